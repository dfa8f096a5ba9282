import type { Point } from "./geometry.ts";

/** A number with two decimals at most. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A point as paths have it. */
export function pointText({ x, y }: Point): string {
  return `${short(x)} ${short(y)}`;
}
