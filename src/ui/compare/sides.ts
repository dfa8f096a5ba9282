import { t } from "../messages/index.ts";

/** The letter of a run on the page. */
export function letterOf(index: number): string {
  return letters[index] ?? "?";
}

/** What a run is called by its place: `First run`. */
export function sideName(index: number): string {
  return t(sides[index] ?? "compare.fourth");
}

const letters = ["A", "B", "C", "D"];

const sides = ["compare.first", "compare.second", "compare.third", "compare.fourth"] as const;
