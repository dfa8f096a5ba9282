import type { StatementClaims } from "../../../../trace/index.ts";
import { isAbove } from "../lattice.ts";
import type { FlowRun } from "../run.ts";

/** What the facts that a run shows prove of those of another run. */
export function claimsOf(run: FlowRun): StatementClaims {
  const solve = run.table("solves")[0];
  const { analysis = "", own, meet = "∪", without = [], isSkipping = false } = solve ?? {};
  return {
    // Definitions of readers have orders of their own.
    analysis: own ?? analysis,
    isSound: own === undefined && without.length === 0 && !isSkipping,
    rulesOut(known, claimed) {
      // That something is not available on every path proves nothing.
      if (meet === "∩" || known === claimed) return false;
      return known === undefined || (meet !== "∪" && isAbove(meet, known, claimed));
    },
  };
}
