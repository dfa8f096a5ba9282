import { randomFrom } from "../../../../kernel/index.ts";
import type { Model } from "../../../separation/index.ts";
import { say } from "../../messages/say.ts";
import type { Exploration } from "../exploration/exploration.ts";
import type { TreeNode } from "../observer.ts";
import type { Feasibility } from "../state/feasibility.ts";
import { largerHeaps } from "../state/larger-heaps.ts";
import type { PathCondition } from "../state/path-condition.ts";
import type { State } from "../state/state.ts";
import { startsWith } from "./paths.ts";
import type { Trials } from "./trials.ts";

/** A path that the bound cut off, with the larger heaps that are still to be tried once its smallest one was. */
interface CutOff {
  readonly node: TreeNode;
  readonly state: State;
  readonly larger: Iterator<PathCondition, void> | undefined;
}

/** Larger heaps that are tried on all paths together. */
const MAX_LARGER_HEAPS = 400;

/**
 * A path that the bound on unfoldings cut off has inputs, too: a run of one goes on where the execution stopped. First the
 * smallest input of each such path, then, for branches, some larger ones. When everything is covered there is nothing left
 * to look for.
 */
export class CutOffPaths {
  readonly #paths: CutOff[] = [];
  readonly #beyond: "branches" | "goals";
  readonly #explored: Exploration;
  readonly #trials: Trials;
  readonly #feasibility: Feasibility;
  readonly #modelOf: (node: TreeNode, state: State) => Model | undefined;
  #largerHeapsTried = 0;

  /** `beyond`: what such paths are asked for. */
  constructor(
    beyond: "branches" | "goals",
    explored: Exploration,
    trials: Trials,
    feasibility: Feasibility,
    modelOf: (node: TreeNode, state: State) => Model | undefined,
  ) {
    this.#beyond = beyond;
    this.#explored = explored;
    this.#trials = trials;
    this.#feasibility = feasibility;
    this.#modelOf = modelOf;
  }

  get isEmpty(): boolean {
    return this.#paths.length === 0;
  }

  add(node: TreeNode, state: State): void {
    this.#paths.push({ node, state, larger: undefined });
  }

  /** Tries one input; how many instructions that counts as. */
  tryNext(): number {
    const cut = this.#paths.pop();
    const { all: wanted, branches } = this.#wanted();
    if (cut === undefined || wanted.size === 0) {
      this.#paths.length = 0;
      return 1;
    }
    const { node, state, larger } = cut;
    if (larger === undefined) {
      this.#tryBeyond(node, state, state.model?.model ?? this.#modelOf(node, state), wanted);
      this.#paths.unshift({ node, state, larger: largerHeaps(state.delta, randomFrom(node.id)) });
    } else if (branches > 0 && this.#largerHeapsTried++ < MAX_LARGER_HEAPS) {
      const next = larger.next();
      if (next.done === true) return 1;
      const verdict = this.#feasibility.decide(next.value);
      if (verdict.verdict === "sat") this.#tryBeyond(node, state, verdict.model, wanted);
      this.#paths.unshift(cut);
    }
    return 1;
  }

  /** Branches that no input takes, with the goals that are neither reached nor refused if those are asked for. */
  #wanted(): { readonly all: ReadonlySet<string>; readonly branches: number } {
    const seen = { taken: this.#trials.taken, isOver: true };
    const { infeasibleBranches, openBranches } = this.#explored.coverage(seen);
    const branches = [...infeasibleBranches, ...openBranches];
    const all = new Set(branches);
    if (this.#beyond === "branches") return { all, branches: branches.length };
    const refused = new Set(this.#explored.refusedGoals(seen));
    for (const goal of this.#explored.goalCoverage(seen).openGoals) if (!refused.has(goal)) all.add(goal);
    return { all, branches: branches.length };
  }

  /** An input of a path that was cut off becomes a test where it takes a branch, or reaches a goal, that no other test does. */
  #tryBeyond(node: TreeNode, state: State, model: Model | undefined, wanted: ReadonlySet<string>): void {
    const trial = model === undefined ? say("path.noModel") : this.#trials.attempt(node, state, model);
    if (typeof trial === "string" || !trial.test.valid) return;
    if (
      startsWith(trial.sequence, state.trace) &&
      [...trial.test.branches, ...trial.goals].some((side) => wanted.has(side))
    )
      this.#trials.keep(node, trial);
  }
}
