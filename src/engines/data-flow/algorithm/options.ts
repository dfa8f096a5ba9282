import type { Order } from "./worklist.ts";

export const ANALYSES = ["reaching", "live", "available", "constants", "intervals", "dead-code"] as const;
export type AnalysisName = (typeof ANALYSES)[number];

export interface DataFlowOptions {
  readonly analysis: AnalysisName;
  /** `method`: parameters and what calls give are unknown; `program`: from `main` over the call graph. */
  readonly scope: "method" | "program";
  /** Fields and arrays through points-to sets; only with scope `program`. */
  readonly alias: boolean;
  readonly order: Order;
  /** Conditions refine intervals. */
  readonly refine: boolean;
  /** Context sensitivity of the points-to analysis, `1-call`. */
  readonly context: string;
  /** How many context elements qualify an object; undefined: what goes with `context`. */
  readonly heap: number | undefined;
  /** Label of the method to start from; undefined: the only `main`. */
  readonly entry: string | undefined;
  /** Ends with a partial result after so many nodes; undefined: no limit. */
  readonly maxPops: number | undefined;
}

export const DEFAULTS: DataFlowOptions = {
  analysis: "constants",
  scope: "method",
  alias: true,
  order: "rpo",
  refine: true,
  context: "ci",
  heap: undefined,
  entry: undefined,
  maxPops: undefined,
};
