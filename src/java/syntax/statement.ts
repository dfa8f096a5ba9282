import type { Expression } from "./expression.ts";
import type { Located } from "./source-text.ts";
import type { Identifier, TypeNode } from "./tree.ts";

export interface Block extends Located {
  readonly kind: "block";
  readonly statements: readonly Statement[];
}

/** One declarator; `int a = 1, b;` gives two of these. `type` is undefined for `var`. */
export interface LocalDeclaration extends Located {
  readonly kind: "local";
  readonly type: TypeNode | undefined;
  readonly name: Identifier;
  readonly isFinal: boolean;
  readonly initializer: Expression | undefined;
}

/** `this(…)` or `super(…)`, the first statement of a constructor. */
export interface ConstructorCall extends Located {
  readonly kind: "constructor-call";
  readonly which: "this" | "super";
  readonly keyword: Located;
  readonly arguments: readonly Expression[];
}

export type Statement =
  | Block
  | LocalDeclaration
  | ConstructorCall
  | (Located &
      (
        | { readonly kind: "expression"; readonly expression: Expression }
        | {
            readonly kind: "if";
            readonly condition: Expression;
            readonly whenTrue: Statement;
            readonly whenFalse: Statement | undefined;
          }
        | { readonly kind: "while" | "do"; readonly condition: Expression; readonly body: Statement }
        | {
            readonly kind: "for";
            readonly init: readonly Statement[];
            readonly condition: Expression | undefined;
            readonly update: readonly Statement[];
            readonly body: Statement;
          }
        | { readonly kind: "return"; readonly value: Expression | undefined }
        | { readonly kind: "break" | "continue" | "empty" | "missing" }
      ));
