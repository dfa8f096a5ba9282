import type { Grammar } from "./grammar.ts";

/** A choice that was good: nothing was left without a symbol that leads to it. */
interface GoodChoice {
  readonly production: number;
  /** The symbols that waited. More of them do no harm. */
  readonly waiting: readonly number[];
  /** Until another production is used up. */
  readonly usedUp: number;
}

/** Uses counted productions one by one, in an order in which all of them can be used. */
export class Schedule {
  readonly #grammar: Grammar;
  /** How often each production is still to be used. */
  readonly #counts: number[];
  /** How often each symbol waits. */
  readonly #waiting: number[] = [];
  readonly #productionsOf = new Map<number, number[]>();
  readonly #good = new Map<number, GoodChoice>();
  #usedUp = 0;

  constructor(grammar: Grammar, start: number, counts: ReadonlyMap<number, bigint>) {
    this.#grammar = grammar;
    this.#counts = grammar.productions.map((_, number) => Number(counts.get(number) ?? 0n));
    this.#waiting[start] = 1;
    for (const number of counts.keys()) {
      const symbol = grammar.productions[number]?.left ?? -1;
      this.#productionsOf.set(symbol, [...(this.#productionsOf.get(symbol) ?? []), number]);
    }
  }

  /** The production for a symbol that waits; what it produces waits from now on. -1 when none is left. */
  next(symbol: number): number {
    this.#add(symbol, -1);
    const number = this.#knownChoice(symbol) ?? this.#choose(symbol);
    const left = this.#left(number) - 1;
    this.#counts[number] = left;
    if (left === 0) this.#usedUp++;
    for (const produced of this.#grammar.productions[number]?.right ?? []) this.#add(produced, 1);
    return number;
  }

  /** What was good before is good again while the same productions are left. */
  #knownChoice(symbol: number): number | undefined {
    const good = this.#good.get(symbol);
    if (good === undefined || good.usedUp !== this.#usedUp) return undefined;
    return this.#left(good.production) > 1 && good.waiting.every((other) => this.#isWaiting(other))
      ? good.production
      : undefined;
  }

  #choose(symbol: number): number {
    const candidates = (this.#productionsOf.get(symbol) ?? []).filter((number) => this.#left(number) > 0);
    const waiting = [...this.#waiting.keys()].filter((other) => this.#isWaiting(other));
    const [first = -1, ...others] = candidates;
    const production = others.length === 0 ? first : candidates.find((number) => this.#isGood(number, waiting));
    if (production !== undefined) this.#good.set(symbol, { production, waiting, usedUp: this.#usedUp });
    return production ?? first;
  }

  /** Whether everything that is still to be used stays within reach. */
  #isGood(number: number, waiting: readonly number[]): boolean {
    const produced = this.#grammar.productions[number]?.right ?? [];
    const isLeft = (other: number): boolean => this.#left(other) > (other === number ? 1 : 0);
    return this.#grammar.isConnected([...waiting, ...produced], isLeft);
  }

  #left(number: number): number {
    return this.#counts[number] ?? 0;
  }

  #isWaiting(symbol: number): boolean {
    return (this.#waiting[symbol] ?? 0) > 0;
  }

  #add(symbol: number, by: number): void {
    this.#waiting[symbol] = (this.#waiting[symbol] ?? 0) + by;
  }
}
