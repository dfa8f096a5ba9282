import type { GraphModel } from "../../../trace/index.ts";
import { rectAround, type Size } from "../../shapes/index.ts";
import type { TokensIn } from "../../tokens/index.ts";
import { callLayout, isForCalls } from "../calls/index.ts";
import { type FlowTexts, flowScene, type Slice } from "../flow/index.ts";
import { type FinalText, type MeasureText, sizesOf } from "../layout/index.ts";
import { mapLayout } from "../map/index.ts";
import { buildScene } from "../model/index.ts";
import { arrangeInRows, isForRows } from "../rows/index.ts";

export interface FitRequest {
  readonly finalText: FinalText;
  readonly measure: MeasureText;
  readonly tokensIn: TokensIn;
  /** In layout units. */
  readonly room: Size;
}

interface RowsRequest extends FitRequest {
  /** The part that the reader asked for. */
  readonly slice: Slice | undefined;
  readonly texts: FlowTexts;
}

/** Beside a graph in rows the depth of the stack is written, in layout units. */
const depths = 48;

/** Is a graph in rows wholly in sight where there is this room? */
export function fitsInRows(model: GraphModel, request: RowsRequest): boolean {
  const { finalText, measure, tokensIn, room, slice, texts } = request;
  const scene = flowScene(model, { collapsed: new Set(), opened: new Set(), kept: slice, texts });
  if (!isForRows(scene)) return false;
  const { rects, routes } = arrangeInRows(scene, sizesOf(scene, finalText, measure, tokensIn));
  const all = rectAround([...rects.values(), ...[...routes.values()].flat()]);
  return all === undefined || (all.width + depths <= room.width && all.height <= room.height);
}

/** Is a graph of methods by their calls wholly in sight where there is this room? It is taken to be until its layout is here. */
export function fitsWhole(model: GraphModel, { finalText, measure, tokensIn, room }: FitRequest): boolean {
  const scene = buildScene(model, new Set());
  if (!isForCalls(scene)) return false;
  const calls = callLayout.now();
  if (calls === undefined) return true;
  return calls.fitsByCalls(scene, sizesOf(scene, finalText, measure, tokensIn), room);
}

/** Is a map wholly in sight where there is this room? It is taken to be until its layout is here. */
export function fitsInMap(model: GraphModel, { finalText, measure, tokensIn, room }: FitRequest): boolean {
  const scene = buildScene(model, new Set());
  return mapLayout.now()?.fitsMap(scene, sizesOf(scene, finalText, measure, tokensIn), room) ?? true;
}
