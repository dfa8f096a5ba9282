import { Budget, type Limit, type Result, success } from "../../kernel/index.ts";
import { type Analysis, Recorder } from "../../trace/index.ts";
import { startGeneration } from "./algorithm/strategies/generate.ts";
import { noteOfLeftOut } from "./algorithm/subject/left-out.ts";
import { prepare } from "./algorithm/subject/prepare.ts";
import type { Subject, Unit } from "./algorithm/subject/subject.ts";
import type { Finding, Strategy, TestsResult } from "./algorithm/test-input/test-input.ts";
import type { TestsOptions } from "./options.ts";
import { SymbolicRecorder } from "./story/recorder/symbolic-recorder.ts";

/**
 * Finds the method and its precondition and prepares the run: Algorithm 1 first, then the strategy. With `isRecorded`
 * every step is kept. Throws `BudgetSpent`, as does advancing it.
 */
export function startSymbolic(
  unit: Unit,
  options: TestsOptions,
  isRecorded: boolean,
  budget = Budget.unlimited,
): Result<Analysis<TestsResult>> {
  const prepared = prepare(unit, options, budget);
  if (!prepared.ok) return prepared;
  const { subject, contradiction } = prepared.value;
  const recorder = isRecorded ? new Recorder() : undefined;
  const observer = recorder && recorderOf(recorder, subject, options.strategy, contradiction);
  const generation = startGeneration(subject, options, { observer, budget, contradiction });
  const leftOut = noteOfLeftOut(subject.code, subject.method);
  const result = (): TestsResult => {
    const found = generation.result();
    return leftOut.length === 0 ? found : { ...found, notes: [...found.notes, ...leftOut] };
  };
  const limit = { kind: "step-limit", limit: options.maxSteps ?? Number.POSITIVE_INFINITY } as const;
  let isFinished = false;
  let isCut = false;
  /** One piece of work at a time, so that a short recording ends where it should. */
  const advance = (work: number): boolean => {
    if (recorder === undefined) return generation.advance(work);
    for (let left = work; left > 0 && !isCut; left--) {
      if (generation.advance(1)) return true;
      isCut = recorder.length >= limit.limit;
    }
    return isCut;
  };
  return success({
    advance(work) {
      const isOver = isFinished || isCut || advance(work);
      if (isOver && !isFinished && !isCut && observer !== undefined) finish(generation.result(), observer);
      isFinished = isOver;
      return isOver;
    },
    takeChunk: () => recorder?.takeChunk(),
    result,
    get stoppedBy(): Limit | undefined {
      return isCut ? limit : undefined;
    },
    get notes() {
      return result().notes.map((text) => ({ text, span: undefined }));
    },
  });
}

function recorderOf(
  recorder: Recorder,
  { definitions, method, code }: Subject,
  strategy: Strategy,
  contradiction: Finding | undefined,
): SymbolicRecorder {
  const files = code.program?.files.map(({ name }) => name) ?? [method.span.file];
  const methods = code.methods.map(({ label }) => label);
  const { label, span } = method;
  const subject = { method: label, methods, strategy, files, span, contradiction: contradiction?.text };
  return new SymbolicRecorder(recorder, definitions, subject);
}

/** Black-box enumeration has no steps of its own: its inputs are recorded when all are there. */
function finish({ strategy, tests, coverage }: TestsResult, observer: SymbolicRecorder): void {
  if (strategy === "black-box") for (const test of tests) observer.enumerated(test);
  observer.finished(coverage);
}
