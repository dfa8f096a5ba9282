import type { AnalysisError } from "../../kernel/index.ts";
import type { Expression } from "../syntax/expression.ts";
import type { Located } from "../syntax/source-text.ts";
import type { Statement } from "../syntax/statement.ts";
import type { TypedExpression, TypedStatement } from "../typed/tree.ts";
import type { ClassTable } from "../types/class-table.ts";
import type { MemberMethods } from "../types/lookup.ts";
import type { StaticType } from "../types/static-types.ts";
import { ERROR_TYPE } from "../types/static-types.ts";
import type { ClassSymbol } from "../types/symbols.ts";
import type { ImplicitLocals } from "./implicit-locals.ts";
import type { Scope } from "./scope.ts";

/** What the checks of one body share: where they are, what they may call, and each other. */
export interface Checker {
  readonly table: ClassTable;
  readonly memberMethods: MemberMethods;
  readonly inside: ClassSymbol;
  /** `main()`, for messages; undefined in an initialiser. */
  readonly methodName: string | undefined;
  /** Whether there is no `this` here. */
  isStatic: boolean;
  /** Whether this is an argument of `this(…)` or `super(…)`: there will be an object, but not yet. */
  isBeforeObject: boolean;
  /** Undefined where `return` cannot stand. */
  readonly returnType: StaticType | undefined;
  /** Which final fields of the class get their values here, if any. */
  readonly setsFinalFields: "static" | "instance" | undefined;
  readonly errors: AnalysisError[];
  scope: Scope;
  /** How many loops are around this place. */
  loops: number;
  /** In a snippet, where assigning a name declares it. */
  readonly implicitLocals: ImplicitLocals | undefined;
  readonly expression: (node: Expression) => TypedExpression;
  /** The expression as a value of this type. */
  readonly valueOf: (node: Expression, expected: StaticType) => TypedExpression;
  readonly statement: (node: Statement) => TypedStatement;
}

export function report(checker: Checker, error: AnalysisError): void {
  checker.errors.push(error);
}

export function illFormed(checker: Checker, place: Located, problem: string, remedy: string): void {
  report(checker, { kind: "ill-formed", span: checker.inside.source.span(place), problem, remedy });
}

export function wrongType(checker: Checker, place: Located, found: string, expected: string): void {
  report(checker, { kind: "wrong-type", span: checker.inside.source.span(place), found, expected });
}

export function invalid(place: Located): TypedExpression {
  return { kind: "invalid", type: ERROR_TYPE, start: place.start, end: place.end };
}

/** An expression whose value is used: everything but a call of a void method. */
export function checkOperand(checker: Checker, node: Expression): TypedExpression {
  const typed = checker.expression(node);
  if (typed.type.kind !== "void") return typed;
  illFormed(
    checker,
    node,
    "This method returns nothing.",
    "Call it in a statement of its own, or let it return a value.",
  );
  return invalid(node);
}
