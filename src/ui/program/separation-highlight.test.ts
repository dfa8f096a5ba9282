import { expect, test } from "vitest";
import { highlightSeparationLine } from "./separation-highlight.ts";

test.each([
  ["data node { int val; node next; }", ["keyword: data", "type: node", "type: int"]],
  [
    "pred pre(node a) == emp & a = null // the end",
    [
      "keyword: pred",
      "keyword: pre",
      "keyword: ==",
      "keyword: emp",
      "keyword: &",
      "keyword: null",
      "comment: // the end",
    ],
  ],
  [
    "∃ n. a ↦ node(_, n) ∗ b -> node(3, n)",
    ["keyword: ∃", "keyword: ↦", "type: node", "keyword: ∗", "keyword: ->", "type: node", "number: 3"],
  ],
  ["(assert (= x nil)) ; not a comment", []],
  ["", []],
])("%s", (line, tokens) => {
  expect(highlightSeparationLine(line).map(({ start, end, kind }) => `${kind}: ${line.slice(start, end)}`)).toEqual(
    tokens,
  );
});
