import { valueAt } from "../../../../../kernel/index.ts";
import type { BasePairs } from "../../base-pairs/base-pairs.ts";
import { derivationOfPair } from "../../base-pairs/derivation.ts";
import { shapeRule } from "../../base-pairs/shape-rule.ts";
import { choicesBelow } from "../../heaps/choices.ts";
import type { Call, SymbolicHeap } from "../../heaps/symbolic-heap.ts";
import type { IntegerSolver } from "../integers/integer-solver.ts";
import { summarizeChain } from "./chains.ts";
import { summarizeCounts } from "./counting.ts";
import { reachable, type Summarize, type Summary } from "./summary.ts";

/** Combinations of base pairs that are looked at for one heap. */
const MAX_CHOICES = 3_000;

/** Which predicates have exact summaries, and by which method. */
export class Summaries {
  readonly #basePairs: BasePairs;
  readonly #solver: IntegerSolver;
  readonly #free = new Map<string, boolean>();
  readonly #known = new Map<string, Summarize | null>();

  constructor(basePairs: BasePairs, solver: IntegerSolver) {
    this.#basePairs = basePairs;
    this.#solver = solver;
  }

  /** Whether no integer constraint is reachable from a predicate: every value of its integer parameters will do. */
  isFree(predicate: string): boolean {
    const { definitions } = this.#basePairs;
    return valueAt(this.#free, predicate, () =>
      reachable(predicate, definitions).every((name) =>
        (definitions.predicates.get(name)?.rules ?? []).every(({ numbers }) => numbers.length === 0),
      ),
    );
  }

  isExact(predicate: string): boolean {
    return this.#of(predicate) !== null;
  }

  /** Every consistent choice of pairs for the calls of a heap. `isLast` marks where the enumeration was cut. */
  *choices(heap: SymbolicHeap): Generator<{ readonly children: readonly number[]; readonly isLast: boolean }> {
    const rule = shapeRule(heap, [], this.#basePairs.definitions);
    let count = 0;
    for (const { children } of this.#basePairs.choices(rule, (predicate) => this.isFree(predicate))) {
      const isLast = ++count >= MAX_CHOICES;
      yield { children, isLast };
      if (isLast) return;
    }
  }

  /** Every combination of the summaries of the calls under a choice of pairs. */
  *combinations(calls: readonly Call[], pairs: readonly number[]): Generator<readonly Summary[]> {
    const lists = calls.map((call, place) => this.#of(call.predicate)?.(call, pairs[place] ?? 0, `$${place}.`) ?? []);
    for (const choice of choicesBelow(lists.map((list) => list.length)))
      yield lists.flatMap((list, place) => list[choice[place] ?? 0] ?? []);
  }

  /** Null where no method is exact. */
  #of(predicate: string): Summarize | null {
    return valueAt(this.#known, predicate, () => {
      if (this.isFree(predicate)) return (_call, pair) => [this.#ofPair(predicate, pair)];
      const [basePairs, solver] = [this.#basePairs, this.#solver];
      return summarizeCounts(predicate, basePairs, solver) ?? summarizeChain(predicate, basePairs, solver) ?? null;
    });
  }

  #ofPair(predicate: string, pair: number): Summary {
    return {
      constraints: [],
      cuts: () => undefined,
      // Not known, and not needed: no integer makes it larger.
      size: () => 1n,
      derive: () => derivationOfPair(this.#basePairs, predicate, pair),
    };
  }
}
