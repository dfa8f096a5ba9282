import type { BinaryOperator, Constant } from "../instruction.ts";
import type { Located } from "./source-text.ts";
import type { Identifier, TypeNode } from "./tree.ts";

/** What a literal or a constant expression is worth. */
export type ConstantValue = Constant | { readonly kind: "string"; readonly value: string };

export type LogicalOperator = "&&" | "||";

export interface ArrayInitializer extends Located {
  readonly kind: "array-initializer";
  readonly elements: readonly Expression[];
}

/** Parentheses are left out: the tree says what they said. */
export type Expression =
  | ArrayInitializer
  | (Located &
      (
        | { readonly kind: "literal"; readonly value: ConstantValue }
        | { readonly kind: "name"; readonly name: Identifier }
        | { readonly kind: "this" | "missing" }
        /** Only as the receiver of a call or of a field access. `I.super` has a qualifier. */
        | { readonly kind: "super"; readonly qualifier: TypeNode | undefined }
        | { readonly kind: "member"; readonly object: Expression; readonly name: Identifier }
        | { readonly kind: "element"; readonly array: Expression; readonly index: Expression }
        | {
            readonly kind: "call";
            readonly receiver: Expression | undefined;
            readonly name: Identifier;
            readonly arguments: readonly Expression[];
          }
        | { readonly kind: "new"; readonly type: TypeNode; readonly arguments: readonly Expression[] }
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
        | { readonly kind: "instanceof"; readonly operand: Expression; readonly type: TypeNode }
      ));

export type ExpressionOf<K extends Expression["kind"]> = Extract<Expression, { readonly kind: K }>;
