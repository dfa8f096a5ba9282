import type { GraphModel } from "../../../trace/index.ts";
import type { Size } from "../../shapes/index.ts";
import type { TokensIn } from "../../tokens/index.ts";
import { callLayout, isForCalls } from "../calls/index.ts";
import { type FinalText, type MeasureText, sizesOf } from "../layout/index.ts";
import { buildScene } from "../model/index.ts";

interface FitRequest {
  readonly finalText: FinalText;
  readonly measure: MeasureText;
  readonly tokensIn: TokensIn;
  /** In layout units. */
  readonly room: Size;
}

/** Is a graph of methods by their calls wholly in sight where there is this room? It is taken to be until its layout is here. */
export function fitsWhole(model: GraphModel, { finalText, measure, tokensIn, room }: FitRequest): boolean {
  const scene = buildScene(model, new Set());
  if (!isForCalls(scene)) return false;
  const calls = callLayout.now();
  if (calls === undefined) return true;
  const { width, height } = calls.leastSizeByCalls(scene, sizesOf(scene, finalText, measure, tokensIn));
  return width <= room.width && height <= room.height;
}
