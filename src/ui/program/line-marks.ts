import { type AnalysisError, append, describe, placeOf, type Span } from "../../kernel/index.ts";
import type { InlayHint, StatementSet } from "../../trace/index.ts";
import type { LineHint, LineMark, LineRole, Problem } from "../adapters/monaco/index.ts";
import type { TokensIn } from "../tokens/index.ts";

/** What is to be drawn over the files. Spans and lines are 1-based. */
export interface Annotations {
  /** The statements of the step, the most important first. */
  readonly current: readonly Span[];
  /** The statements that the premises of the step come from. */
  readonly premises?: readonly Span[] | undefined;
  /** The expression that what is pointed at or selected stands for, or its occurrences. */
  readonly expressions?: readonly Span[] | undefined;
  readonly hints: readonly InlayHint[];
  /** The statements of S. */
  readonly reached?: StatementSet["statements"] | undefined;
  readonly errors: readonly AnalysisError[];
  /** Lines of the file that is shown. */
  readonly breakpoints: readonly number[];
  /** The names of things in a text. */
  readonly tokensIn?: TokensIn;
}

/** A statement longer than this is marked at its first line only: a marked page says nothing. */
const longestMarked = 6;

/** The marks of one file, in order of lines; lines without marks are left out. */
export function lineMarks(file: string, annotations: Annotations): readonly LineMark[] {
  const current = rolesOf(file, annotations);
  const inFile = annotations.hints.filter((hint) => hint.file === file);
  const hints = byLine(inFile, (hint) => hint.line);
  const problems = byLine(problemsOf(file, annotations.errors), (problem) => problem.startLine);
  const breakpoints = new Set(annotations.breakpoints);
  const expressions = (annotations.expressions ?? []).filter((span) => span.file === file);
  const within = expressions.flatMap(linesOf);
  const reached = reachedLines(file, annotations.reached);
  const lines = new Set([
    ...current.keys(),
    ...within,
    ...reached.keys(),
    ...hints.keys(),
    ...problems.keys(),
    ...breakpoints,
  ]);
  return [...lines]
    .sort((a, b) => a - b)
    .map((line) => ({
      line,
      current: current.get(line),
      expressions: within.includes(line)
        ? expressions.filter((span) => linesOf(span).includes(line)).map((span) => columnsOn(span, line))
        : undefined,
      hasBreakpoint: breakpoints.has(line),
      reached: reached.get(line),
      problems: (problems.get(line) ?? []).map((problem) => problem.message),
      hints: withoutRepetition(hints.get(line) ?? []).map((hint) => named(hint, annotations.tokensIn)),
    }));
}

/** The errors that have a place in one file, with their wording. */
export function problemsOf(file: string, errors: readonly AnalysisError[]): readonly Problem[] {
  return errors.flatMap((error) => {
    const span = placeOf(error);
    if (span?.file !== file) return [];
    const { start, end } = span;
    const range = { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
    return [{ ...range, message: describe(error) }];
  });
}

/** Which lines the step is about. The first statement wins over the others, and those over its premises. */
function rolesOf(file: string, { current, premises = [] }: Annotations): ReadonlyMap<number, LineRole> {
  const lines = new Map<number, LineRole>();
  const mark = (span: Span, role: LineRole): void => {
    if (span.file !== file) return;
    for (const line of linesOf(span)) if (!lines.has(line)) lines.set(line, role);
  };
  for (const [index, span] of current.entries()) mark(span, index === 0 ? "now" : "also");
  for (const span of premises) mark(span, "premise");
  return lines;
}

/** Lines at which statements of S begin; new where one of them is. */
function reachedLines(file: string, reached: Annotations["reached"] = []): ReadonlyMap<number, "known" | "new"> {
  const lines = new Map<number, "known" | "new">();
  for (const { span, isNew } of reached)
    if (span.file === file && lines.get(span.start.line) !== "new") lines.set(span.start.line, isNew ? "new" : "known");
  return lines;
}

/** A line says the same thing once in each group; as new, if any of them is. */
function withoutRepetition(hints: readonly InlayHint[]): readonly LineHint[] {
  const byText = new Map<string, LineHint>();
  for (const { file: _file, line: _line, ...hint } of hints) {
    const key = `${hint.group ?? ""} ${hint.text} ${hint.isWaiting ?? false}`;
    byText.set(key, { ...hint, isNew: hint.isNew || byText.get(key)?.isNew === true });
  }
  return [...byText.values()];
}

/** A note with the names in it, unless it is one or has another sign. */
function named(hint: LineHint, tokensIn: TokensIn | undefined): LineHint {
  if (hint.token !== undefined || hint.tone !== undefined || hint.isConclusion === true) return hint;
  const names = tokensIn?.(hint.text) ?? [];
  return names.length === 0 ? hint : { ...hint, names };
}

function byLine<T>(items: readonly T[], lineOf: (item: T) => number): ReadonlyMap<number, readonly T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) append(groups, lineOf(item), item);
  return groups;
}

/** The end of a line is beyond every column. */
function columnsOn({ start, end }: Span, line: number): { readonly startColumn: number; readonly endColumn: number } {
  return {
    startColumn: line === start.line ? start.column : 1,
    endColumn: line === end.line ? end.column : Number.MAX_SAFE_INTEGER,
  };
}

function linesOf({ start, end }: Span): readonly number[] {
  // An end in column 1 does not reach into its line.
  const last = end.column <= 1 && end.line > start.line ? end.line - 1 : end.line;
  const count = last - start.line + 1;
  return count > longestMarked ? [start.line] : Array.from({ length: count }, (_, index) => start.line + index);
}
