import { type Result, type Span, success } from "../../kernel/index.ts";
import type { RecordingChunk } from "../../trace/index.ts";
import { startGeneration } from "./generate.ts";
import type { Generation } from "./generation.ts";
import type { TestsOptions } from "./options.ts";
import { SymbolicRecorder } from "./recorder/index.ts";
import { startStates } from "./start-state.ts";
import { makeSubject, type Subject, type Unit } from "./subject.ts";
import type { TestsResult } from "./test-input.ts";

/** A run of test input generation, under way: Algorithm 1 first, then the strategy. */
export interface SymbolicAnalysis {
  advance(budget: number): boolean;
  takeChunk(): RecordingChunk | undefined;
  result(): TestsResult;
  readonly cutShortBy: undefined;
  readonly notes: readonly { readonly text: string; readonly span: Span | undefined }[];
}

/** Finds the method and its precondition and prepares the run; with `isRecorded` every step is kept. */
export function startSymbolic(unit: Unit, options: TestsOptions, isRecorded: boolean): Result<SymbolicAnalysis> {
  const subject = makeSubject(unit, options.method);
  if (!subject.ok) return subject;
  const starts = startStates(subject.value, options.strategy !== "separation-logic", options.symbolic);
  if (!starts.ok) return starts;
  const recorder = isRecorded ? recorderOf(subject.value, options.strategy) : undefined;
  const generation = startGeneration(subject.value, options, recorder);
  return success(analysisOf(generation, recorder));
}

function recorderOf({ definitions, method, code }: Subject, strategy: TestsResult["strategy"]): SymbolicRecorder {
  const files = code.program?.files.map(({ name }) => name) ?? [method.span.file];
  return new SymbolicRecorder(definitions, { method: method.label, strategy, files, span: method.span });
}

/** Black-box enumeration has no steps of its own: its inputs are recorded when all are there. */
function finish({ strategy, tests, coverage }: TestsResult, recorder: SymbolicRecorder | undefined): void {
  if (strategy === "black-box") for (const test of tests) recorder?.enumerated(test);
  recorder?.finished(coverage);
}

function analysisOf(generation: Generation, recorder: SymbolicRecorder | undefined): SymbolicAnalysis {
  let mark: readonly number[] = [];
  let isFinished = false;
  return {
    advance(budget) {
      const isOver = generation.advance(budget);
      if (isOver && !isFinished) finish(generation.result(), recorder);
      isFinished ||= isOver;
      return isOver;
    },
    takeChunk() {
      if (recorder === undefined) return undefined;
      const steps = recorder.log.chunkSince(mark);
      mark = recorder.log.mark();
      return { steps, symbols: recorder.newSymbols() };
    },
    result: () => generation.result(),
    cutShortBy: undefined,
    get notes() {
      return generation.result().notes.map((text) => ({ text, span: undefined }));
    },
  };
}
