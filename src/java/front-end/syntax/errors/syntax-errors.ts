import { type AnalysisError, nearest } from "../../../../kernel/index.ts";
import { sayExpected, sayFound } from "../../../messages/expectations.ts";
import type { RawError } from "../raw-node.ts";
import type { SourceText } from "../source-text.ts";
import { Brackets } from "./brackets.ts";
import { type Complaint, END_OF_STATEMENT, expectation, wantsOperand } from "./expectations.ts";
import { farthestFailure } from "./recognizer/index.ts";
import type { Token } from "./tokens.ts";
import { tokenize } from "./tokens.ts";
import { isReservedWord } from "./words.ts";

type SyntaxError = Extract<AnalysisError, { readonly kind: "syntax" }>;

/**
 * What the reader is told where the grammar did not fit: the token that cannot stand there and what could. One
 * mistake often upsets the grammar several times; see `oneForEachLine`.
 */
export function describeSyntaxErrors(source: SourceText, errors: readonly RawError[]): readonly SyntaxError[] {
  if (errors.length === 0) return [];
  const { tokens, problems } = tokenize(source.text);
  const brackets = new Brackets(tokens);
  const complaints =
    problems.length > 0
      ? problems
      : farthest(
          source,
          tokens,
          errors.map((error) => complain(source, tokens, brackets, error)),
        );
  return complaints.map(({ start, end, found, expected }) => {
    return {
      kind: "syntax",
      span: source.span({ start, end }),
      found,
      expected,
    };
  });
}

/** How many tokens lie between what the grammar complains of and where the text goes wrong, if both mean one mistake. */
const NEAR = 2;

/** What is expected where nothing better is known. */
function isGeneric(expected: string): boolean {
  return [END_OF_STATEMENT, "“}”", sayExpected("name"), sayExpected("statement")].includes(expected);
}

/**
 * The grammar repairs a text where that is cheapest, which may be far from the mistake. Where its first complaint is not
 * where the text goes wrong, or says less of it, only that place is told: what else it found may be an effect of its
 * repair.
 */
function farthest(
  source: SourceText,
  tokens: readonly Token[],
  complaints: readonly Complaint[],
): readonly Complaint[] {
  const failure = farthestFailure(tokens);
  if (failure === undefined) return complaints;
  const { token, after, isMissing, expected } = failure;
  const end = source.text.length;
  const at = firstAtOrAfter(tokens, token?.start ?? end);
  const place = isMissing ? { start: after, end: after } : { start: token?.start ?? end, end: token?.end ?? end };
  const [first] = complaints.toSorted((a, b) => a.start - b.start);
  const isSame =
    first !== undefined &&
    Math.abs(firstAtOrAfter(tokens, first.start) - at) <= NEAR &&
    source.span(first).start.line === source.span(place).start.line &&
    (first.expected === expected || !isGeneric(first.expected));
  if (isSame) return complaints;
  return [misspelledKeyword(tokens, at - 2) ?? { ...place, found: foundAt(tokens, at), expected }];
}

/** The first syntax error of each line, in source order. */
export function oneForEachLine(errors: readonly SyntaxError[]): readonly SyntaxError[] {
  const lines = new Map<number, SyntaxError>();
  for (const error of errors) {
    const { line, column } = error.span.start;
    const first = lines.get(line);
    if (first === undefined || column < first.span.start.column) lines.set(line, error);
  }
  return [...lines.values()].sort((a, b) => a.span.start.line - b.span.start.line);
}

function complain(source: SourceText, tokens: readonly Token[], brackets: Brackets, error: RawError): Complaint {
  const first = firstAtOrAfter(tokens, error.start);
  if (error.missing !== undefined) return complainOfMissing(tokens, brackets, first, error, error.missing);
  const next = firstAtOrAfter(tokens, error.end);
  const { index, expected } = expectation(tokens, brackets, first, next);
  const token = tokens[index];
  const end = source.text.length;
  return { start: token?.start ?? end, end: token?.end ?? end, found: foundAt(tokens, index), expected };
}

function complainOfMissing(
  tokens: readonly Token[],
  brackets: Brackets,
  first: number,
  error: RawError,
  missing: string,
): Complaint {
  if (isConstructorCall(tokens, first)) {
    const { index, expected } = expectation(tokens, brackets, first - 1, first + 1);
    const token = tokens[index] ?? error;
    return { start: token.start, end: token.end, found: foundAt(tokens, index), expected };
  }
  const misspelled = missing === ";" ? misspelledKeyword(tokens, first - 2) : undefined;
  if (misspelled !== undefined) return misspelled;
  const expected = isOperandMissing(tokens, first, missing)
    ? sayExpected("expression")
    : nameOfMissing(missing, foundAt(tokens, first));
  return { ...afterToken(tokens, first, error), found: foundAt(tokens, first), expected };
}

/** `this(…)` where no constructor starts. */
function isConstructorCall(tokens: readonly Token[], index: number): boolean {
  const keyword = tokens[index - 1]?.text;
  return tokens[index]?.text === "(" && (keyword === "this" || keyword === "super");
}

/** What is missing is missed right after the token before it, not at the one that happens to come next. */
function afterToken(
  tokens: readonly Token[],
  index: number,
  error: RawError,
): { readonly start: number; readonly end: number } {
  const at = tokens[index - 1]?.end ?? error.start;
  return { start: at, end: at };
}

function foundAt(tokens: readonly Token[], index: number): string {
  const token = tokens[index];
  return token === undefined ? sayFound("end-of-file") : `“${token.text}”`;
}

/** `clas A {` looks like a variable A of a type `clas`. */
function misspelledKeyword(tokens: readonly Token[], index: number): Complaint | undefined {
  const token = tokens[index];
  if (token?.kind !== "word" || tokens[index + 2]?.text !== "{") return undefined;
  const keyword = nearest(token.text, ["class", "interface"]);
  if (keyword === undefined) return undefined;
  return { start: token.start, end: token.end, found: `“${token.text}”`, expected: `“${keyword}”` };
}

function isOperandMissing(tokens: readonly Token[], index: number, missing: string): boolean {
  const before = tokens[index - 1];
  return missing === "identifier" && before !== undefined && (before.text === "(" || wantsOperand(before));
}

function nameOfMissing(type: string, found: string): string {
  if (type === ";" && found === "“=”") return sayExpected("assignable");
  if (type.endsWith("identifier")) return sayExpected("name");
  if (isReservedWord(type)) return sayExpected("type");
  return /^[a-z_]{2,}$/.test(type) ? sayExpected("other", { name: type.replaceAll("_", " ") }) : `“${type}”`;
}

function firstAtOrAfter(tokens: readonly Token[], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
