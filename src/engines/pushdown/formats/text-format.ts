import {
  type AnalysisError,
  type Budget,
  definePieces,
  failure,
  failureOf,
  MAX_NAME_LENGTH,
  type Piece,
  piecesOf,
  type Result,
  type Span,
  success,
  tooLongName,
} from "../../../kernel/index.ts";
import { type AnySemiring, readSemiring, semiringOf, semirings } from "../algorithm/semirings/index.ts";
import { say } from "../messages/say.ts";
import type { PushdownProblem, WrittenRule, WrittenStart } from "./problem.ts";

const DEFAULT_SEMIRING = "relevancy";

/** How many characters of a line or of a value a message shows. */
export const MOST_SHOWN = 60;

/** What a line must look like. */
const ruleForm = "<p, g> -> <q, a b> [weight]";

/**
 * Reads the text form, one rule a line: `<p, g> -> <q, a b> [any]`; `<q, >` empties the top; `start <p, g>`;
 * `semiring NAME`, or its definition, `semiring NAME {` … `}`; `# comment`. Every line that cannot be read is an error with its place.
 * A semiring that is given takes the place of that of the text. Throws `BudgetSpent`.
 */
export function parsePushdownText(
  file: string,
  text: string,
  budget: Budget,
  given?: AnySemiring,
): Result<PushdownProblem> {
  const lines = text.split(/\r\n|\r|\n/);
  const block = definitionIn(lines);
  const written = () => (block === undefined ? findSemiring(file, lines, budget) : ownSemiring(file, lines, block));
  const semiring = given === undefined ? written() : success(given);
  if (!semiring.ok) return semiring;
  const reader = new TextReader(semiring.value);
  for (const [index, line] of lines.entries()) {
    budget.spend();
    if (block !== undefined && index >= block.first && index <= block.last) continue;
    reader.read(new LineReader(file, index + 1, line));
  }
  const { errors, start, rules } = reader;
  if (errors.length > 0) return failureOf(errors);
  return start === undefined
    ? failure(noStart(file, lines.length))
    : success({ semiring: semiring.value, rules, start: start.value });
}

/** What has been read so far. */
class TextReader {
  readonly rules: WrittenRule[] = [];
  readonly errors: AnalysisError[] = [];
  start: { readonly value: WrittenStart; readonly span: Span } | undefined;
  readonly #semiring: AnySemiring;

  constructor(semiring: AnySemiring) {
    this.#semiring = semiring;
  }

  read(line: LineReader): void {
    if (line.isEmpty || line.accept("semiring")) return;
    if (line.accept("start")) {
      this.#readStart(line);
      return;
    }
    const rule = readRule(line, this.#semiring);
    if (rule.ok) this.rules.push(rule.value);
    else this.errors.push(...rule.errors);
  }

  #readStart(line: LineReader): void {
    const start = readStart(line);
    if (!start.ok) this.errors.push(...start.errors);
    else if (this.start === undefined) this.start = { value: start.value, span: line.span(0) };
    else
      this.errors.push({
        kind: "ill-formed",
        span: line.span(0),
        problem: say("text.secondStart", { line: this.start.span.start.line }),
        remedy: say("text.secondStart.remedy"),
      });
  }
}

function noStart(file: string, line: number): AnalysisError {
  return {
    kind: "ill-formed",
    span: { file, start: { line, column: 1 }, end: { line, column: 1 } },
    problem: say("format.noStart"),
    remedy: say("text.noStart.remedy"),
  };
}

function findSemiring(file: string, lines: readonly string[], budget: Budget): Result<AnySemiring> {
  let name = DEFAULT_SEMIRING;
  for (const [index, line] of lines.entries()) {
    budget.spend();
    if (!line.trimStart().startsWith("semiring")) continue;
    const reader = new LineReader(file, index + 1, line);
    if (!reader.accept("semiring")) continue;
    name = reader.rest;
    if (semiringOf(name) === undefined)
      return failure(unknownSemiring(reader.span(reader.at), name.slice(0, MOST_SHOWN)));
  }
  return success(semiringOf(name) as AnySemiring);
}

/** The lines of `semiring NAME {` … `}`, counted from 0. */
interface Block {
  readonly first: number;
  readonly last: number;
  readonly isClosed: boolean;
}

function definitionIn(lines: readonly string[]): Block | undefined {
  const first = lines.findIndex((line) => /^\s*semiring\s+[^\s#{]+\s*\{\s*$/.test(line));
  if (first === -1) return undefined;
  const length = lines.slice(first).findIndex((line) => line.trim() === "}");
  return { first, last: length === -1 ? lines.length : first + length, isClosed: length !== -1 };
}

/** A semiring that the text defines itself. Its lines keep their numbers. */
function ownSemiring(file: string, lines: readonly string[], { first, last, isClosed }: Block): Result<AnySemiring> {
  if (!isClosed) {
    const reader = new LineReader(file, first + 1, lines[first] ?? "");
    const expected = say("text.semiring.unclosed");
    return failure({ kind: "syntax", span: reader.span(0), found: say("text.end"), expected });
  }
  const head = (lines[first] ?? "").replace("{", " ");
  const text = [...Array.from({ length: first }, () => ""), head, ...lines.slice(first + 1, last)].join("\n");
  const read = readSemiring(file, text);
  return read.ok ? success(read.value as AnySemiring) : read;
}

/** For both formats. */
export function unknownSemiring(span: Span, name: string): AnalysisError {
  return {
    kind: "ill-formed",
    span,
    problem: say("format.semiring", { name }),
    remedy: say("format.semiring.remedy", { names: semirings.map((known) => known.name).join(", ") }),
  };
}

function readStart(reader: LineReader): Result<WrittenStart> {
  const configuration = readConfiguration(reader);
  if (!configuration.ok) return configuration;
  const end = reader.end(say("text.afterStart"));
  const { location, symbols } = configuration.value;
  return end.ok ? success({ kind: "configuration", location, stack: symbols }) : end;
}

function readRule(reader: LineReader, semiring: AnySemiring): Result<WrittenRule> {
  const span = reader.span(0);
  const from = readConfiguration(reader);
  if (!from.ok) return from;
  const [symbol, ...others] = from.value.symbols;
  if (symbol === undefined || others.length > 0) {
    return failure({
      kind: "ill-formed",
      span,
      problem: say("text.left", { count: from.value.symbols.length }),
      remedy: say("text.left.remedy", { form: ruleForm }),
    });
  }
  if (!reader.accept("->", "→", "↪")) return reader.fail(say("text.arrow"));
  const to = readConfiguration(reader);
  if (!to.ok) return to;
  const weight = readWeight(reader, semiring);
  if (!weight.ok) return weight;
  const end = reader.end(say("text.afterRule"));
  return end.ok
    ? success({ from: { location: from.value.location, symbol }, to: to.value, weight: weight.value, span })
    : end;
}

function readConfiguration(
  reader: LineReader,
): Result<{ readonly location: string; readonly symbols: readonly string[] }> {
  if (!reader.accept("<", "⟨")) return reader.fail(say("text.configuration"));
  const location = reader.name();
  if (location === undefined) return reader.fail(say("text.location"));
  if (!location.ok) return location;
  if (!reader.accept(",")) return reader.fail(say("text.afterLocation"));
  const symbols: string[] = [];
  for (let name = reader.name(); name !== undefined; name = reader.name()) {
    if (!name.ok) return name;
    symbols.push(name.value);
  }
  if (reader.isAt("arrow")) return reader.fail(say("text.unclosed"));
  if (!reader.accept(">", "⟩")) return reader.fail(say("text.symbol"));
  // ε alone is the empty word, as in `<q, ε>`.
  return success({ location: location.value, symbols: symbols.length === 1 && symbols[0] === "ε" ? [] : symbols });
}

function readWeight(reader: LineReader, semiring: AnySemiring): Result<unknown> {
  if (!reader.isAt("weight")) return success(semiring.one);
  const { at } = reader;
  const written = reader.take();
  const inner = written.replace(/^\[[ \t]*/, "");
  const text = inner.replace("]", "").trim();
  const weight = semiring.parse(text);
  if (weight === undefined) {
    return failure({
      kind: "syntax",
      span: reader.span(at + written.length - inner.length),
      found: say("text.found", { text: text.slice(0, MOST_SHOWN) }),
      expected: semiring.expected,
    });
  }
  return inner.endsWith("]") ? success(weight) : reader.fail(say("text.afterWeight"));
}

/**
 * The pieces of a line. A keyword begins it. An arrow stands behind a configuration or before one: where it stands within one, the “>”
 * is missing. A name is anything without blanks and the marks of the format, between double quotes anything at all.
 */
const pieces = definePieces({
  blank: /[ \t]+/,
  keyword: /(?:start|semiring)\b(?<=^[ \t]*\w+)/,
  arrow: /(?:->|→|↪)(?:(?=[ \t]*[<⟨])|(?<=[>⟩][ \t]*(?:->|→|↪)))/,
  name: /"[^"]*"|[^\s<>⟨⟩,[\]#"]+/,
  weight: /\[[^\]]*\]?/,
  mark: /[\s\S]/,
});

type LinePiece = Piece<"keyword" | "arrow" | "name" | "weight" | "mark">;

/** The text before a `#` that is not between quotes. An unclosed quote is an error, and is kept whole. */
function withoutComment(line: string): string {
  let end = line.indexOf("#");
  let quote = line.indexOf('"');
  while (quote !== -1 && quote < end) {
    const closed = line.indexOf('"', quote + 1);
    if (closed === -1) return line;
    if (closed > end) end = line.indexOf("#", closed);
    quote = line.indexOf('"', closed + 1);
  }
  return end === -1 ? line : line.slice(0, end);
}

/** One line, read from left to right; comments are gone. */
class LineReader {
  readonly #file: string;
  readonly #line: number;
  readonly #text: string;
  readonly #pieces: Iterator<LinePiece>;
  /** The current piece; undefined at the end. */
  #piece: LinePiece | undefined;

  constructor(file: string, line: number, text: string) {
    this.#file = file;
    this.#line = line;
    this.#text = withoutComment(text).trimEnd();
    this.#pieces = piecesOf(file, this.#text, pieces);
    this.take();
  }

  get isEmpty(): boolean {
    return this.#piece === undefined;
  }

  /** How many characters stand before this place. */
  get at(): number {
    return this.#piece === undefined ? this.#text.length : this.#piece.span.start.column - 1;
  }

  get rest(): string {
    return this.#text.slice(this.at);
  }

  isAt(kind: LinePiece["kind"]): boolean {
    return this.#piece?.kind === kind;
  }

  /** The text of the piece that stands here, which is passed. */
  take(): string {
    const text = this.#piece?.text ?? "";
    this.#piece = this.#pieces.next().value;
    return text;
  }

  /** Passes one of these pieces, if it stands here. */
  accept(...texts: readonly string[]): boolean {
    const isHere = this.#piece !== undefined && texts.includes(this.#piece.text);
    if (isHere) this.take();
    return isHere;
  }

  /** The name that stands here, without its quotes; undefined when none does. */
  name(): Result<string> | undefined {
    const piece = this.#piece;
    if (piece?.kind !== "name") return undefined;
    const name = this.take().replaceAll('"', "");
    // Most are short, and need no place.
    const tooLong = name.length > MAX_NAME_LENGTH ? tooLongName(name, this.#spanOfName(piece, name)) : undefined;
    return tooLong === undefined ? success(name) : failure(tooLong);
  }

  #spanOfName({ span }: LinePiece, name: string): Span {
    const from = span.start.column - 1;
    return this.#spanOf(from, from + name.length);
  }

  end(expected: string): Result<undefined> {
    return this.isEmpty ? success(undefined) : this.fail(expected);
  }

  fail(expected: string): Result<never> {
    const found = /^\S+/.exec(this.rest.slice(0, MOST_SHOWN))?.[0];
    return failure({
      kind: "syntax",
      span: this.#spanOf(this.at, this.at + (found?.length ?? 1)),
      found: found === undefined ? say("text.end") : say("text.found", { text: found }),
      expected,
    });
  }

  /** From a place, counted from 0, to the end of the line. */
  span(from: number): Span {
    return this.#spanOf(from, Math.max(this.#text.length, from + 1));
  }

  #spanOf(from: number, to: number): Span {
    const place = (offset: number) => ({ line: this.#line, column: offset + 1 });
    return { file: this.#file, start: place(from), end: place(to) };
  }
}
