import {
  type Expression,
  expressionsOf,
  type Located,
  type Method,
  partsOf,
  type TypedCode,
  type TypedExpression,
  type TypedStatement,
} from "../../../../java/index.ts";
import { append } from "../../../../kernel/index.ts";

type StaticType = TypedExpression["type"];

/** What each kind of expression may have become. A conversion around it has the same place. */
const BECOMES: Partial<Readonly<Record<Expression["kind"], readonly TypedExpression["kind"][]>>> = {
  name: ["local", "field", "constant"],
  member: ["field", "length", "constant"],
  element: ["element"],
  call: ["call"],
  new: ["new"],
  "new-array": ["new-array", "array-initializer"],
  "array-initializer": ["array-initializer"],
  assignment: ["assignment", "compound"],
  update: ["compound"],
  binary: ["concat", "binary", "logical", "constant", "conditional"],
  unary: ["unary", "constant", "convert"],
  conditional: ["conditional", "constant"],
  cast: ["cast", "convert", "constant"],
  switch: ["switch"],
  literal: ["constant"],
  lambda: ["lambda"],
  "method-reference": ["lambda"],
  this: ["this"],
};

/** The checked expressions of one file by their places: from what is written to what it means. */
export class TypedIndex {
  readonly #byPlace = new Map<string, TypedExpression[]>();
  readonly #constructorCalls = new Map<number, Method>();

  constructor(code: readonly TypedCode[]) {
    for (const each of code) this.#enter(each.code);
  }

  /** What the expression became, without the conversions around it. */
  find(node: Expression): TypedExpression | undefined {
    const kinds = BECOMES[node.kind] ?? [];
    const candidates = this.at(node);
    for (const kind of kinds) {
      const found = candidates.find((each) => each.kind === kind && !isMadeUp(each));
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Everything that stands at this place. */
  at(place: Located): readonly TypedExpression[] {
    return this.#byPlace.get(keyOf(place)) ?? [];
  }

  /** The type of the expression itself, before it is converted to what is expected. */
  typeOf(node: Expression): StaticType | undefined {
    const found = this.find(node);
    if (found === undefined) return undefined;
    const adapted = this.at(node).find((each) => each.kind === "adapt" && each.operand === found);
    return adapted?.type ?? found.type;
  }

  /** The constructor that a written `this(…)` or `super(…)` calls, by its keyword. */
  constructorAt(keyword: Located): Method | undefined {
    return this.#constructorCalls.get(keyword.start);
  }

  /** `(int) c` and `+c` may have become `c` itself, in their place: then the operand means what they do. */
  adopt(operand: Expression, node: Expression): void {
    const own = this.#byPlace.get(keyOf(node));
    if (own !== undefined && !this.#byPlace.has(keyOf(operand))) this.#byPlace.set(keyOf(operand), own);
  }

  #enter(code: TypedCode["code"]): void {
    if ("kind" in code) {
      if (code.kind === "field") this.#visit(code.value);
      else this.#statement(code);
      return;
    }
    const { constructorCall, block } = code;
    if (constructorCall?.isWritten === true)
      this.#constructorCalls.set(constructorCall.at.start, constructorCall.constructor);
    if (constructorCall?.outer !== undefined) this.#visit(constructorCall.outer);
    for (const argument of constructorCall?.arguments ?? []) this.#visit(argument);
    this.#statement(block);
  }

  #statement(statement: TypedStatement): void {
    for (const expression of expressionsOf(statement)) this.#visit(expression);
  }

  #visit(node: TypedExpression): void {
    const key = keyOf(node);
    append(this.#byPlace, key, node);
    if (node.kind === "lambda") this.#statement(node.lambda.body);
    for (const part of partsOf(node)) this.#visit(part);
  }
}

/** Calls and variables that are not in the source: boxing, the hidden variables of a loop. */
function isMadeUp(node: TypedExpression): boolean {
  if (node.kind === "call") return node.isImplied === true || isBoxing(node);
  return node.kind === "local" && node.local.isHidden === true;
}

/** What a box is made or opened by has no name in the source: it stands at the value’s last character. */
function isBoxing({ at, end }: Extract<TypedExpression, { readonly kind: "call" }>): boolean {
  return at.end === end;
}

function keyOf({ start, end }: Located): string {
  return `${start}:${end}`;
}
