import type { WeightName } from "../result.ts";

const glyphs: Readonly<Record<WeightName, string>> = { any: "●", id: "◐", const: "○", zero: "·" };

/** A sign for each of the four outcomes, so that none is told by color alone. */
export function glyphOf(weight: WeightName): string {
  return glyphs[weight];
}
