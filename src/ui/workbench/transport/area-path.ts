import type { AgendaCurve } from "../../../trace/index.ts";

/** The box in which the area is drawn, stretched to whatever the track measures. */
export const AREA = { width: 1_000, height: 100 } as const;

/** This many entries at least fill the height: one that waits alone is no mountain. */
const LOW = 3;

/**
 * The area under the curve of the agenda over a track of `length` steps, as an SVG path in the box `AREA`: what waits at
 * position n stands to the right of it. Empty where nothing ever waits.
 */
export function areaPath({ stride, columns, most }: AgendaCurve, length: number): string {
  if (length === 0 || most === 0) return "";
  const path = [`M0 ${AREA.height}`];
  let level = 0;
  for (const [index, height] of columns.entries()) {
    if (height === level || index * stride >= length) continue;
    path.push(`H${rounded((index * stride * AREA.width) / length)}`);
    path.push(`V${rounded(AREA.height - (height * AREA.height) / Math.max(LOW, most))}`);
    level = height;
  }
  return `${path.join("")}H${AREA.width}V${AREA.height}Z`;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
