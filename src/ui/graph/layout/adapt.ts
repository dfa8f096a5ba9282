import type { Rect, Size } from "../../shapes/index.ts";
import type { Scene } from "../model/index.ts";
import { type Arrangement, covers, enclosing } from "./arrangement.ts";
import type { Sizes } from "./measure.ts";
import { placeFew } from "./place-few.ts";

/**
 * An arrangement for a scene that differs a little: boxes were closed (the node stands where the title was) or opened
 * again, a few nodes were added. Nothing else moves. Undefined when the layout has to be made again.
 */
export function adapt(arrangement: Arrangement, scene: Scene, sizes: Sizes): Arrangement | undefined {
  const rects = new Map(arrangement.rects);
  for (const node of scene.nodes) {
    const size = sizes.nodes.get(node.id);
    const rect = rects.get(node.id);
    if (size === undefined || rect === undefined) continue;
    const isSame = rect.width === size.width && rect.height === size.height;
    if (node.inside !== undefined && !isSame) rects.set(node.id, topLeftIn(rect, size));
  }
  for (const box of scene.boxes) {
    const rect = box.members.every((id) => rects.has(id)) ? enclosing(box, rects, sizes) : undefined;
    if (rect !== undefined) rects.set(box.id, rect);
  }
  const adapted = { ...arrangement, rects };
  return covers(adapted, scene) ? adapted : placeFew(adapted, scene, sizes);
}

function topLeftIn(rect: Rect, size: Size): Rect {
  const left = rect.x - rect.width / 2;
  const top = rect.y - rect.height / 2;
  return { x: left + size.width / 2, y: top + size.height / 2, ...size };
}
