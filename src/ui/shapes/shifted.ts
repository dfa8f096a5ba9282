import type { Shape } from "./figure.ts";
import type { Point } from "./geometry.ts";
import { moved } from "./path.ts";

/** A shape with all that is in it at another place. */
export function shifted(shape: Shape, by: Point): Shape {
  switch (shape.kind) {
    case "group":
      return { ...shape, shapes: shape.shapes.map((each) => shifted(each, by)) };
    case "path":
      return { ...shape, d: moved(shape.d, by) };
    default:
      return { ...shape, x: shape.x + by.x, y: shape.y + by.y };
  }
}
