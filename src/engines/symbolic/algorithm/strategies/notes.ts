import { say } from "../../messages/say.ts";
import type { Bound } from "../state/observer.ts";
import type { TestsResult } from "../test-input/test-input.ts";

/** How far a path is followed, by bound. */
interface Limits extends Readonly<Record<Exclude<Bound, "unfoldings">, number>> {
  /** Unfoldings. */
  readonly depth: number;
}

/** What is said of paths that a bound ended. */
export function cutOffNote(bound: Bound, limits: Limits): string {
  const limit = bound === "unfoldings" ? limits.depth : limits[bound];
  return say(`cutOff.${bound}`, { limit: limit.toLocaleString("en") });
}

/** What was refused on every path that was followed need not be on longer ones. */
export function boundedClaims({ infeasibleBranches }: TestsResult["coverage"], isCut: boolean): readonly string[] {
  if (!isCut || infeasibleBranches.length === 0) return [];
  return [say("cutOff.infeasible", { branches: infeasibleBranches.join(", ") })];
}
