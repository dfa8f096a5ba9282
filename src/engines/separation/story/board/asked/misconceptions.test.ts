import { describe, expect, test } from "vitest";
import { misconceptionsIn } from "../../../../../testing/shown/misconceptions-in.ts";
import { manifest as separation } from "../../../manifest.ts";
import { readHeap, writeHeap } from "./written-heap.ts";

test.each([
  ["base(ls) ∋ x ↦ ∧ x ≠ y", ["base(ls) ∋ x ↦: equality", "base(ls) ∋ x ≠ y: allocated"]],
  ["SV⁰(ls) ∋ ls(x, y)", []],
  ["SV¹(ls) ∋ emp ∧ x = y", ["SV¹(ls) ∋ emp: equality", "SV¹(ls) ∋ ls(x, y): not-unfolded"]],
  [
    "SV²(ls) ∋ ∃n1. x ↦ node(_, n1) ∧ x ≠ y ∧ n1 = y",
    [
      "SV²(ls) ∋ ∃n1. x ↦ node(_, n1) ∗ ls(n1, y) ∧ x ≠ y: not-unfolded",
      "SV²(ls) ∋ ∃n1. x ↦ node(_, n1) ∧ x ≠ y: equality",
    ],
  ],
  // No predicate occurs in it, so it stays as it is.
  ["SV²(ls) ∋ emp ∧ x = y", []],
  [
    "A²(ls) ∋ x ↦ node(_, y) ∧ x ≠ y",
    ["A²(ls) ∋ x ↦ node(_, y): equality", "A²(ls) ∋ ∃n1. x ↦ node(_, n1) ∧ x ≠ y ∧ n1 = y: not-abstracted"],
  ],
  ["A²(ls): emp ∧ x = y ⇒ emp ∧ x = y", ["A²(ls): emp ∧ x = y ⇏ A¹: covered"]],
  ["A²(ls): x ↦ node(_, y) ∧ x ≠ y ⇏ A¹", ["A²(ls): x ↦ node(_, y) ∧ x ≠ y ⇒ emp ∧ x = y: not-covered"]],
  [
    "check 1: ls(x, y) ⟶ ∃n1. x ↦ node(_, n1) ∗ ls(n1, y) ∧ x ≠ y",
    [
      "check 1: ls(x, y) ⟶ ∃n1. x ↦ node(_, n1) ∗ ls(n1, y): equality",
      "check 1: ls(x, y) ⟶ ∃n1. x ↦ node(_, n1) ∧ x ≠ y: call",
    ],
  ],
  ["check 3 is sat: x = ℓ1, y = ℓ1; ℓ1 ↦ node(0, ℓ1)", ["check 3 is unsat: the heap has no base pair: unsat"]],
  ["check 4 is unsat: the heap has no base pair", ["check 4 is sat: pair 2 of ls(x, y), pair 2 of ls(x, z): clash"]],
])("%s", async (fact, expected) => {
  const asked = await misconceptionsIn(separation, "list-segment-formulas");
  expect(asked.find((each) => each.fact === fact)?.misconceptions ?? []).toEqual(expected);
});

test("∗ is read as ∧ where two things are joined by it", async () => {
  const asked = await misconceptionsIn(separation, "binary-tree-formulas");
  const found = asked.flatMap(({ misconceptions }) => misconceptions).filter((each) => each.endsWith(": conjunction"));
  expect(found[0]).toBe("check 1: binary(x) ⟶ ∃l1, r1. x ↦ tree(l1, r1) ∧ binary(l1) ∧ binary(r1): conjunction");
});

describe("a printed heap", () => {
  test.each([
    "emp",
    "emp ∧ x = y",
    "∃n1. x ↦ node(_, n1) ∗ ls(n1, y) ∧ x ≠ y",
    "∃v1, l1, r1. l ↦ tree(v1, l1, r1) ∗ bst(l1, 0, v1) ∧ 0 < v1 ∧ v1 < v",
  ])("is read and written again: %s", (text) => {
    expect(writeHeap(readHeap(text))).toBe(text);
  });

  test("binds what is mentioned only", () => {
    expect(writeHeap({ ...readHeap("∃n1, n2. x ↦ node(n1) ∧ n2 = y"), pure: [] })).toBe("∃n1. x ↦ node(n1)");
  });
});
