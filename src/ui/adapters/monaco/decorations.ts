import type { editor } from "monaco-editor/editor";
import { markdownText } from "../../../kernel/index.ts";
import type { LineHint, LineMark, LineRole, Problem } from "./code-editor-types.ts";
import { glyphClasses, hintPieces } from "./mark-looks.ts";

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
      ...mark.hints.flatMap((hint) => hintAt(mark.line, Math.min(hint.column ?? end, end), hint)),
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

function gutterOf(mark: LineMark): editor.IModelDeltaDecoration | undefined {
  const glyphMarginClassName = glyphClasses(mark);
  if (glyphMarginClassName === "") return undefined;
  const glyphMarginHoverMessage = mark.problems.map((value) => ({ value: markdownText(value) }));
  return { range: atColumn(mark.line, 1), options: { glyphMarginClassName, glyphMarginHoverMessage } };
}

/**
 * Notes at one place stand in the order in which they are set. The editor breaks lines by counting letters: blanks
 * without width stand for the margins and frames of a note, so that it is never cut at the edge.
 */
function hintAt(line: number, column: number, hint: LineHint): readonly editor.IModelDeltaDecoration[] {
  const seen = hintPieces(hint).filter(({ isSign }) => !isSign);
  return seen.flatMap(({ text, classes, room }) => [
    ...(room === 0 ? [] : [injected(line, column, " ".repeat(room), "source-hint-room")]),
    injected(line, column, text, classes),
  ]);
}

function injected(
  line: number,
  column: number,
  content: string,
  inlineClassName: string,
): editor.IModelDeltaDecoration {
  return {
    range: atColumn(line, column),
    options: {
      showIfCollapsed: true,
      after: {
        content,
        inlineClassName,
        inlineClassNameAffectsLetterSpacing: true,
        // 3 = InjectedTextCursorStops.None: the caret never stands inside a note.
        cursorStops: 3,
      },
    },
  };
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
