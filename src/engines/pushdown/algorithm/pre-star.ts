import { Budget, IntColumn, IntLists, PairMap } from "../../../kernel/index.ts";
import type { SaturationObserver } from "./observer.ts";
import type { PAutomaton } from "./p-automaton.ts";
import type { Part } from "./parts.ts";
import { EPSILON } from "./pushdown-system.ts";
import { Saturation, type WorklistOrder } from "./saturation.ts";

/**
 * Weighted pre* (Reps, Schwoon, Jha, Melski 2005, Section 3.1): grows `target` in place until it accepts
 * every configuration from which one that it accepts now can be reached, each with the ⊕ over all runs.
 * `target` has no ε-transition and none into a control location.
 */
export function startPreStar<W>(
  target: PAutomaton<W>,
  observer?: SaturationObserver<W>,
  order: WorklistOrder = "fifo",
  budget = Budget.unlimited,
  without: readonly Part[] = [],
): Saturation<W> {
  return new PreStar(target, observer, order, budget, without);
}

class PreStar<W> extends Saturation<W> {
  readonly reading = "top-first";
  /** Step and push rules by the control location and first symbol of their right sides. */
  readonly #rights = new PairLists();
  /** Push rules whose first symbol has been read, by the state and the second symbol that they wait for. */
  readonly #waiting = new PairLists();
  readonly #waitingRule = new IntColumn();
  readonly #waitingTop = new IntColumn();
  /** Transitions that have been taken before, by source and symbol. */
  readonly #read = new PairLists();
  readonly #isRead = new IntColumn(8);

  protected override start(): void {
    const { system } = this;
    super.start();
    for (let rule = 0; rule < system.ruleCount; rule++) {
      this.budget.spend();
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
  protected canFireRules(): boolean {
    return true;
  }

  protected process(transition: number): void {
    const { automaton, system } = this;
    const from = automaton.fromOf(transition);
    const symbol = automaton.symbolOf(transition);
    const isNew = this.#isRead.at(transition) === 0;
    for (let rule = this.#rights.first(from, symbol); rule !== -1; rule = this.#rights.next(rule)) {
      if (system.secondOf(rule) === EPSILON) this.#step(rule, transition);
      else this.#readFirst(rule, transition, isNew);
    }
    for (let at = this.#waiting.first(from, symbol); at !== -1; at = this.#waiting.next(at))
      this.#push(this.#waitingRule.at(at), this.#waitingTop.at(at), transition);
    if (!isNew) return;
    while (this.#isRead.length <= transition) this.#isRead.push(0);
    this.#isRead.set(transition, 1);
    this.#read.add(from, symbol, transition);
  }

  #step(rule: number, top: number): void {
    this.budget.spend();
    const { automaton, system, semiring } = this;
    const value = semiring.extend(system.weightOf(rule), automaton.weightOf(top));
    const from = system.fromLocationOf(rule);
    this.update(from, system.fromSymbolOf(rule), automaton.toOf(top), value, "step", rule, top, -1);
  }

  /** The first symbol of a push rule is read: its second must follow, now or later. */
  #readFirst(rule: number, top: number, isNew: boolean): void {
    this.budget.spend();
    const { automaton, system } = this;
    const state = automaton.toOf(top);
    const second = system.secondOf(rule);
    if (isNew) {
      this.#waiting.add(state, second, this.#waitingRule.length);
      this.#waitingRule.push(rule);
      this.#waitingTop.push(top);
    }
    // A transition that has not been read will find the rule waiting, and so will this one itself.
    for (let deep = this.#read.first(state, second); deep !== -1; deep = this.#read.next(deep))
      if (deep !== top) this.#push(rule, top, deep);
  }

  #push(rule: number, top: number, deep: number): void {
    this.budget.spend();
    const { automaton, system, semiring } = this;
    const value = semiring.extend(
      semiring.extend(system.weightOf(rule), automaton.weightOf(top)),
      automaton.weightOf(deep),
    );
    const from = system.fromLocationOf(rule);
    this.update(from, system.fromSymbolOf(rule), automaton.toOf(deep), value, "push", rule, top, deep);
  }
}

/** Lists of integers under pairs of integers, each in order of arrival. */
class PairLists {
  readonly #keys = new PairMap(64);
  readonly #lists = new IntLists();

  add(a: number, b: number, item: number): void {
    this.#lists.add(this.#keys.getOrSet(a, b, this.#keys.size), item);
  }

  /** The first item under a pair, or -1. */
  first(a: number, b: number): number {
    const key = this.#keys.get(a, b);
    return key === -1 ? -1 : this.#lists.first(key);
  }

  next(item: number): number {
    return this.#lists.next(item);
  }
}
