import type { Method } from "../../../../java/index.ts";
import type { Code } from "../program/code.ts";
import type { TestsResult } from "../test-input/test-input.ts";
import { callableFrom } from "./calls.ts";
import { type Explored, methodsThatRun, withinBounds } from "./coverage.ts";
import type { Goal, Goals } from "./goals.ts";

/** What is known of goals, by their keys. */
interface ExploredGoals extends Pick<Explored, "feasible" | "refused"> {
  readonly goals: Goals;
  /** By runs of inputs. */
  readonly reached: ReadonlySet<string>;
}

interface ExploredBranches extends Explored {
  /** Sides that runs took. */
  readonly taken: ReadonlySet<string>;
}

/**
 * How many goals inputs reach. Any other is infeasible where it is refuted: no path that was left came to it, and control comes to
 * it from nowhere that a path was left.
 */
export function goalCoverageOf(
  code: Code,
  method: Method,
  { taken, openEnds }: ExploredBranches,
  { goals, reached, feasible }: ExploredGoals,
): NonNullable<TestsResult["goals"]> {
  const all = goals.of(methodsThatRun(code, method, taken));
  const missed = all.filter(({ key }) => !reached.has(key));
  const called = new Set(callableFrom(code, method));
  const isOpen = ({ method: owner, pc, key }: Goal): boolean =>
    feasible.has(key) || openEnds.has(owner, pc) || !called.has(owner);
  const infeasible = missed.filter((goal) => !isOpen(goal));
  return {
    goals: all.length,
    reached: all.length - missed.length,
    infeasible: infeasible.length,
    infeasibleGoals: infeasible.map(({ key }) => key),
    openGoals: missed.filter(isOpen).map(({ key }) => key),
  };
}

/** The open goals that are refused within the bounds: sides of checks that paths ruled out, and what only refused sides lead to. */
export function refusedGoals(
  code: Code,
  method: Method,
  branches: ExploredBranches,
  { goals, refused, feasible }: ExploredGoals,
  { openGoals }: NonNullable<TestsResult["goals"]>,
): readonly string[] {
  const open = new Set(openGoals);
  const { reaches } = withinBounds(code, method, branches.taken, branches);
  return goals
    .of(methodsThatRun(code, method, branches.taken))
    .filter(({ method: owner, pc, key }) => !feasible.has(key) && (refused.has(key) || !reaches(owner, pc)))
    .flatMap(({ key }) => (open.has(key) ? [key] : []));
}
