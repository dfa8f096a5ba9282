import type { OwnValue } from "./language.ts";

/** As it is written: `weak`, `3`, `∞`, `-inf`. */
export function showOwnValue(value: OwnValue): string {
  if (value === Number.NEGATIVE_INFINITY) return "-inf";
  return value === Number.POSITIVE_INFINITY ? "∞" : String(value);
}

/** The number that a text is: `3`, `0.5`, `inf`, `-inf`. */
export function numberIn(text: string): number | undefined {
  if (text === "inf" || text === "∞") return Number.POSITIVE_INFINITY;
  if (text === "-inf" || text === "-∞" || text === "−∞") return Number.NEGATIVE_INFINITY;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}
