import type { Span } from "../../../../kernel/index.ts";

/** A term as written. */
export type Term =
  | { readonly kind: "null"; readonly span: Span }
  | { readonly kind: "wildcard"; readonly span: Span }
  | { readonly kind: "variable"; readonly name: string; readonly span: Span }
  | { readonly kind: "integer"; readonly value: bigint; readonly span: Span }
  | { readonly kind: "boolean"; readonly value: boolean; readonly span: Span }
  | { readonly kind: "minus"; readonly term: Term; readonly span: Span }
  | { readonly kind: "sum"; readonly sign: "+" | "-"; readonly left: Term; readonly right: Term; readonly span: Span }
  | { readonly kind: "product"; readonly factor: bigint; readonly term: Term; readonly span: Span };

export type Relation = "=" | "≠" | "≤" | "<" | "≥" | ">";

/** A conjunct as written. */
export type Atom =
  | { readonly kind: "emp"; readonly span: Span }
  | { readonly kind: "truth"; readonly value: boolean; readonly span: Span }
  | {
      readonly kind: "points-to";
      readonly root: Term;
      readonly data: string;
      readonly fields: readonly WrittenField[];
      readonly span: Span;
    }
  | { readonly kind: "call"; readonly predicate: string; readonly arguments: readonly Term[]; readonly span: Span }
  | {
      readonly kind: "compare";
      readonly relation: Relation;
      readonly left: Term;
      readonly right: Term;
      readonly span: Span;
    }
  | { readonly kind: "not"; readonly atoms: readonly Atom[]; readonly span: Span };

/** `v`, or `next: v` with the field's name. */
export interface WrittenField {
  readonly name: string | undefined;
  readonly value: Term;
}

/** A variable where it is declared, with the type if it is written. */
export interface Binder {
  readonly name: string;
  readonly type: string | undefined;
  readonly span: Span;
}

export interface Disjunct {
  readonly exists: readonly Binder[];
  readonly atoms: readonly Atom[];
  readonly span: Span;
}

export interface DataDeclaration {
  readonly name: string;
  readonly extends?: { readonly name: string; readonly span: Span };
  readonly fields: readonly Binder[];
  readonly span: Span;
}

export interface PredicateDeclaration {
  readonly name: string;
  readonly parameters: readonly Binder[];
  readonly body: readonly Disjunct[];
  readonly span: Span;
}

export interface Check {
  /** Free variables whose types are declared, as SMT-LIB does. */
  readonly declared?: readonly Binder[];
  readonly formula: readonly Disjunct[];
  readonly span: Span;
}

/** `pre METHOD == formula`: what a method may rely on. */
export interface Precondition {
  readonly method: string;
  readonly formula: readonly Disjunct[];
  readonly span: Span;
}

/** A file of declarations, in order of writing within each list. */
export interface SourceText {
  /** Whether it has cells as Fig. 4 writes them, `x -> node(v, n)`, or as Java StarFinder does, `x::node<v, n>`. */
  readonly notation: "figure-4" | "starfinder";
  readonly data: readonly DataDeclaration[];
  readonly predicates: readonly PredicateDeclaration[];
  readonly checks: readonly Check[];
  readonly preconditions: readonly Precondition[];
}
