import type { Cause, NodeEnd, RuleName } from "../observer.ts";
import type { State } from "./state.ts";

/** The result of executing one instruction. */
export type Outcome =
  | { readonly kind: "next"; readonly state: State; readonly rule: RuleName; readonly effect: string }
  /** Several configurations follow: the tree branches. */
  | {
      readonly kind: "split";
      readonly rule: RuleName;
      readonly children: readonly Successor[];
      readonly effect: string;
    }
  | { readonly kind: "end"; readonly end: NodeEnd; readonly state: State; readonly rule: RuleName };

/** A configuration after a split. */
export interface Successor {
  readonly state: State;
  readonly cause: Cause;
  /** Whether Δ has gained something that the checker has to judge. */
  readonly isOpen: boolean;
  /** The path is over where this configuration is possible: an uncaught exception. */
  readonly end?: NodeEnd;
}

export function nextBy(rule: RuleName, state: State, effect = ""): Outcome {
  return { kind: "next", state, rule, effect };
}

export function splitBy(rule: RuleName, children: readonly Successor[], effect = ""): Outcome {
  return { kind: "split", rule, children, effect };
}

export function endBy(rule: RuleName, state: State, end: NodeEnd): Outcome {
  return { kind: "end", end, state, rule };
}
