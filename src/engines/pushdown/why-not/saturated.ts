import { append, type Span } from "../../../kernel/index.ts";
import type { PAutomaton } from "../algorithm/p-automaton.ts";
import { EPSILON, type PushdownSystem, type Rule } from "../algorithm/pushdown-system.ts";
import { type ReadOut, type ReadOutOptions, type Top, tops } from "../algorithm/read-out.ts";
import type { AnySemiring } from "../algorithm/semirings/index.ts";
import type { TransitionWanted, Wanted } from "./wanted.ts";

/** What is known besides the automaton. */
interface Around {
  /** Where the rule with this payload is written. */
  readonly spanOf?: (payload: number) => Span | undefined;
  /** How the read-out ends. */
  readonly readOut?: Pick<ReadOutOptions<unknown>, "budget" | "maxRises">;
}

/** A saturated automaton and the rules of its system, looked up by what they could have given. */
export class Saturated {
  readonly automaton: PAutomaton<unknown>;
  readonly system: PushdownSystem<unknown>;
  readonly direction: "post" | "pre";
  readonly rules: readonly Rule<unknown>[];
  /** W(s): what is accepted from a state on. */
  readonly accepted: ReadonlyMap<number, unknown>;
  /** What is read out. */
  readonly tops: readonly Top<unknown>[];
  /** What ended the read-out early. */
  readonly limit: ReadOut<unknown>["limit"];
  readonly #spanOf: (payload: number) => Span | undefined;
  readonly #rulesTo = new Map<number, Rule<unknown>[]>();
  readonly #tops = new Map<string, unknown>();
  readonly #weights: readonly unknown[];

  constructor(automaton: PAutomaton<unknown>, direction: "post" | "pre", { spanOf = nowhere, readOut }: Around = {}) {
    this.automaton = automaton;
    this.system = automaton.system;
    this.direction = direction;
    this.#spanOf = spanOf;
    this.rules = automaton.system.rules();
    for (const rule of this.rules) append(this.#rulesTo, rule.to.location, rule);
    const accepted = new Map<number, unknown>();
    const observer = {
      accepted: (state: number, _: number, weight: unknown) => void accepted.set(state, weight),
      acceptedSank: (state: number, _: unknown, weight: unknown) => void accepted.set(state, weight),
      top: () => {},
    };
    const read = tops(automaton, this.reading, { ...readOut, observer });
    this.tops = read.tops;
    this.limit = read.limit;
    for (const { location, symbol, weight } of read.tops) this.#tops.set(`${location},${symbol}`, weight);
    this.accepted = accepted;
    const seen = new Map<string, unknown>([[this.semiring.show(this.semiring.one), this.semiring.one]]);
    for (let transition = 0; transition < automaton.transitionCount; transition++) {
      const weight = automaton.weightOf(transition);
      seen.set(this.semiring.show(weight), weight);
    }
    for (const { weight } of this.rules) seen.set(this.semiring.show(weight), weight);
    this.#weights = [...seen.values()].filter((weight) => !this.isZero(weight));
  }

  get semiring(): AnySemiring {
    return this.system.semiring;
  }

  get reading(): "deep-first" | "top-first" {
    return this.direction === "post" ? "deep-first" : "top-first";
  }

  isZero(weight: unknown): boolean {
    return this.semiring.equals(weight, this.semiring.zero);
  }

  /** Whether a weight is as much as what is wanted: undefined is satisfied with any but 0. */
  isEnough(weight: unknown, wanted: unknown): boolean {
    if (wanted === undefined) return !this.isZero(weight);
    return this.semiring.equals(this.semiring.combine(weight, wanted), weight);
  }

  weightOf({ from, symbol, to }: TransitionWanted): unknown {
    const transition = this.automaton.find(from, symbol, to);
    return transition === -1 ? this.semiring.zero : this.automaton.weightOf(transition);
  }

  holds(fact: Wanted): boolean {
    switch (fact.kind) {
      case "transition":
        return this.isEnough(this.weightOf(fact), fact.weight);
      case "top":
        return this.isEnough(this.topOf(fact.location, fact.symbol), fact.weight);
      case "configuration":
        return [...this.after(fact.location, fact.stack, fact.stack.length)].some((state) =>
          this.automaton.isFinal(state),
        );
      case "rule":
        return true;
    }
  }

  topOf(location: number, symbol: number): unknown {
    return this.#tops.get(`${location},${symbol}`) ?? this.semiring.zero;
  }

  /** The rules that lead to a control location. */
  rulesTo(location: number): readonly Rule<unknown>[] {
    return this.#rulesTo.get(location) ?? [];
  }

  /** The transitions with a weight that leave a state. */
  *out(state: number): Iterable<number> {
    const { automaton } = this;
    for (let transition = automaton.firstOut(state); transition !== -1; transition = automaton.nextOut(transition))
      if (!this.isZero(automaton.weightOf(transition))) yield transition;
  }

  /** The states behind the first `count` symbols of a stack, ε-transitions at the location included. */
  after(location: number, stack: readonly number[], count: number): ReadonlySet<number> {
    const { automaton } = this;
    let states = new Set([location]);
    for (let place = 0; place <= count; place++) {
      for (const state of states)
        for (const transition of this.out(state))
          if (automaton.symbolOf(transition) === EPSILON) states.add(automaton.toOf(transition));
      if (place === count) break;
      const read = [...states].flatMap((state) => [...this.out(state)]);
      states = new Set(
        read
          .filter((transition) => automaton.symbolOf(transition) === stack[place])
          .map((transition) => automaton.toOf(transition)),
      );
    }
    return states;
  }

  /**
   * The least known weight of a premise with which the conclusion is as much as wanted; undefined where none is: `given` makes
   * the conclusion's weight of the premise's.
   */
  needed(wanted: unknown, given: (premise: unknown) => unknown): unknown {
    const enough = this.#weights.filter((weight) => this.isEnough(given(weight), wanted));
    return enough.reduce(
      (least, weight) => (least !== undefined && this.isEnough(weight, least) ? least : weight),
      undefined,
    );
  }

  placeOf({ payload }: Rule<unknown>): { readonly file: string; readonly line: number } | undefined {
    const span = payload === -1 ? undefined : this.#spanOf(payload);
    return span && { file: span.file, line: span.start.line };
  }

  /** `l(p, g, s) = id`, as the tables write it; without a weight `(p, g, s)`. */
  text(fact: Wanted): string {
    const { automaton, system } = this;
    const equals = "weight" in fact && fact.weight !== undefined ? ` = ${this.semiring.show(fact.weight)}` : "";
    switch (fact.kind) {
      case "transition": {
        const { from, symbol, to } = fact;
        const triple = `(${automaton.stateName(from)}, ${this.symbol(symbol)}, ${automaton.stateName(to)})`;
        return equals === "" ? triple : `l${triple}${equals}`;
      }
      case "top":
        return `top(${automaton.stateName(fact.location)}, ${this.symbol(fact.symbol)})${equals}`;
      case "configuration":
        return system.showConfiguration(fact.location, fact.stack);
      case "rule":
        return system.showRule(fact.rule).replace(" → ", " ↪ ");
    }
  }

  symbol(symbol: number): string {
    return symbol === EPSILON ? "ε" : this.system.symbolName(symbol);
  }
}

function nowhere(): undefined {
  return undefined;
}
