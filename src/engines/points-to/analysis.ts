import { findEntries, type Method, noEntry, noSuchEntry, type Program } from "../../java/index.ts";
import { Budget, failure, type Result, showPlace, success } from "../../kernel/index.ts";
import { type Analysis, Recorder, type RunNote } from "../../trace/index.ts";
import { chooseMethods } from "./algorithm/clients/method-choice.ts";
import { ownSelectorNotes } from "./algorithm/context/index.ts";
import { Solver } from "./algorithm/solver/solver.ts";
import { factsOf, type PointsToFacts } from "./facts.ts";
import { say } from "./messages/say.ts";
import { type Metrics, measure } from "./metrics.ts";
import type { PointsToOptions } from "./options.ts";
import { type PointsToResult, resultOf } from "./result.ts";
import { FinerRun } from "./spurious/finer-run.ts";
import { PointsToRecorder } from "./story/recorder.ts";

/** A points-to analysis that is under way. It counts its work in worklist entries. */
export interface PointsToAnalysis extends Analysis<PointsToResult> {
  /** The facts so far, for another analysis. Throws `BudgetSpent`. */
  facts(): PointsToFacts;
  /** The numbers of the result alone: listing every fact of a large program takes longer than finding it. */
  metrics(): Metrics;
  /** Worklist entries taken so far. */
  readonly pops: number;
}

/** Entries that are worked off at a time where no one waits in between. */
const SLICE = 100_000;

/** Starts an analysis of `program`; with `isRecorded` every step is kept. */
export function startPointsTo(
  program: Program,
  options: PointsToOptions,
  isRecorded: boolean,
  budget = Budget.unlimited,
): Result<PointsToAnalysis> {
  const entry = chooseEntry(program, options.entry);
  if (!entry.ok) return entry;
  const recorder = isRecorded ? new Recorder() : undefined;
  const observer = recorder && new PointsToRecorder(recorder);
  const choice = chooseMethods(program, options, entry.value, budget);
  const solver = new Solver(program, options, observer, choice?.chooses, budget);
  observer?.attach(solver);
  const notes = () => [...notesOn(program, options), ...(choice?.notes() ?? [])];
  let isChosen = choice === undefined;
  let isStarted = false;
  let finer: FinerRun | undefined;
  return success({
    advance(work) {
      isChosen ||= choice?.advance(work) ?? true;
      if (!isChosen) return false;
      if (!isStarted) {
        isStarted = true;
        solver.start(entry.value);
      }
      if (finer === undefined) {
        if (!solver.advance(work)) return false;
        finer = observer && FinerRun.of(program, solver, entry.value, budget);
      }
      return observer === undefined || finer === undefined || finer.advance(work, observer);
    },
    // There is no finer run of one that did not come to its fixed point.
    get isSettled() {
      return finer !== undefined;
    },
    takeChunk: () => recorder?.takeChunk(),
    result: () =>
      resultOf(solver, entry.value, [...notes().map(showNote), ...limitNote(solver.stoppedBy)], budget.forResult()),
    facts: () => factsOf(solver, entry.value, budget),
    metrics: () => measure(solver, entry.value),
    get pops() {
      return solver.pops;
    },
    get stoppedBy() {
      return solver.stoppedBy;
    },
    get notes() {
      return isChosen ? notes() : notesOn(program, options);
    },
  });
}

/** Runs an analysis to its end, for questions about its fixed point. */
export function solve(program: Program, options: PointsToOptions, budget: Budget): Result<Solver> {
  const entry = chooseEntry(program, options.entry);
  if (!entry.ok) return entry;
  const choice = chooseMethods(program, options, entry.value, budget);
  while (choice?.advance(SLICE) === false);
  const solver = new Solver(program, options, undefined, choice?.chooses, budget);
  solver.start(entry.value);
  while (!solver.advance(SLICE));
  return success(solver);
}

/** Runs an analysis to its end without a recording. */
export function pointsTo(program: Program, options: PointsToOptions): Result<PointsToResult> {
  const analysis = startPointsTo(program, options, false);
  if (!analysis.ok) return analysis;
  while (!analysis.value.advance(SLICE));
  return success(analysis.value.result());
}

function showNote({ text, span }: RunNote): string {
  return span === undefined ? text : `${showPlace(span)}: ${text}`;
}

/** The note of a result on the limit that ended its run; the page shows it beside the recording. */
function limitNote(stoppedBy: Solver["stoppedBy"]): readonly string[] {
  if (stoppedBy === undefined) return [];
  const limit =
    stoppedBy.kind === "timeout" ? stoppedBy.milliseconds : stoppedBy.kind === "canceled" ? 0 : stoppedBy.limit;
  return [say(`cut.${stoppedBy.kind}`, { limit })];
}

function chooseEntry(program: Program, wanted: string | undefined): Result<Method> {
  const candidates = findEntries(program);
  if (wanted !== undefined) {
    const entry = program.methods.find((method) => method.label === wanted && !method.isAbstract);
    if (entry !== undefined) return success(entry);
    return failure(noSuchEntry(program, wanted));
  }
  if (candidates.length === 0) return failure(noEntry(program));
  const first = candidates[0];
  const isClear =
    first !== undefined &&
    (candidates.length === 1 || (isStandardMain(first) && !candidates.slice(1).some(isStandardMain)));
  return isClear ? success(first) : failure({ kind: "no-entry", known: candidates.map((method) => method.label) });
}

function isStandardMain(method: Method): boolean {
  return method.isStatic && method.parameters.length === 1 && method.parameters[0]?.type.kind === "array";
}

/** What the front end and the profile leave out, so that what is missing is not taken for an answer. */
function notesOn(program: Program, options: PointsToOptions): readonly RunNote[] {
  const notes: RunNote[] = program.notes.map(({ text, span }) => ({ text, span }));
  if (options.without.length > 0)
    notes.push({ text: say("without", { parts: options.without.join(", ") }), span: undefined });
  notes.push(...ownSelectorNotes(options.context).map((text) => ({ text, span: undefined })));
  if (options.profile !== "lecture") return notes;
  const initializer = program.methods.find((method) => method.kind === "static-initializer");
  if (initializer !== undefined) {
    const { label, span } = initializer;
    notes.push({ text: say("profile.initializer", { method: label }), span });
  }
  const literal = program.allocationSites.find((site) => site.kind === "string");
  if (literal !== undefined) notes.push({ text: say("profile.strings"), span: literal.span });
  return notes;
}
