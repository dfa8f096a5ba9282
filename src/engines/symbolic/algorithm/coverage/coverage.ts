import type { Method } from "../../../../java/index.ts";
import type { Code } from "../program/code.ts";
import type { TestsResult } from "../test-input/test-input.ts";
import { branchesOf, type Condition, sideOf } from "./branches.ts";
import { callableFrom } from "./calls.ts";
import { Reachable } from "./reachable.ts";

type Coverage = TestsResult["coverage"];

/** What a symbolic execution found out about sides (`12T`); empty for a strategy without a symbolic execution. */
export interface Explored {
  /** Sides that some path went on with. */
  readonly feasible: ReadonlySet<string>;
  /** Sides that were asked for on some path and refused. */
  readonly refused: ReadonlySet<string>;
  /** Whether all paths were followed to their ends. */
  readonly isComplete: boolean;
}

const NOTHING: Explored = { feasible: new Set(), refused: new Set(), isComplete: false };

/**
 * How much of a method, and of the reader's methods it can call, the runs covered. A side is infeasible when it was
 * refused and never gone on with, when only infeasible sides lead to it, or when no path of all came to it. `taken` holds the sides of the runs.
 */
export function coverageOf(code: Code, method: Method, taken: Iterable<string>, explored = NOTHING): Coverage {
  const covered = new Set(taken);
  const { conditions, isInfeasible } = reachOf(code, method, covered, explored);
  const stateOf = (condition: Condition, holds: boolean): Settled => {
    const side = sideOf(condition.label, holds);
    if (covered.has(side)) return "covered";
    const isMissed = explored.isComplete && !explored.feasible.has(side);
    return isMissed || isInfeasible(condition, holds) ? "infeasible" : "open";
  };
  const sides = conditions.flatMap((condition) =>
    [true, false].map((holds) => ({ side: sideOf(condition.label, holds), state: stateOf(condition, holds) })),
  );
  const sidesThatAre = (wanted: Settled) => sides.flatMap(({ side, state }) => (state === wanted ? [side] : []));
  const coveredBranches = sidesThatAre("covered");
  const infeasibleBranches = sidesThatAre("infeasible");
  return {
    branches: sides.length,
    covered: coveredBranches.length,
    infeasible: infeasibleBranches.length,
    coveredBranches,
    infeasibleBranches,
    openBranches: sidesThatAre("open"),
  };
}

type Settled = "covered" | "infeasible" | "open";

/** Where control may go, as far as branches say. */
interface Reach {
  /** The reader's methods that may run. */
  readonly methods: readonly Method[];
  readonly conditions: readonly Condition[];
  /** Whether a side of a condition that was not taken cannot be. */
  isInfeasible(condition: Condition, holds: boolean): boolean;
  has(method: Method, pc: number): boolean;
}

/** `covered` holds the sides that runs took. */
export function reachOf(code: Code, method: Method, covered: ReadonlySet<string>, explored: Explored): Reach {
  const branches = branchesOf(code);
  const all = branches.conditions;
  // Library code may call back: a method that a run was in can be called, from wherever that is.
  const seen = all.filter(({ label }) => covered.has(sideOf(label, true)) || covered.has(sideOf(label, false)));
  const entered = new Set([method, ...seen.map((condition) => condition.method)]);
  const callable = new Set([...entered].flatMap((each) => callableFrom(code, each)));
  const isRefused = (side: string): boolean =>
    explored.refused.has(side) && !explored.feasible.has(side) && !covered.has(side);
  const reachable = new Reachable(code, entered, (owner, pc, holds) => {
    const side = branches.sideOf(owner, pc, holds);
    return (side === undefined || !isRefused(side)) && isPossible(code, owner, pc, holds);
  });
  return {
    methods: code.methods.filter((each) => callable.has(each)),
    conditions: all.filter((condition) => callable.has(condition.method)),
    isInfeasible: ({ method: owner, pc, label }, holds) =>
      isRefused(sideOf(label, holds)) || !isPossible(code, owner, pc, holds) || !reachable.has(owner, pc),
    has: (owner, pc) => reachable.has(owner, pc),
  };
}

/** A condition that is a constant has one side. */
function isPossible(code: Code, method: Method, pc: number, holds: boolean): boolean {
  const instruction = code.bodyOf(method)[pc];
  if (instruction?.kind !== "if-false" || instruction.condition.kind !== "boolean") return true;
  return instruction.condition.value === holds;
}
