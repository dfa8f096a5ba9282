import { expect, test } from "vitest";
import type { AnalysisError, Span } from "../../kernel/index.ts";
import { type Annotations, lineMarks, problemsOf } from "./line-marks.ts";

function span(line: number, endLine = line, endColumn = 9, file = "C.java"): Span {
  return { file, start: { line, column: 3 }, end: { line: endLine, column: endColumn } };
}

function marks(annotations: Partial<Annotations>) {
  return lineMarks("C.java", { current: [], hints: [], errors: [], breakpoints: [], ...annotations });
}

const unknownName: AnalysisError = { kind: "unknown-name", span: span(2), what: "class", name: "Onee", nearest: "One" };

test("nothing to draw, no marks", () => {
  expect(marks({})).toEqual([]);
});

test.each<[string, readonly Span[], readonly string[]]>([
  ["the first statement is the strongest", [span(4), span(7)], ["4 now", "7 also"]],
  ["a line that is both keeps the strongest", [span(4), span(4)], ["4 now"]],
  ["a statement over several lines is marked as a whole", [span(4, 6)], ["4 now", "5 now", "6 now"]],
  ["an end in column 1 does not reach into its line", [span(4, 6, 1)], ["4 now", "5 now"]],
  ["a very long statement is marked at its first line", [span(4, 40)], ["4 now"]],
  ["statements of other files are not drawn", [span(4, 4, 9, "D.java"), span(5)], ["5 also"]],
])("%s", (_, current, expected) => {
  expect(marks({ current }).map((mark) => `${mark.line} ${mark.current}`)).toEqual(expected);
});

test("lines that premises come from are marked, unless the step is about them", () => {
  const drawn = marks({ current: [span(4), span(7)], premises: [span(2), span(7), span(9, 9, 9, "D.java"), span(4)] });
  expect(drawn.map(({ line, current }) => `${line} ${current}`)).toEqual(["2 premise", "4 now", "7 also"]);
});

test("the expression that something stands for is marked by its columns, also over several lines", () => {
  const columns = (expression: Span) =>
    marks({ expressions: [expression] }).flatMap(({ line, expressions = [] }) =>
      expressions.map(({ startColumn, endColumn }) =>
        [line, startColumn, endColumn < 100 ? endColumn : "end"].join(" "),
      ),
    );
  expect(columns(span(4))).toEqual(["4 3 9"]);
  expect(columns(span(4, 5))).toEqual(["4 3 end", "5 1 9"]);
  expect(columns(span(4, 4, 9, "D.java"))).toEqual([]);
});

test("each occurrence of a part of a variable is marked, several of them on one line", () => {
  const occurrence = (line: number, start: number) => ({
    ...span(line),
    start: { line, column: start },
    end: { line, column: start + 1 },
  });
  const drawn = marks({ expressions: [occurrence(4, 3), occurrence(4, 7), occurrence(6, 3)] });
  expect(
    drawn.map(({ line, expressions = [] }) => [line, ...expressions.map(({ startColumn }) => startColumn)]),
  ).toEqual([
    [4, 3, 7],
    [6, 3],
  ]);
});

test("notes, problems and breakpoints of a line come together, in order of lines", () => {
  const hints = [
    { file: "C.java", line: 3, text: "c → {o3}", isNew: true },
    { file: "D.java", line: 3, text: "d → {}", isNew: false },
    { file: "C.java", line: 3, text: "x → {o4}", isNew: false },
  ];
  const drawn = marks({ hints, errors: [unknownName], breakpoints: [9, 3] });
  expect(drawn).toEqual([
    {
      line: 2,
      current: undefined,
      hasBreakpoint: false,
      problems: ["There is no class “Onee” here. Did you mean “One”?"],
      hints: [],
    },
    {
      line: 3,
      current: undefined,
      hasBreakpoint: true,
      problems: [],
      hints: [
        { text: "c → {o3}", isNew: true },
        { text: "x → {o4}", isNew: false },
      ],
    },
    { line: 9, current: undefined, hasBreakpoint: true, problems: [], hints: [] },
  ]);
});

test("a note that is given twice is drawn once, as new if one of them is", () => {
  const hint = { file: "C.java", line: 3, text: "c → {o3}" };
  const [mark] = marks({
    hints: [
      { ...hint, isNew: false },
      { ...hint, isNew: true },
    ],
  });
  expect(mark?.hints).toEqual([{ text: "c → {o3}", isNew: true }]);
});

test("errors without a place, or with one in another file, are not problems of this file", () => {
  const elsewhere: AnalysisError = { ...unknownName, span: span(2, 2, 9, "D.java") };
  expect(problemsOf("C.java", [{ kind: "no-input" }, elsewhere])).toEqual([]);
});

test("notes know the names in them, unless they are one or a sign", () => {
  const tokensIn = (text: string) => (text.includes("o4") ? [{ start: text.indexOf("o4"), end: 2, token: 3 }] : []);
  const hint = { file: "C.java", line: 3, isNew: false };
  const hints = [
    { ...hint, text: "o4", token: 3 },
    { ...hint, text: "x", tone: "any" },
    { ...hint, text: "o4 in x" },
    { ...hint, text: "y" },
  ];
  const [mark] = lineMarks("C.java", { current: [], hints, errors: [], breakpoints: [], tokensIn });
  expect(mark?.hints.map(({ names }) => names?.length)).toEqual([undefined, undefined, 1, undefined]);
});
