import type { DiffRow, Restriction } from "../engines/solvers.ts";
import type { Observed, Outcome } from "../java/index.ts";
import type { AnalysisError, Span } from "../kernel/index.ts";
import type { RecordingChunk } from "../trace/index.ts";

/** One program text; the first file is the one that labels do not name. */
export interface InputFile {
  readonly name: string;
  readonly text: string;
}

/** What to run. `options` are the engine's, by the names of the command line's flags. */
export interface RunRequest {
  readonly engine: string;
  readonly files: readonly InputFile[];
  readonly options: Readonly<Record<string, unknown>>;
}

/** What a run tells the page, in order: any number of chunks, then one of the others. */
export type RunMessage =
  | { readonly kind: "chunk"; readonly chunk: RecordingChunk }
  /** The fixed point, or what was reached when a limit or a cancellation stopped the run. */
  | {
      readonly kind: "done";
      readonly result: object;
      readonly outcome: RunOutcome;
      readonly notes: readonly RunNote[];
    }
  | { readonly kind: "failed"; readonly errors: readonly AnalysisError[] };

export type RunOutcome =
  | { readonly kind: "fixed-point" }
  | { readonly kind: "step-limit"; readonly limit: number }
  /** A context grew past this many elements: recursion without a bound on contexts. */
  | { readonly kind: "context-limit"; readonly limit: number }
  | { readonly kind: "timeout"; readonly milliseconds: number }
  | { readonly kind: "cancelled" };

export interface RunNote {
  readonly text: string;
  readonly span: Span | undefined;
}

/** What to execute. `options` are those of the command `run`. */
export interface ExecutionRequest {
  readonly files: readonly InputFile[];
  readonly options: Readonly<Record<string, unknown>>;
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

/** What the page asks for a program that is made from another one. */
export interface DerivedRequest {
  /** Which one: the id of its pipeline. */
  readonly program: string;
  readonly files: readonly InputFile[];
  /** What only the pipeline understands. */
  readonly request: object;
}

/** The derived program, each file with its difference to the original. */
export type DerivedAnswer =
  | {
      readonly ok: true;
      readonly files: readonly { readonly name: string; readonly text: string; readonly rows: readonly DiffRow[] }[];
      readonly notes: readonly RunNote[];
    }
  | { readonly ok: false; readonly errors: readonly AnalysisError[] };

export type { DiffRow, Observed, Outcome, Restriction };

/** A command with JSON as its answer, as `serve` takes it. */
export interface CommandCall extends ExecutionRequest {
  readonly command: string;
}

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
}
