import type { Lacking as LackingOf } from "../../../engine-kit/index.ts";
import type { Condition, Goal } from "../algorithm/coverage/index.ts";

/** What a test may be missing for: a side of a condition, or a goal beside the branches. */
export type Wanted =
  | { readonly kind: "side"; readonly condition: Condition; readonly holds: boolean }
  | { readonly kind: "goal"; readonly goal: Goal }
  /** A node of the execution tree: it is there. */
  | { readonly kind: "node"; readonly name: string };

/** Where a path stands that could show it, or why it does not. */
export type Lacking = LackingOf<Wanted>;
