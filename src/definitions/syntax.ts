import type { Span } from "../kernel/index.ts";

/** An expression as it is written. */
export type Expression =
  | { readonly kind: "number"; readonly value: number; readonly span: Span }
  | { readonly kind: "text"; readonly value: string; readonly span: Span }
  | { readonly kind: "name"; readonly name: string; readonly span: Span }
  | {
      readonly kind: "call";
      readonly name: string;
      readonly nameSpan: Span;
      readonly arguments: readonly Expression[];
      readonly span: Span;
    }
  | { readonly kind: "prefix"; readonly operator: string; readonly operand: Expression; readonly span: Span }
  | {
      readonly kind: "binary";
      readonly operator: string;
      readonly left: Expression;
      readonly right: Expression;
      readonly span: Span;
    }
  | { readonly kind: "list"; readonly elements: readonly Expression[]; readonly span: Span }
  | {
      readonly kind: "if";
      readonly condition: Expression;
      readonly then: Expression;
      readonly otherwise: Expression;
      readonly span: Span;
    };

/** A name with its place. */
export interface Name {
  readonly name: string;
  readonly span: Span;
}

/** `c`, or `c: context` in a function of the reader's own. */
export interface WrittenParameter extends Name {
  readonly type: Name | undefined;
}

/** `static(c, l) = c` */
export interface WrittenDefinition extends Name {
  readonly parameters: readonly WrittenParameter[];
  readonly body: Expression;
  /** As it is written, on one line. */
  readonly written: string;
}

/** A whole text. */
export interface WrittenText {
  readonly name: string;
  /** `values a b c`; undefined where the text has no such line. */
  readonly domain: { readonly names: readonly Name[]; readonly span: Span } | undefined;
  readonly definitions: readonly WrittenDefinition[];
  /** Where the text ends. */
  readonly end: Span;
}
