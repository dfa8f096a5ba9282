import { expect, test } from "vitest";
import { hiddenTogether } from "./hidden-text.ts";

const cell = { names: ["pt([4]:x)", "[4]:x"], elements: ["o1", "o12", "[4]:o8"] };

test.each<readonly [string, readonly string[], readonly string[]]>([
  ["a fact", ["o12 ∈ pt([4]:x)"], ["? ∈ pt([4]:x)"]],
  ["an entry, and not how many there are", ["⟨[4]:x, {o1, o12}⟩"], ["⟨[4]:x, {?}⟩"]],
  ["an object under a context", ["[4]:o8 ∈ pt([4]:x)"], ["? ∈ pt([4]:x)"]],
  ["what stands beside the name", ["[4]:x", "{o12}", "o12"], ["[4]:x", "{?}", "?"]],
  ["what is said of another variable", ["o12 ∈ pt([4]:n)"], ["o12 ∈ pt([4]:n)"]],
  ["a name that goes on", ["o12 ∈ pt([4]:x2)"], ["o12 ∈ pt([4]:x2)"]],
  ["an element that goes on", ["o120 → [4]:x"], ["o120 → [4]:x"]],
  ["a field of the variable’s object", ["[4]:x.f = [4]:o8"], ["[4]:x.f = ?"]],
])("%s", (_, texts, shown) => {
  expect(hiddenTogether(texts, cell, "?")).toEqual(shown);
});

test("an element that stands within the name of the cell stays there", () => {
  const field = { names: ["pt(o8.f)", "o8.f"], elements: ["o8", "-inf"] };
  expect(hiddenTogether(["o8 ∈ pt(o8.f)", "o8.f = -inf"], field, "?")).toEqual(["? ∈ pt(o8.f)", "o8.f = ?"]);
});
