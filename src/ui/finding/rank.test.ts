import { expect, test } from "vitest";
import { rank, rankOfNames, rankOfText, searchOf } from "./rank.ts";

test.each([
  ["o12", "o12 ∈ pt([4]:x)", rank.exact],
  ["o1", "o12 ∈ pt([4]:x)", rank.prefix],
  ["12", "o12 ∈ pt([4]:x)", rank.contained],
  ["O12 [4]:X", "o12 ∈ pt([4]:x)", rank.exact],
  ["[4]:n1 ->", "[4]:n1 → [4]:y", rank.exact],
  ["x o1", "o12 ∈ pt([4]:x)", rank.prefix],
  ["o13", "o12 ∈ pt([4]:x)", undefined],
  ["别名", "隐藏的别名问题", rank.exact],
])("“%s” in “%s”: as its least fitting word", (typed, text, wanted) => {
  expect(rankOfText(text, searchOf(typed))).toBe(wanted);
});

test.each([
  ["last step", rank.exact],
  ["step last", rank.prefix],
  ["la", rank.prefix],
  ["tep", rank.contained],
  ["lats step", rank.similar],
  ["first", undefined],
])("“%s” and what is called last step", (typed, wanted) => {
  expect(rankOfNames(["last step", "last"], searchOf(typed))).toBe(wanted);
});

test("a slip is one letter put in, left out, changed or exchanged; short words have none", () => {
  const isFound = (typed: string) => rankOfNames(["recursion"], searchOf(typed)) !== undefined;
  expect(["recurson", "recusrion", "rekursion", "reccursion", "recrusoin"].map(isFound)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(["ro", "xyz", "rosing"].map(isFound)).toEqual([false, false, false]);
});
