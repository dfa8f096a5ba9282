import { FlowGraph, formatStatement, type Method, type Program, ShownVariables } from "../../java/index.ts";
import { Budget, type Limit, Picker, type Result, showPlace, success } from "../../kernel/index.ts";
import { type Analysis, Recorder } from "../../trace/index.ts";
import { ContextFreeFacts, startPointsTo } from "../points-to/index.ts";
import type { DataFlowAnalysis } from "./algorithm/analysis.ts";
import { type DeadStatement, deadCode } from "./algorithm/dead-code.ts";
import { heapFlow } from "./algorithm/heap-flow.ts";
import { findingsOn, MOST_NODES } from "./algorithm/own/findings.ts";
import { type OwnAnalysis, readAnalysis } from "./algorithm/own/own-analysis.ts";
import { setAnalysisOf } from "./algorithm/own/own-sets.ts";
import { type DataFlowResult, methodRows } from "./algorithm/result.ts";
import { setAnalyses } from "./algorithm/sets/set-analyses.ts";
import { Solver } from "./algorithm/solver.ts";
import { constants } from "./algorithm/values/constants.ts";
import { intervals } from "./algorithm/values/intervals.ts";
import { valueAnalysis } from "./algorithm/values/value-analysis.ts";
import type { ValueDomain } from "./algorithm/values/value-domain.ts";
import { say } from "./messages/say.ts";
import type { DataFlowOptions } from "./options.ts";
import { DataFlowRecorder } from "./story/recorder.ts";

const POINTS_TO_SLICE = 1_000;

/** Starts an analysis of `program`; with `isRecorded` every step is kept. Advancing throws `BudgetSpent`. */
export function startDataFlow(
  program: Program,
  options: DataFlowOptions,
  isRecorded: boolean,
  budget = Budget.unlimited,
  /** Told of the solver whose facts are shown. */
  begun: <F>(solver: Solver<F>) => void = () => {},
): Result<Analysis<DataFlowResult>> {
  const { analysis, alias, refine, initial, order, without } = options;
  const own = readOwn(analysis);
  if (!own.ok) return own;
  const found = own.value && findingsOn(own.value);
  const maxSteps = Math.min(options.maxSteps, found?.ends === false ? MOST_NODES : Number.POSITIVE_INFINITY);
  const pointsTo =
    options.scope === "program" ? startPointsTo(program, options.pointsTo, false, budget) : success(undefined);
  if (!pointsTo.ok) return pointsTo;
  const recording = isRecorded ? new Recorder() : undefined;
  const recorder = recording && new DataFlowRecorder(recording, { order, without }, new ShownVariables(program.files));
  const skipped = initial === "skipped" && options.scope === "program" ? [say("data-flow.skipped")] : [];
  const ownNotes = [...skipped, ...(found?.all ?? []).map(({ text }) => text)];
  const taking = typeof order === "string" ? order : new Picker(order);
  let pops = 0;
  const limitOf = (): Limit | undefined => {
    if (pops >= maxSteps) return { kind: "step-limit", limit: maxSteps };
    return pointsTo.ok ? pointsTo.value?.stoppedBy : undefined;
  };
  let dead: readonly DeadStatement[] = [];
  let rows = (): DataFlowResult["methods"] => [];

  function* solve<F>(graph: FlowGraph, of: DataFlowAnalysis<F>): Generator<undefined, Solver<F>> {
    const solver = new Solver(graph, of, taking, recorder?.begin(graph, of), budget, without);
    // Of dead code the constants are shown.
    if (pops === 0) {
      rows = () => methodRows(solver, budget.forResult());
      begun(solver);
    }
    for (const before = pops; pops < maxSteps && solver.step(); yield) pops = before + solver.pops;
    return solver;
  }

  function solveValues<V>(methods: readonly Method[], view: ContextFreeFacts | undefined, domain: ValueDomain<V>) {
    const graph = new FlowGraph(methods, view, initial === "skipped");
    const heap = view !== undefined && alias ? heapFlow(graph, view, initial, budget) : undefined;
    const isCalledOnly = (method: Method): boolean => {
      const entry = graph.methods.get(method)?.entry;
      return initial === "skipped" && entry !== undefined && graph.incoming(entry).length > 0;
    };
    return solve(graph, valueAnalysis(domain, { calls: view, heap, refine, isCalledOnly }));
  }

  function* solveOwn(methods: readonly Method[], view: ContextFreeFacts | undefined, given: OwnAnalysis) {
    if (given.kind === "values") yield* solveValues(methods, view, given.values);
    else yield* solve(new FlowGraph(methods), setAnalysisOf(given.sets));
  }

  function* run(underneath = pointsTo.ok ? pointsTo.value : undefined): Generator<undefined, unknown> {
    while (underneath?.advance(POINTS_TO_SLICE) === false) yield;
    budget.spend();
    const view = underneath && new ContextFreeFacts(underneath.facts());
    const methods = view?.methods ?? program.methods.filter(isShown);
    if (typeof analysis !== "string") return own.ok && own.value && (yield* solveOwn(methods, view, own.value));
    switch (analysis) {
      case "constants":
        return yield* solveValues(methods, view, constants);
      case "intervals":
        return yield* solveValues(methods, view, intervals);
      case "dead-code": {
        const values = yield* solveValues(methods, view, constants);
        const live = yield* solve(new FlowGraph(methods), setAnalyses.live());
        if (limitOf() === undefined)
          dead = methods.flatMap((method) => {
            budget.spend();
            return deadCode(method, values, live);
          });
        return recorder?.dead(dead);
      }
      default:
        return yield* solve(new FlowGraph(methods), setAnalyses[analysis]());
    }
  }

  const steps = run();
  return success({
    advance(work) {
      for (let left = work; left > 0; left--) if (steps.next().done === true) return true;
      return false;
    },
    takeChunk: () => recording?.takeChunk(),
    result: () => ({
      methods: rows(),
      dead: dead.map(({ node: { method }, instruction, reason }) => {
        return { method: method.label, line: instruction.span.start.line, text: formatStatement(instruction), reason };
      }),
      pops,
      notes: [...program.notes.map(({ text, span }) => `${showPlace(span)}: ${text}`), ...ownNotes],
      partial: limitOf() !== undefined,
    }),
    get stoppedBy() {
      return limitOf();
    },
    notes: [...program.notes, ...ownNotes.map((text) => ({ text, span: undefined }))],
  });
}

/** The definition, where the analysis is one. */
function readOwn(analysis: DataFlowOptions["analysis"]): Result<OwnAnalysis | undefined> {
  return typeof analysis === "string" ? success(undefined) : readAnalysis(analysis.own);
}

/** Methods of the program's own text; an implicit constructor shows nothing unless it initializes fields. */
function isShown({ class: { isLibrary }, isImplicit, body }: Method): boolean {
  return !isLibrary && body.length > (isImplicit ? 2 : 0);
}
