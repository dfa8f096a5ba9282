import { type Budget, DistinctAgenda, type Picks } from "../../../kernel/index.ts";
import { type Descents, descentsIn } from "./descents.ts";
import type { Cause, SaturationObserver } from "./observer.ts";
import { obstacleIn, type PAutomaton, type Reading, weightsIn } from "./p-automaton.ts";
import type { Part } from "./parts.ts";
import type { PushdownSystem } from "./pushdown-system.ts";
import type { Semiring } from "./semirings/index.ts";

/** In which order waiting transitions are taken; the result is the same. */
export type WorklistOrder = "fifo" | "lifo" | Picks;

/**
 * A saturation that is under way: advanced piece by piece, so that it can be watched and canceled. What post* and pre*
 * share: l with its update, and the worklist. Advancing throws `BudgetSpent`.
 */
export abstract class Saturation<W> {
  /** Grows in place. */
  readonly automaton: PAutomaton<W>;
  abstract readonly reading: Reading;
  protected readonly system: PushdownSystem<W>;
  protected readonly semiring: Semiring<W>;
  /** Looked at for every transition that is taken, and for every rule and transition that this leads to. */
  protected readonly budget: Budget;
  readonly #observer: SaturationObserver<W> | undefined;
  readonly #worklist: DistinctAgenda;
  readonly #requeues: boolean;
  readonly #descents: Descents<W> | undefined;
  #isOverflown = false;
  #isStarted = false;
  #takes = 0;
  #steps = 0;

  /** Throws when the automaton has a transition into a control location or an ε-transition: the caller has to check it. */
  constructor(
    start: PAutomaton<W>,
    observer: SaturationObserver<W> | undefined,
    order: WorklistOrder,
    budget: Budget,
    without: readonly Part[],
  ) {
    if (obstacleIn(start) !== undefined)
      throw new Error("the automaton to saturate has an ε-transition or one into a control location");
    this.automaton = start;
    this.system = start.system;
    this.semiring = start.system.semiring;
    this.#observer = observer;
    this.#worklist = new DistinctAgenda(typeof order === "string" ? order : { picks: order });
    this.budget = budget;
    this.#requeues = !without.includes("raised");
    this.#descents = descentsIn(start.system, weightsIn(start), budget);
  }

  /** Whether a weight may be wrong: some sum on the way to it was too large or too small for a number. */
  get isOverflown(): boolean {
    const { automaton, semiring } = this;
    if (semiring.isOverflown === undefined || this.#isOverflown) return this.#isOverflown;
    for (let transition = 0; transition < automaton.transitionCount; transition++)
      if (semiring.isOverflown(automaton.weightOf(transition))) return true;
    return false;
  }

  /** Transitions taken so far. */
  get takes(): number {
    return this.#takes;
  }

  /** The events reported so far. */
  get steps(): number {
    return this.#steps;
  }

  /** Takes at most `most` transitions off the worklist; true when none is left. */
  advance(most: number): boolean {
    if (!this.#isStarted) {
      this.#isStarted = true;
      this.start();
    }
    for (let left = most; left > 0; left--) {
      this.budget.spend();
      const transition = this.#worklist.take();
      if (transition === undefined) return true;
      this.#takes++;
      this.#steps++;
      this.#observer?.took(transition);
      this.process(transition);
    }
    return this.#worklist.isEmpty;
  }

  /** Before the loop. */
  protected start(): void {
    const { automaton, semiring } = this;
    const count = automaton.transitionCount;
    for (let transition = 0; transition < count; transition++) {
      const weight = automaton.weightOf(transition);
      if (semiring.equals(weight, semiring.zero)) continue;
      this.#steps++;
      this.#observer?.updated(transition, "added", "start", -1, -1, -1, weight, semiring.zero);
      this.#queue(transition);
    }
  }

  /** The body of the loop. */
  protected abstract process(transition: number): void;

  /** Whether a transition has anything to do once its weight rises. */
  protected abstract canFireRules(transition: number): boolean;

  /** update(t, v): l(t) = l(t) ⊕ v; t is queued and the answer is true when that is more than l(t) was. */
  protected update(
    from: number,
    symbol: number,
    to: number,
    offered: W,
    cause: Cause,
    rule: number,
    first: number,
    second: number,
  ): boolean {
    const { automaton, semiring } = this;
    if (semiring.equals(offered, semiring.zero)) return false;
    const transition = automaton.intern(from, symbol, to);
    const before = automaton.weightOf(transition);
    const weight = semiring.combine(before, offered);
    const isChanged = !semiring.equals(weight, before);
    // A larger sum that overflowed is none that was wanted, unless a negative weight would have brought it back.
    if (this.#descents !== undefined && semiring.isOverflown?.(offered) === true) this.#isOverflown = true;
    if (isChanged) automaton.setWeight(transition, weight);
    this.#steps++;
    const isNew = semiring.equals(before, semiring.zero);
    const outcome = !isChanged ? "unchanged" : isNew ? "added" : "raised";
    this.#observer?.updated(transition, outcome, cause, rule, first, second, offered, before);
    if (isChanged) this.#settle(transition, before, weight, cause, rule, first, second);
    if (isChanged && (this.#requeues || isNew)) this.#queue(transition);
    return isChanged;
  }

  /** A weight that rests on an earlier one of the same transition changes for ever: it gets what it comes to. */
  #settle(transition: number, before: W, weight: W, cause: Cause, rule: number, first: number, second: number): void {
    if (this.#descents === undefined) return;
    const { automaton, semiring } = this;
    // The upper symbol of a push rule has the weight 1, whatever the weight of the transition that the rule fires on.
    const settled =
      cause === "top"
        ? this.#descents.settle(transition, before, weight)
        : this.#descents.settle(transition, before, weight, first, second);
    if (semiring.equals(settled, weight)) return;
    automaton.setWeight(transition, settled);
    this.#steps++;
    this.#observer?.sank?.(transition, rule, weight);
  }

  #queue(transition: number): void {
    if (!this.canFireRules(transition) || !this.#worklist.put(transition)) return;
    this.#steps++;
    this.#observer?.queued(transition);
  }
}
