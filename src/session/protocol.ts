import type { FinishedRun, RunOutcome } from "../engine-kit/index.ts";
import type { Observed, Outcome } from "../java/index.ts";
import type { AnalysisError, InputFile, Locale } from "../kernel/index.ts";
import type { RawOptions } from "../options/index.ts";
import type { DerivedAnswer, DiffRow } from "../pipelines/index.ts";
import type { RecordingChunk, RunNote } from "../trace/index.ts";

export type { DerivedAnswer, DiffRow, InputFile, RunNote, RunOutcome };

/** What any request says: the language to answer in, English where it says none. */
export interface LocalizedRequest {
  readonly locale?: Locale;
}

/** What to run. `options` are the engine's, by the names of the command line's flags. */
export interface RunRequest extends LocalizedRequest {
  readonly engine: string;
  readonly files: readonly InputFile[];
  readonly options: RawOptions;
}

/**
 * What a run tells the page, in order: any number of chunks and, once they are too many to record, counts of steps; then one of the
 * others. Between all these it says that it is at work, where it cannot answer: while a large text is read, say.
 */
export type RunMessage =
  | { readonly kind: "working" }
  | { readonly kind: "chunk"; readonly chunk: RecordingChunk }
  | { readonly kind: "progress"; readonly passedOver: number }
  /** The fixed point, or what was reached when a limit or a cancellation stopped the run. */
  | ({ readonly kind: "done"; readonly notes: readonly RunNote[] } & FinishedRun)
  | { readonly kind: "failed"; readonly errors: readonly AnalysisError[] };

/** What to execute. `options` are those of the command `run`. */
export interface ExecutionRequest extends LocalizedRequest {
  readonly files: readonly InputFile[];
  readonly options: RawOptions;
}

/** What an execution has done so far. */
export interface ExecutionProgress {
  /** `System.out`, and beside it `System.err` with the stack trace of an uncaught exception. */
  readonly output: string;
  readonly errors: string;
  /** Instructions executed. */
  readonly steps: number;
}

export interface ExecutionResult extends ExecutionProgress {
  readonly exit: Outcome;
  readonly observed: Observed;
}

/** What an execution tells the page, in order: any number of progresses, then one of the others. */
export type ExecutionMessage =
  | { readonly kind: "progress"; readonly progress: ExecutionProgress }
  | { readonly kind: "done"; readonly result: ExecutionResult }
  | { readonly kind: "failed"; readonly errors: readonly AnalysisError[] };

/** A command of `serve`. */
export interface CommandCall extends ExecutionRequest {
  readonly command: string;
}

/** What the page asks for a program that is made from another one. */
export interface DerivedRequest extends LocalizedRequest {
  /** Which one: the id of its pipeline. */
  readonly program: string;
  readonly files: readonly InputFile[];
  /** What only the pipeline understands. */
  readonly request: object;
}

/** The answer of a command that answers with JSON. */
export type CommandReply =
  | { readonly ok: true; readonly value: object; readonly isPartial: boolean; readonly milliseconds: number }
  | { readonly ok: false; readonly errors: readonly AnalysisError[] };

/** The worker as the page sees it (through comlink). One request at a time; a new one cancels the old one. */
export interface AnalysisWorker {
  run(request: RunRequest, onMessage: (message: RunMessage) => void): Promise<void>;
  execute(request: ExecutionRequest, onMessage: (message: ExecutionMessage) => void): Promise<void>;
  /** The text of a file of the library, by the name that spans give it; undefined if there is none. */
  librarySource(name: string): Promise<InputFile | undefined>;
  derive(request: DerivedRequest): Promise<DerivedAnswer>;
  command(request: CommandCall): Promise<CommandReply>;
  cancel(): Promise<void>;
  /** Answers at once, whatever is still being loaded; only a worker that is busy or stuck does not. */
  alive(): Promise<void>;
}
