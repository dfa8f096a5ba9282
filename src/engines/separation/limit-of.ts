import type { Limit } from "../../kernel/index.ts";
import type { LeastFixedPoint } from "./algorithm/least-fixed-point/least-fixed-point.ts";
import type { LfpOptions } from "./options.ts";

/** The limit of the algorithm’s own that ended its loop; undefined where it came to its fixed point, or has not ended. */
export function limitOf(
  { end }: LeastFixedPoint,
  { maxIterations, maxDisjuncts }: Pick<LfpOptions, "maxIterations" | "maxDisjuncts">,
): Limit | undefined {
  switch (end?.limit?.kind) {
    case undefined:
      return undefined;
    case "iterations":
      return { kind: "iteration-limit", limit: maxIterations };
    default:
      return { kind: "disjunct-limit", limit: maxDisjuncts };
  }
}
