import {
  type AnalysisError,
  type Budget,
  failure,
  failureOf,
  type Result,
  type Span,
  success,
  tooLongName,
} from "../../../kernel/index.ts";
import { type AnySemiring, readSemiring, semiringOf, semirings } from "../algorithm/semirings/index.ts";
import { say } from "../messages/say.ts";
import type { PushdownProblem, WrittenRule, WrittenStart } from "./problem.ts";

const DEFAULT_SEMIRING = "relevancy";

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
    if (line.isEmpty || line.accept(/semiring\b/y)) return;
    if (line.accept(/start\b/y)) {
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
    const reader = new LineReader(file, index + 1, line);
    if (!reader.accept(/semiring\b/y)) continue;
    const from = reader.at;
    name = reader.rest();
    if (semiringOf(name) === undefined) return failure(unknownSemiring(reader.span(from), name.slice(0, MOST_SHOWN)));
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
  if (!reader.accept(/(->|→|↪)/y)) return reader.fail(say("text.arrow"));
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
  if (!reader.accept(/[<⟨]/y)) return reader.fail(say("text.configuration"));
  const location = reader.name();
  if (location === undefined) return reader.fail(say("text.location"));
  if (!location.ok) return location;
  if (!reader.accept(/,/y)) return reader.fail(say("text.afterLocation"));
  const symbols: string[] = [];
  while (!reader.isAtArrow()) {
    const name = reader.name();
    if (name === undefined) break;
    if (!name.ok) return name;
    symbols.push(name.value);
  }
  if (reader.isAtArrow()) return reader.fail(say("text.unclosed"));
  if (!reader.accept(/[>⟩]/y)) return reader.fail(say("text.symbol"));
  // ε alone is the empty word, as in `<q, ε>`.
  return success({ location: location.value, symbols: symbols.length === 1 && symbols[0] === "ε" ? [] : symbols });
}

/** Anything without blanks and the marks of the format; between double quotes anything at all. */
const NAME = /"[^"]*"|[^\s<>⟨⟩,[\]#"]+/y;

function readWeight(reader: LineReader, semiring: AnySemiring): Result<unknown> {
  if (!reader.accept(/\[/y)) return success(semiring.one);
  const from = reader.at;
  const text = reader.accept(/[^\]]*/y)?.trim() ?? "";
  const weight = semiring.parse(text);
  if (weight === undefined) {
    return failure({
      kind: "syntax",
      span: reader.span(from),
      found: say("text.found", { text: text.slice(0, MOST_SHOWN) }),
      expected: semiring.expected,
    });
  }
  return reader.accept(/\]/y) === undefined ? reader.fail(say("text.afterWeight")) : success(weight);
}

/** What stands between the sides of a rule, with the beginning of the right one. */
const ARROW = /(?:->|→|↪)[ \t]*[<⟨]/y;

/** What stands before a `#` that is not between quotes. A quote that is not closed is a mistake, which is kept whole. */
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

/** How many characters of a line a message shows. */
const MOST_SHOWN = 60;

/** One line, read from left to right; comments are gone. */
class LineReader {
  at = 0;
  readonly #file: string;
  readonly #line: number;
  readonly #text: string;

  constructor(file: string, line: number, text: string) {
    this.#file = file;
    this.#line = line;
    this.#text = withoutComment(text).trimEnd();
    this.#skipBlanks();
  }

  get isEmpty(): boolean {
    return this.at >= this.#text.length;
  }

  /** The text that matches here, without its quotes; undefined when nothing does. */
  accept(sticky: RegExp): string | undefined {
    sticky.lastIndex = this.at;
    const found = sticky.exec(this.#text)?.[0];
    if (found === undefined) return undefined;
    this.at += found.length;
    this.#skipBlanks();
    return found.startsWith('"') && found.length > 1 ? found.slice(1, -1) : found;
  }

  /** The name that stands here, without its quotes; undefined when none does. */
  name(): Result<string> | undefined {
    const from = this.at;
    const name = this.accept(NAME);
    if (name === undefined) return undefined;
    const tooLong = tooLongName(name, this.#spanOf(from, from + name.length));
    return tooLong === undefined ? success(name) : failure(tooLong);
  }

  /** Whether an arrow and a configuration follow: within a configuration its “>” is missing then. */
  isAtArrow(): boolean {
    ARROW.lastIndex = this.at;
    return ARROW.test(this.#text);
  }

  rest(): string {
    const rest = this.#text.slice(this.at);
    this.at = this.#text.length;
    return rest;
  }

  end(expected: string): Result<undefined> {
    return this.isEmpty ? success(undefined) : this.fail(expected);
  }

  fail(expected: string): Result<never> {
    const from = this.at;
    const found = /^\S+/.exec(this.#text.slice(from, from + MOST_SHOWN))?.[0];
    const end = from + Math.max(1, found?.length ?? 1);
    return failure({
      kind: "syntax",
      span: this.#spanOf(from, end),
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

  #skipBlanks(): void {
    while (this.#text[this.at] === " " || this.#text[this.at] === "\t") this.at++;
  }
}
