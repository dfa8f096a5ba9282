import type { AnalysisError, Budget, MessageValues } from "../../../../kernel/index.ts";
import type { Warning } from "../../../ir/program.ts";
import { CHECK_MESSAGES } from "../../../messages/check.ts";
import { illFormedIn, type ProblemOf } from "../../../messages/ill-formed.ts";
import type { Located } from "../../syntax/source-text.ts";
import type { ConstantValue, Expression, Lambda } from "../../syntax/tree/expression.ts";
import type { LocalClass, Statement } from "../../syntax/tree/statement.ts";
import type { TypedExpression, TypedStatement } from "../../typed/tree.ts";
import type { ClassTable } from "../../types/class-table.ts";
import type { TypeScope } from "../../types/declarations/resolve-types.ts";
import type { MemberMethods } from "../../types/members/lookup.ts";
import type { Inference } from "../../types/relations/inference.ts";
import type { StaticType } from "../../types/static-types.ts";
import { ERROR_TYPE } from "../../types/static-types.ts";
import type { ClassSymbol, FieldSymbol } from "../../types/symbols.ts";
import type { ImplicitLocals } from "./implicit-locals.ts";
import type { LocalClasses } from "./local-classes.ts";
import type { Scope } from "./scope.ts";

/** A statement that `break`, `continue` or `yield` may refer to. Only `yield` leaves the value of a `switch`. */
export type JumpTarget =
  | { readonly kind: "loop" | "switch" }
  | { readonly kind: "label"; readonly label: string; readonly isLoop: boolean }
  | { readonly kind: "value"; readonly yields: (value: Expression) => TypedExpression };

/** What Java refuses because of the ways through a body. Whoever only analyzes the program takes it for a warning. */
export interface FlowProblem {
  readonly code: Warning["code"];
  readonly error: AnalysisError;
  /** The statement, where none leads there. */
  readonly unreachable?: Located;
}

/** What the checks of one body share: where they are, what they may call, and each other. */
export interface Checker {
  readonly table: ClassTable;
  readonly budget: Budget;
  readonly memberMethods: MemberMethods;
  readonly inside: ClassSymbol;
  /** `main()`, for messages; undefined in an initializer. */
  readonly methodName: string | undefined;
  /** Whether this initializes fields, lambdas included: those declared further down have no value yet. */
  readonly isInitializer: boolean;
  /** Whether there is no `this` here. */
  isStatic: boolean;
  /** Whether this is an argument of `this(…)` or `super(…)`: there will be an object, but not yet. */
  isBeforeObject: boolean;
  /** Undefined where `return` cannot stand. */
  readonly returnType: StaticType | undefined;
  /** Which final fields of the class get their values here, if any. */
  readonly setsFinalFields: "static" | "instance" | undefined;
  /** The name of the compact constructor whose body this is: the fields get their values behind it. */
  readonly compact?: Located | undefined;
  /** In a constructor or initializer of objects, lambdas in it included: the static fields of an enum come later. */
  readonly makesObjects: boolean;
  readonly errors: AnalysisError[];
  readonly flowProblems?: FlowProblem[];
  scope: Scope;
  /** What a jump at this place may leave, innermost last. */
  jumps: readonly JumpTarget[];
  /** In a snippet, where assigning a name declares it. */
  readonly implicitLocals: ImplicitLocals | undefined;
  readonly expression: (node: Expression) => TypedExpression;
  /** The expression as a value of this type. */
  readonly valueOf: (node: Expression, expected: StaticType) => TypedExpression;
  /** The expression, pending when its type depends on what is expected of it. */
  readonly argument: (node: Expression) => TypedExpression;
  readonly statement: (node: Statement) => TypedStatement;
  readonly localClass: (node: LocalClass) => TypedStatement;
  readonly checkClassBodies: (symbol: ClassSymbol, scope: Scope) => void;
  readonly localClasses: LocalClasses;
  /** What lambdas give whose parameters have written types, as far as it was asked for. */
  readonly lambdaResults: Map<Lambda, StaticType | undefined>;
  /** What the nodes of kind “checked” stand for; see `checkedNode`. */
  readonly checkedNodes: Map<Expression, TypedExpression>;
  /** The type parameters of the method around this place. */
  readonly typeVariables: TypeScope["typeVariables"];
  readonly findLocalClass: (name: string) => ClassSymbol | undefined;
  /** In a lambda whose result says something about types that are still open. */
  readonly inference: Inference | undefined;
  /** A checker for the same place, which this one's later moves do not change. */
  readonly fork: (changes: Partial<CheckerState>) => Checker;
  /** The value of a constant variable; undefined when it has none at compile time. */
  readonly constantOf: (field: FieldSymbol) => ConstantValue | undefined;
}

/** What may differ between the checkers of one body. */
type CheckerState = Pick<
  Checker,
  | "isStatic"
  | "isBeforeObject"
  | "scope"
  | "jumps"
  | "returnType"
  | "methodName"
  | "setsFinalFields"
  | "compact"
  | "inference"
  | "errors"
>;

export function report(checker: Checker, error: AnalysisError): void {
  checker.errors.push(error);
}

export function illFormed(
  checker: Checker,
  place: Located,
  problem: ProblemOf<typeof CHECK_MESSAGES>,
  values?: MessageValues,
): void {
  report(checker, illFormedIn(CHECK_MESSAGES, checker.inside.source.span(place), problem, values));
}

export function wrongType(checker: Checker, place: Located, found: string, expected: string): void {
  report(checker, { kind: "wrong-type", span: checker.inside.source.span(place), found, expected });
}

export function invalid(place: Located): TypedExpression {
  return { kind: "invalid", type: ERROR_TYPE, start: place.start, end: place.end };
}

/** A node for something that is checked already, within a tree that the compiler puts around it. */
export function checkedNode(checker: Checker, typed: TypedExpression): Expression {
  const node: Expression = { kind: "checked", start: typed.start, end: typed.end };
  checker.checkedNodes.set(node, typed);
  return node;
}

/** An expression whose value is used: everything but a call of a void method. */
export function checkOperand(checker: Checker, node: Expression): TypedExpression {
  return refuseVoid(checker, node, checker.expression(node));
}

/** The value of a call, unless there is none. */
export function refuseVoid(checker: Checker, node: Expression, typed: TypedExpression): TypedExpression {
  if (typed.type.kind !== "void") return typed;
  illFormed(checker, node, "value-of-void-method");
  return invalid(node);
}
