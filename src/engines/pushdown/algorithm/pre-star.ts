import { IntColumn, PairMap } from "../../../kernel/index.ts";
import type { SaturationObserver } from "./observer.ts";
import type { PAutomaton } from "./p-automaton.ts";
import { EPSILON } from "./pushdown-system.ts";
import { type Saturation, Saturator, type WorklistOrder } from "./saturation.ts";

/**
 * Weighted pre* (Reps, Schwoon, Jha, Melski 2005, Section 3.1): grows `target` in place until it accepts
 * every configuration from which one that it accepts now can be reached, each with the ⊕ over all runs.
 * `target` has no ε-transition and none into a control location.
 */
export function startPreStar<W>(
  target: PAutomaton<W>,
  observer?: SaturationObserver<W>,
  order: WorklistOrder = "fifo",
): Saturation<W> {
  return new PreStar(target, observer, order);
}

class PreStar<W> extends Saturator<W> {
  readonly reading = "top-first";
  /** Step and push rules by the control location and first symbol of their right sides. */
  readonly #rights = new Chains();
  /** Push rules whose first symbol has been read, by the state and the second symbol that they wait for. */
  readonly #waiting = new Chains();
  readonly #waitingRule = new IntColumn();
  readonly #waitingTop = new IntColumn();
  /** Transitions that have been taken before, by source and symbol. */
  readonly #read = new Chains();
  readonly #isRead = new IntColumn(8);

  protected override start(): void {
    const { system } = this;
    super.start();
    for (let rule = 0; rule < system.ruleCount; rule++) {
      const first = system.firstOf(rule);
      const location = system.toLocationOf(rule);
      if (first !== EPSILON) this.#rights.add(location, first, rule);
      else
        this.update(
          system.fromLocationOf(rule),
          system.fromSymbolOf(rule),
          location,
          system.weightOf(rule),
          "pop",
          rule,
          -1,
          -1,
        );
    }
  }

  /** Any transition may be the second symbol of some rule. */
  protected isWorth(): boolean {
    return true;
  }

  protected process(transition: number): void {
    const { automaton, system } = this;
    const from = automaton.fromOf(transition);
    const symbol = automaton.symbolOf(transition);
    const isNew = this.#readOf(transition) === 0;
    for (let at = this.#rights.first(from, symbol); at !== -1; at = this.#rights.next(at)) {
      const rule = this.#rights.value(at);
      if (system.secondOf(rule) === EPSILON) this.#step(rule, transition);
      else this.#readFirst(rule, transition, isNew);
    }
    for (let at = this.#waiting.first(from, symbol); at !== -1; at = this.#waiting.next(at)) {
      const waiting = this.#waiting.value(at);
      this.#push(this.#waitingRule.at(waiting), this.#waitingTop.at(waiting), transition);
    }
    if (!isNew) return;
    this.#markRead(transition);
    this.#read.add(from, symbol, transition);
  }

  #step(rule: number, top: number): void {
    const { automaton, system, semiring } = this;
    const value = semiring.extend(system.weightOf(rule), automaton.weightOf(top));
    const from = system.fromLocationOf(rule);
    this.update(from, system.fromSymbolOf(rule), automaton.toOf(top), value, "step", rule, top, -1);
  }

  /** The first symbol of a push rule is read: its second must follow, now or later. */
  #readFirst(rule: number, top: number, isNew: boolean): void {
    const { automaton, system } = this;
    const state = automaton.toOf(top);
    const second = system.secondOf(rule);
    if (isNew) {
      this.#waiting.add(state, second, this.#waitingRule.length);
      this.#waitingRule.push(rule);
      this.#waitingTop.push(top);
    }
    // A transition that has not been read will find the rule waiting, and so will this one itself.
    for (let at = this.#read.first(state, second); at !== -1; at = this.#read.next(at)) {
      const deep = this.#read.value(at);
      if (deep !== top) this.#push(rule, top, deep);
    }
  }

  #push(rule: number, top: number, deep: number): void {
    const { automaton, system, semiring } = this;
    const value = semiring.extend(
      semiring.extend(system.weightOf(rule), automaton.weightOf(top)),
      automaton.weightOf(deep),
    );
    const from = system.fromLocationOf(rule);
    this.update(from, system.fromSymbolOf(rule), automaton.toOf(deep), value, "push", rule, top, deep);
  }

  #readOf(transition: number): number {
    return transition < this.#isRead.length ? this.#isRead.at(transition) : 0;
  }

  #markRead(transition: number): void {
    while (this.#isRead.length <= transition) this.#isRead.push(0);
    this.#isRead.set(transition, 1);
  }
}

/** Lists of integers under pairs of integers, each in order of arrival. */
class Chains {
  readonly #keys = new PairMap(64);
  readonly #first = new IntColumn();
  readonly #last = new IntColumn();
  readonly #value = new IntColumn();
  readonly #next = new IntColumn();

  add(a: number, b: number, value: number): void {
    const key = this.#keys.getOrSet(a, b, this.#first.length);
    const at = this.#value.length;
    this.#value.push(value);
    this.#next.push(-1);
    if (key === this.#first.length) {
      this.#first.push(at);
      this.#last.push(at);
      return;
    }
    this.#next.set(this.#last.at(key), at);
    this.#last.set(key, at);
  }

  /** The first place under a pair, or -1. */
  first(a: number, b: number): number {
    const key = this.#keys.get(a, b);
    return key === -1 ? -1 : this.#first.at(key);
  }

  next(at: number): number {
    return this.#next.at(at);
  }

  value(at: number): number {
    return this.#value.at(at);
  }
}
