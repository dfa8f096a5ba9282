import type { Figure, Shape } from "./figure.ts";
import { widthOf } from "./letters.ts";
import { segmentsOf } from "./path.ts";

/** Around a figure. */
const MARGIN = 10;

interface Ends {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A figure as large as what is in it. */
export function figureAround(title: string, shapes: readonly Shape[]): Figure {
  const ends: Ends = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const shape of shapes) include(shape, ends);
  if (ends.left > ends.right) return { title, x: 0, y: 0, width: 2 * MARGIN, height: 2 * MARGIN, shapes };
  const { left, top, right, bottom } = ends;
  const size = { width: right - left + 2 * MARGIN, height: bottom - top + 2 * MARGIN };
  return { title, x: left - MARGIN, y: top - MARGIN, ...size, shapes };
}

function include(shape: Shape, ends: Ends): void {
  switch (shape.kind) {
    case "group":
      for (const each of shape.shapes) include(each, ends);
      return;
    case "box":
      reach(ends, shape.x, shape.y, shape.x + shape.width, shape.y + shape.height);
      return;
    case "ellipse":
      reach(ends, shape.x - shape.rx, shape.y - shape.ry, shape.x + shape.rx, shape.y + shape.ry);
      return;
    case "path":
      for (const segment of segmentsOf(shape.d)) {
        if (segment.kind === "close") continue;
        const { x, y } = segment.to;
        reach(ends, x, y, x, y);
      }
      return;
    case "text": {
      const width = widthOf(shape.text, shape.face);
      const half = shape.face.size / 2;
      const left = shape.x - { start: 0, middle: width / 2, end: width }[shape.anchor];
      if (shape.isUpward === true)
        reach(ends, shape.x - half, shape.y - width / 2, shape.x + half, shape.y + width / 2);
      else reach(ends, left, shape.y - half, left + width, shape.y + half);
    }
  }
}

function reach(ends: Ends, left: number, top: number, right: number, bottom: number): void {
  ends.left = Math.min(ends.left, left);
  ends.top = Math.min(ends.top, top);
  ends.right = Math.max(ends.right, right);
  ends.bottom = Math.max(ends.bottom, bottom);
}
