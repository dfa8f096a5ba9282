import { formatStatement, type Program, ShownVariables } from "../../java/index.ts";
import { Budget, type Result, showPlace, success } from "../../kernel/index.ts";
import { type Analysis, Recorder } from "../../trace/index.ts";
import { startPointsTo } from "../points-to/index.ts";
import { findingsOn, MOST_NODES } from "./algorithm/own/findings.ts";
import { type OwnAnalysis, readAnalysis } from "./algorithm/own/own-analysis.ts";
import type { DataFlowResult } from "./algorithm/result.ts";
import type { Solver } from "./algorithm/solver.ts";
import { say } from "./messages/say.ts";
import type { DataFlowOptions } from "./options.ts";
import { Solves } from "./solves.ts";
import { DataFlowRecorder } from "./story/recorder.ts";

/** Starts an analysis of `program`; with `isRecorded` every step is kept. Advancing throws `BudgetSpent`. */
export function startDataFlow(
  program: Program,
  options: DataFlowOptions,
  isRecorded: boolean,
  budget = Budget.unlimited,
  /** Told of the solver whose facts are shown. */
  begun: <F>(solver: Solver<F>) => void = () => {},
): Result<Analysis<DataFlowResult>> {
  const { analysis, initial, order, without } = options;
  const own = readOwn(analysis);
  if (!own.ok) return own;
  const found = own.value && findingsOn(own.value);
  const maxSteps = Math.min(options.maxSteps, found?.ends === false ? MOST_NODES : Number.POSITIVE_INFINITY);
  const pointsTo =
    options.scope === "program" ? startPointsTo(program, options.pointsTo, false, budget) : success(undefined);
  if (!pointsTo.ok) return pointsTo;
  const recording = isRecorded ? new Recorder() : undefined;
  const isSkipping = initial === "skipped" && options.scope === "program";
  const shownVariables = new ShownVariables(program.files);
  const recorder = recording && new DataFlowRecorder(recording, { order, without, isSkipping }, shownVariables);
  const skipped = isSkipping ? [say("data-flow.skipped")] : [];
  const ownNotes = [...skipped, ...(found?.all ?? []).map(({ text }) => text)];
  const solves = new Solves({
    program,
    options,
    own: own.value,
    maxSteps,
    pointsTo: pointsTo.value,
    recorder,
    budget,
    begun,
  });
  const steps = solves.run();
  return success({
    advance(work) {
      for (let left = work; left > 0; left--) if (steps.next().done === true) return true;
      return false;
    },
    takeChunk: () => recording?.takeChunk(),
    result: () => ({
      methods: solves.rows(),
      dead: solves.dead.map(({ node: { method }, instruction, reason }) => {
        return { method: method.label, line: instruction.span.start.line, text: formatStatement(instruction), reason };
      }),
      pops: solves.pops,
      notes: [...program.notes.map(({ text, span }) => `${showPlace(span)}: ${text}`), ...ownNotes],
      partial: solves.stoppedBy !== undefined,
    }),
    get stoppedBy() {
      return solves.stoppedBy;
    },
    notes: [...program.notes, ...ownNotes.map((text) => ({ text, span: undefined }))],
  });
}

/** The definition, where the analysis is one. */
function readOwn(analysis: DataFlowOptions["analysis"]): Result<OwnAnalysis | undefined> {
  return typeof analysis === "string" ? success(undefined) : readAnalysis(analysis.own);
}
