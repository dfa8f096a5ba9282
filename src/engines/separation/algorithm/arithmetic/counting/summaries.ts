import { valueAt } from "../../../../../kernel/index.ts";
import type { BasePairs } from "../../base-pairs/base-pairs.ts";
import { derivationOfPair } from "../../base-pairs/derivation.ts";
import { Shape } from "../../base-pairs/shape.ts";
import { shapeRule } from "../../base-pairs/shape-rule.ts";
import type { Call, Definitions, SymbolicHeap } from "../../heaps/symbolic-heap.ts";
import type { IntegerSolver } from "../integers/integer-solver.ts";
import { Chains } from "./chains.ts";
import { Counting } from "./counting.ts";
import { reachable, type Summarizer, type Summary } from "./summary.ts";

/** Combinations of base pairs that are looked at for one heap. */
const MAX_CHOICES = 3_000;

/** Which predicates have exact summaries, and by which method. */
export class Summaries {
  readonly #basePairs: BasePairs;
  readonly #definitions: Definitions;
  readonly #free = new Map<string, boolean>();
  readonly #methods: readonly Summarizer[];
  /** The two questions as plain functions. */
  readonly tests = {
    isFree: (predicate: string): boolean => this.isFree(predicate),
    isExact: (predicate: string): boolean => this.isExact(predicate),
  };

  constructor(basePairs: BasePairs, solver: IntegerSolver) {
    this.#basePairs = basePairs;
    this.#definitions = basePairs.definitions;
    this.#methods = [new Counting(basePairs, solver), new Chains(basePairs, solver)];
  }

  /** Whether no integer constraint is reachable from a predicate: every value of its integer parameters will do. */
  isFree(predicate: string): boolean {
    return valueAt(this.#free, predicate, () =>
      reachable(predicate, this.#definitions).every((name) =>
        (this.#definitions.predicates.get(name)?.rules ?? []).every(({ numbers }) => numbers.length === 0),
      ),
    );
  }

  isExact(predicate: string): boolean {
    return this.#methods.some((method) => method.handles(predicate));
  }

  /** Every consistent choice of pairs for the calls of a heap. `isLast` marks where the enumeration was cut. */
  *choices(heap: SymbolicHeap): Generator<{ readonly children: readonly number[]; readonly isLast: boolean }> {
    const { own, calls } = shapeRule(heap, [], this.#definitions);
    if (own === undefined) return;
    let count = 0;
    const basePairs = this.#basePairs;
    const isFree = this.tests.isFree;
    function* extend(shape: Shape, children: readonly number[]): Generator<readonly number[]> {
      const call = calls[children.length];
      if (call === undefined) {
        yield children;
        return;
      }
      const seen = isFree(call.predicate) && children.length === calls.length - 1;
      for (const [number, { pair }] of basePairs.of(call.predicate).entries()) {
        const extended = new Shape(0, shape);
        if (!extended.add(pair, call.variables)) continue;
        yield* extend(extended, [...children, number]);
        if (seen) return;
      }
    }
    for (const children of extend(own, [])) {
      const isLast = ++count >= MAX_CHOICES;
      yield { children, isLast };
      if (isLast) return;
    }
  }

  /** Every combination of the summaries of the calls under a choice of pairs. */
  *combinations(calls: readonly Call[], pairs: readonly number[]): Generator<readonly Summary[]> {
    const lists = calls.map((call, place) => this.#summariesOf(call, pairs[place] ?? 0, `$${place}.`));
    const at = lists.map(() => 0);
    if (lists.some((list) => list.length === 0)) return;
    for (;;) {
      yield lists.flatMap((list, place) => list[at[place] ?? 0] ?? []);
      let place = lists.length - 1;
      for (; place >= 0; place--) {
        at[place] = (at[place] ?? 0) + 1;
        if ((at[place] ?? 0) < (lists[place]?.length ?? 0)) break;
        at[place] = 0;
      }
      if (place < 0) return;
    }
  }

  #summariesOf(call: Call, pair: number, prefix: string): readonly Summary[] {
    if (this.isFree(call.predicate))
      return [
        {
          constraints: [],
          cuts: () => undefined,
          // Not known, and not needed: no integer makes it larger.
          size: () => 1n,
          derive: () => derivationOfPair(this.#basePairs, call.predicate, pair),
        },
      ];
    const method = this.#methods.find((candidate) => candidate.handles(call.predicate));
    return method?.summarize(call, pair, prefix) ?? [];
  }
}
