import type { Located } from "../source-text.ts";
import type { Expression, Switch } from "./expression.ts";
import type { Identifier, TypeDeclaration, TypeNode } from "./tree.ts";

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
  /** Put in by the compiler: kept in a temporary. */
  readonly isHidden?: boolean;
}

/** `this(…)` or `super(…)`, the first statement of a constructor. */
export interface ConstructorCall extends Located {
  readonly kind: "constructor-call";
  readonly which: "this" | "super";
  /** `o` in `o.super(…)`. */
  readonly outer: Expression | undefined;
  readonly keyword: Located;
  readonly arguments: readonly Expression[];
}

/** A class, interface, enum or record that is declared in a body. */
export interface LocalClass extends Located {
  readonly kind: "local-class";
  readonly declaration: TypeDeclaration;
}

/** `catch (A | B e) { … }` */
export interface CatchClause extends Located {
  readonly types: readonly TypeNode[];
  readonly name: Identifier;
  readonly isFinal: boolean;
  readonly body: Block;
  /** Put in by the compiler: what it catches is kept in a temporary. */
  readonly isHidden?: boolean;
}

/** `T r = open()` or a variable that is there already, to be closed at the end. */
export type Resource = LocalDeclaration | (Located & { readonly kind: "expression"; readonly expression: Expression });

export type Statement =
  | Block
  | LocalDeclaration
  | ConstructorCall
  | LocalClass
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
        /** `type` is undefined for `var`. */
        | {
            readonly kind: "for-each";
            readonly type: TypeNode | undefined;
            readonly name: Identifier;
            readonly isFinal: boolean;
            readonly values: Expression;
            readonly body: Statement;
          }
        | { readonly kind: "labeled"; readonly label: Identifier; readonly body: Statement }
        | { readonly kind: "switch"; readonly switch: Switch }
        | { readonly kind: "yield"; readonly value: Expression }
        | { readonly kind: "throw"; readonly value: Expression }
        | {
            readonly kind: "try";
            readonly resources: readonly Resource[];
            readonly body: Block;
            readonly catches: readonly CatchClause[];
            readonly finallyBlock: Block | undefined;
          }
        | { readonly kind: "assert"; readonly condition: Expression; readonly detail: Expression | undefined }
        | { readonly kind: "synchronized"; readonly lock: Expression; readonly body: Block }
        | { readonly kind: "return"; readonly value: Expression | undefined }
        | { readonly kind: "break" | "continue"; readonly label: Identifier | undefined }
        | { readonly kind: "empty" | "missing" }
      ));
