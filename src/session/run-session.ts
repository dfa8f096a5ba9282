import {
  type Analysis,
  type Engine,
  engines,
  readPushdown,
  readSpecification,
  readUnit,
  type SelectorTable,
  selectorTable,
} from "../engines/solvers.ts";
import { type CompileOptions, type FrontEnd, librarySource, type Program, type TypedProgram } from "../java/index.ts";
import { type AnalysisError, failure, type Result, success } from "../kernel/index.ts";
import { derivations } from "./derivations.ts";
import type {
  DerivedAnswer,
  DerivedRequest,
  ExecutionMessage,
  ExecutionRequest,
  InputFile,
  RunMessage,
  RunOutcome,
  RunRequest,
} from "./protocol.ts";
import { executeForPage } from "./run-program.ts";
import { chooseInputs, withNotes } from "./symbolic-choice.ts";

/** Entries of the agenda between two looks at the clock and the mailbox. */
const BUDGET = 256;

/** A recording is kept in memory: past this many steps it is cut, and says so. */
const RECORDED_STEP_LIMIT = 1_000_000;

/** Contexts without a bound on recursion are shown growing for this many steps. */
const UNBOUNDED_STEP_LIMIT = 5_000;

/** What a run takes from outside: nothing here knows a clock or an event loop. */
export interface Surroundings {
  /** Milliseconds from any fixed point. */
  now(): number;
  /** Lets waiting messages in, a cancellation above all. */
  pause(): Promise<void>;
}

/** Runs requests for the page and for the command line, one at a time. */
export class RunSession {
  readonly #frontEnd: FrontEnd;
  readonly #surroundings: Surroundings;
  #current = 0;
  #compiled: { readonly key: string; readonly program: Result<Program> } | undefined;

  constructor(frontEnd: FrontEnd, surroundings: Surroundings) {
    this.#frontEnd = frontEnd;
    this.#surroundings = surroundings;
  }

  /** Stops the run that is under way; what it has recorded stays usable. */
  cancel(): void {
    this.#current++;
  }

  /** Records a run and streams it. A request that comes while another runs replaces it. */
  async record(request: RunRequest, send: (message: RunMessage) => void): Promise<void> {
    const run = ++this.#current;
    try {
      const analysis = this.start(request.engine, request.files, withRecordingLimits(request.options), true);
      if (!analysis.ok) {
        send({ kind: "failed", errors: analysis.errors });
        return;
      }
      const outcome = await this.#advance(analysis.value, request.options, run, () => {
        const chunk = analysis.value.takeChunk();
        if (chunk !== undefined) send({ kind: "chunk", chunk });
      });
      send({ kind: "done", result: analysis.value.result(), outcome, notes: analysis.value.notes });
    } catch (fault) {
      send({ kind: "failed", errors: [faultOf(fault)] });
    }
  }

  /** Runs without a recording, at full speed. */
  async run(engine: string, files: readonly InputFile[], options: RunRequest["options"]): Promise<Result<Finished>> {
    const run = ++this.#current;
    const analysis = this.start(engine, files, options, false);
    if (!analysis.ok) return analysis;
    const outcome = await this.#advance(analysis.value, options, run, () => undefined);
    return success({ result: analysis.value.result(), outcome });
  }

  /** Reads the files in the engine's language and starts it on them. */
  start(
    engine: string,
    files: readonly InputFile[],
    options: RunRequest["options"],
    isRecorded: boolean,
  ): Result<Analysis> {
    const known = engines.find((candidate) => candidate.name === engine);
    if (known === undefined) {
      return failure({
        kind: "bad-request",
        problem: `there is no engine “${engine}”; known: ${engines.map(({ name }) => name).join(", ")}.`,
      });
    }
    if (known.language === "java") {
      const program = this.compile(files);
      return program.ok ? known.start(program.value, options, isRecorded) : program;
    }
    if (known.language === "symbolic") return this.#startSymbolic(known, files, options, isRecorded);
    const problem = onlyFile(files);
    if (!problem.ok) return problem;
    if (known.language === "separation") {
      const specification = readSpecification(problem.value.name, problem.value.text);
      return specification.ok ? known.start(specification.value, options, isRecorded) : specification;
    }
    const read = readPushdown(problem.value);
    return read.ok ? known.start(read.value, options, isRecorded) : read;
  }

  /** The option `symbolic` may leave it to relevancy which inputs are. */
  #startSymbolic(
    engine: Extract<Engine, { readonly language: "symbolic" }>,
    files: readonly InputFile[],
    options: RunRequest["options"],
    isRecorded: boolean,
  ): Result<Analysis> {
    const unit = readUnit(files, (programs, compiling) => this.compile(programs, compiling));
    if (!unit.ok) return unit;
    const choice = chooseInputs(this, files, unit.value, options);
    if (!choice.ok) return choice;
    const { symbolic, notes } = choice.value;
    const analysis = engine.start(unit.value, { ...options, symbolic }, isRecorded);
    return analysis.ok ? success(withNotes(analysis.value, notes)) : analysis;
  }

  /** The program of the last files is kept: the same text is asked about under many options. */
  compile(files: readonly InputFile[], options?: CompileOptions): Result<Program> {
    if (files.length === 0) return failure({ kind: "no-input" });
    const key = JSON.stringify([files, options]);
    if (this.#compiled?.key !== key) this.#compiled = { key, program: this.#frontEnd.compile(files, options) };
    return this.#compiled.program;
  }

  /** The program with its syntax trees, for what rewrites it. */
  compileTyped(files: readonly InputFile[]): Result<TypedProgram> {
    return files.length === 0 ? failure({ kind: "no-input" }) : this.#frontEnd.compileTyped(files);
  }

  /** Executes a program for the page. A request that comes while another runs replaces it. */
  async execute(request: ExecutionRequest, send: (message: ExecutionMessage) => void): Promise<void> {
    const run = ++this.#current;
    try {
      await executeForPage(this, request, () => run !== this.#current, send);
    } catch (fault) {
      send({ kind: "failed", errors: [faultOf(fault)] });
    }
  }

  /** Makes a program from another one for the page. */
  derive({ program, files, request }: DerivedRequest): DerivedAnswer {
    try {
      const derive = derivations[program];
      if (derive !== undefined) return derive(this.#frontEnd, files, request);
      return { ok: false, errors: [{ kind: "bad-request", problem: `no program “${program}” can be made.` }] };
    } catch (fault) {
      return { ok: false, errors: [faultOf(fault)] };
    }
  }

  /** The text of a file of the library: `java/util/ArrayList.java`, as spans name it. */
  librarySource(name: string): InputFile | undefined {
    return librarySource(name.replace(/\.java$/, "").replaceAll("/", "."));
  }

  /** Lets waiting messages in. */
  async pause(): Promise<void> {
    await this.#surroundings.pause();
  }

  /** Milliseconds from any fixed point. */
  now(): number {
    return this.#surroundings.now();
  }

  /** All selectors side by side on one program. */
  table(files: readonly InputFile[], options: RunRequest["options"]): Result<SelectorTable> {
    const program = this.compile(files);
    return program.ok ? selectorTable(program.value, options, () => this.#surroundings.now()) : program;
  }

  async #advance(
    analysis: Analysis,
    options: RunRequest["options"],
    run: number,
    report: () => void,
  ): Promise<RunOutcome> {
    const started = this.#surroundings.now();
    const timeout = Number(options["timeout"] ?? Number.POSITIVE_INFINITY);
    let reported = started;
    let paused = started;
    for (let isFirst = true; !analysis.advance(BUDGET); isFirst = false) {
      const now = this.#surroundings.now();
      if (now - started > timeout) {
        report();
        return { kind: "timeout", milliseconds: timeout };
      }
      // A quarter of the time so far: the page indexes a growing recording a few times, not hundreds of times.
      if (isFirst || now - reported > Math.max(40, (reported - started) / 4)) {
        report();
        reported = now;
        paused = now;
        await this.#surroundings.pause();
      } else if (now - paused > 40) {
        paused = now;
        await this.#surroundings.pause();
      }
      if (run !== this.#current) {
        report();
        return { kind: "cancelled" };
      }
    }
    report();
    return analysis.cutShortBy ?? { kind: "fixed-point" };
  }
}

/** A run's result with how it ended. */
export interface Finished {
  readonly result: object;
  readonly outcome: RunOutcome;
}

/** The last resort: a fault of ours reads as one clear message and never as a crash. */
export function faultOf(fault: unknown): AnalysisError {
  return { kind: "fault", detail: fault instanceof Error ? fault.message : String(fault) };
}

function onlyFile([file, ...others]: readonly InputFile[]): Result<InputFile> {
  if (file === undefined || others.length > 0)
    return failure({ kind: "bad-request", problem: "this command takes one file." });
  return success(file);
}

function withRecordingLimits(options: RunRequest["options"]): RunRequest["options"] {
  const given = stepLimitOf(options);
  if (given > RECORDED_STEP_LIMIT) return { ...options, maxSteps: RECORDED_STEP_LIMIT };
  if (given > 0) return options;
  const isUnbounded = String(options["context"] ?? "").startsWith("inf") || options["heap"] === "inf";
  return { ...options, maxSteps: isUnbounded ? UNBOUNDED_STEP_LIMIT : RECORDED_STEP_LIMIT };
}

function stepLimitOf(options: RunRequest["options"]): number {
  return Number(options["maxSteps"] ?? options["max-steps"] ?? 0);
}
