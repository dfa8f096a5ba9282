import type { Point } from "../shapes/index.ts";

/** Where the coordinates of a drawing lie on the layer of the pen: their origin, and how long their units are there. */
export interface Basis {
  readonly origin: Point;
  readonly unit: Point;
}

export function onLayer({ x, y }: Point, { origin, unit }: Basis): Point {
  return { x: origin.x + x * unit.x, y: origin.y + y * unit.y };
}

export function inDrawing({ x, y }: Point, { origin, unit }: Basis): Point {
  return { x: (x - origin.x) / unit.x, y: (y - origin.y) / unit.y };
}

/** A line through points of the layer, in the language of SVG. One point is a dot. */
export function lineThrough(points: readonly Point[]): string {
  const [first, ...rest] = points.map(({ x, y }) => `${round(x)} ${round(y)}`);
  return first === undefined ? "" : `M${first}${(rest.length === 0 ? [first] : rest).map((to) => `L${to}`).join("")}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
