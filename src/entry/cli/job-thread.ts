import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { MessagePort } from "node:worker_threads";
import type { Figures } from "../../engines/index.ts";
import { createFrontEnd } from "../../java/index.ts";
import type { Locale } from "../../kernel/index.ts";
import { answerLine, faultOf, RunSession } from "../../session/index.ts";
import { exitCodes, reportText } from "./answers.ts";
import type { FromThread, Job, ToThread, Write } from "./job.ts";
import { speakIn } from "./language.ts";
import { runCommand } from "./run-command.ts";

/** The number of pieces on their way at once: the reader of the answer sets the pace, and memory stays flat. */
const PIECES_AHEAD = 16;

/** Carries out jobs, one after the other, as they come, and says what there is to say in a language. */
export function carryOutJobs(port: MessagePort, locale: Locale): void {
  const session = openSession(locale);
  const post = (message: FromThread): void => port.postMessage(message);
  let ahead = 0;
  let resume: (() => void) | undefined;
  const write: Write = async (stream, text) => {
    post({ kind: "piece", stream, text });
    ahead++;
    if (ahead < PIECES_AHEAD) return;
    await new Promise<void>((resolve) => {
      resume = resolve;
    });
  };
  port.on("message", (message: ToThread) => {
    if (message.kind === "more") {
      ahead--;
      resume?.();
      resume = undefined;
    } else void carryOut(session, message.job, post, write);
  });
}

async function carryOut(
  session: Promise<RunSession>,
  job: Job,
  post: (message: FromThread) => void,
  write: Write,
): Promise<void> {
  try {
    const ready = await session;
    post({ kind: "begun" });
    post({ kind: "end", exitCode: await exitCodeOf(ready, job, write) });
  } catch (fault) {
    await write("messages", reportText([faultOf(fault)]));
    post({ kind: "end", exitCode: exitCodes.fault });
  }
}

async function exitCodeOf(session: RunSession, job: Job, write: Write): Promise<number> {
  if (job.kind === "call") return runCommand(session, job.call, write);
  for (const piece of await answerLine(session, job.line)) await write("output", piece);
  await write("output", "\n");
  return exitCodes.done;
}

/** What draws is a large part of the program, loaded when it is asked for. */
const figures: Figures = {
  figure: async (request) => (await import("../figures/index.ts")).figures.figure(request),
  handout: async (request) => (await import("../figures/index.ts")).figures.handout(request),
};

async function openSession(locale: Locale): Promise<RunSession> {
  const require = createRequire(import.meta.url);
  const [runtime, java] = await Promise.all([
    readFile(require.resolve("web-tree-sitter/web-tree-sitter.wasm")),
    readFile(require.resolve("tree-sitter-java/tree-sitter-java.wasm")),
    speakIn(locale),
  ]);
  const frontEnd = await createFrontEnd({ runtime, java });
  const scheduler = {
    now: () => performance.now(),
    pause: () =>
      new Promise<void>((resolve) => {
        setImmediate(resolve);
      }),
  };
  return new RunSession(frontEnd, scheduler, figures);
}
