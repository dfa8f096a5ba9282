import type { BinaryOperator, Constant } from "../../../ir/instruction.ts";
import type { Located } from "../source-text.ts";
import type { Block, Statement } from "./statement.ts";
import type { Identifier, TypeDeclaration, TypeNode } from "./tree.ts";

/** What a literal or a constant expression is worth. */
export type ConstantValue = Constant | { readonly kind: "string"; readonly value: string };

export type LogicalOperator = "&&" | "||";

export interface ArrayInitializer extends Located {
  readonly kind: "array-initializer";
  readonly elements: readonly Expression[];
}

/** What a value is tested against, and what its parts are called then (JLS 14.30). */
export type Pattern = TypePattern | RecordPattern;

/** `T x`; `var x` within a record pattern, where `type` is undefined. `_` has neither. */
export interface TypePattern extends Located {
  readonly kind: "type-pattern";
  readonly type: TypeNode | undefined;
  readonly name: Identifier | undefined;
  readonly isFinal: boolean;
}

/** `R(T x, S(var y))` */
export interface RecordPattern extends Located {
  readonly kind: "record-pattern";
  readonly type: TypeNode;
  readonly components: readonly Pattern[];
}

/** `P when e` after `case`. */
export interface PatternLabel extends Located {
  readonly pattern: Pattern;
  readonly guard: Expression | undefined;
}

/** One group of a `switch`: what it is for and what it runs. */
export interface SwitchCase extends Located {
  /** Constants; empty for a mere `default`. */
  readonly labels: readonly Expression[];
  readonly patterns: readonly PatternLabel[];
  readonly isDefault: boolean;
  /** `->`: never falls through. */
  readonly isArrow: boolean;
  /** After an arrow one statement: a block, a `throw`, or an expression. */
  readonly body: readonly Statement[];
}

/** A `switch`, as a statement or as a value. */
export interface Switch extends Located {
  readonly subject: Expression;
  readonly cases: readonly SwitchCase[];
}

/** `type` is undefined where it is to be found out. */
export interface LambdaParameter extends Located {
  readonly name: Identifier;
  readonly type: TypeNode | undefined;
  readonly isFinal: boolean;
}

/** `number` counts the lambdas and method references of one class in source order. */
export interface Lambda extends Located {
  readonly kind: "lambda";
  readonly parameters: readonly LambdaParameter[];
  readonly body: Expression | Block;
  readonly number: number;
}

/** `A::m`, `x::m`, `super::m`, `C::new`. */
export interface MethodReference extends Located {
  readonly kind: "method-reference";
  /** A value or the name of a class; a type only where nothing else can stand. */
  readonly qualifier: Expression | (Located & { readonly kind: "type"; readonly type: TypeNode });
  /** `new` for a constructor. */
  readonly name: Identifier;
  readonly typeArguments: readonly TypeNode[];
  readonly number: number;
}

/** Parentheses are left out: the tree says what they said. */
export type Expression =
  | ArrayInitializer
  | Lambda
  | MethodReference
  | (Located &
      (
        | { readonly kind: "literal"; readonly value: ConstantValue }
        | { readonly kind: "name"; readonly name: Identifier }
        | { readonly kind: "this" | "missing" }
        /** `Outer.this` */
        | { readonly kind: "outer-this"; readonly qualifier: TypeNode }
        /** Only as the receiver of a call or of a field access. `I.super` has a qualifier. */
        | { readonly kind: "super"; readonly qualifier: TypeNode | undefined }
        | { readonly kind: "member"; readonly object: Expression; readonly name: Identifier }
        | { readonly kind: "element"; readonly array: Expression; readonly index: Expression }
        | {
            readonly kind: "call";
            readonly receiver: Expression | undefined;
            readonly name: Identifier;
            /** Those that are written: `this.<String>m()`. */
            readonly typeArguments: readonly TypeNode[];
            readonly arguments: readonly Expression[];
          }
        | {
            readonly kind: "new";
            /** The word `new`. */
            readonly at: Located;
            /** `o` in `o.new Inner()`. */
            readonly outer: Expression | undefined;
            readonly type: TypeNode;
            readonly arguments: readonly Expression[];
            /** The body of an anonymous class. */
            readonly body: TypeDeclaration | undefined;
          }
        | {
            readonly kind: "new-array";
            /** The type of the whole array. */
            readonly type: TypeNode;
            /** The given dimensions, outermost first. */
            readonly lengths: readonly Expression[];
            readonly initializer: ArrayInitializer | undefined;
          }
        | {
            readonly kind: "assignment";
            readonly target: Expression;
            /** `+` for `+=`; undefined for `=`. */
            readonly operator: BinaryOperator | undefined;
            readonly value: Expression;
          }
        | {
            readonly kind: "update";
            readonly operator: "+" | "-";
            readonly isPrefix: boolean;
            readonly operand: Expression;
          }
        | {
            readonly kind: "binary";
            readonly operator: BinaryOperator | LogicalOperator;
            readonly left: Expression;
            readonly right: Expression;
          }
        | { readonly kind: "unary"; readonly operator: "+" | "-" | "~" | "!"; readonly operand: Expression }
        | {
            readonly kind: "conditional";
            readonly condition: Expression;
            readonly whenTrue: Expression;
            readonly whenFalse: Expression;
          }
        | { readonly kind: "cast"; readonly type: TypeNode; readonly operand: Expression }
        | {
            readonly kind: "instanceof";
            readonly operand: Expression;
            readonly type: TypeNode;
            readonly pattern: Identifier | undefined;
            readonly isFinal: boolean;
          }
        /** `e instanceof R(…)` */
        | { readonly kind: "matches"; readonly operand: Expression; readonly pattern: RecordPattern }
        | { readonly kind: "switch"; readonly switch: Switch }
        /** Something that is checked already, within what the compiler puts around it. */
        | { readonly kind: "checked" }
        /** `T.class` */
        | { readonly kind: "class-literal"; readonly type: TypeNode }
      ));

export type ExpressionOf<K extends Expression["kind"]> = Extract<Expression, { readonly kind: K }>;
