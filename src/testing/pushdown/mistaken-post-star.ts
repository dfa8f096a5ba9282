import type { PushdownSystem, Rule, Semiring } from "../../engines/pushdown/index.ts";
import { keyOf } from "./explore-pushdown.ts";
import type { Answers, Configured } from "./pushdown-suite.ts";
import type { PlainRule } from "./random-pushdown.ts";

/** What is easily got wrong in weighted post*, after Reps et al. (2005) and Schwoon's thesis. */
export const mistakes = [
  "factors swapped",
  "top transition weighted like the rest",
  "no join when a middle state gains a transition",
  "no join when an ε weight rises",
  "ε read as a symbol",
  "products ignore ε",
  "empty stack forgotten",
  "a middle state per rule",
  "middle states collide",
  "no requeue when only a weight rises",
  "a self-rule's rise is lost",
  "0 taken for const",
  "parallel rules overwrite each other",
  "iterating while inserting",
  "transition into a control location",
  "combine taken as meet",
] as const;

export type Mistake = (typeof mistakes)[number];

/** Some mistakes never come to an end. */
const LIMIT = 300;

type Transition = readonly [from: string, symbol: number, to: string];

/**
 * Weighted post* once more, as plainly as possible and with a switch for each mistake: with none it must
 * answer as the engine does, with any of them the tests of the engine must notice.
 */
export function mistakenPostStar(configured: Configured, mistake: Mistake | undefined): Answers {
  const { starts } = configured;
  const run = new PlainPostStar(configured, mistake);
  for (const { location, stack } of starts) run.accept(location, stack);
  run.saturate();
  return {
    direction: "post",
    weightOf: (location, stack) => run.weightOf(location, stack),
    tops: run.tops(),
    middleStates: run.middleStates,
  };
}

class PlainPostStar {
  readonly #system: PushdownSystem<unknown>;
  readonly #semiring: Semiring<unknown>;
  readonly #mistake: Mistake | undefined;
  readonly #weights = new Map<string, unknown>();
  readonly #finals = new Set<string>();
  readonly #rules: readonly Rule<unknown>[];
  #waiting: string[] = [];
  #states = 0;

  constructor({ system, rules }: Configured, mistake: Mistake | undefined) {
    this.#system = system;
    this.#mistake = mistake;
    this.#semiring = mistake === "combine taken as meet" ? meetOf(system.semiring) : system.semiring;
    this.#rules = mistake === "parallel rules overwrite each other" ? overwritten(system, rules) : system.rules();
  }

  get middleStates(): number {
    return new Set([...this.#weights.keys()].map((key) => transitionOf(key)[0]).filter((from) => from.startsWith("m")))
      .size;
  }

  accept(location: number, stack: readonly number[]): void {
    let state = `p${location}`;
    for (const [index, symbol] of stack.entries()) {
      const isBack = this.#has("transition into a control location") && index === 0 && stack.length > 1;
      const next = isBack ? "p0" : `s${this.#states++}`;
      this.#update([state, symbol, next], this.#semiring.one);
      state = next;
    }
    this.#finals.add(state);
  }

  saturate(): void {
    let takes = 0;
    for (let key = this.#waiting.shift(); key !== undefined && takes < LIMIT; key = this.#waiting.shift()) {
      takes++;
      const [from, symbol, to] = transitionOf(key);
      if (from.startsWith("p")) this.#process(key, from, symbol, to);
      if (this.#has("a self-rule's rise is lost")) this.#waiting = this.#waiting.filter((other) => other !== key);
    }
  }

  weightOf(location: number, stack: readonly number[]): unknown {
    if (stack.length === 0) return this.#emptied(location);
    return this.#valueFrom(`p${location}`, stack);
  }

  tops(): ReadonlyMap<string, unknown> {
    const found = new Map<string, unknown>();
    const inner = this.#acceptance();
    const add = (key: string, weight: unknown): void => {
      const combined = this.#semiring.combine(found.get(key) ?? this.#semiring.zero, weight);
      if (!this.#isZero(combined)) found.set(key, combined);
    };
    for (const [key, weight] of this.#weights) {
      const [from, symbol, to] = transitionOf(key);
      if (!from.startsWith("p") || symbol === -1 || this.#system.isSplitSymbol(symbol)) continue;
      add(keyOf(Number(from.slice(1)), [symbol]), this.#extend(inner.get(to) ?? this.#semiring.zero, weight));
    }
    for (let location = 0; location < this.#system.locationNames.length; location++)
      add(keyOf(location, []), this.#emptied(location));
    return found;
  }

  #process(key: string, from: string, symbol: number, to: string): void {
    if (symbol === -1) {
      if (!this.#has("products ignore ε"))
        for (const [deep, weight] of this.#leaving(to))
          if (this.#join(deep, weight, from, this.#weight(key)) && this.#isIterationLost) break;
      return;
    }
    for (const rule of this.#rulesOf(from, symbol)) {
      const value = this.#extend(this.#weight(key), rule.weight);
      if (this.#isZero(value)) continue;
      this.#fire(rule, to, value);
    }
  }

  #fire(rule: Rule<unknown>, to: string, value: unknown): void {
    const location = `p${rule.to.location}`;
    const [first, second] = rule.to.symbols;
    if (first === undefined) {
      this.#update([location, -1, to], value);
      return;
    }
    if (second === undefined) {
      this.#update([location, first, to], value);
      return;
    }
    const middle = this.#middle(rule, first);
    const isHeavy = this.#has("top transition weighted like the rest");
    this.#update([location, first, middle], isHeavy ? value : this.#semiring.one);
    const isChanged = this.#update([middle, second, to], value);
    if (!isChanged || this.#has("no join when a middle state gains a transition") || this.#has("products ignore ε"))
      return;
    for (const [key, weight] of [...this.#weights]) {
      const [from, symbol, state] = transitionOf(key);
      const deep: Transition = [middle, second, to];
      if (symbol !== -1 || state !== middle) continue;
      if (this.#join(deep, this.#weight(keyOfTransition(deep)), from, weight) && this.#isIterationLost) break;
    }
  }

  #join(deep: Transition, deepWeight: unknown, from: string, epsilonWeight: unknown): boolean {
    return this.#update([from, deep[1], deep[2]], this.#extend(deepWeight, epsilonWeight));
  }

  #update(transition: Transition, offered: unknown): boolean {
    if (this.#isZero(offered)) return false;
    const key = keyOfTransition(transition);
    const before = this.#weights.get(key);
    const weight = before === undefined ? offered : this.#semiring.combine(before, offered);
    if (before !== undefined && this.#semiring.equals(before, weight)) return false;
    this.#weights.set(key, weight);
    const isSilent =
      before !== undefined &&
      (this.#has("no requeue when only a weight rises") ||
        (this.#has("no join when an ε weight rises") && transition[1] === -1));
    if (!isSilent && !this.#waiting.includes(key)) this.#waiting.push(key);
    return true;
  }

  #rulesOf(from: string, symbol: number): readonly Rule<unknown>[] {
    return this.#rules.filter((rule) => `p${rule.from.location}` === from && rule.from.symbol === symbol);
  }

  /** As where an iterator does not survive an insertion. */
  get #isIterationLost(): boolean {
    return this.#has("iterating while inserting");
  }

  #leaving(state: string): readonly (readonly [Transition, unknown])[] {
    return [...this.#weights].flatMap(([key, weight]) => {
      const transition = transitionOf(key);
      return transition[0] === state ? [[transition, weight] as const] : [];
    });
  }

  #middle(rule: Rule<unknown>, first: number): string {
    if (this.#has("a middle state per rule")) return `m${rule.number}`;
    return this.#has("middle states collide") ? `m${first}` : `m${rule.to.location}/${first}`;
  }

  #acceptance(): ReadonlyMap<string, unknown> {
    const inner = new Map<string, unknown>([...this.#finals].map((state) => [state, this.#semiring.one]));
    let isChanged = true;
    for (let round = 0; isChanged && round < LIMIT; round++) {
      isChanged = false;
      for (const [key, weight] of this.#weights) {
        const [from, , to] = transitionOf(key);
        if (from.startsWith("p") || !inner.has(to)) continue;
        const before = inner.get(from) ?? this.#semiring.zero;
        const after = this.#semiring.combine(before, this.#extend(inner.get(to), weight));
        if (this.#semiring.equals(before, after)) continue;
        inner.set(from, after);
        isChanged = true;
      }
    }
    return inner;
  }

  #valueFrom(state: string, stack: readonly number[]): unknown {
    const [symbol, ...rest] = stack;
    if (symbol === undefined) return this.#finals.has(state) ? this.#semiring.one : this.#semiring.zero;
    let value = this.#semiring.zero;
    for (const [[, read, to], weight] of this.#leaving(state)) {
      if (read === symbol) value = this.#semiring.combine(value, this.#extend(this.#valueFrom(to, rest), weight));
      else if (read === -1 && this.#has("ε read as a symbol"))
        value = this.#semiring.combine(value, this.#extend(this.#valueFrom(to, rest), weight));
    }
    return value;
  }

  #emptied(location: number): unknown {
    if (this.#has("empty stack forgotten")) return this.#semiring.zero;
    const state = `p${location}`;
    const own = this.#finals.has(state) ? this.#semiring.one : this.#semiring.zero;
    return this.#leaving(state)
      .filter(([[, symbol, to]]) => symbol === -1 && this.#finals.has(to))
      .reduce((value, [, weight]) => this.#semiring.combine(value, weight), own);
  }

  #extend(deeper: unknown, shallower: unknown): unknown {
    return this.#has("factors swapped")
      ? this.#semiring.extend(shallower, deeper)
      : this.#semiring.extend(deeper, shallower);
  }

  #isZero(weight: unknown): boolean {
    const isConst = this.#has("0 taken for const") && this.#system.semiring.show(weight) === "const";
    return isConst || this.#semiring.equals(weight, this.#semiring.zero);
  }

  #weight(key: string): unknown {
    return this.#weights.get(key) ?? this.#semiring.zero;
  }

  #has(mistake: Mistake): boolean {
    return this.#mistake === mistake;
  }
}

function keyOfTransition([from, symbol, to]: Transition): string {
  return `${from} ${symbol} ${to}`;
}

function transitionOf(key: string): Transition {
  const [from = "", symbol = "", to = ""] = key.split(" ");
  return [from, Number(symbol), to];
}

/** With the weight of the rule that was added last. */
function overwritten(system: PushdownSystem<unknown>, plain: readonly PlainRule<unknown>[]): readonly Rule<unknown>[] {
  const sidesOf = ({ from, to }: Pick<PlainRule<unknown>, "from" | "to">): string => JSON.stringify([from, to]);
  const last = new Map(plain.map((rule) => [sidesOf(rule), rule.weight]));
  return system.rules().map((rule) => ({ ...rule, weight: last.get(sidesOf(rule)) ?? rule.weight }));
}

/** The smaller of two weights instead of the larger: only 0 is still neutral. */
function meetOf(semiring: Semiring<unknown>): Semiring<unknown> {
  const combine = (a: unknown, b: unknown): unknown => {
    if (semiring.equals(a, semiring.zero)) return b;
    if (semiring.equals(b, semiring.zero)) return a;
    return semiring.equals(semiring.combine(a, b), a) ? b : a;
  };
  return { ...semiring, combine };
}
