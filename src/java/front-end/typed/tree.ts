import type { BinaryOperator } from "../../ir/instruction.ts";
import type { CallKind, ClassInfo, Field, Method, PrimitiveType, Type } from "../../ir/program.ts";
import type { Located } from "../syntax/source-text.ts";
import type { ConstantValue, LogicalOperator } from "../syntax/tree/expression.ts";
import type { Inference, PendingFunction } from "../types/relations/inference.ts";
import type { StaticType } from "../types/static-types.ts";
import type { MethodSymbol } from "../types/symbols.ts";
import type { Frame } from "./frames.ts";

/** A declared variable of a body, a parameter included. One object for each declaration. */
export interface Local {
  readonly name: string;
  readonly type: StaticType;
  readonly place: Located;
  /** Declared `final` with its value: nothing else may assign it. */
  readonly isFixed: boolean;
  /** Declared `final` without a value: it gets one once. */
  readonly isBlankFinal?: boolean;
  /** Declared without a value: the first assignment gives it one. */
  readonly isBlank?: boolean;
  /** Not in the reader's text: kept in a temporary. */
  readonly isHidden?: boolean;
  /** Of a final variable that is set to a constant expression. */
  readonly constant?: ConstantValue | undefined;
}

/** One group of a `switch`: it runs when one of the tests holds. */
export interface TypedCase extends Located {
  /** Conditions on the subject, which is in a hidden variable. */
  readonly tests: readonly TypedExpression[];
  readonly isDefault: boolean;
  readonly isArrow: boolean;
  readonly body: readonly TypedStatement[];
}

export interface TypedSwitch extends Located {
  /** Declares the hidden variable with the subject, and what else has to be run before the tests. */
  readonly before: readonly TypedStatement[];
  readonly cases: readonly TypedCase[];
  /** Some case is always run: there is a default, or every constant has a case. */
  readonly isExhaustive: boolean;
}

export interface TypedCatch extends Located {
  readonly local: Local;
  readonly types: readonly ClassInfo[];
  readonly body: TypedBlock;
}

type Typed<K extends string, Parts> = Located & { readonly kind: K; readonly type: StaticType } & Readonly<Parts>;

export type LocalUse = Typed<"local", { local: Local }>;
/** `receiver` of a static field is evaluated for its effects only; undefined when a class name stood there. */
export type FieldUse = Typed<"field", { receiver: TypedExpression | undefined; field: Field }>;
type ElementUse = Typed<"element", { array: TypedExpression; index: TypedExpression }>;

/** What can be assigned. */
export type Place = LocalUse | FieldUse | ElementUse;

/** What reads a value of this type out of a box, and what puts it into one. */
export interface Boxing {
  readonly type: PrimitiveType;
  readonly unbox: Method;
  readonly box: Method;
}

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
        /** The exceptions that the method declares, as this call has them. */
        thrown?: readonly StaticType[];
        at: Located;
        /** It is not written in the source. */
        isImplied?: boolean;
      }
    >
  /** `at` is the keyword. `outer` is the object that an inner class's object belongs to. */
  | Typed<
      "new",
      {
        constructor: Method;
        outer?: TypedExpression | undefined;
        arguments: readonly TypedExpression[];
        /** As in a call. */
        thrown?: readonly StaticType[];
        at: Located;
      }
    >
  | Typed<"new-array", { lengths: readonly TypedExpression[]; at: Located }>
  | Typed<"array-initializer", { elements: readonly TypedExpression[]; at: Located }>
  | Typed<"assignment", { target: Place; value: TypedExpression }>
  /**
   * `x op= v`, `x++`: the place is read, computed with in `operationType`, converted back and stored. Its value is
   * the new one, or the old one when `isPostfix`.
   */
  | Typed<
      "compound",
      {
        target: Place;
        operator: BinaryOperator;
        operationType: Type;
        /** Of a boxed variable. */
        box: Boxing | undefined;
        value: TypedExpression;
        isPostfix: boolean;
      }
    >
  | Typed<"binary", { operator: BinaryOperator; left: TypedExpression; right: TypedExpression }>
  | Typed<"logical", { operator: LogicalOperator; left: TypedExpression; right: TypedExpression }>
  | Typed<"unary", { operator: "-" | "~" | "!"; operand: TypedExpression }>
  | Typed<"conditional", { condition: TypedExpression; whenTrue: TypedExpression; whenFalse: TypedExpression }>
  | Typed<"cast", { operand: TypedExpression }>
  /** A numeric conversion, written or not. */
  | Typed<"convert", { operand: TypedExpression }>
  /** `binding` is the variable of `e instanceof T x`. */
  | Typed<"instanceof", { operand: TypedExpression; tested: StaticType; binding: Local | undefined }>
  /** Always true: gives the variable of a pattern that any value fits its value. */
  | Typed<"bind", { local: Local; value: TypedExpression }>
  /** Text of all parts in a row, a new object each time. */
  | Typed<"concat", { parts: readonly TypedExpression[] }>
  | Typed<"switch", { switch: TypedSwitch }>
  /** Something generic whose erased type may be wider than its type here: cast where it is. */
  | Typed<"adapt", { operand: TypedExpression }>
  | Typed<"lambda", { lambda: TypedLambda }>
  /** Worth what it turns out to be when all types around it are known. */
  | Typed<"deferred", { resolve: () => TypedExpression }>
  /** Waits for the type that is expected of it; nothing pending is left when a body has been checked. */
  | Typed<"pending", { pending: Pending }>
  /** Complained about; never lowered. */
  | Typed<"invalid", unknown>;

/** A lambda, an invocation or a creation whose type depends on what is expected of it. */
interface Pending {
  /** What an invocation leaves open. */
  readonly inference: Inference | undefined;
  /** Of a lambda or method reference: what is left to check, to become a value of this type. */
  readonly later: ((type: StaticType, inference: Inference) => PendingFunction) | undefined;
  /** Nothing is expected when the type is undefined. */
  readonly finish: (expected: StaticType | undefined) => TypedExpression;
}

/** A lambda or method reference as a method of a class of its own. */
export interface TypedLambda {
  /** Counted within the class around it, in source order. */
  readonly number: number;
  /** The methods that it implements, the one it was checked against first. */
  readonly implements: readonly MethodSymbol[];
  readonly parameters: readonly Local[];
  readonly returnType: StaticType;
  /** The exceptions that it may throw. */
  readonly thrown: () => readonly StaticType[];
  readonly body: TypedBlock;
  readonly frame: Frame;
  /** The value before `::`, evaluated where the method reference stands. */
  readonly bound: { readonly local: Local; readonly value: TypedExpression } | undefined;
}

export interface TypedBlock extends Located {
  readonly kind: "block";
  readonly statements: readonly TypedStatement[];
  /** The body of a `synchronized` statement: the variable that has the object, or `this`. */
  readonly lock?: Local | "this";
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
        /** The target of its `break label` and `continue label`. */
        | { readonly kind: "labeled"; readonly label: string; readonly body: TypedStatement }
        | { readonly kind: "switch"; readonly switch: TypedSwitch }
        | { readonly kind: "yield"; readonly value: TypedExpression }
        | { readonly kind: "throw"; readonly value: TypedExpression }
        | { readonly kind: "try"; readonly body: TypedBlock; readonly catches: readonly TypedCatch[] }
        /**
         * `try … finally`, and the closing of a resource: `leave` runs when control leaves the body without an
         * exception, the handler when it leaves with one.
         */
        | {
            readonly kind: "protected";
            readonly body: TypedStatement;
            readonly leave: TypedBlock;
            readonly handler: TypedCatch;
          }
        | { readonly kind: "return"; readonly value: TypedExpression | undefined }
        | { readonly kind: "break"; readonly label: string | undefined }
        | { readonly kind: "continue"; readonly label: string | undefined }
        /** Without code unless assertions are switched on. */
        | { readonly kind: "assert"; readonly condition: TypedExpression; readonly detail: TypedExpression | undefined }
        | { readonly kind: "empty" }
      ));

/** `this(…)` or `super(…)`; `at` is the keyword, or the constructor's name when the call is implicit. */
export interface TypedConstructorCall extends Located {
  readonly constructor: Method;
  readonly which: "this" | "super";
  readonly isWritten: boolean;
  /** The object around the one being made, for an inner superclass. */
  readonly outer?: TypedExpression | undefined;
  readonly arguments: readonly TypedExpression[];
  /** The exceptions that the constructor declares. */
  readonly thrown: readonly StaticType[];
  readonly at: Located;
}

/** A field initializer, or an initializer block. */
export type TypedInitializer =
  | (Located & { readonly kind: "field"; readonly field: Field; readonly value: TypedExpression })
  | TypedBlock;

export interface TypedBody {
  readonly parameters: readonly Local[];
  readonly constructorCall: TypedConstructorCall | undefined;
  readonly block: TypedBlock;
}
