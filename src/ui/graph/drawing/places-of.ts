import { callLayout, isForCalls } from "../calls/index.ts";
import { type Arrangement, arrange, betterOf, isPoorlyShaped, type LayoutGraph, type Sizes } from "../layout/index.ts";
import type { Scene } from "../model/index.ts";
import { arrangeInRows, isForRows } from "../rows/index.ts";

/**
 * Where the figures of a scene stand in a panel of this width over height. Rows and methods by their calls need no layout engine.
 *
 * @returns undefined when the engine was canceled or failed
 */
export async function placesOf(
  scene: Scene,
  sizes: Sizes,
  aspectRatio: number,
  layout: LayoutGraph,
): Promise<Arrangement | undefined> {
  if (isForRows(scene)) return arrangeInRows(scene, sizes);
  if (!isForCalls(scene)) return arrange(scene, sizes, aspectRatio, layout);
  const arrangeByCalls = await callLayout().catch(() => undefined);
  const byCalls = arrangeByCalls?.(scene, sizes, aspectRatio);
  if (byCalls === undefined || !isPoorlyShaped(byCalls, aspectRatio)) return byCalls;
  // A narrow panel, as in a comparison.
  return betterOf(byCalls, await arrange(scene, sizes, aspectRatio, layout), aspectRatio);
}
