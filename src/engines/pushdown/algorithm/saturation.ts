import { type Budget, IntColumn, PickedList, Picker, type Picks } from "../../../kernel/index.ts";
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
  readonly #worklist: Worklist | PickedWorklist;
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
    this.#worklist = typeof order === "string" ? new Worklist(order) : new PickedWorklist(order);
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

  /** What an observer would have heard so far. */
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
      if (transition === -1) return true;
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

/** Transitions that wait, each at most once. A taken one may come back. */
class Worklist {
  readonly #isFifo: boolean;
  readonly #entries = new IntColumn();
  readonly #isWaiting = new IntColumn(8);
  #head = 0;
  #length = 0;

  constructor(order: "fifo" | "lifo") {
    this.#isFifo = order === "fifo";
  }

  get isEmpty(): boolean {
    return this.#head === this.#length;
  }

  /** False when it waits already. */
  put(transition: number): boolean {
    if (this.#isWaiting.at(transition) === 1) return false;
    while (this.#isWaiting.length <= transition) this.#isWaiting.push(0);
    this.#isWaiting.set(transition, 1);
    if (this.#length < this.#entries.length) this.#entries.set(this.#length, transition);
    else this.#entries.push(transition);
    this.#length++;
    return true;
  }

  /** The next transition, or -1. */
  take(): number {
    if (this.isEmpty) return -1;
    const transition = this.#isFifo ? this.#entries.at(this.#head++) : this.#entries.at(--this.#length);
    // An emptied queue starts over in the same cells.
    if (this.isEmpty) {
      this.#head = 0;
      this.#length = 0;
    }
    this.#isWaiting.set(transition, 0);
    return transition;
  }
}

/** The same where a reader picks. */
class PickedWorklist {
  readonly #entries: PickedList<number>;
  readonly #waiting = new Set<number>();

  constructor(picks: Picks) {
    this.#entries = new PickedList(new Picker(picks));
  }

  get isEmpty(): boolean {
    return this.#entries.isEmpty;
  }

  put(transition: number): boolean {
    if (this.#waiting.has(transition)) return false;
    this.#waiting.add(transition);
    this.#entries.put(transition);
    return true;
  }

  take(): number {
    const transition = this.#entries.take() ?? -1;
    this.#waiting.delete(transition);
    return transition;
  }
}
