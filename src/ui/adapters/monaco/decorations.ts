import type { editor } from "monaco-editor/editor";
import { markdownText } from "../../../kernel/index.ts";
import type { LineMark, LineRole, Problem } from "./code-editor-types.ts";
import { glyphClasses } from "./mark-looks.ts";

/** The marks of a text as decorations. `endColumn` gives the column after a line's last character. */
export function decorationsOf(
  marks: readonly LineMark[],
  lineCount: number,
  endColumn: (line: number) => number,
): editor.IModelDeltaDecoration[] {
  const inside = marks.filter((mark) => mark.line >= 1 && mark.line <= lineCount);
  return inside.flatMap((mark) => {
    const gutter = gutterOf(mark);
    const end = endColumn(mark.line);
    return [
      ...(mark.current === undefined ? [] : [wholeLine(mark.line, mark.current)]),
      ...expressionsOf(mark, end),
      ...(gutter === undefined ? [] : [gutter]),
      ...(mark.reached === undefined ? [] : [reachedAt(mark.line, mark.reached)]),
    ];
  });
}

function wholeLine(line: number, current: LineRole): editor.IModelDeltaDecoration {
  return {
    range: atColumn(line, 1),
    options: { isWholeLine: true, className: `source-${current}`, marginClassName: `source-${current} source-margin` },
  };
}

function expressionsOf({ line, expressions = [] }: LineMark, end: number): readonly editor.IModelDeltaDecoration[] {
  return expressions.map((expression) => {
    const startColumn = Math.min(expression.startColumn, end);
    const endColumn = Math.min(expression.endColumn, end);
    const range = { startLineNumber: line, startColumn, endLineNumber: line, endColumn };
    return { range, options: { inlineClassName: "source-expression" } };
  });
}

/** The mark of S before a statement, between its number and its text. */
function reachedAt(line: number, reached: "known" | "new"): editor.IModelDeltaDecoration {
  return {
    range: atColumn(line, 1),
    options: { linesDecorationsClassName: `source-reached${reached === "new" ? " is-new" : ""}` },
  };
}

function gutterOf(mark: LineMark): editor.IModelDeltaDecoration | undefined {
  const glyphMarginClassName = glyphClasses(mark);
  if (glyphMarginClassName === "") return undefined;
  const glyphMarginHoverMessage = mark.problems.map((value) => ({ value: markdownText(value) }));
  return { range: atColumn(mark.line, 1), options: { glyphMarginClassName, glyphMarginHoverMessage } };
}

/** Squiggles need at least one character; an empty range takes the one before or after it. */
export function visibleProblem(problem: Problem, endColumn: number): Problem {
  const isEmpty = problem.startLine === problem.endLine && problem.startColumn >= problem.endColumn;
  if (!isEmpty) return problem;
  return problem.startColumn < endColumn
    ? { ...problem, endColumn: problem.startColumn + 1 }
    : { ...problem, startColumn: Math.max(1, endColumn - 1), endColumn: Math.max(2, endColumn) };
}

function atColumn(line: number, column: number) {
  return { startLineNumber: line, startColumn: column, endLineNumber: line, endColumn: column };
}
