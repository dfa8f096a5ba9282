import type { Method } from "../../../../java/index.ts";
import type { Code } from "../program/code.ts";
import type { TestsResult } from "../test-input/test-input.ts";
import { branchesOf, type Condition, sideOf } from "./branches.ts";
import { callableFrom } from "./calls.ts";
import { isPossible, OpenEnds } from "./open-ends.ts";
import { Reachable } from "./reachable.ts";

type Coverage = TestsResult["coverage"];

/** What a symbolic execution found out about sides (`12T`). */
export interface Explored {
  /** Sides that a path took which was left before its end. */
  readonly feasible: ReadonlySet<string>;
  /** Sides that were asked for on some path and refused. */
  readonly refused: ReadonlySet<string>;
  readonly openEnds: OpenEnds;
}

/**
 * How much of a method, and of the reader's methods it can call, the runs covered; `taken` holds the sides of the runs. A side
 * that is not covered is infeasible where it is refuted: every path that asked for it was refused, and control comes to it from
 * nowhere that a path was left. Without a symbolic execution only constants refute.
 */
export function coverageOf(code: Code, method: Method, taken: Iterable<string>, explored?: Explored): Coverage {
  const covered = new Set(taken);
  const { feasible, openEnds } = explored ?? { feasible: new Set(), openEnds: OpenEnds.ofWhole(code, method) };
  const called = new Set(callableFrom(code, method));
  const stateOf = ({ method: owner, pc, label }: Condition, holds: boolean): Settled => {
    const side = sideOf(label, holds);
    if (covered.has(side)) return "covered";
    if (!isPossible(code, owner, pc, holds)) return "infeasible";
    // What only the library calls is not followed.
    return feasible.has(side) || openEnds.has(owner, pc) || !called.has(owner) ? "open" : "infeasible";
  };
  const sides = conditionsOf(code, method, covered).flatMap((condition) =>
    [true, false].map((holds) => ({ side: sideOf(condition.label, holds), state: stateOf(condition, holds) })),
  );
  const sidesThatAre = (wanted: Settled) => sides.flatMap(({ side, state }) => (state === wanted ? [side] : []));
  const coveredBranches = sidesThatAre("covered");
  const infeasibleBranches = sidesThatAre("infeasible");
  const openBranches = sidesThatAre("open");
  return {
    branches: sides.length,
    covered: coveredBranches.length,
    infeasible: infeasibleBranches.length,
    open: openBranches.length,
    coveredBranches,
    infeasibleBranches,
    openBranches,
  };
}

type Settled = "covered" | "infeasible" | "open";

function conditionsOf(code: Code, method: Method, covered: ReadonlySet<string>): readonly Condition[] {
  const callable = new Set(methodsThatRun(code, method, covered));
  return branchesOf(code).conditions.filter((condition) => callable.has(condition.method));
}

/** The reader's methods that may run. `covered` holds the sides that runs took. */
export function methodsThatRun(code: Code, method: Method, covered: ReadonlySet<string>): readonly Method[] {
  const callable = new Set(entered(code, method, covered).flatMap((each) => callableFrom(code, each)));
  return code.methods.filter((each) => callable.has(each));
}

/** Library code may call back: a method that a run was in can be called, from wherever that is. */
function entered(code: Code, method: Method, covered: ReadonlySet<string>): readonly Method[] {
  const seen = branchesOf(code).conditions.filter(
    ({ label }) => covered.has(sideOf(label, true)) || covered.has(sideOf(label, false)),
  );
  return [...new Set([method, ...seen.map((condition) => condition.method)])];
}

/** What paths within the bounds say of places that no bound refutes. */
interface WithinBounds {
  /** Whether every path that came to a side was refused, or only such sides lead to it. */
  isRefused(condition: Condition, holds: boolean): boolean;
  /** Whether control comes to an instruction without a refused side. */
  reaches(method: Method, pc: number): boolean;
}

/** `covered` holds the sides that runs took. */
export function withinBounds(
  code: Code,
  method: Method,
  covered: ReadonlySet<string>,
  { refused, feasible }: Explored,
): WithinBounds {
  const branches = branchesOf(code);
  const isRefused = (side: string): boolean => refused.has(side) && !feasible.has(side) && !covered.has(side);
  const reachable = new Reachable(code, (owner, pc, holds) => {
    const side = branches.sideOf(owner, pc, holds);
    return (side === undefined || !isRefused(side)) && isPossible(code, owner, pc, holds);
  });
  for (const each of entered(code, method, covered)) reachable.startAt(each);
  return {
    isRefused: ({ method: owner, pc, label }, holds) => isRefused(sideOf(label, holds)) || !reachable.has(owner, pc),
    reaches: (owner, pc) => reachable.has(owner, pc),
  };
}

/** The open sides that are refused within the bounds. */
export function refusedSides(
  code: Code,
  method: Method,
  { openBranches, coveredBranches }: Coverage,
  explored: Explored,
): readonly string[] {
  const covered = new Set(coveredBranches);
  const { isRefused } = withinBounds(code, method, covered, explored);
  const open = new Set(openBranches);
  return conditionsOf(code, method, covered).flatMap((condition) =>
    [true, false].flatMap((holds) => {
      const side = sideOf(condition.label, holds);
      return open.has(side) && !explored.feasible.has(side) && isRefused(condition, holds) ? [side] : [];
    }),
  );
}
