import type { Seq } from "../../log/step.ts";

/** A conjunct of a formula of separation logic that is not split further. */
export interface Atom {
  /** As in the table of the formula. */
  readonly key: string;
  readonly text: string;
  /** How it is joined to what stands before it: spatial atoms by ∗, pure ones by ∧. */
  readonly joint: "∗" | "∧";
  /** The step that brought it. */
  readonly fact: Seq;
  readonly isNew: boolean;
  /** The step puts others in its place: see `FormulaView.outcomes`. */
  readonly isReplaced: boolean;
  /** The node of an execution tree that added it. */
  readonly origin: string;
}

/** A formula, in the order in which it is written. */
export interface Formula {
  /** Whose it is: `#2`. */
  readonly owner: string;
  readonly atoms: readonly Atom[];
}
