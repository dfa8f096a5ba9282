/** A fact that may be there or not. Numbers are those of `CsElements` and `Program.callSites`. */
export type Wanted =
  | { readonly kind: "points-to"; readonly pointer: number; readonly object: number }
  | { readonly kind: "flow"; readonly source: number; readonly target: number }
  | { readonly kind: "call"; readonly caller: number; readonly site: number; readonly callee: number }
  | { readonly kind: "reachable"; readonly method: number };

/** An instance of a rule that lacks something: see `Attempt` of the engines. */
export interface Lacking {
  readonly rule: string;
  readonly at: { readonly file: string; readonly line: number } | undefined;
  readonly holds: readonly Wanted[];
  readonly lacks?: Wanted;
  readonly but?: string;
}
