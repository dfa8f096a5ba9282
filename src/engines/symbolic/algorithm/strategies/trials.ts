import type { Budget } from "../../../../kernel/index.ts";
import type { Model } from "../../../separation/index.ts";
import { say } from "../../messages/say.ts";
import { type Examined, Examiner } from "../concrete/index.ts";
import type { Exploration } from "../exploration/exploration.ts";
import type { ExecutionObserver, TreeNode } from "../observer.ts";
import type { State } from "../state/state.ts";
import { pathInput } from "../subject/path-input.ts";
import type { Subject } from "../subject/subject.ts";
import { canonicalForm } from "../test-input/isomorphism.ts";
import type { EndlessInput, GeneratedTest } from "../test-input/test-input.ts";
import { coreRuns } from "./core-runs.ts";
import { EndlessRuns } from "./endless-runs.ts";

/** What running and judging an input shows. */
interface Trial {
  readonly test: GeneratedTest;
  /** Every decision of the run, in order. */
  readonly sequence: readonly string[];
  /** The goals that it reaches. */
  readonly goals: readonly string[];
}

/** Makes inputs of configurations, runs them, and keeps those that become tests. */
export class Trials {
  readonly tests: GeneratedTest[] = [];
  readonly endless: EndlessRuns;
  readonly #subject: Subject;
  readonly #explored: Exploration;
  readonly #examiner: Examiner;
  readonly #observer: ExecutionObserver | undefined;
  readonly #forms = new Set<string>();

  constructor(subject: Subject, explored: Exploration, budget: Budget, observer: ExecutionObserver | undefined) {
    const { code, method } = subject;
    const { goals } = explored.goals;
    this.endless = new EndlessRuns(code);
    this.#subject = subject;
    this.#explored = explored;
    this.#examiner = new Examiner(code, method, subject, { ...coreRuns(subject), goals, budget });
    this.#observer = observer;
  }

  /** The sides that runs took. */
  get taken(): ReadonlySet<string> {
    return new Set([...this.tests, ...this.endless.runs].flatMap(({ branches }) => branches));
  }

  /** A text says why there is no run with an end that an input could be remembered for. */
  attempt(node: TreeNode, state: State, model: Model): Trial | string {
    const { run, test } = this.examine(node, state, model);
    if (test !== undefined) return { test, sequence: run.sequence, goals: run.goals };
    return run.outcome.kind === "impossible" ? run.outcome.reason : say("path.endless");
  }

  examine(node: TreeNode, { delta }: State, model: Model): Examined {
    const input = pathInput(this.#subject, delta, model);
    return this.#examiner.examine(input, node.id);
  }

  /** Isomorphic inputs are made once. */
  keep(node: TreeNode, { test, goals }: Trial): void {
    for (const goal of goals) this.#explored.goals.reached.add(goal);
    const form = canonicalForm(test);
    if (this.#forms.has(form)) return;
    this.#forms.add(form);
    this.tests.push(test);
    this.#observer?.tested(node, test);
  }

  /** `told`: the input that is shown. */
  showEndless(node: TreeNode, examined: Examined | undefined, told: EndlessInput | undefined): void {
    for (const goal of examined?.run.goals ?? []) this.#explored.goals.reached.add(goal);
    if (told !== undefined) this.#observer?.tested(node, told);
  }
}
