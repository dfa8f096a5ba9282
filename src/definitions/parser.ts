import { type AnalysisError, type Span, SyntaxFailure } from "../kernel/index.ts";
import { precedence, prefixes } from "./functions.ts";
import { type Domain, exampleOf, type Language } from "./language.ts";
import { say } from "./messages/en.ts";
import type { Expression, Name, WrittenDefinition, WrittenParameter, WrittenText } from "./syntax.ts";
import type { Token } from "./tokens.ts";

/** A definition of more parts is not written by hand, and would exhaust the stack. */
const MAX_PARTS = 500;

/**
 * Reads `KEYWORD NAME`, perhaps `values …` or `facts …`, and definitions `f(x, y) = expression`. What cannot be read is an error with
 * its place; reading goes on with the next line that begins with a name.
 */
export class Parser {
  readonly errors: AnalysisError[] = [];
  readonly #language: Language;
  readonly #tokens: readonly Token[];
  #place = 0;
  #parts = 0;

  constructor(tokens: readonly Token[], language: Language) {
    this.#tokens = tokens;
    this.#language = language;
  }

  text(): WrittenText {
    const name = this.#tried(() => this.#header()) ?? "";
    const { domain: about } = this.#language;
    const domain = about !== undefined && this.#at(about.keyword) ? this.#tried(() => this.#domain(about)) : undefined;
    const definitions: WrittenDefinition[] = [];
    while (this.#token.kind !== "end") {
      const definition = this.#tried(() => this.#definition());
      if (definition !== undefined) definitions.push(definition);
    }
    return { name, domain, definitions, end: this.#token.span };
  }

  #tried<T>(read: () => T): T | undefined {
    this.#parts = 0;
    try {
      return read();
    } catch (thrown) {
      if (!(thrown instanceof SyntaxFailure)) throw thrown;
      this.errors.push(thrown.error);
      this.#skipToDefinition();
      return undefined;
    }
  }

  #skipToDefinition(): void {
    do this.#next();
    while (this.#token.kind !== "end" && !(this.#token.beginsLine && this.#token.kind === "name"));
  }

  /** The name is whatever stands on the line: `min-plus`. */
  #header(): string {
    const { keyword } = this.#language;
    if (!this.#at(keyword)) this.#fail(say("expected.header", { keyword }));
    const { line } = this.#next().span.start;
    const parts: string[] = [];
    while (this.#token.kind !== "end" && this.#token.span.start.line === line) parts.push(this.#next().text);
    const name = parts.join("");
    if (!NAME.test(name)) this.#fail(say("expected.header", { keyword }));
    return name;
  }

  #domain({ known }: Domain): WrittenText["domain"] {
    const { span } = this.#next();
    const names: Name[] = [];
    while (this.#token.kind === "name" && !this.#token.beginsLine) names.push(nameOf(this.#next()));
    if (names.length === 0)
      this.#fail(known === undefined ? say("expected.values") : say("expected.oneOf", { names: known.join(", ") }));
    return { names, span };
  }

  #definition(): WrittenDefinition {
    const token = this.#token;
    const example = exampleOf(this.#language.signatures[0] ?? { name: "f", names: ["x"] });
    if (token.kind !== "name") this.#fail(say("expected.definition", { example }));
    const from = this.#place;
    this.#next();
    const parameters = this.#accept("(") ? this.#parameters() : [];
    this.#expect("=");
    const body = this.#expression(1);
    return { ...nameOf(token), parameters, body, written: this.#writtenSince(from) };
  }

  #parameters(): readonly WrittenParameter[] {
    const parameters: WrittenParameter[] = [];
    do {
      const name = this.#name(say("expected.parameter"));
      const types = this.#language.types.map((type) => type.name).join(", ");
      const type = this.#accept(":") ? this.#name(say("expected.type", { types })) : undefined;
      parameters.push({ ...name, type });
    } while (this.#accept(","));
    this.#expect(")");
    return parameters;
  }

  #expression(lowest: number): Expression {
    const { span: from } = this.#token;
    this.#count(from);
    let left = this.#operand();
    for (;;) {
      const { kind, text: operator } = this.#token;
      const binds = kind === "symbol" && Object.hasOwn(precedence, operator) ? (precedence[operator] ?? 0) : 0;
      if (binds < lowest) break;
      this.#next();
      const right = this.#expression(binds + 1);
      left = { kind: "binary", operator, left, right, span: this.#since(from) };
    }
    return left;
  }

  #operand(): Expression {
    const { kind, text, span: from } = this.#token;
    if (kind === "symbol" && prefixes.has(text)) {
      this.#next();
      const operand = this.#expression(text === "not" ? NOT_BINDS : MINUS_BINDS);
      return { kind: "prefix", operator: text, operand, span: this.#since(from) };
    }
    if (this.#accept("if")) return this.#choice(from);
    if (this.#accept("[")) {
      const elements = this.#list("]");
      return { kind: "list", elements, span: this.#since(from) };
    }
    if (this.#accept("(")) {
      const inner = this.#expression(1);
      this.#expect(")");
      return inner;
    }
    if (kind === "number") return { kind, value: Number(this.#next().text), span: from };
    if (kind === "text") return { kind, value: this.#next().text, span: from };
    if (kind !== "name") this.#fail(say("expected.operand"));
    this.#next();
    if (!this.#accept("(")) return { kind: "name", name: text, span: from };
    const given = this.#list(")");
    return { kind: "call", name: text, nameSpan: from, arguments: given, span: this.#since(from) };
  }

  #choice(from: Span): Expression {
    const condition = this.#expression(1);
    this.#expect("then");
    const then = this.#expression(1);
    this.#expect("else");
    const otherwise = this.#expression(1);
    return { kind: "if", condition, then, otherwise, span: this.#since(from) };
  }

  #list(end: string): readonly Expression[] {
    const members: Expression[] = [];
    if (this.#accept(end)) return members;
    do members.push(this.#expression(1));
    while (this.#accept(","));
    this.#expect(end);
    return members;
  }

  #count(span: Span): void {
    if (++this.#parts > MAX_PARTS)
      throw new SyntaxFailure({
        kind: "ill-formed",
        span,
        problem: say("deep", { limit: MAX_PARTS }),
        remedy: say("deep.remedy"),
      });
  }

  #name(expected: string): Name {
    if (this.#token.kind !== "name") this.#fail(expected);
    return nameOf(this.#next());
  }

  get #token(): Token {
    return this.#tokens[this.#place] ?? { kind: "end", text: "", span: nowhere, beginsLine: true };
  }

  #next(): Token {
    const token = this.#token;
    if (token.kind !== "end") this.#place++;
    return token;
  }

  #at(text: string): boolean {
    return this.#token.text === text && this.#token.kind !== "text";
  }

  #accept(text: string): boolean {
    const isHere = this.#at(text);
    if (isHere) this.#next();
    return isHere;
  }

  #expect(symbol: string): void {
    if (!this.#accept(symbol)) this.#fail(say("expected.symbol", { symbol }));
  }

  #fail(expected: string): never {
    const { kind, text, span } = this.#token;
    const found = kind === "end" ? say("end") : kind === "text" ? `"${text}"` : `“${text}”`;
    throw new SyntaxFailure({ kind: "syntax", span, found, expected });
  }

  /** The tokens since one of them, with a blank wherever there is anything between them. */
  #writtenSince(from: number): string {
    return this.#tokens.slice(from, this.#place).reduce((line, { kind, text, span }, place, tokens) => {
      const before = tokens[place - 1]?.span.end;
      const isApart = before !== undefined && (before.line !== span.start.line || before.column !== span.start.column);
      return `${line}${isApart ? " " : ""}${kind === "text" ? `"${text}"` : text}`;
    }, "");
  }

  /** From the beginning of one token to the end of the last one that was read. */
  #since({ file, start }: Span): Span {
    return { file, start, end: this.#tokens[this.#place - 1]?.span.end ?? start };
  }
}

/** What definitions may be called: `min-plus`, `2-obj`. */
const NAME = /^[\p{L}\p{N}_.-]{1,40}$/u;

/** A sign binds tighter than every operator between two operands, `not` as loosely as a comparison. */
const MINUS_BINDS = 7;
const NOT_BINDS = 3;

const nowhere: Span = { file: "", start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

function nameOf({ text, span }: Token): Name {
  return { name: text, span };
}
