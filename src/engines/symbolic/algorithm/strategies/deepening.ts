import { goalText } from "../../messages/goal-text.ts";
import { say } from "../../messages/say.ts";
import type { TestsResult } from "../test-input/test-input.ts";
import type { BoundedGeneration, Generation } from "./generation.ts";

/** A run with at most `depth` unfoldings on a path. `isShown`: the one that is chosen, for observers. */
type Start = (depth: number, isShown: boolean) => BoundedGeneration;

const DEEPEST = 9;
/** After a run of this size a deeper one, several times as large, is not tried. */
const MOST = { tests: 60, calls: 250 } as const;

/** How many deeper runs have to refuse the same before it is taken to be infeasible. */
const CONFIRMATIONS = 2;

/**
 * The smallest depth at which every branch and every goal is settled: each is reached, or refused on every path of this depth
 * and of the two after it. Where there is none within the limits, the smallest depth that reaches most.
 */
export class Deepening implements Generation {
  readonly #start: Start;
  readonly #isShown: boolean;
  #depth = 1;
  #run: BoundedGeneration;
  /** Settled results that refuse the same, of successive depths. */
  #settled: TestsResult[] = [];
  /** Of the runs that came to their ends, the first one that reaches most. */
  #best: TestsResult | undefined;
  #chosen: TestsResult | undefined;
  /** The chosen run once more, for observers. */
  #shown: BoundedGeneration | undefined;

  /** With `isShown` the run that is chosen runs once more, started with `isShown`. */
  constructor(start: Start, isShown: boolean) {
    this.#start = start;
    this.#isShown = isShown;
    this.#run = start(1, false);
  }

  advance(budget: number): boolean {
    if (this.#shown !== undefined) return this.#shown.advance(budget);
    if (this.#chosen !== undefined) return true;
    if (!this.#run.advance(budget)) return false;
    this.#chosen = this.#decide(this.#run.result());
    return this.#chosen !== undefined && !this.#isShownFrom(this.#chosen);
  }

  result(): TestsResult {
    if (this.#chosen === undefined) return this.#best ?? this.#run.result();
    if (this.#shown === undefined) return this.#chosen;
    const shown = this.#shown.result();
    return { ...shown, notes: [...new Set([...shown.notes, ...this.#chosen.notes])] };
  }

  #isShownFrom({ depth = this.#depth }: TestsResult): boolean {
    if (this.#isShown) this.#shown = this.#start(depth, true);
    return this.#isShown;
  }

  /** The result to choose; undefined where a deeper run is started. */
  #decide(result: TestsResult): TestsResult | undefined {
    const { tests, solverCalls } = result;
    const best = this.#best === undefined || reachedBy(result) > reachedBy(this.#best) ? result : this.#best;
    this.#best = best;
    const isSettled = openIn(result).length === 0;
    const isComplete = !this.#run.isCut;
    const refused = refusedIn(result);
    if (isSettled && (refused.length === 0 || isComplete)) return result;
    const [first] = this.#settled;
    const isSame = first !== undefined && refusedIn(first).join() === refused.join();
    this.#settled = isSettled ? [...(isSame ? this.#settled : []), result] : [];
    const [smallest] = this.#settled;
    if (this.#settled.length > CONFIRMATIONS) return smallest;
    if (isComplete) return best;
    if (this.#depth === DEEPEST || tests.length > MOST.tests || solverCalls > MOST.calls)
      return smallest ?? withLimit(best, this.#depth);
    this.#depth++;
    this.#run = this.#start(this.#depth, false);
    return undefined;
  }
}

function reachedBy({ coverage, goals }: TestsResult): number {
  return coverage.covered + (goals?.reached ?? 0);
}

function openIn({ coverage, goals }: TestsResult): readonly string[] {
  return [...coverage.openBranches, ...(goals?.openGoals ?? [])];
}

function refusedIn({ coverage, goals }: TestsResult): readonly string[] {
  return [...coverage.infeasibleBranches, ...(goals?.infeasibleGoals ?? [])];
}

/** What the search did not find, and where it ended. */
function withLimit(result: TestsResult, limit: number): TestsResult {
  const { coverage, goals } = result;
  const missed = [
    ...coverage.openBranches.map((branch) => say("goal.branch", { branch })),
    ...(goals?.openGoals ?? []).map(goalText),
  ];
  if (missed.length === 0) return result;
  return { ...result, notes: [...result.notes, say("goal.limit", { limit, goals: missed.join(", ") })] };
}
