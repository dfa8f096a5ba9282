import type { Paint, Point, Shape, Size } from "../shapes/index.ts";

/** A ground for text that no line crosses, in the middle of its place; with a ring, where it has one. */
export function plate({ x, y }: Point, { width, height }: Size, ring?: Paint): Shape {
  const stroke = ring === undefined ? {} : { stroke: { paint: ring, width: 1.8 } };
  return { kind: "box", x: x - width / 2, y: y - height / 2, width, height, radius: 6, fill: "paper", ...stroke };
}
