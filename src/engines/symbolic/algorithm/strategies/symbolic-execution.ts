import type { Budget } from "../../../../kernel/index.ts";
import type { Model } from "../../../separation/index.ts";
import { say } from "../../messages/say.ts";
import type { TestsOptions } from "../../options.ts";
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
import { type State, topFrame } from "../state/state.ts";
import { negate } from "../state/values.ts";
import { DeclaredClasses } from "../subject/declared-classes.ts";
import { InputRanges } from "../subject/input-ranges.ts";
import { startStates } from "../subject/start-state.ts";
import type { Subject } from "../subject/subject.ts";
import { smallestFirst } from "../test-input/smallest-first.ts";
import type { TestsResult } from "../test-input/test-input.ts";
import { carryModel } from "./carry-model.ts";
import { CutOffPaths } from "./cut-off-paths.ts";
import { isEndless } from "./endless-runs.ts";
import { ExecutedSteps } from "./executed-steps.ts";
import { MAX_STEPS, Stretch } from "./long-paths.ts";
import { cutOffNote, refusedNote } from "./notes.ts";
import { Overflows } from "./overflow.ts";
import { departure, otherSide, type PathEnd, startsWith } from "./paths.ts";
import { Trials } from "./trials.ts";

/** A node of the tree with its configuration, waiting on the agenda. */
interface Waiting {
  readonly node: TreeNode;
  readonly state: State;
  readonly end: NodeEnd | undefined;
}

/** The options of one execution. */
export type ExecutionOptions = TestsOptions & {
  readonly depth: number;
  /** The open goals for which paths that the bound cut off are still examined. */
  readonly beyond: "branches" | "goals";
};

/** How much of the checker's work counts as one instruction. */
const EFFORT_OF_AN_INSTRUCTION = 1_000;

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
  readonly #observer: ExecutionObserver | undefined;
  readonly #agenda: Waiting[] = [];
  readonly #notes = new Set<string>();
  readonly #trials: Trials;
  readonly #cutOff: CutOffPaths;
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
    this.#options = options;
    this.#budget = budget;
    this.#explored = new Exploration(subject, options);
    this.#trials = new Trials(subject, this.#explored, budget, observer);
    this.#observer = observer;
    this.#feasibility = new Feasibility(subject.definitions, budget);
    this.#cutOff = new CutOffPaths(options.beyond, this.#explored, this.#trials, this.#feasibility, (node, state) =>
      this.#modelIfAny(node, state),
    );
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
      left -= waiting === undefined ? this.#cutOff.tryNext() : this.#follow(waiting);
      left -= (this.#feasibility.effort - before) / EFFORT_OF_AN_INSTRUCTION;
    }
    this.#isWorking = false;
    return this.isOver;
  }

  get isOver(): boolean {
    return this.#isStarted && !this.#isWorking && this.#isDone;
  }

  get #isDone(): boolean {
    return this.#agenda.length === 0 && this.#cutOff.isEmpty;
  }

  result(): TestsResult {
    const { method } = this.#subject;
    const seen = { taken: this.#trials.taken, isOver: this.isOver };
    const coverage = this.#explored.coverage(seen);
    const isPartial = !this.isOver || this.#isUnknown || this.#overflows.isOpen || coverage.open > 0;
    return {
      findings: this.#trials.endless.findings,
      method: method.label,
      strategy: this.#options.strategy,
      tests: [...this.#trials.tests].sort(smallestFirst),
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
    const seen = { taken: this.#trials.taken, isOver: this.isOver };
    return [...this.#explored.refusedSides(seen), ...this.#explored.refusedGoals(seen)];
  }

  /** Whether the bound on unfoldings ended some path. */
  get isCut(): boolean {
    return this.#isCut;
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
    const examined = verdict.verdict === "sat" ? this.#trials.examine(node, state, verdict.model) : undefined;
    if (examined?.test !== undefined) this.#trials.keep(node, { ...examined.run, test: examined.test });
    if (examined !== undefined && examined.endless === undefined) return;
    const span = this.#instructionOf(state)?.span ?? this.#subject.method.span;
    this.#trials.showEndless(node, examined, this.#trials.endless.add(span, examined));
  }

  /** A loop that a bound has stopped may go on without end: then a run of some input does. */
  #tryRounds(node: TreeNode, state: State): void {
    const at = this.#instructionOf(state);
    if (at === undefined || !this.#trials.endless.isToBeTried(at)) return;
    const verdict = this.#feasibility.decide(this.#ranges.within(state.delta));
    const examined = verdict.verdict === "sat" ? this.#trials.examine(node, state, verdict.model) : undefined;
    if (examined === undefined || !isEndless(examined) || !startsWith(examined.run.sequence, state.trace)) return;
    if (examined.test !== undefined) this.#trials.keep(node, { ...examined.run, test: examined.test });
    this.#trials.showEndless(node, examined, this.#trials.endless.goesOnFrom(at, examined));
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
    const trial = model === undefined ? say("path.noModel") : this.#trials.attempt(node, state, model);
    if (typeof trial === "string" || !trial.test.valid || !startsWith(trial.sequence, state.trace)) return;
    this.#overflows.reached(place);
    this.#trials.keep(node, trial);
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
    if (this.#hasRunBeyond(end)) this.#cutOff.add(node, state);
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
    const trial = this.#trials.attempt(node, state, model);
    const problem = typeof trial === "string" ? trial : departure(trial, state, end);
    if (problem === undefined) this.#observer?.ended(node, end);
    else this.#end(node, { kind: "unknown", reason: problem }, state);
    if (typeof trial !== "string") this.#trials.keep(node, trial);
  }
}
