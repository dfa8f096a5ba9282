import { expect, test } from "vitest";
import { firstOfSets } from "./first-of-sets.ts";

test.each([
  ["⟨x, {o1, o2, o3}⟩", "⟨x, {o1, o2, o3}⟩"],
  ["⟨x, {o1, o2, o3, o4, o5}⟩", "⟨x, {o1, o2, o3, +2}⟩"],
  ["{a, b, c, d} ∪ {e}", "{a, b, c, d} ∪ {e}"],
  ["{a, b, c, d, e} ∪ {f}", "{a, b, c, +2} ∪ {f}"],
  ['⟨w, {["a, b", C]:o1, [C]:o2, "x}", o3, o4}⟩', '⟨w, {["a, b", C]:o1, [C]:o2, "x}", +2}⟩'],
  ["{a, b, c, d", "{a, b, c, d"],
  ["no set", "no set"],
  ["", ""],
])("of a set of many the first are named and the others counted: %s", (text, shortened) => {
  expect(firstOfSets(text, 3)).toBe(shortened);
});
