import { expect, test } from "vitest";
import { areNames, splitOutside, wordsOf } from "./split.ts";
import { statementOf } from "./statement.ts";

test.each([
  ["o3 ∈ pt(x)", "pt(x)", ["o3"], false],
  ["[14]:o12 ∈ pt([4]:C.m_this)", "pt([4]:C.m_this)", ["[14]:o12"], false],
  ["Main.main(String[]) ∈ RM", "RM", ["Main.main(String[])"], false],
  ["SV¹(binary) ∋ emp ∧ x = null", "SV¹(binary)", ["emp ∧ x = null"], false],
  ["OUT[3: x = 0] = {p@2, x@3}", "OUT[3: x = 0]", ["p@2", "x@3"], true],
  ["OUT[3: x = 0] = ∅", "OUT[3: x = 0]", [], true],
  ["OUT[11: c = a + b] = {a=NAC, c=2}", "OUT[11: c = a + b]", ["a=NAC", "c=2"], true],
  ["l(q, m0, ⟨q,m0⟩) = 1", "l(q, m0, ⟨q,m0⟩)", ["1"], true],
  ["Dispatch(o3, get()) = One.get()", "Dispatch(o3, get())", ["One.get()"], true],
])("%s says what %s is", (fact, subject, elements, isWhole) => {
  expect(statementOf(fact)).toEqual({ subject, elements, isWhole });
});

test.each(["a → b", "Δ = {o3}", "SV¹ is returned"])("%s says so of nothing", (fact) => {
  expect(statementOf(fact)).toBeUndefined();
});

test("elements are split outside brackets and quotation marks", () => {
  expect(splitOutside("⟨a, b⟩, {c, d},e")).toEqual(["⟨a, b⟩", "{c, d}", "e"]);
  expect(splitOutside('[3, 9]:o8; []:"a, b", c')).toEqual(["[3, 9]:o8", '[]:"a, b"', "c"]);
  expect(wordsOf('o1  [3, 9]:o8 []:"a b"')).toEqual(["o1", "[3, 9]:o8", '[]:"a b"']);
});

test.each([
  ["o1 o2", true],
  ["x@3 y@4", true],
  ["[3, 9]:o8 [4]:o8", true],
  ["o1", true],
  ["x = null", false],
  ["a + b", false],
  ["emp ∧ x = null", false],
  ["c - 1", false],
])("%j is made of names: %j", (text, isList) => {
  expect(areNames(wordsOf(text))).toBe(isList);
});
