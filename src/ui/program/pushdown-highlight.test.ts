import { expect, test } from "vitest";
import { highlightPushdownLine } from "./pushdown-highlight.ts";

test.each([
  ["# a comment <p, g>", ["comment: # a comment <p, g>"]],
  ["semiring min-plus", ["keyword: semiring"]],
  ["start <p, a b>", ["keyword: start", "type: p"]],
  ["<p, g> -> <q, a b> [any]", ["type: p", "keyword: ->", "type: q", "number: [any]"]],
  ["<p, g> -> <q, > [7] # toll", ["type: p", "keyword: ->", "type: q", "number: [7]", "comment: # toll"]],
])("%s", (line, expected) => {
  expect(highlightPushdownLine(line).map(({ start, end, kind }) => `${kind}: ${line.slice(start, end)}`)).toEqual(
    expected,
  );
});
