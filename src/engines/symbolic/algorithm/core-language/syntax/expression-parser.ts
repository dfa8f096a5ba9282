import type { TokenReader } from "../../../../separation/index.ts";
import { say } from "../../../messages/say.ts";
import type { CoreBinary, Expression, Place } from "./surface.ts";

/** An expression of more parts than this is refused: it is not written by hand, and it would exhaust the stack. */
const MAX_PARTS = 500;

/** How tightly an operator binds, as in Java; all of them associate to the left. */
export const precedence: Readonly<Record<CoreBinary, number>> = {
  "||": 1,
  "&&": 2,
  "==": 3,
  "!=": 3,
  "<": 4,
  "<=": 4,
  ">": 4,
  ">=": 4,
  "+": 5,
  "-": 5,
  "*": 6,
  "/": 6,
  "%": 6,
};

/** By the token; a single `=` compares, as in the paper. */
const operators: ReadonlyMap<string, CoreBinary> = new Map([
  ...(Object.keys(precedence) as CoreBinary[]).map((operator) => [operator, operator] as const),
  ["=", "=="],
]);

/** Expressions of Fig. 3, by precedence climbing. */
export class ExpressionParser {
  readonly #tokens: TokenReader;
  #parts = 0;

  constructor(tokens: TokenReader) {
    this.#tokens = tokens;
  }

  expression(): Expression {
    this.#parts = 0;
    return this.#binary(1);
  }

  /** `v`, `v.f`, `v.f.g` */
  place(expected: string): Place {
    const tokens = this.#tokens;
    const { span } = tokens.token;
    let place: Place = { kind: "variable", name: tokens.name(expected), span };
    while (tokens.accept(".")) {
      this.#count();
      const field = tokens.name(say("core.field"));
      place = { kind: "load", base: place, field, span: tokens.since(span) };
    }
    return place;
  }

  #binary(lowest: number): Expression {
    const tokens = this.#tokens;
    const { span } = tokens.token;
    let left = this.#unary();
    for (;;) {
      const operator = tokens.token.kind === "symbol" ? operators.get(tokens.token.text) : undefined;
      if (operator === undefined || precedence[operator] < lowest) return left;
      tokens.next();
      const right = this.#binary(precedence[operator] + 1);
      left = { kind: "binary", operator, left, right, span: tokens.since(span) };
    }
  }

  #unary(): Expression {
    const tokens = this.#tokens;
    const { span } = tokens.token;
    this.#count();
    if (tokens.accept("!")) return { kind: "unary", operator: "!", operand: this.#unary(), span: tokens.since(span) };
    if (!tokens.accept("-")) return this.#primary();
    if (tokens.token.kind === "integer") {
      const value = -BigInt(tokens.next().text);
      return { kind: "integer", value, span: tokens.since(span) };
    }
    return { kind: "unary", operator: "-", operand: this.#unary(), span: tokens.since(span) };
  }

  #primary(): Expression {
    const tokens = this.#tokens;
    const { kind, span } = tokens.token;
    if (kind === "integer") return { kind: "integer", value: BigInt(tokens.next().text), span };
    if (tokens.accept("null")) return { kind: "null", span };
    if (tokens.at("true") || tokens.at("false")) return { kind: "boolean", value: tokens.next().text === "true", span };
    if (tokens.at("new")) return tokens.illFormed(span, say("core.new"), say("core.new.remedy"));
    if (!tokens.accept("(")) return this.place(say("core.value"));
    const inner = this.#binary(1);
    tokens.expect(")", say("core.afterOperand"));
    return inner;
  }

  #count(): void {
    if (++this.#parts > MAX_PARTS)
      this.#tokens.illFormed(
        this.#tokens.token.span,
        say("core.parts", { limit: MAX_PARTS }),
        say("core.parts.remedy"),
      );
  }
}
