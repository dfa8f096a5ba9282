import { Budget } from "../../../kernel/index.ts";
import type { SaturationObserver } from "./observer.ts";
import type { PAutomaton } from "./p-automaton.ts";
import type { Part } from "./parts.ts";
import { EPSILON } from "./pushdown-system.ts";
import { Saturation, type WorklistOrder } from "./saturation.ts";

/**
 * Weighted post* (Reps, Schwoon, Jha, Melski 2005, Section 3.2; Schwoon's thesis, Algorithm 2): grows `start`
 * in place until it accepts every configuration that is reachable from one that it accepts now, each with
 * the ⊕ over all runs that lead to it. `start` has no ε-transition and none into a control location.
 */
export function startPostStar<W>(
  start: PAutomaton<W>,
  observer?: SaturationObserver<W>,
  order: WorklistOrder = "fifo",
  budget = Budget.unlimited,
  without: readonly Part[] = [],
): Saturation<W> {
  return new PostStar(start, observer, order, budget, without);
}

class PostStar<W> extends Saturation<W> {
  readonly reading = "deep-first";
  readonly #joins: boolean;
  readonly #joinsLater: boolean;

  constructor(
    start: PAutomaton<W>,
    observer: SaturationObserver<W> | undefined,
    order: WorklistOrder,
    budget: Budget,
    without: readonly Part[],
  ) {
    super(start, observer, order, budget, without);
    this.#joins = !without.includes("epsilon");
    this.#joinsLater = !without.includes("late-epsilon");
  }

  /** Rules fire on transitions that leave a control location; what happens below is done where it happens. */
  protected canFireRules(transition: number): boolean {
    return this.automaton.isLocation(this.automaton.fromOf(transition));
  }

  protected process(transition: number): void {
    const location = this.automaton.fromOf(transition);
    const symbol = this.automaton.symbolOf(transition);
    if (symbol === EPSILON) {
      if (this.#joins) this.#skipTo(transition, this.automaton.toOf(transition));
      return;
    }
    for (let rule = this.system.firstRule(location, symbol); rule !== -1; rule = this.system.nextRule(rule))
      this.#fire(rule, transition);
  }

  /** p –ε→ q: p reads whatever q reads. No transition enters p, so the chain that is walked does not grow. */
  #skipTo(epsilon: number, state: number): void {
    const { automaton } = this;
    for (let deep = automaton.firstOut(state); deep !== -1; deep = automaton.nextOut(deep)) this.#join(deep, epsilon);
  }

  #join(deep: number, epsilon: number): void {
    this.budget.spend();
    const { automaton } = this;
    const value = this.semiring.extend(automaton.weightOf(deep), automaton.weightOf(epsilon));
    const location = automaton.fromOf(epsilon);
    this.update(location, automaton.symbolOf(deep), automaton.toOf(deep), value, "epsilon", -1, deep, epsilon);
  }

  #fire(rule: number, transition: number): void {
    this.budget.spend();
    const { automaton, system, semiring } = this;
    const state = automaton.toOf(transition);
    // l(t) is read anew for every rule: a rule may have raised it a moment ago.
    const value = semiring.extend(automaton.weightOf(transition), system.weightOf(rule));
    const location = system.toLocationOf(rule);
    const first = system.firstOf(rule);
    const second = system.secondOf(rule);
    if (first === EPSILON) this.update(location, EPSILON, state, value, "pop", rule, transition, -1);
    else if (second === EPSILON) this.update(location, first, state, value, "step", rule, transition, -1);
    else if (!semiring.equals(value, semiring.zero)) {
      const middle = automaton.middle(location, first);
      this.update(location, first, middle, semiring.one, "top", rule, transition, -1);
      const isChanged = this.update(middle, second, state, value, "push", rule, transition, -1);
      if (isChanged && this.#joinsLater) this.#joinAll(automaton.find(middle, second, state), middle);
    }
  }

  /** The middle state has gained a way on: paths that had come to it by ε go on. */
  #joinAll(deep: number, middle: number): void {
    const { automaton } = this;
    for (let epsilon = automaton.firstEpsilonIn(middle); epsilon !== -1; epsilon = automaton.nextEpsilonIn(epsilon))
      this.#join(deep, epsilon);
  }
}
