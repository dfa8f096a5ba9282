import { overlap, type Point, type Rect } from "../../shapes/index.ts";
import type { Scene, SceneNode } from "../model/index.ts";
import { type Arrangement, enclosing } from "./arrangement.ts";
import type { Sizes } from "./measure.ts";

/** A scene that grew by at most this share is not laid out again. */
const slight = 0.1;

/**
 * Places the few nodes that a grown scene has more than an arrangement, each below its box or neighbor where nothing
 * stands, and moves nothing else. Undefined when there are too many of them: then the layout is made again.
 */
export function placeFew(arrangement: Arrangement, scene: Scene, sizes: Sizes): Arrangement | undefined {
  const missing = scene.nodes.filter((node) => !arrangement.rects.has(node.id));
  if (missing.length > Math.max(1, scene.nodes.length * slight)) return undefined;
  const rects = new Map(arrangement.rects);
  for (const node of missing) {
    const size = sizes.nodes.get(node.id) ?? { width: 112, height: 48 };
    const start = anchorOf(node, scene, rects);
    rects.set(node.id, firstFree({ ...start, ...size }, scene, rects));
  }
  const grown = new Set(missing.map((node) => node.box));
  for (const box of scene.boxes) {
    if (!grown.has(box.id) && rects.has(box.id)) continue;
    const rect = enclosing(box, rects, sizes);
    if (rect !== undefined) rects.set(box.id, rect);
  }
  return { ...arrangement, rects };
}

function anchorOf(node: SceneNode, scene: Scene, rects: ReadonlyMap<string, Rect>): Point {
  const box = scene.boxes.find((candidate) => candidate.id === node.box);
  const siblings = (box?.members ?? []).map((id) => rects.get(id)).filter((rect) => rect !== undefined);
  const lowest = siblings.reduce<Rect | undefined>((low, rect) => (low && low.y >= rect.y ? low : rect), undefined);
  if (lowest !== undefined) return { x: lowest.x, y: lowest.y + 72 };
  const edge = scene.edges.find((candidate) => candidate.target === node.id || candidate.source === node.id);
  const other = edge && rects.get(edge.source === node.id ? edge.target : edge.source);
  if (other !== undefined) return { x: other.x + other.width + 96, y: other.y };
  return { x: 0, y: Math.max(0, ...[...rects.values()].map((rect) => rect.y + rect.height / 2)) + 96 };
}

/** Goes down until nothing but the node's own box is touched. */
function firstFree(rect: Rect, scene: Scene, rects: ReadonlyMap<string, Rect>): Rect {
  const obstacles = scene.nodes.map((node) => rects.get(node.id)).filter((other) => other !== undefined);
  let free = rect;
  for (let tries = 0; tries < 1000 && obstacles.some((other) => overlap(free, other, 12)); tries++) {
    free = { ...free, y: free.y + 24 };
  }
  return free;
}
