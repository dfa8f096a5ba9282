import type { Method } from "../../../../java/index.ts";
import type { Code } from "../program/code.ts";
import type { TestsResult } from "../test-input/test-input.ts";
import { type Explored, reachOf } from "./coverage.ts";
import type { Goal, Goals } from "./goals.ts";

/** What is known of goals, by their keys. */
interface ExploredGoals extends Omit<Explored, "isComplete"> {
  readonly goals: Goals;
  /** By runs of inputs. */
  readonly reached: ReadonlySet<string>;
}

/**
 * How many goals inputs reach. A side of a check is infeasible where it was refused and never gone on with; any goal is where
 * no control leads to it, and where all paths were followed to their ends without it (`isComplete`).
 */
export function goalCoverageOf(
  code: Code,
  method: Method,
  { taken, ...branches }: Explored & { readonly taken: ReadonlySet<string> },
  { goals, reached, feasible, refused }: ExploredGoals,
): NonNullable<TestsResult["goals"]> {
  const reach = reachOf(code, method, taken, branches);
  const all = goals.of(reach.methods);
  const isInfeasible = ({ method: owner, pc, key }: Goal): boolean =>
    !feasible.has(key) && (branches.isComplete || refused.has(key) || !reach.has(owner, pc));
  const missed = all.filter(({ key }) => !reached.has(key));
  const infeasible = missed.filter(isInfeasible);
  const keysOf = (some: readonly Goal[]): readonly string[] => some.map(({ key }) => key);
  return {
    goals: all.length,
    reached: all.length - missed.length,
    infeasible: infeasible.length,
    infeasibleGoals: keysOf(infeasible),
    openGoals: keysOf(missed.filter((goal) => !infeasible.includes(goal))),
  };
}
