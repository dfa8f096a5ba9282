import { readFile } from "node:fs/promises";
import type { MessagePort } from "node:worker_threads";
import type { Figures } from "../../engine-kit/index.ts";
import { createFrontEnd } from "../../java/index.ts";
import { answerLine, errorText, faultOf, RunSession, type Scheduler } from "../../session/index.ts";
import { exitCodeOf as exitCodeOfErrors, exitCodes, reportText } from "./answers.ts";
import type { FromThread, Job, ThreadData, ToThread, Write } from "./job.ts";
import { loadLocale } from "./language.ts";
import { memoryLook, threadMemory } from "./memory-share.ts";
import { ownAccount, processorClock } from "./processor-time.ts";
import { runCommand } from "./run-command.ts";

/** The number of pieces on their way at once: the reader of the answer sets the pace, and memory stays flat. */
const PIECES_AHEAD = 16;

/** Carries out jobs, one after the other, as they come, and says what there is to say in a language. */
export function carryOutJobs(port: MessagePort, data: ThreadData): void {
  const account = ownAccount();
  const session = openSession(data, processorClock(account));
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
    } else void carryOut(session, message.job, { post, write, account });
  });
}

async function carryOut(session: Promise<RunSession>, job: Job, { post, write, account }: ToMain): Promise<void> {
  const end = (exitCode: number): void => {
    const { heapTotal, external } = process.memoryUsage();
    post({ kind: "end", exitCode, megabytes: (heapTotal + external) / 1e6 });
  };
  try {
    const ready = await session;
    post({ kind: "begun", account });
    end(await exitCodeOf(ready, job, write));
  } catch (fault) {
    const error = faultOf(fault);
    await write("messages", reportText([error]));
    end(exitCodeOfErrors([error]));
  }
}

/** What a thread tells the one that started it. */
interface ToMain {
  readonly post: (message: FromThread) => void;
  readonly write: Write;
  readonly account: string | undefined;
}

async function exitCodeOf(session: RunSession, job: Job, write: Write): Promise<number> {
  if (job.kind === "call") return runCommand(session, job.call, write);
  if (job.kind === "refused") {
    await write("output", `${errorText(job.id, [job.error])}\n`);
    return exitCodes.done;
  }
  for (const piece of await answerLine(session, job.line, job.timeout)) await write("output", piece);
  await write("output", "\n");
  return exitCodes.done;
}

/** What draws is a large part of the program, loaded when it is asked for. */
const figures: Figures = {
  figure: async (request) => (await import("../figures/index.ts")).figures.figure(request),
  handout: async (request) => (await import("../figures/index.ts")).figures.handout(request),
  slide: async (request) => (await import("../figures/index.ts")).figures.slide(request),
};

async function openSession({ locale, megabytes, bell }: ThreadData, clock: () => number): Promise<RunSession> {
  // The build puts them beside this part (vite.cli.config.ts).
  const [runtime, java] = await Promise.all([
    readFile(new URL("web-tree-sitter.wasm", import.meta.url)),
    readFile(new URL("tree-sitter-java.wasm", import.meta.url)),
    loadLocale(locale),
  ]);
  const frontEnd = await createFrontEnd({ runtime, java });
  const look = memoryLook(threadMemory(), megabytes);
  const scheduler: Scheduler = {
    now: clock,
    stop: () => (Atomics.load(bell, 0) === 0 ? look() : { kind: "canceled" }),
    pause: () =>
      new Promise<void>((resolve) => {
        setImmediate(resolve);
      }),
  };
  return new RunSession(frontEnd, scheduler, figures);
}
