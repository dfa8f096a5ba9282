import type { OwnValue } from "./language.ts";

/** As it is written: `weak`, `3`, `∞`. */
export function showOwnValue(value: OwnValue): string {
  return value === Number.POSITIVE_INFINITY ? "∞" : String(value);
}

/** The number that a text is: `3`, `0.5`, `inf`. */
export function numberIn(text: string): number | undefined {
  if (text === "inf" || text === "∞") return Number.POSITIVE_INFINITY;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}
