import type { Rectangle } from "../layout/index.ts";

/** How wide a bulge is about. */
const BULGE = 34;
/** How far bulges reach out. */
const DEPTH = 9;

/** The outline of a cloud that fills a rectangle: bulges along all four sides. */
export function outlineOfCloud({ x, y, width, height }: Rectangle): string {
  const [left, top, right, bottom] = [x + DEPTH, y + DEPTH, x + width - DEPTH, y + height - DEPTH];
  const across = Math.max(2, Math.round((right - left) / BULGE));
  const down = Math.max(1, Math.round((bottom - top) / BULGE));
  const [dx, dy] = [(right - left) / across, (bottom - top) / down];
  const arc = (toX: number, toY: number): string => `a${bulge(dx, dy, toX)} 0 0 1 ${round(toX)},${round(toY)}`;
  return [
    `M${round(left)},${round(top)}`,
    ...Array.from({ length: across }, () => arc(dx, 0)),
    ...Array.from({ length: down }, () => arc(0, dy)),
    ...Array.from({ length: across }, () => arc(-dx, 0)),
    ...Array.from({ length: down }, () => arc(0, -dy)),
    "Z",
  ].join(" ");
}

/** Radii of a bulge: half its side along, so far as it reaches across. */
function bulge(dx: number, dy: number, toX: number): string {
  return toX === 0 ? `${DEPTH},${round(dy / 2)}` : `${round(dx / 2)},${DEPTH}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
