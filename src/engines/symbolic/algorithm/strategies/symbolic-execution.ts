import { type Budget, randomFrom } from "../../../../kernel/index.ts";
import type { Model } from "../../../separation/index.ts";
import { say } from "../../messages/say.ts";
import type { TestsOptions } from "../../options.ts";
import { type Examined, Examiner } from "../concrete/index.ts";
import { branchesOf } from "../coverage/index.ts";
import type { Context } from "../execution/context.ts";
import { executeInstruction } from "../execution/instructions.ts";
import { Exploration } from "../exploration/exploration.ts";
import type { Initializer } from "../initialization/choice.ts";
import type { Cause, ExecutionObserver, NodeEnd, TreeNode } from "../observer.ts";
import { type CoreInstruction, exceptionClass } from "../program/code.ts";
import { configurationOf } from "../state/configuration.ts";
import { Feasibility, mayBeInfeasible, modelValues } from "../state/feasibility.ts";
import type { Outcome, Successor } from "../state/outcome.ts";
import type { PathCondition } from "../state/path-condition.ts";
import { type State, topFrame } from "../state/state.ts";
import { negate } from "../state/values.ts";
import { DeclaredClasses } from "../subject/declared-classes.ts";
import { InputRanges } from "../subject/input-ranges.ts";
import { pathInput } from "../subject/path-input.ts";
import { startStates } from "../subject/start-state.ts";
import type { Subject } from "../subject/subject.ts";
import { canonicalForm } from "../test-input/isomorphism.ts";
import { smallestFirst } from "../test-input/smallest-first.ts";
import type { EndlessInput, GeneratedTest, TestsResult } from "../test-input/test-input.ts";
import { carryModel } from "./carry-model.ts";
import { coreRuns } from "./core-runs.ts";
import { EndlessRuns, isEndless } from "./endless-runs.ts";
import { ExecutedSteps } from "./executed-steps.ts";
import { largerHeaps } from "./larger-heaps.ts";
import { MAX_STEPS, Stretch } from "./long-paths.ts";
import { cutOffNote, refusedNote } from "./notes.ts";
import { Overflows } from "./overflow.ts";
import { departure, otherSide, type PathEnd, startsWith } from "./paths.ts";

/** A node of the tree with its configuration, waiting on the agenda. */
interface Waiting {
  readonly node: TreeNode;
  readonly state: State;
  readonly end: NodeEnd | undefined;
}

/** A path that the bound cut off, with the larger heaps that are still to be tried once its smallest one was. */
interface CutOff {
  readonly node: TreeNode;
  readonly state: State;
  readonly larger: Iterator<PathCondition, void> | undefined;
}

/** What running and judging an input shows. */
interface Trial {
  readonly test: GeneratedTest;
  /** Every decision of the run, in order. */
  readonly sequence: readonly string[];
  /** The goals that it reaches. */
  readonly goals: readonly string[];
}

/** The options of one execution. */
export type ExecutionOptions = TestsOptions & {
  readonly depth: number;
  /** What paths that the bound cut off are still asked for. */
  readonly beyond: "branches" | "goals";
};

/** How much of the checker's work counts as one instruction. */
const EFFORT_OF_AN_INSTRUCTION = 1_000;

/** Larger heaps that are tried on all paths together. */
const MAX_LARGER_HEAPS = 400;

/** Follows the paths of a method depth first and makes a test input at the end of each. Advancing throws `BudgetSpent`. */
export class SymbolicExecution {
  readonly #subject: Subject;
  readonly #steps: ExecutedSteps;
  readonly #options: ExecutionOptions;
  readonly #budget: Budget;
  readonly #context: Context;
  readonly #feasibility: Feasibility;
  readonly #ranges: InputRanges;
  readonly #declared: DeclaredClasses;
  readonly #overflows: Overflows;
  readonly #explored: Exploration;
  readonly #examiner: Examiner;
  readonly #observer: ExecutionObserver | undefined;
  readonly #agenda: Waiting[] = [];
  readonly #tests: GeneratedTest[] = [];
  readonly #forms = new Set<string>();
  readonly #notes = new Set<string>();
  readonly #endless: EndlessRuns;
  /** Where the bound on unfoldings ended a path. */
  readonly #cutOff: CutOff[] = [];
  #largerHeapsTried = 0;
  #nodes = 0;
  #paths = 0;
  #isUnknown = false;
  #isCut = false;
  #isStarted = false;
  /** The work at hand: where the budget ended it, a path is left that was not followed. */
  #isWorking = false;

  constructor(
    subject: Subject,
    options: ExecutionOptions,
    enumerate: Initializer,
    budget: Budget,
    observer?: ExecutionObserver,
  ) {
    this.#subject = subject;
    this.#steps = new ExecutedSteps(subject);
    this.#endless = new EndlessRuns(subject.code);
    this.#options = options;
    this.#budget = budget;
    this.#explored = new Exploration(subject, options);
    const { goals } = this.#explored.goals;
    this.#examiner = new Examiner(subject.code, subject.method, subject, { ...coreRuns(subject), goals, budget });
    this.#observer = observer;
    this.#feasibility = new Feasibility(subject.definitions, budget);
    this.#ranges = new InputRanges(subject);
    this.#declared = new DeclaredClasses(subject);
    this.#overflows = new Overflows(this.#feasibility, this.#ranges);
    this.#context = {
      code: subject.code,
      enumerate,
      initialize: options.initialize,
      bounds: options,
      branches: branchesOf(subject.code),
      exceptionClass: (name) => exceptionClass(subject.code, name),
    };
  }

  #start(): void {
    const { strategy, symbolic } = this.#options;
    const states = startStates(this.#subject, strategy === "lazy", symbolic, this.#budget);
    if (!states.ok) return;
    const starts = states.value.map((state): Successor => ({ state, cause: { kind: "start" }, isOpen: true }));
    this.#grow(undefined, starts);
  }

  /** Does the work of about `work` instructions, the checker's included; whether the tree is complete. */
  advance(work: number): boolean {
    this.#isWorking = true;
    if (!this.#isStarted) this.#start();
    this.#isStarted = true;
    let left = work;
    while (left > 0 && !this.#isDone) {
      const before = this.#feasibility.effort;
      const waiting = this.#agenda.pop();
      left -= waiting === undefined ? this.#goBeyond() : this.#follow(waiting);
      left -= (this.#feasibility.effort - before) / EFFORT_OF_AN_INSTRUCTION;
    }
    this.#isWorking = false;
    return this.isOver;
  }

  get isOver(): boolean {
    return this.#isStarted && !this.#isWorking && this.#isDone;
  }

  get #isDone(): boolean {
    return this.#agenda.length === 0 && this.#cutOff.length === 0;
  }

  result(): TestsResult {
    const { method } = this.#subject;
    const seen = { taken: this.#taken, isOver: this.isOver };
    const coverage = this.#explored.coverage(seen);
    const isPartial = !this.isOver || this.#isUnknown || this.#overflows.isOpen || coverage.open > 0;
    return {
      findings: this.#endless.findings,
      method: method.label,
      strategy: this.#options.strategy,
      tests: [...this.#tests].sort(smallestFirst),
      coverage,
      goals: this.#explored.goalCoverage(seen),
      solverCalls: this.#feasibility.calls,
      paths: this.#paths,
      depth: this.#options.depth,
      partial: isPartial,
      notes: [...this.#notes, ...refusedNote(this.#explored.refusedSides(seen)), ...this.#overflows.notes()],
    };
  }

  /** What is refused on every path of this depth, and is open all the same: sides, then goals. */
  get refusedWithinBounds(): readonly string[] {
    const seen = { taken: this.#taken, isOver: this.isOver };
    return [...this.#explored.refusedSides(seen), ...this.#explored.refusedGoals(seen)];
  }

  /** Whether the bound on unfoldings ended some path. */
  get isCut(): boolean {
    return this.#isCut;
  }

  /** The sides that runs took. */
  get #taken(): ReadonlySet<string> {
    return new Set([...this.#tests, ...this.#endless.runs].flatMap(({ branches }) => branches));
  }

  /**
   * A path that the bound cut off has inputs, too: a run of one goes on where the execution stopped. First the smallest input
   * of each such path, then, for branches, some larger ones. When everything is covered there is nothing left to look for.
   */
  #goBeyond(): number {
    const cut = this.#cutOff.pop();
    const { all: wanted, branches } = this.#wanted();
    if (cut === undefined || wanted.size === 0) {
      this.#cutOff.length = 0;
      return 1;
    }
    const { node, state, larger } = cut;
    if (larger === undefined) {
      this.#tryBeyond(node, state, state.model?.model ?? this.#modelIfAny(node, state), wanted);
      this.#cutOff.unshift({ node, state, larger: largerHeaps(state.delta, randomFrom(node.id)) });
    } else if (branches > 0 && this.#largerHeapsTried++ < MAX_LARGER_HEAPS) {
      const next = larger.next();
      if (next.done === true) return 1;
      const verdict = this.#feasibility.decide(next.value);
      if (verdict.verdict === "sat") this.#tryBeyond(node, state, verdict.model, wanted);
      this.#cutOff.unshift(cut);
    }
    return 1;
  }

  /** Branches that no input takes, with the goals that are neither reached nor refused if those are asked for. */
  #wanted(): { readonly all: ReadonlySet<string>; readonly branches: number } {
    const seen = { taken: this.#taken, isOver: true };
    const { infeasibleBranches, openBranches } = this.#explored.coverage(seen);
    const branches = [...infeasibleBranches, ...openBranches];
    const all = new Set(branches);
    if (this.#options.beyond === "branches") return { all, branches: branches.length };
    const refused = new Set(this.#explored.refusedGoals(seen));
    for (const goal of this.#explored.goalCoverage(seen).openGoals) if (!refused.has(goal)) all.add(goal);
    return { all, branches: branches.length };
  }

  /** An input of a path that was cut off becomes a test where it takes a branch, or reaches a goal, that no other test does. */
  #tryBeyond(node: TreeNode, state: State, model: Model | undefined, wanted: ReadonlySet<string>): void {
    const trial = model === undefined ? say("path.noModel") : this.#try(node, state, model);
    if (typeof trial === "string" || !trial.test.valid) return;
    if (
      startsWith(trial.sequence, state.trace) &&
      [...trial.test.branches, ...trial.goals].some((side) => wanted.has(side))
    )
      this.#keep(node, trial);
  }

  #modelIfAny(node: TreeNode, state: State): Model | undefined {
    const verdict = this.#ask(node, state);
    return verdict.verdict === "sat" ? verdict.model : undefined;
  }

  /** Runs one node's configurations up to the next split or the end of the path; how many instructions that took. */
  #follow({ node, state: start, end }: Waiting): number {
    this.#explored.goals.followed(node);
    this.#observer?.taken(node, () => configurationOf(start, this.#subject.code));
    if (end !== undefined) {
      this.#finish(node, start, end);
      return 1;
    }
    let state = start;
    const stretch = new Stretch((at) => this.#unobserved(at));
    for (let count = 1; ; count++) {
      this.#budget.spend();
      const outcome = this.#execute(node, state);
      if (outcome.kind === "split") this.#grow(node, carryModel(state, outcome.children));
      else if (outcome.kind === "end") this.#finish(node, outcome.state, outcome.end);
      else {
        const before = state;
        state = outcome.state;
        if (!stretch.isTooLong(before, state)) continue;
        this.#leave(node, state);
      }
      return count;
    }
  }

  #unobserved(state: State): Outcome | undefined {
    this.#budget.spend();
    const instruction = this.#instructionOf(state);
    return instruction && executeInstruction(this.#context, { ...state, steps: state.steps + 1 }, instruction);
  }

  /** A path with too many instructions: a run of its input shows whether it ends all the same. */
  #leave(node: TreeNode, state: State): void {
    this.#end(node, { kind: "cut-off", bound: "steps" }, state);
    const verdict = this.#feasibility.decide(this.#ranges.within(state.delta));
    if (verdict.verdict === "unsat") return;
    const examined = verdict.verdict === "sat" ? this.#examine(node, state, verdict.model) : undefined;
    if (examined?.test !== undefined) this.#keep(node, { ...examined.run, test: examined.test });
    if (examined !== undefined && examined.endless === undefined) return;
    const span = this.#instructionOf(state)?.span ?? this.#subject.method.span;
    this.#showEndless(node, examined, this.#endless.add(span, examined));
  }

  /** A loop that a bound has stopped may go on without end: then a run of some input does. */
  #tryRounds(node: TreeNode, state: State): void {
    const at = this.#instructionOf(state);
    if (at === undefined || !this.#endless.isToBeTried(at)) return;
    const verdict = this.#feasibility.decide(this.#ranges.within(state.delta));
    const examined = verdict.verdict === "sat" ? this.#examine(node, state, verdict.model) : undefined;
    if (examined === undefined || !isEndless(examined) || !startsWith(examined.run.sequence, state.trace)) return;
    if (examined.test !== undefined) this.#keep(node, { ...examined.run, test: examined.test });
    this.#showEndless(node, examined, this.#endless.goesOnFrom(at, examined));
  }

  /** `told`: the input that is shown. */
  #showEndless(node: TreeNode, examined: Examined | undefined, told: EndlessInput | undefined): void {
    for (const goal of examined?.run.goals ?? []) this.#explored.goals.reached.add(goal);
    if (told !== undefined) this.#observer?.tested(node, told);
  }

  /** Executes one instruction, of a program in the core language one statement: what is computed within it is no step. */
  #execute(node: TreeNode, start: State): Outcome {
    for (let state = start; ; ) {
      const instruction = this.#instructionOf(state);
      if (instruction === undefined)
        return { kind: "end", state, rule: "S-RETURN", end: { kind: "return", value: undefined } };
      const outcome = executeInstruction(this.#context, { ...state, steps: state.steps + 1 }, instruction);
      this.#explored.executed(node, state, instruction, outcome);
      if (outcome.kind === "next") this.#noteDecision(node, state, outcome.state);
      if (outcome.kind === "next" && this.#steps.isWithinStatement(state, outcome.state)) {
        state = outcome.state;
        continue;
      }
      const after = outcome.kind === "split" ? state : outcome.state;
      const step = this.#steps.stepOf(state, instruction, outcome);
      if (step !== undefined) this.#observer?.executed(node, step, () => configurationOf(after, this.#subject.code));
      return outcome;
    }
  }

  #instructionOf(state: State): CoreInstruction | undefined {
    const top = topFrame(state);
    return top === undefined ? undefined : this.#subject.code.bodyOf(top.method)[top.pc];
  }

  /** A condition that was decided already: its other side is impossible here. */
  #noteDecision(node: TreeNode, before: State, after: State): void {
    if (after.trace === undefined || after.trace === before.trace) return;
    const side = otherSide(after.trace.branch);
    this.#explored.refused(side);
    this.#observer?.decided?.(node, side);
    const known = after.delta === before.delta ? undefined : after.delta.heap.numbers.at(-1);
    if (known === undefined) return;
    const delta = before.delta.withConstraints([negate(known)]);
    this.#tryOverflow(node, { ...before, delta, trace: { branch: side, before: before.trace } }, side);
  }

  #grow(parent: TreeNode | undefined, successors: readonly Successor[]): void {
    if (successors.length === 0 && parent !== undefined)
      this.#observer?.ended(parent, { kind: "infeasible", reason: say("path.noValue") });
    const waiting = successors.flatMap((successor) => this.#judge(parent, successor));
    this.#agenda.push(...waiting.reverse());
  }

  /** The child's node, and its place on the agenda where Δ is satisfiable as far as is known. */
  #judge(parent: TreeNode | undefined, { state, cause, isOpen, end }: Successor): readonly Waiting[] {
    const node = this.#newNode(parent, cause, state);
    const refuse = (reason: string): readonly Waiting[] => {
      if (cause.kind === "branch" && cause.branch !== undefined) this.#explored.refused(cause.branch);
      this.#observer?.ended(node, { kind: "infeasible", reason });
      return [];
    };
    if (state.delta.isInconsistent) return refuse(say("path.contradiction"));
    if (!this.#declared.fit(state.delta)) return refuse(say("path.otherClass"));
    if (!isOpen || !mayBeInfeasible(state.delta)) return [{ node, state, end }];
    const verdict = this.#ask(node, state);
    if (verdict.verdict === "unsat") {
      refuse(verdict.reason);
      this.#tryOverflow(node, state, cause.kind === "check" ? cause.text : state.trace?.branch);
      return [];
    }
    if (verdict.verdict === "sat") return [{ node, state: { ...state, model: modelValues(verdict.model) }, end }];
    const approximation = state.approximation ?? verdict.reason;
    return [{ node, state: { ...state, model: undefined, approximation }, end }];
  }

  #ask(node: TreeNode, { delta }: State) {
    const verdict = this.#feasibility.check(delta);
    this.#observer?.asked(node, delta.heap, verdict);
    return verdict;
  }

  #newNode(parent: TreeNode | undefined, cause: Cause, state: State): TreeNode {
    const node: TreeNode = { id: this.#nodes++, parent: parent?.id, cause, depth: state.unfoldings };
    this.#observer?.grew(node, () => configurationOf(state, this.#subject.code));
    return node;
  }

  #finish(node: TreeNode, state: State, end: NodeEnd): void {
    if (end.kind !== "return" && end.kind !== "exception") {
      this.#end(node, end, state);
      return;
    }
    const known = state.model?.model ?? this.#modelOf(node, state);
    if (known === undefined) return;
    const model = this.#ranges.fit(known, state.delta) ? known : this.#modelInJava(node, state);
    if (model === undefined) return;
    this.#paths++;
    this.#endWithTest(node, state, end, model);
  }

  /** A model of the final Δ; where there is none the node is closed. */
  #modelOf(node: TreeNode, state: State): Model | undefined {
    const verdict = this.#ask(node, state);
    if (verdict.verdict === "sat") return verdict.model;
    this.#end(node, { kind: verdict.verdict === "unsat" ? "infeasible" : "unknown", reason: verdict.reason }, state);
    if (verdict.verdict === "unsat") this.#tryOverflow(node, state, state.trace?.branch);
    return undefined;
  }

  /** A model of the final Δ whose integers are those of their Java types. */
  #modelInJava(node: TreeNode, state: State): Model | undefined {
    const { delta } = state;
    const longs = this.#ranges.withinLongs(delta);
    const isBeyond = (): boolean => longs !== undefined && this.#feasibility.decide(longs).verdict !== "unsat";
    const within = this.#ranges.within(delta);
    const verdict = longs === undefined ? undefined : this.#feasibility.decide(within);
    if (verdict?.verdict !== "unsat" || !isBeyond()) return this.#modelOf(node, { ...state, delta: within });
    this.#end(node, { kind: "unknown", reason: say("path.longs") }, state);
    return undefined;
  }

  /** A path was refused at a place, `12T` or a check. Where an overflow gets there the run of an input shows it. */
  #tryOverflow(node: TreeNode, state: State, place: string | undefined): void {
    if (place === undefined) return;
    const { mayBe, model } = this.#overflows.refused(state.delta, place);
    if (mayBe) this.#explored.mayOverflow(place, state);
    const trial = model === undefined ? say("path.noModel") : this.#try(node, state, model);
    if (typeof trial === "string" || !trial.test.valid || !startsWith(trial.sequence, state.trace)) return;
    this.#overflows.reached(place);
    this.#keep(node, trial);
  }

  #end(node: TreeNode, end: NodeEnd, state: State): void {
    if (end.kind === "cut-off" || end.kind === "unknown") this.#explored.leftOpen(node, state);
    if (end.kind === "unknown") {
      this.#isUnknown = true;
      this.#notes.add(say("path.unknown", { reason: end.reason }));
    }
    if (end.kind === "cut-off") {
      this.#explored.goals.cutOff(state);
      this.#isCut ||= end.bound === "unfoldings";
      this.#notes.add(cutOffNote(end.bound, { ...this.#options, steps: MAX_STEPS }));
    }
    if (this.#hasRunBeyond(end)) this.#cutOff.push({ node, state, larger: undefined });
    this.#observer?.ended(node, end);
    if (end.kind === "cut-off" && (end.bound === "loops" || end.bound === "calls")) this.#tryRounds(node, state);
  }

  /** Whether the run of an input of such a path shows more than the path does. */
  #hasRunBeyond(end: NodeEnd): boolean {
    const { strategy, beyond } = this.#options;
    if (end.kind === "unknown") return beyond === "goals";
    return end.kind === "cut-off" && end.bound === "unfoldings" && strategy === "separation-logic";
  }

  /** Model → heap → arguments; the run has to follow the path. */
  #endWithTest(node: TreeNode, state: State, end: PathEnd, model: Model): void {
    const trial = this.#try(node, state, model);
    const problem = typeof trial === "string" ? trial : departure(trial, state, end);
    if (problem === undefined) this.#observer?.ended(node, end);
    else this.#end(node, { kind: "unknown", reason: problem }, state);
    if (typeof trial !== "string") this.#keep(node, trial);
  }

  /** A text says why there is no run with an end that an input could be remembered for. */
  #try(node: TreeNode, state: State, model: Model): Trial | string {
    const { run, test } = this.#examine(node, state, model);
    if (test !== undefined) return { test, sequence: run.sequence, goals: run.goals };
    return run.outcome.kind === "impossible" ? run.outcome.reason : say("path.endless");
  }

  #examine(node: TreeNode, { delta }: State, model: Model): Examined {
    const input = pathInput(this.#subject, delta, model);
    return this.#examiner.examine(input, node.id);
  }

  /** Isomorphic inputs are made once. */
  #keep(node: TreeNode, { test, goals }: Trial): void {
    for (const goal of goals) this.#explored.goals.reached.add(goal);
    const form = canonicalForm(test);
    if (this.#forms.has(form)) return;
    this.#forms.add(form);
    this.#tests.push(test);
    this.#observer?.tested(node, test);
  }
}
