import { describe, expect, test } from "vitest";
import { misconceptionsIn } from "../../../../../testing/shown/misconceptions-in.ts";
import { manifest as symbolic } from "../../../manifest.ts";
import { negated } from "./negated.ts";

test.each([
  ["enum(h, Δ, s)", ["node != null ⇓ true: null-forgotten"]],
  ["Δ of #1 gains h = null ∧ n = 0", ["Δ of #1 gains h = null: equality"]],
  [
    "Δ of #2 gains h ↦ ListNode(element1, y1) ∗ list(y1, m1) ∧ n = m1 + 1",
    [
      "Δ of #2 gains h ↦ ListNode(element1, y1) ∗ list(y1, m1): equality",
      "Δ of #2 gains h ↦ ListNode(element1, y1) ∧ n = m1 + 1: rest",
    ],
  ],
  ["node != null ⇓ false", ["node != null ⇓ true: other-branch"]],
  ["node.element != x ⇓ element1 ≠ X", ["node.element != x ⇓ element1 = X: other-branch"]],
  // Both branches come of it: neither condition is the wrong one yet.
  ["element1 ≠ X", []],
  ["Δ of #3 gains element1 ≠ X", ["Δ of #3 gains element1 = X: other-branch"]],
  ["s(previous) = h", ["s(previous) = null: stale"]],
  ["∃h, n. This ↦ SLL(h, n) ∗ list(h, n) is sat", ["∃h, n. This ↦ SLL(h, n) ∗ list(h, n) is unsat: unsat"]],
])("%s", async (fact, expected) => {
  const asked = await misconceptionsIn(symbolic, "singly-linked-list");
  expect(asked.find((each) => each.fact === fact)?.misconceptions).toEqual(expected);
});

test("a path that throws is taken for one that returns", async () => {
  const asked = await misconceptionsIn(symbolic, "freeing-twice");
  expect(asked.flatMap(({ misconceptions }) => misconceptions).filter((each) => each.endsWith(": thrown"))).toEqual([
    "node 1: return: thrown",
  ]);
});

describe("the opposite of a comparison", () => {
  test.each([
    ["element1 ≠ X", "element1 = X"],
    ["X = null", "X ≠ null"],
    ["v1 < X", "v1 ≥ X"],
    ["v1 ≤ X + 1", "v1 > X + 1"],
    ["x != null", "x == null"],
    ["a < b ∧ b < c", undefined],
    ["s(x) = 0", undefined],
    ["x ↦ node(n)", undefined],
    ["val1 + val2", undefined],
  ])("%s", (text, expected) => {
    expect(negated(text)).toBe(expected);
  });
});
