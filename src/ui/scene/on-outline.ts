import type { Point, Rect } from "../shapes/index.ts";
import type { Outline } from "./drawing/index.ts";

/**
 * A point on the side of a rectangle, moved straight in until it lies on the outline inside: layouts route edges to
 * rectangles, and an arrow must not end in the air.
 */
export function onOutline(outline: Outline, rect: Rect, point: Point): Point {
  const dx = (point.x - rect.x) / (rect.width / 2);
  const dy = (point.y - rect.y) / (rect.height / 2);
  const isSide = Math.abs(dx) >= Math.abs(dy);
  switch (outline) {
    case "ellipse": {
      const along = Math.sqrt(Math.max(0, 1 - Math.min(1, isSide ? dy * dy : dx * dx)));
      return isSide
        ? { x: rect.x + (Math.sign(dx) * along * rect.width) / 2, y: point.y }
        : { x: point.x, y: rect.y + (Math.sign(dy) * along * rect.height) / 2 };
    }
    case "triangle": {
      // The tip is above, the base below.
      if (isSide) return { x: rect.x + (Math.sign(dx) * ((dy + 1) / 2) * rect.width) / 2, y: point.y };
      return dy > 0 ? point : { x: point.x, y: rect.y + ((2 * Math.abs(dx) - 1) * rect.height) / 2 };
    }
    default:
      return point;
  }
}
