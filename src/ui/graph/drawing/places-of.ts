import type { Size } from "../../shapes/index.ts";
import { automatonLayout } from "../automaton/index.ts";
import { callLayout, isForCalls } from "../calls/index.ts";
import { type Arrangement, arrange, betterOf, isPoorlyShaped, type LayoutGraph, type Sizes } from "../layout/index.ts";
import { isForMap, mapLayout } from "../map/index.ts";
import { isAutomaton, type Scene } from "../model/index.ts";
import { arrangeInRows, isForRows } from "../rows/index.ts";

/** The panel that a graph is drawn in. */
export interface Ground {
  /** Width over height. */
  readonly aspectRatio: number;
  /** What it has room for at a size that can be read well, in layout units; undefined: as much as is wanted. */
  readonly room?: Size | undefined;
  /** The same with the smallest letters that the page allows. */
  readonly least?: Size | undefined;
}

/**
 * Where the figures of a scene stand in a panel. Rows, automata, maps and methods by their calls need no layout engine.
 *
 * @returns undefined when the engine was canceled or failed
 */
export async function placesOf(
  scene: Scene,
  sizes: Sizes,
  { aspectRatio, room, least }: Ground,
  layout: LayoutGraph,
): Promise<Arrangement | undefined> {
  if (isForRows(scene)) return arrangeInRows(scene, sizes);
  if (isAutomaton(scene.model))
    return (await automatonLayout.fetch().catch(() => undefined))?.arrangeAutomaton(scene, sizes, aspectRatio, least);
  if (isForMap(scene))
    return (await mapLayout.fetch().catch(() => undefined))?.arrangeMap(scene, sizes, aspectRatio, least);
  if (!isForCalls(scene)) return arrange(scene, sizes, aspectRatio, layout);
  const calls = await callLayout.fetch().catch(() => undefined);
  const byCalls = calls?.arrangeByCalls(scene, sizes, aspectRatio, room);
  if (byCalls === undefined || fits(byCalls, scene, aspectRatio)) return byCalls;
  return betterOf(byCalls, await arrange(scene, sizes, aspectRatio, layout), aspectRatio);
}

/** The same for a scene that needs neither a layout engine nor code that is not here yet; undefined for others. */
export function placesNow(scene: Scene, sizes: Sizes, { aspectRatio, room, least }: Ground): Arrangement | undefined {
  if (isForMap(scene)) return mapLayout.now()?.arrangeMap(scene, sizes, aspectRatio, least);
  if (isAutomaton(scene.model))
    return scene.nodes.length <= few
      ? automatonLayout.now()?.arrangeAutomaton(scene, sizes, aspectRatio, least)
      : undefined;
  if (isForRows(scene)) return scene.nodes.length <= fewInRows ? arrangeInRows(scene, sizes) : undefined;
  if (!isForCalls(scene)) return undefined;
  const byCalls = callLayout.now()?.arrangeByCalls(scene, sizes, aspectRatio, room);
  return byCalls !== undefined && fits(byCalls, scene, aspectRatio) ? byCalls : undefined;
}

/** So few figures are placed in rows before the next frame. */
const fewInRows = 60;

/** So few states are placed before the next frame, and so few figures are large in any panel that is no narrow one, as a comparison has. */
const few = 20;

function fits(byCalls: Arrangement, { nodes }: Scene, aspectRatio: number): boolean {
  return (nodes.length <= few && aspectRatio >= 1) || !isPoorlyShaped(byCalls, aspectRatio);
}
