import type { Call } from "./run-command.ts";

/** What a thread carries out: a command of the command line, or a line of `serve`. */
export type Job = { readonly kind: "call"; readonly call: Call } | { readonly kind: "line"; readonly line: string };

/** `more`: a piece was written, so that another one may come. */
export type ToThread = { readonly kind: "do"; readonly job: Job } | { readonly kind: "more" };

/** Standard output and standard error. */
export type Stream = "output" | "messages";

/** What a thread says of its job: that it begins, any number of pieces, how it ended. */
export type FromThread =
  | { readonly kind: "begun" }
  | { readonly kind: "piece"; readonly stream: Stream; readonly text: string }
  | { readonly kind: "end"; readonly exitCode: number };

/** Writes a piece; resolves when another one may come. */
export type Write = (stream: Stream, text: string) => Promise<void>;
