import type { Budget, Limit } from "../../../kernel/index.ts";
import { BasePairs } from "../algorithm/base-pairs/base-pairs.ts";
import { showPair } from "../algorithm/base-pairs/print-pair.ts";
import type { Pair } from "../algorithm/base-pairs/shape.ts";
import { referencePair, referenceParameters } from "../algorithm/base-pairs/shape-rule.ts";
import { callsOf, cellsOf, type Definitions, type SymbolicHeap } from "../algorithm/heaps/symbolic-heap.ts";
import { implies } from "../algorithm/least-fixed-point/implication.ts";
import { LeastFixedPoint } from "../algorithm/least-fixed-point/least-fixed-point.ts";
import { showHeap } from "../algorithm/syntax/index.ts";
import { limitOf } from "../limit-of.ts";
import { say } from "../messages/say.ts";
import type { LfpOptions } from "../options.ts";
import { superscript } from "../story/board/wording.ts";
import { isRenamed } from "./renamed.ts";
import { SeenDisjuncts } from "./seen-disjuncts.ts";
import type { Wanted } from "./wanted.ts";

/** The data type of a cell of which only the root is said: no text can hold it. */
export const ANY_DATA = "";

/** The tables of Algorithm 1 at its end, and what led to them. */
export class Tables {
  readonly definitions: Definitions;
  readonly basePairs: BasePairs;
  readonly seen = new SeenDisjuncts();
  readonly reading: LfpOptions["reading"];
  /** The budget that is left for the question when the run has ended. */
  readonly budget: Budget;
  readonly #lfp: LeastFixedPoint;
  readonly #options: LfpOptions;
  readonly #whole: Budget;

  constructor(definitions: Definitions, options: LfpOptions, budget: Budget) {
    this.definitions = definitions;
    this.reading = options.reading;
    this.basePairs = new BasePairs(definitions, undefined, true, budget);
    this.#lfp = new LeastFixedPoint(this.basePairs, options.reading, options, this.seen, budget);
    budget.attempt(() => {
      while (!this.#lfp.advance());
    });
    this.#options = options;
    this.#whole = budget;
    this.budget = budget.forResult();
  }

  /** The limit that ended what a fact is looked for in: it may come later. */
  stoppedBy({ kind }: Wanted): Limit | undefined {
    const hasAllPairs = this.basePairs.saturate(() => true);
    if (!hasAllPairs) return this.#whole.stoppedBy;
    if (kind !== "abstract" || this.#lfp.end?.fixpointAt !== undefined) return undefined;
    return limitOf(this.#lfp, this.#options) ?? this.#whole.stoppedBy;
  }

  holds(fact: Wanted): boolean {
    switch (fact.kind) {
      case "pair":
        return this.hasPair(fact.predicate, fact.pair);
      case "abstract":
        return this.#hasAbstract(fact.predicate, fact.heap);
      case "contradiction":
        // As printed, A has what the cells contradict: only Π looks for contradictions.
        return fact.table === "A" && this.#abstractsOf(fact.predicate).some((heap) => isRenamed(heap, fact.heap));
      case "unfolded":
      case "rule":
        return true;
    }
  }

  hasPair(predicate: string, { key }: Pair): boolean {
    return this.basePairs.of(predicate).some(({ pair }) => pair.key === key);
  }

  /** What the cells and facts of a heap say of the parameters; undefined where they are contradictory. */
  pairOf(predicate: string, heap: SymbolicHeap): Pair | undefined {
    return referencePair(predicate, heap, this.definitions);
  }

  text(fact: Wanted): string {
    const { predicate } = fact;
    switch (fact.kind) {
      case "pair":
        return `base(${predicate}) ∋ ${showPair(fact.pair, referenceParameters(predicate, this.definitions))}`;
      case "abstract":
        return `A(${predicate}) ∋ ${textOf(fact.heap)}`;
      case "contradiction":
        return `${fact.table}(${predicate}) ∋ ${textOf(fact.heap)}`;
      case "unfolded":
        return `SV${superscript(fact.round)}(${predicate}) ∋ ${showHeap(fact.heap)}`;
      case "rule": {
        const rule = this.definitions.predicates.get(predicate)?.rules[fact.rule];
        const disjunct = say("fact.disjunctOf", { number: fact.rule + 1, predicate });
        return rule === undefined ? disjunct : `${disjunct}: ${showHeap(rule)}`;
      }
    }
  }

  /** Whether the fields of a heap are compared, too: as printed, where they are said. */
  isExact(heap: SymbolicHeap): boolean {
    return this.reading === "paper" && !cellsOf(heap).some(({ data }) => data === ANY_DATA);
  }

  /** x ⇒ y, as line 8 has it. */
  implies(predicate: string, x: SymbolicHeap, y: SymbolicHeap): boolean {
    const formals = (this.definitions.predicates.get(predicate)?.parameters ?? []).map(({ name }) => name);
    return implies(x, [y], formals, this.budget) !== undefined;
  }

  /** Disjuncts are the same if they say the same of the parameters, or where fields are compared if they imply each other. */
  #hasAbstract(predicate: string, heap: SymbolicHeap): boolean {
    const key = this.pairOf(predicate, heap)?.key;
    return this.#abstractsOf(predicate).some((other) => {
      if (callsOf(heap).length > 0 || callsOf(other).length > 0) return isRenamed(other, heap);
      if (this.isExact(heap)) return this.implies(predicate, heap, other) && this.implies(predicate, other, heap);
      return key !== undefined && this.pairOf(predicate, other)?.key === key;
    });
  }

  #abstractsOf(predicate: string): readonly SymbolicHeap[] {
    return (this.#lfp.rounds.at(-1)?.get(predicate)?.a ?? []).map(({ heap }) => heap);
  }
}

/** A heap, with the roots of which nothing else is said. */
function textOf(heap: SymbolicHeap): string {
  return showHeap(heap).replaceAll(" ↦ ()", " ↦");
}
