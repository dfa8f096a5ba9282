import { expect, test } from "vitest";
import type { Atom } from "../../../trace/index.ts";
import { atomsWithin, sharesOf } from "./fold-atoms.ts";

/** Ten letters each: with its edges 11, with the sign before it 12.7. */
function atom(name: string, fact: number, marks: Partial<Atom> = {}): Atom {
  const text = `${name} = ${"n".repeat(6)}`;
  return { key: name, text, joint: "∧", fact, isNew: false, isReplaced: false, origin: "#1", ...marks };
}

const names = (atoms: readonly Atom[]): string => atoms.map(({ key }) => key).join(" ");

const four = [atom("a", 4), atom("b", 2), atom("c", 3, { isNew: true }), atom("d", 1, { isReplaced: true })];

test.each([
  { what: "all fit", space: { lines: 1, letters: 49.2 }, shown: "a b c d" },
  { what: "all fit in two lines", space: { lines: 2, letters: 25.5 }, shown: "a b c d" },
  { what: "the oldest that the step leaves as it is goes first", space: { lines: 1, letters: 49 }, shown: "a c d" },
  { what: "what the step changes stays", space: { lines: 1, letters: 40 }, shown: "c d" },
  { what: "then the last one goes", space: { lines: 1, letters: 24 }, shown: "c" },
  { what: "one is always shown", space: { lines: 1, letters: 5 }, shown: "c" },
  { what: "what stands for the others takes space, too", space: { lines: 2, letters: 20 }, shown: "c" },
])("$what", ({ space, shown }) => {
  expect(names(atomsWithin(four, space))).toBe(shown);
});

test.each([
  { letters: 90, shares: [24, 11, 37] },
  { letters: 75, shares: [24, 11, 25] },
  { letters: 45, shares: [10, 10, 10] },
  { letters: 36, shares: [7, 7, 7] },
])("formulas in a line of $letters letters have what they need, else equal parts", ({ letters, shares }) => {
  const formulas = [2, 1, 3].map((count) => ({ owner: "#1", atoms: four.slice(0, count) }));
  expect(sharesOf(formulas, letters)).toEqual(shares);
});
