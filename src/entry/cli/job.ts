import type { AnalysisError, Locale } from "../../kernel/index.ts";
import type { Call } from "./run-command.ts";

/**
 * What a thread carries out: a command of the command line, or a line of `serve` with the time of requests that name none. A
 * line that is refused is a job, too, so that its answer comes when it is its turn; `id` is JSON.
 */
export type Job =
  | { readonly kind: "call"; readonly call: Call }
  | { readonly kind: "line"; readonly line: string; readonly timeout: number }
  | { readonly kind: "refused"; readonly id: string; readonly error: AnalysisError };

/** `more`: a piece was written, so that another one may come. */
export type ToThread = { readonly kind: "do"; readonly job: Job } | { readonly kind: "more" };

/** Standard output and standard error. */
export type Stream = "output" | "messages";

/**
 * What a thread says of its job: that it begins, and where the system keeps the account of its time; any number of pieces; how
 * it ended, and how much memory it has by then.
 */
export type FromThread =
  | { readonly kind: "begun"; readonly account: string | undefined }
  | { readonly kind: "piece"; readonly stream: Stream; readonly text: string }
  | { readonly kind: "end"; readonly exitCode: number; readonly megabytes: number };

/** What a thread starts with: what it speaks, how much memory it may have, in megabytes, and where it hears that its job is to stop. */
export interface ThreadData {
  readonly locale: Locale;
  readonly megabytes: number;
  readonly bell: Bell;
}

/** One number that two threads share: not 0 once the job is to end with what it knows. */
export type Bell = Int32Array<SharedArrayBuffer>;

/** Writes a piece; resolves when another one may come. */
export type Write = (stream: Stream, text: string) => Promise<void>;
