import type { ElkNode } from "elkjs/lib/elk-api.js";
import { rectAround } from "../../shapes/index.ts";
import type { Scene } from "../model/index.ts";
import { type Arrangement, arrangementOf, fitOf } from "./arrangement.ts";
import { type ElkChoices, elkGraph, type FlowDirection, turnedEdges } from "./elk-graph.ts";
import type { Sizes } from "./measure.ts";

/** Lays a graph out; undefined when that was canceled or failed. */
export type LayoutGraph = (graph: ElkNode) => Promise<ElkNode | undefined>;

/** Above this many nodes boxes are laid out apart. */
const apartAbove = 150;
/** Above this many nodes outside of boxes the usual placement takes seconds. */
const denseAbove = 60;
/** A picture that fits the panel at less than this share of what the best shape would is tried in rows too. */
const poorShape = 0.45;

/**
 * Lays a scene out for a panel of this width over height. Boxes are laid out together; when that would be slow,
 * apart; when a small picture comes out as a long ribbon, in rows. A graph without boxes flows as it fits.
 *
 * @returns undefined when the engine was canceled or failed
 */
export async function arrange(
  scene: Scene,
  sizes: Sizes,
  aspectRatio: number,
  layout: LayoutGraph,
): Promise<Arrangement | undefined> {
  const isLarge = scene.nodes.length > apartAbove;
  const isPlain = scene.boxes.length === 0 && scene.model.isTree !== true;
  const isDense = isLarge || (isPlain && scene.nodes.length > denseAbove);
  const [usual, other]: readonly [FlowDirection, FlowDirection] =
    scene.model.isDownward === true ? ["DOWN", "RIGHT"] : ["RIGHT", "DOWN"];
  const attempt = async (boxes: ElkChoices["boxes"], direction = usual) => {
    const answer = await layout(elkGraph(scene, sizes, { direction, aspectRatio, boxes, isDense }));
    return answer === undefined ? undefined : arrangementOf(answer, turnedEdges(scene), aspectRatio);
  };
  const first = await attempt(isLarge ? "apart" : "together");
  if (first === undefined) return first;
  if (scene.boxes.length === 0 && !isLarge) {
    return betterOf(first, await attempt("together", other), aspectRatio);
  }
  if (isLarge || !isPoorlyShaped(first, aspectRatio)) return first;
  return betterOf(first, await attempt("wrapped"), aspectRatio);
}

/** The second one if it can be shown clearly larger. */
export function betterOf(first: Arrangement, second: Arrangement | undefined, aspectRatio: number): Arrangement {
  return second !== undefined && fitOf(second, aspectRatio) > fitOf(first, aspectRatio) * 1.2 ? second : first;
}

/** Does a picture leave most of a panel of this width over height empty? */
export function isPoorlyShaped({ rects }: Arrangement, aspectRatio: number): boolean {
  const all = rectAround([...rects.values()]);
  if (all === undefined) return false;
  const shape = all.width / all.height / aspectRatio;
  return Math.min(shape, 1 / shape) < poorShape;
}
