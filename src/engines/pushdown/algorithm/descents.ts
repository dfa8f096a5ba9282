import type { Budget } from "../../../kernel/index.ts";
import type { PushdownSystem } from "./pushdown-system.ts";
import type { Descent } from "./semirings/index.ts";

/** Of what an unknown has its present value: at most two others. -1: none. */
type Sources = readonly [first: number, second: number];

/**
 * Finds the values of a fixed point that fall for ever. Each unknown remembers what its present value was made of. When a value
 * falls and rests, through these, on an earlier one of itself, then what lies between makes it lower, each time anew: there is
 * no least one. And a value that never rests on itself is that of one of finitely many trees, so that every descent without end
 * is found.
 *
 * For edges in place of trees this is the search for negative cycles in the graph of parents (Tarjan 1981; Cherkassky and
 * Goldberg 1999); that pumps decide it for trees, too, is from Esparza, Kiefer and Luttenberger (2011).
 */
export class Descents<W> {
  readonly #descent: Descent<W>;
  readonly #budget: Budget;
  /** By part of the weight. */
  readonly #sources: readonly Map<number, Sources>[];

  constructor(descent: Descent<W>, budget: Budget) {
    this.#descent = descent;
    this.#budget = budget;
    this.#sources = Array.from({ length: descent.parts }, () => new Map());
  }

  /** The value that an unknown gets: `after`, made of the sources, in place of `before`, with the parts sunk that fall for ever. */
  settle(unknown: number, before: W, after: W, first = -1, second = -1): W {
    let settled = after;
    for (const [part, sources] of this.#sources.entries()) {
      if (!this.#descent.isBelow(after, before, part)) continue;
      if (this.#rests(sources, first, unknown) || this.#rests(sources, second, unknown)) {
        settled = this.#descent.sink(settled, part);
        sources.delete(unknown);
      } else sources.set(unknown, [first, second]);
    }
    return settled;
  }

  /** Whether the value of `from` was made, through any others, of one of `unknown`. Throws `BudgetSpent`. */
  #rests(sources: ReadonlyMap<number, Sources>, from: number, unknown: number): boolean {
    if (from === unknown) return true;
    const seen = new Set([from]);
    for (const each of seen) {
      this.#budget.spend();
      for (const source of sources.get(each) ?? []) {
        if (source === unknown) return true;
        if (source !== -1) seen.add(source);
      }
    }
    return false;
  }
}

/** What finds descents of weights; undefined where nothing can fall for ever. */
export function descentsIn<W>(
  system: PushdownSystem<W>,
  weights: Iterable<W>,
  budget: Budget,
): Descents<W> | undefined {
  const { descent } = system.semiring;
  return descent !== undefined && fallsWithoutEnd(system, weights) ? new Descents(descent, budget) : undefined;
}

/** Whether weights may fall without end: the semiring has such weights, and one of those given is below 1. */
export function fallsWithoutEnd<W>({ semiring: { descent, one } }: PushdownSystem<W>, weights: Iterable<W>): boolean {
  if (descent === undefined) return false;
  const parts = Array.from({ length: descent.parts }, (_, part) => part);
  for (const weight of weights) if (parts.some((part) => descent.isBelow(weight, one, part))) return true;
  return false;
}
