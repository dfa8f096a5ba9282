import type { Lacking as LackingOf } from "../../../engine-kit/index.ts";
import type { Pair } from "../algorithm/base-pairs/shape.ts";
import type { SymbolicHeap } from "../algorithm/heaps/symbolic-heap.ts";

/** A fact of Algorithm 1 that may be there or not. */
export type Wanted =
  | PairWanted
  | AbstractWanted
  | ContradictionWanted
  /** A disjunct of SV after a round: it is there. */
  | { readonly kind: "unfolded"; readonly predicate: string; readonly round: number; readonly heap: SymbolicHeap }
  /** A disjunct of the definition, from 0: it is there. */
  | { readonly kind: "rule"; readonly predicate: string; readonly rule: number };

/** base(P) ∋ pair */
export interface PairWanted {
  readonly kind: "pair";
  readonly predicate: string;
  readonly pair: Pair;
}

/** A(P) ∋ heap, at the end. */
export interface AbstractWanted {
  readonly kind: "abstract";
  readonly predicate: string;
  readonly heap: SymbolicHeap;
}

/** A disjunct that no heap satisfies: it is in no table. */
interface ContradictionWanted {
  readonly kind: "contradiction";
  readonly table: "A" | "base";
  readonly predicate: string;
  readonly heap: SymbolicHeap;
}

/** An instance of a rule that lacks something. */
export type Lacking = LackingOf<Wanted>;
