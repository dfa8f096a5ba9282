import { goalText } from "../../messages/goal-text.ts";
import { say } from "../../messages/say.ts";
import type { TestsResult } from "../test-input/test-input.ts";
import type { BoundedGeneration, Generation } from "./generation.ts";

/** A run with at most `depth` unfoldings on a path. `isShown`: the one that is chosen, for observers. */
type Start = (depth: number, isShown: boolean) => BoundedGeneration;

const DEEPEST = 9;
/** After a run of this size a deeper one, several times as large, is not tried. */
const MOST = { tests: 60, calls: 250 } as const;

/** How many deeper runs have to refuse the same before deeper ones are not expected to reach it. */
const CONFIRMATIONS = 2;

/** A run that came to its end. */
interface Ran {
  readonly result: TestsResult;
  /** What it refuses on every path within its bound. */
  readonly refused: readonly string[];
}

/**
 * The smallest depth at which every branch and every goal is settled: each is reached, or refuted, or refused on every path of
 * this depth and of the two after it. Where there is none within the limits, the smallest depth that reaches most.
 */
export class Deepening implements Generation {
  readonly #start: Start;
  readonly #isShown: boolean;
  #depth = 1;
  #run: BoundedGeneration;
  /** Settled runs that refuse the same, of successive depths. */
  #settled: readonly Ran[] = [];
  /** Of the runs that came to their ends, the first one that reaches most. */
  #best: Ran | undefined;
  #chosen: TestsResult | undefined;
  /** The chosen run once more, for observers. */
  #shown: BoundedGeneration | undefined;

  /** With `isShown` the run that is chosen runs once more, started with `isShown`. */
  constructor(start: Start, isShown: boolean) {
    this.#start = start;
    this.#isShown = isShown;
    this.#run = start(1, false);
  }

  advance(work: number): boolean {
    if (this.#shown !== undefined) return this.#shown.advance(work);
    if (this.#chosen !== undefined) return true;
    if (!this.#run.advance(work)) return false;
    this.#chosen = this.#decide(this.#run.result());
    return this.#chosen !== undefined && !this.#isShownFrom(this.#chosen);
  }

  result(): TestsResult {
    if (this.#chosen === undefined) return this.#best?.result ?? this.#run.result();
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
    const isComplete = !this.#run.isCut;
    const refused = this.#run.refusedWithinBounds;
    const ran: Ran = { result, refused };
    const best = this.#best === undefined || reachedBy(result) > reachedBy(this.#best.result) ? ran : this.#best;
    this.#best = best;
    const isSettled = openIn(ran).length === 0;
    if (isSettled && (refused.length === 0 || isComplete)) return result;
    const isSame = this.#settled[0]?.refused.join() === refused.join();
    this.#settled = isSettled ? [...(isSame ? this.#settled : []), ran] : [];
    const smallest = this.#settled[0]?.result;
    if (this.#settled.length > CONFIRMATIONS) return smallest;
    if (isComplete) return best.result;
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

/** What is neither reached nor refused on every path. */
function openIn({ result: { coverage, goals }, refused }: Ran): readonly string[] {
  return [...coverage.openBranches, ...(goals?.openGoals ?? [])].filter((open) => !refused.includes(open));
}

/** What the search did not find, and where it ended. */
function withLimit(ran: Ran, limit: number): TestsResult {
  const { result } = ran;
  const missed = openIn(ran).map((open) =>
    result.coverage.openBranches.includes(open) ? say("goal.branch", { branch: open }) : goalText(open),
  );
  if (missed.length === 0) return result;
  return { ...result, notes: [...result.notes, say("goal.limit", { limit, goals: missed.join(", ") })] };
}
