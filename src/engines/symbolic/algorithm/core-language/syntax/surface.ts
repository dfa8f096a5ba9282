import type { Span } from "../../../../../kernel/index.ts";
import type { Binder } from "../../../../separation/index.ts";

/** op_b of Fig. 3. */
export type CoreBinary = "+" | "-" | "*" | "/" | "%" | "==" | "!=" | "<" | "<=" | ">" | ">=" | "&&" | "||";

/** op_u of Fig. 3. */
export type CoreUnary = "-" | "!";

/** e of Fig. 3 as written; `load` is v.f, and v may be a load itself. */
export type Expression =
  | { readonly kind: "integer"; readonly value: bigint; readonly span: Span }
  | { readonly kind: "boolean"; readonly value: boolean; readonly span: Span }
  | { readonly kind: "null"; readonly span: Span }
  | Place
  | {
      readonly kind: "binary";
      readonly operator: CoreBinary;
      readonly left: Expression;
      readonly right: Expression;
      readonly span: Span;
    }
  | { readonly kind: "unary"; readonly operator: CoreUnary; readonly operand: Expression; readonly span: Span };

/** What can be stored to. */
export type Place =
  | { readonly kind: "variable"; readonly name: string; readonly span: Span }
  | { readonly kind: "load"; readonly base: Place; readonly field: string; readonly span: Span };

/** A name where it is written. */
export interface Name {
  readonly name: string;
  readonly span: Span;
}

/** stmt of Fig. 3; `arguments` of `new` are variables in the paper and any expressions here. */
export type Statement = { readonly labels: readonly Name[]; readonly span: Span } & (
  | { readonly kind: "assign"; readonly variable: Name; readonly value: Expression }
  | { readonly kind: "store"; readonly base: Place; readonly field: Name; readonly value: Expression }
  | { readonly kind: "goto"; readonly to: Expression }
  | { readonly kind: "assert"; readonly condition: Expression }
  | {
      readonly kind: "if";
      readonly condition: Expression;
      readonly whenTrue: Expression;
      readonly whenFalse: Expression;
    }
  | {
      readonly kind: "new";
      readonly variable: Name;
      readonly data: string;
      readonly arguments: readonly Expression[];
      /** Of `new c(…)`. */
      readonly created: Span;
    }
  | { readonly kind: "free"; readonly variable: Name }
);

/** `data c { t f; … }` */
export interface CoreData {
  readonly name: string;
  readonly fields: readonly Binder[];
  readonly span: Span;
}

/** A program of Fig. 3 as written. Statement i of Σ is `statements[i - 1]`: the paper counts from 1. */
export interface CoreSource {
  readonly data: readonly CoreData[];
  /** The variables that have a value before the first statement. */
  readonly inputs: readonly Binder[];
  readonly statements: readonly Statement[];
  /** The end of the text, where execution ends well; labels may stand there. */
  readonly end: { readonly labels: readonly Name[]; readonly span: Span };
}
