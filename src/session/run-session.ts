import type {
  Compile,
  EngineManifest,
  Figures,
  FinishedRun,
  RecordedRun,
  Runnable,
  RunOutcome,
} from "../engine-kit/index.ts";
import { engineById, engines } from "../engines/index.ts";
import {
  type CompileOptions,
  type FrontEnd,
  librarySource,
  type Program,
  type TypedProgram,
  type Warning,
} from "../java/index.ts";
import {
  type AnalysisError,
  Budget,
  currentLocale,
  failure,
  fetching,
  type InputFile,
  notFetchedError,
  type Result,
  type Stop,
  success,
} from "../kernel/index.ts";
import { optionNamed, type RawOptions } from "../options/index.ts";
import { type CommandHost, type Prepared, pipelines } from "../pipelines/index.ts";
import { type Analysis, Recording, type RunNote } from "../trace/index.ts";
import { say } from "./messages/en.ts";
import type { RunMessage, RunRequest } from "./protocol.ts";

/** Entries of the agenda between two looks at the clock and the mailbox. */
const WORK_BETWEEN_LOOKS = 256;

/** Milliseconds between two signs that a run is at work. */
const SIGN_EVERY = 1_000;

/** A recording is kept in memory: past this many steps it is cut, and says so. */
const RECORDED_STEP_LIMIT = 1_000_000;

/** The clock and the event loop: nothing here knows one of its own. */
export interface Scheduler {
  /** Milliseconds from any fixed point. */
  now(): number;
  /** Lets waiting messages in, a cancellation above all. */
  pause(): Promise<void>;
  /** What has ended the request from outside by now; left out: nothing does. */
  stop?(): Stop | undefined;
}

/** A run that was started, and what its preparation has to say. */
interface StartedRun<RunResult extends object = object> {
  readonly analysis: Analysis<RunResult>;
  readonly notes: readonly RunNote[];
}

/** Runs requests for the page and for the command line, one at a time. */
export class RunSession implements CommandHost {
  readonly figures?: Figures;
  readonly #frontEnd: FrontEnd;
  readonly #scheduler: Scheduler;
  #current = 0;
  /** Says that the run is at work; undefined: nobody wants to know. */
  #sign: (() => void) | undefined;
  #signedAt = 0;
  #budget = Budget.unlimited;
  #readingBudget = Budget.unlimited;
  #warnings: readonly Warning[] | undefined;
  #compiled: { readonly key: string; readonly program: Result<Program> } | undefined;

  /** @param figures draws recorded runs; left out: nothing can be drawn */
  constructor(frontEnd: FrontEnd, scheduler: Scheduler, figures?: Figures) {
    if (figures !== undefined) this.figures = figures;
    this.#frontEnd = frontEnd;
    this.#scheduler = scheduler;
  }

  /** Stops the run that is under way; what it has recorded stays usable. */
  cancel(): void {
    this.#current++;
  }

  /** Gives the request that begins so much time, in milliseconds; none is no limit. */
  allow(milliseconds = Number.POSITIVE_INFINITY): void {
    this.#budget = new Budget(
      () => this.#watchedNow(),
      milliseconds,
      () => this.#scheduler.stop?.(),
    );
    this.#readingBudget = this.#budget.forReading();
    this.#warnings = undefined;
  }

  /** The time; who waits is told that there is someone who looks at the clock. */
  #watchedNow(): number {
    const now = this.#scheduler.now();
    if (this.#sign !== undefined && now - this.#signedAt >= SIGN_EVERY) {
      this.#signedAt = now;
      this.#sign();
    }
    return now;
  }

  get budget(): Budget {
    return this.#budget;
  }

  /** Begins a request, which replaces the one that is under way; the answer says whether this one was replaced or canceled. */
  begin(): () => boolean {
    const run = ++this.#current;
    return () => run !== this.#current;
  }

  /** Records a run and streams it. A request that comes while another runs replaces it. */
  async record(request: RunRequest, send: (message: RunMessage) => void): Promise<void> {
    this.allow(timeoutIn(request.options));
    const sign = (): void => send({ kind: "working" });
    this.#sign = sign;
    this.#signedAt = this.#scheduler.now();
    await this.#record(request, send, this.#budget);
    if (this.#sign === sign) this.#sign = undefined;
  }

  async #record(request: RunRequest, send: (message: RunMessage) => void, budget: Budget): Promise<void> {
    const isCanceled = this.begin();
    try {
      const started = await this.#startRecording(request, budget);
      if (!started.ok) {
        send({ kind: "failed", errors: started.errors });
        return;
      }
      const { analysis, notes } = started.value;
      const ended = await this.#advance(analysis, budget, isCanceled, () => {
        const chunk = analysis.takeChunk();
        if (chunk !== undefined) send({ kind: "chunk", chunk });
        const { passedOver = 0 } = analysis;
        if (passedOver > 0) send({ kind: "progress", passedOver });
      });
      const outcome: RunOutcome = analysis.isSettled === true ? { kind: "fixed-point" } : ended;
      const warnings = (this.#warnings ?? []).map((warning): RunNote => ({ ...warning, isWarning: true }));
      send({ kind: "done", result: analysis.result(), outcome, notes: [...warnings, ...analysis.notes, ...notes] });
    } catch (fault) {
      send({ kind: "failed", errors: [faultOf(fault)] });
    }
  }

  /** Records a run and gives it as a whole, within the time of the request. */
  async recordRun(engine: string, files: readonly InputFile[], options: RawOptions): Promise<Result<RecordedRun>> {
    const recording = new Recording();
    let ending: Exclude<RunMessage, { kind: "working" | "chunk" | "progress" }> | undefined;
    const budget = this.#budget.forRecording();
    const receive = (message: RunMessage): void => {
      if (message.kind === "chunk") recording.append(message.chunk);
      else if (message.kind === "done" || message.kind === "failed") ending = message;
    };
    await this.#record({ engine, files, options }, receive, budget);
    this.#budget.join(budget);
    if (ending === undefined) return failure({ kind: "fault", detail: say("session.trace.noAnswer") });
    if (ending.kind === "failed") return failure(...ending.errors);
    recording.isUnfinished = ending.outcome.kind !== "fixed-point";
    return success({ recording, outcome: ending.outcome });
  }

  /** Runs without a recording, at full speed. */
  async run<RunResult extends object>(
    engine: Runnable<RunResult>,
    files: readonly InputFile[],
    options: RawOptions,
  ): Promise<Result<FinishedRun<RunResult>>> {
    const isCanceled = this.begin();
    const started = await this.#start(engine, files, options, false, this.#budget);
    if (!started.ok) return started;
    const { analysis } = started.value;
    const outcome = await this.#advance(analysis, this.#budget, isCanceled, () => undefined);
    return success({ result: analysis.result(), outcome });
  }

  /** The program of the last files is kept, its notes in their language: the same text is asked about under many options. */
  readonly compile: Compile = (files, options) => {
    if (files.length === 0) return failure({ kind: "no-input" });
    const program = this.#compileAgain(files, options);
    if (program.ok && options?.flow === "warn") this.#warnings = program.value.warnings;
    return program;
  };

  /** What is wrong with the program that the request analyzes, and no error; undefined where it analyzes none. */
  get warnings(): readonly Warning[] | undefined {
    return this.#warnings;
  }

  /** The program with its syntax trees, for what rewrites it. */
  compileTyped(files: readonly InputFile[]): Result<TypedProgram> {
    return files.length === 0 ? failure({ kind: "no-input" }) : this.#frontEnd.compileTyped(files, this.#readingBudget);
  }

  /** The text of a file of the library: `java/util/ArrayList.java`, as spans name it. */
  librarySource(name: string): InputFile | undefined {
    return librarySource(name.replace(/\.java$/, "").replaceAll("/", "."));
  }

  #compileAgain(files: readonly InputFile[], options: CompileOptions | undefined): Result<Program> {
    const key = JSON.stringify([files, options, currentLocale()]);
    if (this.#compiled?.key === key) return this.#compiled.program;
    const program = this.#frontEnd.compile(files, options, this.#readingBudget);
    if (program.ok || !program.errors.some(isPassing)) this.#compiled = { key, program };
    return program;
  }

  /** Lets waiting messages in. */
  async pause(): Promise<void> {
    await this.#scheduler.pause();
  }

  /** Milliseconds from any fixed point. */
  now(): number {
    return this.#scheduler.now();
  }

  async #startRecording({ engine, files, options }: RunRequest, budget: Budget): Promise<Result<StartedRun>> {
    const known = engineById(engine);
    if (known !== undefined) return this.#start(known, files, withRecordingLimit(known, options), true, budget);
    const all = engines.map(({ id }) => id).join(", ");
    const problem = say("session.noEngine", { name: engine, known: all });
    return failure({ kind: "bad-request", problem });
  }

  /** Reads the files in the engine's language and starts it on them, with what pipelines make of the options. */
  async #start<RunResult extends object>(
    engine: Runnable<RunResult>,
    files: readonly InputFile[],
    options: RawOptions,
    isRecorded: boolean,
    budget: Budget,
  ): Promise<Result<StartedRun<RunResult>>> {
    const prepared = await this.#prepare(engine.id, files, options);
    if (!prepared.ok) return prepared;
    const runs = await fetching("engine", engine.load());
    const analysis = runs.start(files, prepared.value.options, isRecorded, this.compile, budget);
    if (!analysis.ok) return analysis;
    return success({
      analysis: analysis.value,
      notes: prepared.value.notes.map((text) => ({ text, span: undefined })),
    });
  }

  async #prepare(engine: string, files: readonly InputFile[], options: RawOptions): Promise<Result<Prepared>> {
    const preparation = pipelines
      .flatMap(({ preparations }) => preparations)
      .find((candidate) => candidate.engine === engine);
    return preparation === undefined ? success({ options, notes: [] }) : preparation.prepare(this, files, options);
  }

  async #advance(
    analysis: Analysis,
    budget: Budget,
    isCanceled: () => boolean,
    report: () => void,
  ): Promise<RunOutcome> {
    const started = this.#scheduler.now();
    let reported = started;
    let paused = started;
    for (let isFirst = true; !analysis.advance(WORK_BETWEEN_LOOKS); isFirst = false) {
      const now = this.#scheduler.now();
      if (budget.isSpentNow(now)) {
        report();
        return budget.stoppedBy;
      }
      // A quarter of the time so far: the page indexes a growing recording a few times, not hundreds of times.
      if (isFirst || now - reported > Math.max(40, (reported - started) / 4)) {
        report();
        reported = now;
        paused = now;
        await this.#scheduler.pause();
      } else if (now - paused > 40) {
        paused = now;
        await this.#scheduler.pause();
      }
      if (isCanceled()) {
        report();
        return { kind: "canceled" };
      }
    }
    report();
    return analysis.stoppedBy ?? { kind: "fixed-point" };
  }
}

/** The last resort: a fault of ours reads as one clear message and never as a crash. */
export function faultOf(fault: unknown): AnalysisError {
  return notFetchedError(fault) ?? { kind: "fault", detail: fault instanceof Error ? fault.message : String(fault) };
}

/** The time that options leave for a request, in milliseconds; undefined where they do not say, or not clearly. */
export function timeoutIn({ timeout }: RawOptions): number | undefined {
  if (timeout === "inf") return Number.POSITIVE_INFINITY;
  const milliseconds = typeof timeout === "number" || typeof timeout === "string" ? Number(timeout) : Number.NaN;
  return milliseconds >= 0 ? milliseconds : undefined;
}

/** Whether an error says nothing of the program: with more time, or the next time, there may be none. */
function isPassing({ kind }: AnalysisError): boolean {
  return kind === "out-of-time" || kind === "out-of-memory" || kind === "fault";
}

function withRecordingLimit(engine: EngineManifest, options: RawOptions): RawOptions {
  if (optionNamed(engine.options, "maxSteps") === undefined) return options;
  const given = Number(options["maxSteps"] ?? options["max-steps"] ?? 0);
  const limit = engine.continuesPastRecording === true ? undefined : RECORDED_STEP_LIMIT;
  if (limit !== undefined && given > limit) return { ...options, maxSteps: limit };
  if (given > 0) return options;
  const maxSteps = engine.recordedSteps?.(options) ?? limit;
  return maxSteps === undefined ? options : { ...options, maxSteps };
}
