import type { Method } from "../../../../java/index.ts";
import { type Goal, Goals, type GoalsAt, sidesShown } from "../coverage/index.ts";
import type { Code } from "../program/code.ts";
import type { Cause } from "../state/observer.ts";
import type { Outcome } from "../state/outcome.ts";
import { objectOf, type State, topFrame } from "../state/state.ts";

/** What an execution finds out about goals: what paths show, what they rule out, and what inputs reach. */
export class ExploredGoals {
  readonly goals: Goals;
  readonly reached = new Set<string>();
  /** Sides of checks that some path went on with. */
  readonly feasible = new Set<string>();
  /** Sides of checks that were ruled out on some path. */
  readonly refused = new Set<string>();
  /** What the configurations of a split go on with. */
  readonly #ahead = new WeakMap<Cause, Goal>();

  constructor(code: Code) {
    this.goals = new Goals(code);
  }

  /** An instruction was executed in a configuration. */
  executed(before: State, outcome: Outcome): void {
    const top = topFrame(before);
    const at = top && this.goals.at(top.method, top.pc);
    if (at === undefined) return;
    if (outcome.kind === "split") this.#splits(at, outcome.children);
    else if (outcome.kind === "next" || outcome.end.kind === "return" || outcome.end.kind === "exception")
      for (const goal of sidesShown(at, raisedBy(outcome))) this.#went(at, goal);
  }

  /** A configuration after a split is followed. */
  followed(cause: Cause): void {
    const goal = this.#ahead.get(cause);
    if (goal !== undefined) this.feasible.add(goal.key);
  }

  /** A path was cut off before an instruction: its checks may pass. */
  cutOff(before: State): void {
    const top = topFrame(before);
    const at = top && this.goals.at(top.method, top.pc);
    for (const { passes } of at?.checks ?? []) this.feasible.add(passes.key);
  }

  /** Nothing is known of what these methods would have done. */
  leftOpen(methods: readonly Method[]): void {
    for (const { key } of this.goals.of(methods)) this.feasible.add(key);
  }

  #splits(at: GoalsAt, children: (Outcome & { readonly kind: "split" })["children"]): void {
    for (const { cause } of children) {
      if (cause.kind !== "check" || cause.exception === undefined) continue;
      const goal = sidesShown(at, cause.exception).at(-1);
      if (goal !== undefined) this.#ahead.set(cause, goal);
    }
  }

  #went({ checks }: GoalsAt, goal: Goal): void {
    this.feasible.add(goal.key);
    const check = checks.find(({ passes, fails }) => passes === goal || fails === goal);
    if (check !== undefined) this.refused.add((check.passes === goal ? check.fails : check.passes).key);
  }
}

/** The simple name of the exception that an instruction has made. */
function raisedBy(outcome: Exclude<Outcome, { readonly kind: "split" }>): string | undefined {
  if (outcome.kind === "end") return outcome.end.kind === "exception" ? outcome.end.exception : undefined;
  const { caught } = outcome.state;
  if (outcome.rule !== "S-THROW" || caught?.kind !== "reference") return undefined;
  return objectOf(outcome.state, caught.name)?.data;
}
