import type { Lacking as LackingOf } from "../../../engine-kit/index.ts";

/** A fact that may be there or not. Numbers are those of the automaton; a weight of undefined is any but 0. */
export type Wanted =
  | TransitionWanted
  /** Some configuration of this control location and top of stack (or none: `EPSILON`) is accepted. */
  | { readonly kind: "top"; readonly location: number; readonly symbol: number; readonly weight?: unknown }
  | { readonly kind: "configuration"; readonly location: number; readonly stack: readonly number[] }
  /** A rule of the system: it is there. */
  | { readonly kind: "rule"; readonly rule: number };

/** l(p, γ, q) is at least this weight. */
export interface TransitionWanted {
  readonly kind: "transition";
  readonly from: number;
  readonly symbol: number;
  readonly to: number;
  readonly weight?: unknown;
}

/** An instance of a rule that lacks something. */
export type Lacking = LackingOf<Wanted>;
