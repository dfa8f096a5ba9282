import { describe, expect, test } from "vitest";
import type { LineMark, Problem } from "./code-editor-types.ts";
import { decorationsOf, visibleProblem } from "./decorations.ts";
import { glyphClasses } from "./mark-looks.ts";

function mark(changes: Partial<LineMark>): LineMark {
  return { line: 2, current: undefined, hasBreakpoint: false, problems: [], hints: [], ...changes };
}

test.each<[string, Partial<LineMark>, string]>([
  ["nothing", {}, ""],
  ["the current statement", { current: "now" }, "source-glyph source-glyph-now"],
  [
    "both a step and a breakpoint",
    { current: "also", hasBreakpoint: true },
    "source-glyph source-glyph-also source-glyph-breakpoint",
  ],
  [
    "a problem takes the place of a breakpoint",
    { hasBreakpoint: true, problems: ["wrong"] },
    "source-glyph source-glyph-problem",
  ],
])("glyphs: %s", (_, changes, expected) => {
  expect(glyphClasses(mark(changes))).toBe(expected);
});

test("a line has its wash, its mark of S and its glyphs; its chips are not part of the text", () => {
  const hints = [{ text: "o3", isNew: true, token: 0 }];
  const drawn = decorationsOf([mark({ current: "now", reached: "new", hints })], 3, () => 17);
  expect(
    drawn.map(({ options }) => options.className ?? options.glyphMarginClassName ?? options.linesDecorationsClassName),
  ).toEqual(["source-now", "source-glyph source-glyph-now", "source-reached is-new"]);
  expect(drawn.map(({ options }) => options.after)).toEqual([undefined, undefined, undefined]);
});

test("marks of lines that the reader has deleted are not drawn", () => {
  expect(
    decorationsOf([mark({ line: 9, current: "now" }), mark({ line: 0, hasBreakpoint: true })], 3, () => 1),
  ).toEqual([]);
});

test("the text of a problem is not read as Markdown", () => {
  const [gutter] = decorationsOf([mark({ problems: ["`*a*`"] })], 3, () => 1);
  expect(gutter?.options.glyphMarginHoverMessage).toEqual([{ value: "\\`\\*a\\*\\`" }]);
});

describe("an empty problem range gets a character to underline", () => {
  const at = (column: number): Problem => ({
    startLine: 1,
    startColumn: column,
    endLine: 1,
    endColumn: column,
    message: "",
  });
  test.each([
    ["the one after it", 3, 9, [3, 4]],
    ["the last of the line", 9, 9, [8, 9]],
    ["none in an empty line", 1, 1, [1, 2]],
  ])("%s", (_, column, endColumn, expected) => {
    const { startColumn, endColumn: end } = visibleProblem(at(column), endColumn);
    expect([startColumn, end]).toEqual(expected);
  });
});
