import type { Span } from "../../kernel/index.ts";
import type { Action } from "./projection.ts";

/** Rows of the symbol tables of a recording of Algorithm 1. Plain data: they cross the worker boundary. */
export interface PredicateSymbol {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly span: Span | undefined;
}

/** A disjunct of SV, or one that was pruned. */
export interface DisjunctSymbol {
  readonly text: string;
  /** What replaced what: `pre(n1, n2) by disjunct 2, a := n1, b := n2`. */
  readonly replacements: readonly string[];
}

/** A disjunct of A; `text` is undefined when it became false. */
export interface AbstractSymbol {
  readonly text: string | undefined;
  /** What Π and abs did, in order. */
  readonly actions: readonly Action[];
}

/** One disjunct of A′ against A. */
export interface ComparisonSymbol {
  readonly text: string;
  readonly covering: readonly string[];
  readonly isCovered: boolean;
}

export interface PairSymbol {
  readonly text: string;
  /** `rule 2 with pair 1 of ls` */
  readonly origin: string;
}

export interface SeparationSymbols {
  readonly predicates: readonly PredicateSymbol[];
  readonly disjuncts: readonly DisjunctSymbol[];
  readonly abstracts: readonly AbstractSymbol[];
  readonly comparisons: readonly ComparisonSymbol[];
  readonly pairs: readonly PairSymbol[];
  readonly run: readonly { readonly reading: string }[];
}
