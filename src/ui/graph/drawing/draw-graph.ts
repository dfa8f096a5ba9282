import type { GraphModel } from "../../../trace/index.ts";
import type { Drawing } from "../../scene/index.ts";
import type { TokensIn } from "../../tokens/index.ts";
import { type FlowTexts, sceneOf } from "../flow/index.ts";
import { type FinalText, type LayoutGraph, type MeasureText, roughly, sizesOf } from "../layout/index.ts";
import { alikeStates, type Scene } from "../model/index.ts";
import { initialSlice } from "../slice/index.ts";
import { drawingOf } from "./drawing-of.ts";
import { placesOf } from "./places-of.ts";

interface DrawingRequest {
  /** Groups that are one figure each. */
  readonly collapsed: ReadonlySet<string>;
  /** What nodes and edges say at the end of the recording. */
  readonly finalText: FinalText;
  readonly texts: FlowTexts;
  readonly measure: MeasureText;
  /** Width over height. */
  readonly aspectRatio: number;
  readonly layout: LayoutGraph;
  /** Whether places are rough where the layout gives none; else there is no drawing then. */
  readonly mayBeRough?: boolean;
  /** The names of things in a text; left out: there are none. */
  readonly tokensIn?: TokensIn;
}

/** A graph with its places, and the scene that tells how each element looks at a position. */
export interface DrawnScene {
  readonly scene: Scene;
  readonly drawing: Drawing;
}

/**
 * A graph as the page shows it before the reader changes anything, as data: shapes, places, ways and labels of the whole
 * run, for pictures and exported figures. How an element looks at a position is told by `looksAt`.
 *
 * @returns undefined when no layout could be made
 */
export async function drawScene(model: GraphModel, request: DrawingRequest): Promise<DrawnScene | undefined> {
  const { collapsed, finalText, texts, measure, aspectRatio, layout, mayBeRough, tokensIn } = request;
  const slice = initialSlice(model);
  const edgeText = (id: string): string => finalText(id, "edge");
  const alike = alikeStates(model, edgeText);
  const scene = sceneOf(model, { collapsed, opened: new Set(), slice, alike, texts, finalText: edgeText });
  const sizes = sizesOf(scene, finalText, measure, tokensIn);
  const laidOut = await placesOf(scene, sizes, { aspectRatio }, layout);
  const places = laidOut ?? (mayBeRough === true ? roughly(scene, sizes, aspectRatio) : undefined);
  return places === undefined ? undefined : { scene, drawing: drawingOf(scene, places) };
}

/** The drawing alone. */
export async function drawGraph(model: GraphModel, request: DrawingRequest): Promise<Drawing | undefined> {
  return (await drawScene(model, request))?.drawing;
}
