import type { Lacking as LackingOf } from "../../../engine-kit/index.ts";

/** A fact that may be there or not. Numbers are those of `CsElements` and `Program.callSites`. */
export type Wanted =
  | { readonly kind: "points-to"; readonly pointer: number; readonly object: number }
  | { readonly kind: "flow"; readonly source: number; readonly target: number }
  | { readonly kind: "call"; readonly caller: number; readonly site: number; readonly callee: number }
  | { readonly kind: "reachable"; readonly method: number };

/** An instance of a rule that lacks something. */
export type Lacking = LackingOf<Wanted>;
