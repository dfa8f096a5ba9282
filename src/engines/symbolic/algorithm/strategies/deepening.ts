import type { TestsResult } from "../test-input/test-input.ts";
import type { BoundedGeneration, Generation } from "./generation.ts";

const DEEPEST = 9;
/** After a run of this size a deeper one, several times as large, is not tried. */
const MOST = { tests: 60, calls: 250 } as const;

/** How many deeper runs have to refuse the same branches before they are taken to be infeasible. */
const CONFIRMATIONS = 2;

/**
 * The smallest depth at which every branch is settled: each is covered, or refused on every path of this depth and of the
 * two after it.
 */
export class Deepening implements Generation {
  readonly #at: (depth: number) => BoundedGeneration;
  #depth = 1;
  #run: BoundedGeneration;
  /** Settled results that refuse the same branches, of successive depths. */
  #settled: TestsResult[] = [];
  #chosen: TestsResult | undefined;
  /** Of the deepest run that came to its end. */
  #last: TestsResult | undefined;

  constructor(at: (depth: number) => BoundedGeneration) {
    this.#at = at;
    this.#run = at(1);
  }

  advance(budget: number): boolean {
    if (this.#chosen !== undefined) return true;
    if (!this.#run.advance(budget)) return false;
    this.#last = this.#run.result();
    this.#decide(this.#last);
    return this.#chosen !== undefined;
  }

  result(): TestsResult {
    return this.#chosen ?? this.#last ?? this.#run.result();
  }

  #decide(result: TestsResult): void {
    const { coverage, tests, solverCalls } = result;
    const isSettled = coverage.openBranches.length === 0;
    const isComplete = !this.#run.isCut;
    if (isSettled && (coverage.infeasible === 0 || isComplete)) {
      this.#chosen = result;
      return;
    }
    const [first] = this.#settled;
    const isSame = first?.coverage.infeasibleBranches.join() === coverage.infeasibleBranches.join();
    this.#settled = isSettled ? [...(isSame ? this.#settled : []), result] : [];
    if (this.#settled.length > CONFIRMATIONS) this.#chosen = this.#settled[0];
    else if (isComplete || this.#depth === DEEPEST || tests.length > MOST.tests || solverCalls > MOST.calls)
      this.#chosen = this.#settled[0] ?? result;
    else this.#deepen();
  }

  #deepen(): void {
    this.#depth++;
    this.#run = this.#at(this.#depth);
  }
}
