import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { AnalysisError } from "../../kernel/index.ts";
import { JobPool } from "./job-pool.ts";

let folder = "";
let account = "";
let pool: JobPool;

/** Milliseconds that a thread on the line `late` loads: longer than a job that is at work has to stop. */
const LOADING = 1_500;

/** Megabytes for a job. */
const SHARE = 256;

/**
 * A thread that begins its job, tells the account of its time, and never answers; on `answer` it does, at once, and on `late`,
 * too, but it begins late. On `who` it says which thread it is, and on `large`, too, but it keeps half of its memory.
 */
const thread = (path: string): string => `
import { parentPort, threadId } from "node:worker_threads";
parentPort.on("message", async (message) => {
  if (message.kind !== "do") return;
  if (message.job.line === "late") await new Promise((resolve) => setTimeout(resolve, ${LOADING}));
  parentPort.postMessage({ kind: "begun", account: ${JSON.stringify(path)} });
  if (message.job.line === "never") return;
  const isNamed = message.job.line === "who" || message.job.line === "large";
  parentPort.postMessage({ kind: "piece", stream: "output", text: isNamed ? String(threadId) : "answered" });
  parentPort.postMessage({ kind: "end", exitCode: 0, megabytes: message.job.line === "large" ? ${SHARE / 2} : 1 });
});
`;

function worked(milliseconds: number): void {
  writeFileSync(account, `${milliseconds * 1e6} 0 0\n`);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fixscope-pool-"));
  account = join(folder, "schedstat");
  worked(0);
  writeFileSync(join(folder, "thread.mjs"), thread(account));
  pool = new JobPool(pathToFileURL(join(folder, "thread.mjs")), { jobs: 1, megabytes: SHARE, locale: "en" });
});

afterEach(() => {
  pool.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Hands over a job; how it ended, and what it wrote. */
function submit(line: string, timeout: number | undefined) {
  let text = "";
  const { promise, resolve } = withResolvers<AnalysisError | string>();
  const job = pool.submit({ kind: "line", line, timeout: 0 }, timeout, {
    piece: async (_stream, piece) => {
      text += piece;
    },
    end: () => resolve(text),
    failed: resolve,
  });
  return { ...job, ended: promise };
}

function withResolvers<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const later = (milliseconds: number): Promise<"later"> =>
  new Promise((resolve) => setTimeout(() => resolve("later"), milliseconds));

test("a job that does not ask for the time is ended after its time at work, not after that on the wall", async () => {
  const { ended } = submit("never", 50);
  // Its limit and its grace have long passed on the wall; it has not been at work.
  expect(await Promise.race([ended, later(1_500)])).toBe("later");
  worked(10_000);
  expect(await ended).toEqual({ kind: "out-of-time", milliseconds: 50 });
  expect(await submit("answer", 50).ended).toBe("answered");
});

test("a thread does one job after the other, but none after one that left much in its memory", async () => {
  const first = await submit("who", 50).ended;
  expect(await submit("large", 50).ended).toBe(first);
  const next = await submit("who", 50).ended;
  expect(next).not.toBe(first);
  expect(await submit("who", 50).ended).toBe(next);
});

test("a job that is no data comes to nothing with a fault, and the next one is answered", async () => {
  const options = { help: () => "no data" } as unknown as Record<string, string>;
  const ended = new Promise<AnalysisError | "ended">((resolve) => {
    const call = { command: "pta", flags: [], names: [], options, reportsPaths: false, takesCollections: false };
    const sink = { piece: async () => undefined, end: () => resolve("ended"), failed: resolve };
    pool.submit({ kind: "call", call: { ...call, acceptsLessonIds: false } }, undefined, sink);
  });
  expect(await ended).toMatchObject({ kind: "fault" });
  expect(await submit("answer", 50).ended).toBe("answered");
});

test("a job that is asked to stop while its thread is still being loaded says what it has when it is at work", async () => {
  const { ended, stop } = submit("late", undefined);
  stop();
  expect(await ended).toBe("answered");
});

test("a job that is asked to stop has some time at work to say what it has, and is then ended as canceled", async () => {
  const { ended, stop } = submit("never", undefined);
  await later(100);
  stop();
  expect(await Promise.race([ended, later(1_500)])).toBe("later");
  worked(10_000);
  expect(await ended).toEqual({ kind: "canceled" });
});

test("a job that waits is canceled without a thread", async () => {
  const running = submit("never", undefined);
  const waiting = submit("answer", undefined);
  waiting.cancel();
  expect(await waiting.ended).toEqual({ kind: "canceled" });
  running.cancel();
  expect(await running.ended).toEqual({ kind: "canceled" });
});
