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
      readonly result: unknown;
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

/** The worker as the page sees it (through comlink). One run at a time; a new run cancels the old one. */
export interface AnalysisWorker {
  run(request: RunRequest, onMessage: (message: RunMessage) => void): Promise<void>;
  cancel(): Promise<void>;
}
