import type { Method, Program } from "../../../java/index.ts";
import { type Result, success } from "../../../kernel/index.ts";
import { availableExpressions } from "./analyses/available-expressions.ts";
import { liveVariables } from "./analyses/live-variables.ts";
import { reachingDefinitions } from "./analyses/reaching-definitions.ts";
import type { DataFlowAnalysis } from "./analysis.ts";
import { type DeadStatement, deadCode } from "./dead-code.ts";
import { FlowGraph } from "./graph/flow-graph.ts";
import { HeapFlow } from "./heap/heap-flow.ts";
import { type PointsToView, type PointsToWork, startPointsToView } from "./heap/points-to-view.ts";
import type { SolverObserver } from "./observer.ts";
import type { DataFlowOptions } from "./options.ts";
import { type DataFlowResult, methodRows } from "./result.ts";
import { Solver } from "./solver.ts";
import { constants } from "./values/constants.ts";
import { intervals } from "./values/intervals.ts";
import { type Environment, ValueAnalysis } from "./values/value-analysis.ts";
import type { ValueDomain } from "./values/value-domain.ts";

/** An analysis that is under way: advanced piece by piece, so that it can be watched and cancelled. */
export interface DataFlowRun {
  /** Does about so many steps; true at the fixed point or at the limit. */
  advance(budget: number): boolean;
  /** The result so far. */
  result(): DataFlowResult;
  readonly pops: number;
  readonly transfers: number;
}

/** Observes a run: asked for an observer of each `Solve` when it begins. Dead code has two. */
export interface DataFlowObserver {
  begin<F>(graph: FlowGraph, analysis: DataFlowAnalysis<F>): SolverObserver<F>;
}

export function startDataFlow(
  program: Program,
  options: DataFlowOptions,
  observer?: DataFlowObserver,
): Result<DataFlowRun> {
  const pointsTo = options.scope === "program" ? startPointsToView(program, options) : success(undefined);
  return pointsTo.ok ? success(new Run(program, options, pointsTo.value, observer)) : pointsTo;
}

const POINTS_TO_SLICE = 1_000;

class Run implements DataFlowRun {
  readonly #program: Program;
  readonly #options: DataFlowOptions;
  readonly #pointsTo: PointsToWork | undefined;
  readonly #observer: DataFlowObserver | undefined;
  readonly #work: Generator<undefined, unknown>;
  readonly #solvers: { readonly pops: number; readonly transfers: number }[] = [];
  #rows: () => DataFlowResult["methods"] = () => [];
  #dead: () => readonly DeadStatement[] = () => [];
  #isPartial = false;

  constructor(
    program: Program,
    options: DataFlowOptions,
    pointsTo: PointsToWork | undefined,
    observer: DataFlowObserver | undefined,
  ) {
    this.#program = program;
    this.#options = options;
    this.#pointsTo = pointsTo;
    this.#observer = observer;
    this.#work = this.#run();
  }

  advance(budget: number): boolean {
    for (let left = budget; left > 0; left--) if (this.#work.next().done === true) return true;
    return false;
  }

  get pops(): number {
    return this.#solvers.reduce((sum, { pops }) => sum + pops, 0);
  }

  get transfers(): number {
    return this.#solvers.reduce((sum, { transfers }) => sum + transfers, 0);
  }

  result(): DataFlowResult {
    const notes = this.#program.notes.map(
      ({ text, span }) => `${span.file}:${span.start.line}:${span.start.column}: ${text}`,
    );
    return { methods: this.#rows(), dead: this.#dead(), pops: this.pops, notes, partial: this.#isPartial };
  }

  *#run(): Generator<undefined, unknown> {
    while (this.#pointsTo?.advance(POINTS_TO_SLICE) === false) yield;
    const view = this.#pointsTo?.view();
    this.#isPartial = view?.isPartial === true;
    const methods = view?.methods ?? this.#program.methods.filter(isShown);
    switch (this.#options.analysis) {
      case "reaching":
        return yield* this.#show(new FlowGraph(methods), reachingDefinitions());
      case "live":
        return yield* this.#show(new FlowGraph(methods), liveVariables());
      case "available":
        return yield* this.#show(new FlowGraph(methods), availableExpressions());
      case "constants":
        return yield* this.#values(methods, view, constants);
      case "intervals":
        return yield* this.#values(methods, view, intervals);
      case "dead-code":
        return yield* this.#deadCode(methods, view);
    }
  }

  *#values<V>(
    methods: readonly Method[],
    view: PointsToView | undefined,
    domain: ValueDomain<V>,
  ): Generator<undefined, Solver<Environment<V>>> {
    const { alias, refine } = this.#options;
    const graph = new FlowGraph(methods, view);
    const heap = view !== undefined && alias ? new HeapFlow(graph, view) : undefined;
    return yield* this.#show(graph, new ValueAnalysis(domain, { calls: view, heap, refine }));
  }

  *#deadCode(methods: readonly Method[], view: PointsToView | undefined): Generator<undefined, void> {
    const values = yield* this.#values(methods, view, constants);
    const live = this.#solver(new FlowGraph(methods), liveVariables());
    yield* this.#solve(live);
    if (!this.#isPartial) this.#dead = () => methods.flatMap((method) => deadCode(method, values, live));
  }

  /** Solves, and shows the facts. */
  *#show<F>(graph: FlowGraph, analysis: DataFlowAnalysis<F>): Generator<undefined, Solver<F>> {
    const solver = this.#solver(graph, analysis);
    this.#rows = () => methodRows(solver);
    yield* this.#solve(solver);
    return solver;
  }

  #solver<F>(graph: FlowGraph, analysis: DataFlowAnalysis<F>): Solver<F> {
    const solver = new Solver(graph, analysis, this.#options.order, this.#observer?.begin(graph, analysis));
    this.#solvers.push(solver);
    return solver;
  }

  *#solve<F>(solver: Solver<F>): Generator<undefined, void> {
    const { maxPops = Number.POSITIVE_INFINITY } = this.#options;
    for (; !solver.advance(1); yield) {
      if (this.pops < maxPops) continue;
      this.#isPartial = true;
      return;
    }
  }
}

/** Methods of the program's own text; a constructor that nobody wrote shows nothing unless it initializes fields. */
function isShown({ class: { isLibrary }, isImplicit, body }: Method): boolean {
  return !isLibrary && body.length > (isImplicit ? 2 : 0);
}
