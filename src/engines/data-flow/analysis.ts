import type { Method, Program } from "../../java/index.ts";
import { type Result, showPlace, success } from "../../kernel/index.ts";
import { type Analysis, Recorder } from "../../trace/index.ts";
import { type PointsToAnalysis, startPointsTo } from "../points-to/index.ts";
import { availableExpressions } from "./algorithm/analyses/available-expressions.ts";
import { liveVariables } from "./algorithm/analyses/live-variables.ts";
import { reachingDefinitions } from "./algorithm/analyses/reaching-definitions.ts";
import type { DataFlowAnalysis } from "./algorithm/analysis.ts";
import { type DeadStatement, deadCode } from "./algorithm/dead-code.ts";
import { FlowGraph } from "./algorithm/graph/flow-graph.ts";
import { HeapFlow } from "./algorithm/heap/heap-flow.ts";
import { PointsToView } from "./algorithm/heap/points-to-view.ts";
import { type DataFlowResult, deadRows, methodRows } from "./algorithm/result.ts";
import { Solver } from "./algorithm/solver.ts";
import { constants } from "./algorithm/values/constants.ts";
import { intervals } from "./algorithm/values/intervals.ts";
import { type Environment, ValueAnalysis } from "./algorithm/values/value-analysis.ts";
import type { ValueDomain } from "./algorithm/values/value-domain.ts";
import { type DataFlowOptions, orders } from "./options.ts";
import { DataFlowRecorder } from "./story/recorder.ts";
import type { Effort } from "./story/symbols.ts";

/** Starts an analysis of `program`; with `isRecorded` every step is kept. */
export function startDataFlow(
  program: Program,
  options: DataFlowOptions,
  isRecorded: boolean,
): Result<Analysis<DataFlowResult>> {
  const pointsTo = options.scope === "program" ? startPointsTo(program, options.pointsTo, false) : success(undefined);
  if (!pointsTo.ok) return pointsTo;
  const recorder = isRecorded ? new Recorder() : undefined;
  const run = new Run(program, options, pointsTo.value, recorder && new DataFlowRecorder(recorder));
  const work = run.run();
  return success({
    advance(budget) {
      for (let left = budget; left > 0; left--) if (work.next().done === true) return true;
      return false;
    },
    takeChunk: () => recorder?.takeChunk(),
    result: () => run.result(),
    get cutShortBy() {
      return run.isCut ? ({ kind: "step-limit", limit: options.maxSteps } as const) : undefined;
    },
    notes: program.notes,
  });
}

const POINTS_TO_SLICE = 1_000;

class Run {
  isCut = false;
  readonly #program: Program;
  readonly #options: DataFlowOptions;
  readonly #pointsTo: PointsToAnalysis | undefined;
  readonly #recorder: DataFlowRecorder | undefined;
  #pops = 0;
  #rows: () => DataFlowResult["methods"] = () => [];
  #dead: readonly DeadStatement[] = [];

  constructor(
    program: Program,
    options: DataFlowOptions,
    pointsTo: PointsToAnalysis | undefined,
    recorder: DataFlowRecorder | undefined,
  ) {
    this.#program = program;
    this.#options = options;
    this.#pointsTo = pointsTo;
    this.#recorder = recorder;
  }

  result(): DataFlowResult {
    const notes = this.#program.notes.map(({ text, span }) => `${showPlace(span)}: ${text}`);
    return { methods: this.#rows(), dead: deadRows(this.#dead), pops: this.#pops, notes, partial: this.isCut };
  }

  *run(): Generator<undefined, unknown> {
    while (this.#pointsTo?.advance(POINTS_TO_SLICE) === false) yield;
    const view = this.#pointsTo && new PointsToView(this.#pointsTo.facts());
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
      case "dead-code": {
        const values = yield* this.#values(methods, view, constants);
        const live = yield* this.#solve(new FlowGraph(methods), liveVariables());
        if (!this.isCut) this.#dead = methods.flatMap((method) => deadCode(method, values, live));
        return this.#recorder?.dead(this.#dead);
      }
    }
  }

  #values<V>(
    methods: readonly Method[],
    view: PointsToView | undefined,
    domain: ValueDomain<V>,
  ): Generator<undefined, Solver<Environment<V>>> {
    const { alias, refine } = this.#options;
    const graph = new FlowGraph(methods, view);
    const heap = view !== undefined && alias ? new HeapFlow(graph, view) : undefined;
    return this.#show(graph, new ValueAnalysis(domain, { calls: view, heap, refine }));
  }

  /** Solves, and shows the facts. */
  #show<F>(graph: FlowGraph, analysis: DataFlowAnalysis<F>): Generator<undefined, Solver<F>> {
    return this.#solve(graph, analysis, (solver) => {
      this.#rows = () => methodRows(solver);
    });
  }

  *#solve<F>(
    graph: FlowGraph,
    analysis: DataFlowAnalysis<F>,
    onStart?: (solver: Solver<F>) => void,
  ): Generator<undefined, Solver<F>> {
    const { order, maxSteps } = this.#options;
    const observer = this.#recorder?.begin(graph, analysis, this.#effort(graph, analysis), order);
    const solver = new Solver(graph, analysis, order, observer);
    onStart?.(solver);
    for (const before = this.#pops; solver.step(); yield) {
      this.#pops = before + solver.pops;
      this.isCut = this.#pops >= maxSteps;
      if (this.isCut) break;
    }
    return solver;
  }

  /** What each order costs. Only for the page. */
  #effort<F>(graph: FlowGraph, analysis: DataFlowAnalysis<F>): readonly Effort[] {
    if (this.#recorder === undefined) return [];
    return orders.map((order) => {
      const solver = new Solver(graph, analysis, order);
      while (solver.pops < this.#options.maxSteps && solver.step());
      return { order, pops: solver.pops, transfers: solver.transfers };
    });
  }
}

/** Methods of the program's own text; a constructor that nobody wrote shows nothing unless it initializes fields. */
function isShown({ class: { isLibrary }, isImplicit, body }: Method): boolean {
  return !isLibrary && body.length > (isImplicit ? 2 : 0);
}
