import type { Bound } from "../state/observer.ts";
import type { TestsResult } from "../test-input/test-input.ts";

/** How far a path is followed, by bound. */
interface Limits extends Readonly<Record<Exclude<Bound, "unfoldings">, number>> {
  /** Unfoldings. */
  readonly depth: number;
}

/** What is said of paths that a bound ended. */
export function cutOffNote(bound: Bound, limits: Limits): string {
  switch (bound) {
    case "unfoldings":
      return `Paths with more than ${limits.depth} unfoldings were not followed further.`;
    case "loops":
      return `Paths on which an undecided condition came up more than ${limits.loops} times in one call were not followed further.`;
    case "calls":
      return `Paths with more than ${limits.calls} open calls were not followed further.`;
    case "steps":
      return `Paths of more than ${limits.steps} instructions were not followed further.`;
  }
}

/** What was refused on every path that was followed need not be on longer ones. */
export function boundedClaims({ infeasibleBranches }: TestsResult["coverage"], isCut: boolean): readonly string[] {
  if (!isCut || infeasibleBranches.length === 0) return [];
  return [`Infeasible on every path within these bounds, longer paths may differ: ${infeasibleBranches.join(", ")}.`];
}
