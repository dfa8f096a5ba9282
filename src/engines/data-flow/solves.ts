import { FlowGraph, type Method, type Program } from "../../java/index.ts";
import { type Budget, type Limit, limitUnderneath, Picker } from "../../kernel/index.ts";
import { ContextFreeFacts, type PointsToAnalysis } from "../points-to/index.ts";
import type { DataFlowAnalysis } from "./algorithm/analysis.ts";
import { type DeadStatement, deadCode } from "./algorithm/dead-code.ts";
import { heapFlow } from "./algorithm/heap-flow.ts";
import type { OwnAnalysis } from "./algorithm/own/own-analysis.ts";
import { setAnalysisOf } from "./algorithm/own/own-sets.ts";
import { type DataFlowResult, methodRows } from "./algorithm/result.ts";
import { setAnalyses } from "./algorithm/sets/set-analyses.ts";
import { Solver } from "./algorithm/solver.ts";
import { constants } from "./algorithm/values/constants.ts";
import { intervals } from "./algorithm/values/intervals.ts";
import { valueAnalysis } from "./algorithm/values/value-analysis.ts";
import type { ValueDomain } from "./algorithm/values/value-domain.ts";
import type { DataFlowOptions, FixedOrder } from "./options.ts";
import type { DataFlowRecorder } from "./story/recorder.ts";

const POINTS_TO_SLICE = 1_000;

/** What an analysis is run on, and how. */
interface Given {
  readonly program: Program;
  readonly options: DataFlowOptions;
  /** The definition, where the analysis is one. */
  readonly own: OwnAnalysis | undefined;
  readonly maxSteps: number;
  /** Whose calls, and whose heap, are known; undefined where methods are taken one by one. */
  readonly pointsTo: PointsToAnalysis | undefined;
  readonly recorder: DataFlowRecorder | undefined;
  readonly budget: Budget;
  /** Told of the solver whose facts are shown. */
  readonly begun: <F>(solver: Solver<F>) => void;
}

/** One `Solve` after the other, as an analysis needs them. Advancing throws `BudgetSpent`. */
export class Solves {
  pops = 0;
  dead: readonly DeadStatement[] = [];
  /** What is known in each method so far. */
  rows = (): DataFlowResult["methods"] => [];
  /** Whether a node was left on WL because no more may be taken. */
  #isCut = false;
  readonly #given: Given;
  readonly #taking: FixedOrder | Picker;

  constructor(given: Given) {
    const { order } = given.options;
    this.#given = given;
    this.#taking = typeof order === "string" ? order : new Picker(order);
  }

  get stoppedBy(): Limit | undefined {
    const { maxSteps, pointsTo } = this.#given;
    return this.#isCut ? { kind: "step-limit", limit: maxSteps } : limitUnderneath(pointsTo?.stoppedBy, "points-to");
  }

  *run(): Generator<undefined, unknown> {
    const { program, options, own, pointsTo, budget } = this.#given;
    while (pointsTo?.advance(POINTS_TO_SLICE) === false) yield;
    budget.spend();
    const view = pointsTo && new ContextFreeFacts(pointsTo.facts());
    const methods = view?.methods ?? program.methods.filter(isShown);
    const { analysis } = options;
    if (typeof analysis !== "string") return own && (yield* this.#solveOwn(methods, view, own));
    switch (analysis) {
      case "constants":
        return yield* this.#solveValues(methods, view, constants);
      case "intervals":
        return yield* this.#solveValues(methods, view, intervals);
      case "dead-code":
        return yield* this.#solveDeadCode(methods, view);
      default:
        return yield* this.#solve(new FlowGraph(methods), setAnalyses[analysis]());
    }
  }

  *#solve<F>(graph: FlowGraph, of: DataFlowAnalysis<F>): Generator<undefined, Solver<F>> {
    const { options, maxSteps, recorder, budget, begun } = this.#given;
    const solver = new Solver(graph, of, this.#taking, recorder?.begin(graph, of), budget, options.without);
    // Of dead code the constants are shown.
    if (this.pops === 0) {
      this.rows = () => methodRows(solver, budget.forResult());
      begun(solver);
    }
    const before = this.pops;
    while (!this.#isCut) {
      if (solver.waits && this.pops >= maxSteps) this.#isCut = true;
      else if (!solver.step()) break;
      this.pops = before + solver.pops;
      yield;
    }
    return solver;
  }

  #solveValues<V>(methods: readonly Method[], view: ContextFreeFacts | undefined, domain: ValueDomain<V>) {
    const { options, budget } = this.#given;
    const { initial, alias, refine } = options;
    const graph = new FlowGraph(methods, view, initial === "skipped");
    const heap = view !== undefined && alias ? heapFlow(graph, view, initial, budget) : undefined;
    const isCalledOnly = (method: Method): boolean => {
      const entry = graph.methods.get(method)?.entry;
      return initial === "skipped" && entry !== undefined && graph.incoming(entry).length > 0;
    };
    return this.#solve(graph, valueAnalysis(domain, { calls: view, heap, refine, isCalledOnly }));
  }

  *#solveOwn(methods: readonly Method[], view: ContextFreeFacts | undefined, own: OwnAnalysis) {
    if (own.kind === "values") yield* this.#solveValues(methods, view, own.values);
    else yield* this.#solve(new FlowGraph(methods), setAnalysisOf(own.sets));
  }

  *#solveDeadCode(methods: readonly Method[], view: ContextFreeFacts | undefined) {
    const { recorder, budget } = this.#given;
    const values = yield* this.#solveValues(methods, view, constants);
    const live = yield* this.#solve(new FlowGraph(methods), setAnalyses.live());
    if (this.stoppedBy === undefined)
      this.dead = methods.flatMap((method) => {
        budget.spend();
        return deadCode(method, values, live);
      });
    recorder?.dead(this.dead);
  }
}

/** Methods of the program's own text; an implicit constructor shows nothing unless it initializes fields. */
function isShown({ class: { isLibrary }, isImplicit, body }: Method): boolean {
  return !isLibrary && body.length > (isImplicit ? 2 : 0);
}
