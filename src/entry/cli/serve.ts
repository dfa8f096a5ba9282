import type { AnalysisError } from "../../kernel/index.ts";
import { failedText, readHead, say } from "../../session/index.ts";
import type { Job } from "./job.ts";
import type { JobPool, Sink } from "./job-pool.ts";
import { type Line, linesOf } from "./lines.ts";
import type { Output } from "./output.ts";

/** Characters of requests that wait; then the input waits, too. */
const MAX_WAITING = 64 * 1024 * 1024;

/**
 * Answers each line of the input with a line. With one job at a time the answers come in the order of the requests, with
 * several as they are ready. A request `{"cancel": id}` is answered at once. One that
 * names no time has `defaultTimeout`, in milliseconds.
 */
export async function serve(
  pool: Pick<JobPool, "submit">,
  input: AsyncIterable<Uint8Array>,
  output: Output,
  defaultTimeout = Number.POSITIVE_INFINITY,
): Promise<void> {
  const open = new Map<object, { readonly id: string; cancel(): void }>();
  let waiting = 0;
  let changed: () => void = () => undefined;
  const until = async (isEnough: () => boolean): Promise<void> => {
    while (!isEnough()) {
      await new Promise<void>((resolve) => {
        changed = resolve;
      });
    }
  };
  for await (const each of linesOf(input)) {
    if (isBlank(each)) continue;
    const line = each.text;
    const { id, cancels, timeout = defaultTimeout } = readHead(line);
    if (cancels !== undefined && each.kind === "whole") {
      const meant = [...open.values()].filter((request) => request.id === cancels);
      for (const request of meant) request.cancel();
      await output.writeWhole(`{"id":${id},"ok":true,"result":{"canceled":${meant.length > 0}}}\n`);
      continue;
    }
    const key = {};
    waiting += line.length;
    const sink = answerSink(id, output, () => {
      open.delete(key);
      waiting -= line.length;
      changed();
    });
    open.set(key, { id, cancel: () => undefined });
    const { cancel } = pool.submit(jobOf(each, id, defaultTimeout), timeout, sink);
    if (open.has(key)) open.set(key, { id, cancel });
    await until(() => waiting <= MAX_WAITING);
  }
  await until(() => open.size === 0);
  await output.finished();
}

function isBlank({ kind, text }: Line): boolean {
  return kind !== "too-long" && text.trim() === "";
}

/** What is to be done for a line: one that is none is refused when it is its turn. */
function jobOf({ kind, text: line }: Line, id: string, timeout: number): Job {
  switch (kind) {
    case "whole":
      return { kind: "line", line, timeout };
    case "misencoded":
      return { kind: "refused", id, error: { kind: "bad-request", problem: say("session.serve.encoding") } };
    case "too-long":
      return { kind: "refused", id, error: { kind: "too-large", what: "characters", limit: MAX_WAITING } };
  }
}

/** Writes an answer as it comes; what failed gets an error for an answer. */
function answerSink(id: string, output: Output, isOver: () => void): Sink {
  const text = output.open();
  let hasBegun = false;
  let isWhole = false;
  return {
    piece(stream, piece) {
      hasBegun = true;
      isWhole = piece.endsWith("\n");
      return text.write(stream, piece);
    },
    end() {
      text.close();
      isOver();
    },
    failed(error: AnalysisError) {
      // A line that was begun cannot be taken back: it is ended, and the error follows it. A whole one is the answer.
      const rest = isWhole ? "" : `${hasBegun ? "\n" : ""}${failedText(id, error)}\n`;
      void text.write("output", rest).then(() => {
        text.close();
        isOver();
      });
    },
  };
}
