import {
  type AnalysisError,
  Budget,
  failureOf,
  type Result,
  type Span,
  SyntaxFailure,
  success,
} from "../../../../../kernel/index.ts";
import type { Binder, TokenReader } from "../../../../separation/index.ts";
import { say } from "../../../messages/say.ts";
import { ExpressionParser } from "./expression-parser.ts";
import type { CoreData, CoreSource, Expression, Name, Statement } from "./surface.ts";
import { coreTokens } from "./tokens.ts";

/**
 * Reads a program in the core language of Fig. 3. Two additions make programs writable: labels (`L: v := e;`), which
 * may stand for the number of their statement after `goto`, and `input t v, …;`, which names the variables that have
 * a value at the start. Statements count from 1; a number before a colon is checked. Everything that cannot be read
 * is an error with its place; reading goes on after it.
 */
export function parseCore(file: string, text: string, budget = Budget.unlimited): Result<CoreSource> {
  const tokens = coreTokens(file, text, budget);
  const parser = new CoreParser(tokens);
  const errors: AnalysisError[] = [];
  while (!tokens.isAtEnd) {
    const isData = tokens.at("data");
    try {
      parser.part();
    } catch (problem) {
      if (!(problem instanceof SyntaxFailure)) throw problem;
      errors.push(problem.error);
      if (isData) skipBraces(tokens);
      else tokens.skipDeclaration();
      parser.lostStatement(isData);
    }
  }
  return errors.length > 0 ? failureOf(errors) : success(parser.source());
}

function skipBraces(tokens: TokenReader): void {
  while (!tokens.isAtEnd && tokens.next().text !== "}");
}

class CoreParser {
  readonly #data: CoreData[] = [];
  readonly #inputs: Binder[] = [];
  readonly #statements: Statement[] = [];
  readonly #tokens: TokenReader;
  readonly #expressions: ExpressionParser;
  #labels: Name[] = [];
  #lost = 0;

  constructor(tokens: TokenReader) {
    this.#tokens = tokens;
    this.#expressions = new ExpressionParser(tokens);
  }

  source(): CoreSource {
    const end = { labels: this.#labels, span: this.#tokens.token.span };
    return { data: this.#data, inputs: this.#inputs, statements: this.#statements, end };
  }

  /** A statement that cannot be read still counts, so that the numbers after it are right. */
  lostStatement(isDeclaration: boolean): void {
    if (!isDeclaration) this.#lost++;
    this.#labels = [];
  }

  part(): void {
    const tokens = this.#tokens;
    const { span } = tokens.token;
    if (this.#label()) return;
    if (this.#labels.length === 0) {
      if (tokens.accept(";")) return;
      if (tokens.accept("data")) {
        this.#data.push(this.#dataDeclaration(span));
        return;
      }
      if (tokens.accept("input")) {
        this.#input();
        return;
      }
    }
    this.#statements.push(this.#statement(this.#labels, span));
    this.#labels = [];
    tokens.expect(";", say("core.afterStatement"));
  }

  #label(): boolean {
    const tokens = this.#tokens;
    const { kind, text, span } = tokens.token;
    if (!tokens.isFollowedBy(":") || (kind !== "integer" && !tokens.isName())) return false;
    if (kind === "integer") {
      const number = this.#statements.length + this.#lost + 1;
      if (BigInt(text) !== BigInt(number))
        tokens.illFormed(span, say("core.number", { number, text }), say("core.number.remedy"));
    } else this.#labels.push({ name: text, span });
    tokens.next();
    tokens.next();
    return true;
  }

  #dataDeclaration(start: Span): CoreData {
    const tokens = this.#tokens;
    const name = this.#name(say("core.theData"));
    tokens.expect("{", say("core.beforeFields"));
    const fields: Binder[] = [];
    while (!tokens.accept("}")) {
      fields.push(this.#binder(say("core.fieldType"), say("core.fieldName")));
      tokens.expect(";", say("core.afterField"));
    }
    return { name: name.name, fields, span: tokens.since(start) };
  }

  #input(): void {
    const tokens = this.#tokens;
    do this.#inputs.push(this.#binder(say("core.inputType"), say("core.inputName")));
    while (tokens.accept(","));
    tokens.expect(";", say("core.afterInput"));
  }

  #binder(type: string, name: string): Binder {
    const { span } = this.#tokens.token;
    return { type: this.#tokens.name(type), name: this.#name(name).name, span: this.#tokens.since(span) };
  }

  /** A name that is declared or assigned here. */
  #name(expected: string): Name {
    const { span } = this.#tokens.token;
    const name = this.#tokens.name(expected);
    return this.#checkName({ name, span });
  }

  #checkName(name: Name): Name {
    if (name.name.startsWith("$"))
      this.#tokens.illFormed(name.span, say("core.dollar", { name: name.name }), say("core.dollar.remedy"));
    return name;
  }

  #statement(labels: readonly Name[], start: Span): Statement {
    const tokens = this.#tokens;
    const expressions = this.#expressions;
    const at = () => ({ labels, span: tokens.since(start) });
    if (tokens.accept("goto")) {
      const to = expressions.expression();
      return { kind: "goto", to, ...at() };
    }
    if (tokens.accept("assert")) {
      const condition = expressions.expression();
      return { kind: "assert", condition, ...at() };
    }
    if (tokens.accept("free")) {
      const variable = this.#name(say("core.free"));
      return { kind: "free", variable, ...at() };
    }
    if (tokens.accept("if")) {
      const branches = this.#branches();
      return { kind: "if", ...branches, ...at() };
    }
    return this.#assignment(labels, start);
  }

  #branches(): { readonly condition: Expression; readonly whenTrue: Expression; readonly whenFalse: Expression } {
    const tokens = this.#tokens;
    const condition = this.#expressions.expression();
    tokens.expect("then", say("core.then"));
    tokens.expect("goto", say("core.afterThen"));
    const whenTrue = this.#expressions.expression();
    tokens.expect("else", say("core.else"));
    tokens.expect("goto", say("core.afterElse"));
    return { condition, whenTrue, whenFalse: this.#expressions.expression() };
  }

  #assignment(labels: readonly Name[], start: Span): Statement {
    const tokens = this.#tokens;
    const place = this.#expressions.place(say("core.statement"));
    const last = tokens.since(place.span);
    tokens.expect(":=", "“:=”");
    if (place.kind === "load") {
      const value = this.#expressions.expression();
      const field = { name: place.field, span: last };
      return { kind: "store", base: place.base, field, value, labels, span: tokens.since(start) };
    }
    const variable = this.#checkName({ name: place.name, span: place.span });
    const created = tokens.token.span;
    if (tokens.accept("new")) {
      const data = tokens.name(say("core.data"));
      const values = this.#arguments();
      const made = { variable, data, arguments: values, created: tokens.since(created) };
      return { kind: "new", ...made, labels, span: tokens.since(start) };
    }
    const value = this.#expressions.expression();
    return { kind: "assign", variable, value, labels, span: tokens.since(start) };
  }

  #arguments(): readonly Expression[] {
    const tokens = this.#tokens;
    const values: Expression[] = [];
    tokens.expect("(", say("core.beforeValues"));
    if (!tokens.at(")"))
      do values.push(this.#expressions.expression());
      while (tokens.accept(","));
    tokens.expect(")", say("core.afterValue"));
    return values;
  }
}
