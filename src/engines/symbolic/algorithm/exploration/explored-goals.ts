import { type Goal, Goals, type GoalsAt, sidesShown } from "../coverage/index.ts";
import type { Cause, TreeNode } from "../observer.ts";
import type { Code } from "../program/code.ts";
import type { Outcome } from "../state/outcome.ts";
import { objectOf, type State, topFrame } from "../state/state.ts";

/** What an execution finds out about goals: what paths show, what they rule out, and what inputs reach. */
export class ExploredGoals {
  readonly goals: Goals;
  readonly reached = new Set<string>();
  /** Goals that some path came to that was followed on, or was left before its end. */
  readonly feasible = new Set<string>();
  /** Sides of checks that were ruled out on some path. */
  readonly refused = new Set<string>();
  /** What the configurations of a split go on with. */
  readonly #ahead = new WeakMap<Cause, Goal>();
  /** Each node that was followed, with the returns and the jumps back that it came to. */
  readonly #nodes = new Map<number, { readonly parent: number | undefined; readonly ends: Set<string> }>();

  constructor(code: Code) {
    this.goals = new Goals(code);
  }

  /** An instruction was executed in a configuration. */
  executed(node: TreeNode, before: State, outcome: Outcome): void {
    const top = topFrame(before);
    const at = top && this.goals.at(top.method, top.pc);
    if (at === undefined) return;
    if (at.end !== undefined) this.#nodes.get(node.id)?.ends.add(at.end.key);
    if (outcome.kind === "split") this.#splits(at, outcome.children);
    else if (outcome.kind === "next" || outcome.end.kind === "return" || outcome.end.kind === "exception")
      for (const goal of sidesShown(at, raisedBy(outcome))) this.#went(at, goal);
  }

  /** A configuration after a split is followed. */
  followed({ id, parent, cause }: TreeNode): void {
    this.#nodes.set(id, { parent, ends: new Set() });
    const goal = this.#ahead.get(cause);
    if (goal !== undefined) this.feasible.add(goal.key);
  }

  /** A path was cut off before an instruction: its checks may pass. */
  cutOff(before: State): void {
    const top = topFrame(before);
    const at = top && this.goals.at(top.method, top.pc);
    for (const { passes } of at?.checks ?? []) this.feasible.add(passes.key);
  }

  /** A path was left before its end: what it came to is not refused. */
  leftOpen({ id }: TreeNode): void {
    for (
      let at = this.#nodes.get(id);
      at !== undefined;
      at = at.parent === undefined ? at.parent : this.#nodes.get(at.parent)
    )
      for (const key of at.ends) this.feasible.add(key);
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
