import type { Point, Rect, Shape } from "../../../shapes/index.ts";

/** Where a box has the sign that closes it, and a closed one that which opens it: at the right end of the title. */
export function placeOfSign({ x, y, width, height }: Rect, isClosed: boolean): Point {
  return { x: x + width / 2 - (isClosed ? 18 : 20), y: y - height / 2 + (isClosed ? 16 : 22) };
}

/** The sign that a box can be closed or opened. */
export function signShape({ x, y }: Point, sign: "+" | "−"): Shape {
  const d = `M${x - 4} ${y}H${x + 4}${sign === "+" ? `M${x} ${y - 4}V${y + 4}` : ""}`;
  return { kind: "path", d, stroke: { paint: "muted", width: 1.4 } };
}

/** The ring of the keyboard's focus. */
export function focusShape({ x, y, width, height }: Rect): Shape {
  const place = { x: x - width / 2 - 7, y: y - height / 2 - 7, width: width + 14, height: height + 14 };
  return { kind: "box", ...place, radius: 13, stroke: { paint: "now", width: 2.5, dash: [6, 3] } };
}
