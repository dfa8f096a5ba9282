import type { BinaryOperator } from "../instruction.ts";
import type { CallKind, Field, Method, Type } from "../program.ts";
import type { ConstantValue, LogicalOperator } from "../syntax/expression.ts";
import type { Located } from "../syntax/source-text.ts";
import type { StaticType } from "../types/static-types.ts";

/** A declared variable of a body, a parameter included. One object for each declaration. */
export interface Local {
  readonly name: string;
  readonly type: StaticType;
  readonly place: Located;
  /** Declared `final` with its value: nothing else may assign it. */
  readonly isFixed: boolean;
}

type Typed<K extends string, Parts> = Located & { readonly kind: K; readonly type: StaticType } & Readonly<Parts>;

export type LocalUse = Typed<"local", { local: Local }>;
/** `receiver` of a static field is evaluated for its effects only; undefined when a class name stood there. */
export type FieldUse = Typed<"field", { receiver: TypedExpression | undefined; field: Field }>;
export type ElementUse = Typed<"element", { array: TypedExpression; index: TypedExpression }>;

/** What can be assigned. */
export type Place = LocalUse | FieldUse | ElementUse;

/** An expression with every name resolved, every overload chosen and every numeric conversion written out. */
export type TypedExpression =
  | Place
  | Typed<"constant", { value: ConstantValue }>
  | Typed<"this", unknown>
  | Typed<"length", { array: TypedExpression }>
  /** `at` is the method name. The receiver of a static call is evaluated for its effects only. */
  | Typed<
      "call",
      {
        method: Method;
        callKind: CallKind;
        receiver: TypedExpression | undefined;
        arguments: readonly TypedExpression[];
        at: Located;
      }
    >
  /** `at` is the keyword. */
  | Typed<"new", { constructor: Method; arguments: readonly TypedExpression[]; at: Located }>
  | Typed<"new-array", { lengths: readonly TypedExpression[]; at: Located }>
  | Typed<"array-initializer", { elements: readonly TypedExpression[]; at: Located }>
  | Typed<"assignment", { target: Place; value: TypedExpression }>
  /**
   * `x op= v`, `x++`: the place is read, computed with in `operationType`, converted back and stored. Its value is
   * the new one, or the old one when `isPostfix`.
   */
  | Typed<
      "compound",
      { target: Place; operator: BinaryOperator; operationType: Type; value: TypedExpression; isPostfix: boolean }
    >
  | Typed<"binary", { operator: BinaryOperator; left: TypedExpression; right: TypedExpression }>
  | Typed<"logical", { operator: LogicalOperator; left: TypedExpression; right: TypedExpression }>
  | Typed<"unary", { operator: "-" | "~" | "!"; operand: TypedExpression }>
  | Typed<"conditional", { condition: TypedExpression; whenTrue: TypedExpression; whenFalse: TypedExpression }>
  | Typed<"cast", { operand: TypedExpression }>
  /** A numeric conversion, written or not. */
  | Typed<"convert", { operand: TypedExpression }>
  | Typed<"instanceof", { operand: TypedExpression; tested: StaticType }>
  /** Complained about; never lowered. */
  | Typed<"invalid", unknown>;

export interface TypedBlock extends Located {
  readonly kind: "block";
  readonly statements: readonly TypedStatement[];
}

export type TypedStatement =
  | TypedBlock
  | (Located &
      (
        | { readonly kind: "declare"; readonly local: Local; readonly value: TypedExpression | undefined }
        | { readonly kind: "evaluate"; readonly expression: TypedExpression }
        | {
            readonly kind: "if";
            readonly condition: TypedExpression;
            readonly whenTrue: TypedStatement;
            readonly whenFalse: TypedStatement | undefined;
          }
        | { readonly kind: "while"; readonly condition: TypedExpression; readonly body: TypedStatement }
        | { readonly kind: "do"; readonly condition: TypedExpression; readonly body: TypedStatement }
        | {
            readonly kind: "for";
            readonly init: readonly TypedStatement[];
            readonly condition: TypedExpression | undefined;
            readonly update: readonly TypedStatement[];
            readonly body: TypedStatement;
          }
        | { readonly kind: "return"; readonly value: TypedExpression | undefined }
        | { readonly kind: "break" }
        | { readonly kind: "continue" }
        | { readonly kind: "empty" }
      ));

/** `this(…)` or `super(…)`; `at` is the keyword, or the constructor's name when nobody wrote the call. */
export interface TypedConstructorCall extends Located {
  readonly constructor: Method;
  readonly which: "this" | "super";
  readonly isWritten: boolean;
  readonly arguments: readonly TypedExpression[];
  readonly at: Located;
}

/** A field initialiser, or an initialiser block. */
export type TypedInitializer =
  | (Located & { readonly kind: "field"; readonly field: Field; readonly value: TypedExpression })
  | TypedBlock;

export interface TypedBody {
  readonly parameters: readonly Local[];
  readonly constructorCall: TypedConstructorCall | undefined;
  readonly block: TypedBlock;
}
