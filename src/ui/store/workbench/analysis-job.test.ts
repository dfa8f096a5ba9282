import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { engineById } from "../../../engines/index.ts";
import { plainBoard } from "../../../testing/points-to/plain-board.ts";
import { type Board, Recording } from "../../../trace/index.ts";
import { Run } from "../run/index.ts";
import { chunkOf, done, fakeWorkers } from "../testing/fake-workers.ts";
import { AnalysisJob } from "./analysis-job.ts";
import { initialWorkbench, type WorkbenchState } from "./workbench-state.ts";

/** A job for one program, with a worker that answers when it is told to. */
function jobFor(text: string) {
  const engine = engineById("points-to");
  if (engine === undefined) throw new Error("the pointer analysis is missing");
  const { workers, last, open: openWorker } = fakeWorkers();
  const board = plainBoard();
  const runParts = { engine, boards: { get: () => board, load: async () => board }, openWorker };
  const run = new Run(runParts);
  const start: WorkbenchState = { ...initialWorkbench, files: [{ name: "C.java", text }] };
  const store = createStore(() => start);
  const job = new AnalysisJob({ engine, store, run, runParts });
  const texts = () => workers.flatMap(({ requests }) => requests.map(({ files }) => files[0]?.text));
  const type = (typed: string) => {
    store.setState({ files: [{ name: "C.java", text: typed }] });
    job.restartLater();
  };
  return { job, store, run, texts, type, worker: last } as const;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("when a program is analyzed", () => {
  test("at once when it is asked for, once for all that is typed without a rest", () => {
    const { job, texts, type } = jobFor("class A {}");
    job.restart();
    expect(texts()).toEqual(["class A {}"]);
    for (const text of ["class A { ", "class A { i", "class A { int f; }"]) {
      type(text);
      vi.advanceTimersByTime(200);
    }
    expect(texts()).toHaveLength(1);
    vi.advanceTimersByTime(50);
    expect(texts()).toEqual(["class A {}", "class A { int f; }"]);
  });

  test("not a second time when it was asked for while the text came to rest", () => {
    const { job, texts, type } = jobFor("class A {}");
    type("class B {}");
    job.restart();
    vi.advanceTimersByTime(1000);
    expect(texts()).toEqual(["class B {}"]);
  });

  test("no more once the page has gone", () => {
    const { job, texts, type } = jobFor("class A {}");
    type("class B {}");
    job.dispose();
    vi.advanceTimersByTime(1000);
    expect(texts()).toEqual([]);
  });

  test("again where the reader is", () => {
    const { job, store, texts, worker } = jobFor("class A {}");
    job.repeat();
    expect(texts(), "there is no run to be repeated").toEqual([]);
    job.restart();
    worker().send({ kind: "chunk", chunk: chunkOf(6) });
    worker().send(done);
    store.setState({ position: 4 });
    job.repeat();
    expect(texts()).toHaveLength(2);
    expect(store.getState()).toMatchObject({ wanted: 4, wantedFact: undefined });
  });

  test("not again when the run came with a file", () => {
    const { job, texts } = jobFor("class A {}");
    const recording = new Recording();
    recording.append(chunkOf(6));
    const program = { engine: "points-to", files: [], options: {}, position: 0, bookmarks: [] };
    job.show({ ...program, recording, outcome: { kind: "fixed-point" }, notes: [], result: {} });
    job.repeat();
    expect(texts()).toEqual([]);
  });
});

test("a run of a file that is canceled while it is being opened is not shown when its board arrives", async () => {
  const engine = engineById("points-to");
  if (engine === undefined) throw new Error("the pointer analysis is missing");
  let arrive = (_board: Board): void => undefined;
  const coming = new Promise<Board>((resolve) => {
    arrive = resolve;
  });
  const boards = { get: () => undefined, load: () => coming };
  const run = new Run({ engine, boards, openWorker: fakeWorkers().open });
  const recording = new Recording();
  recording.append(chunkOf(6));
  const program = { engine: "points-to", files: [], options: {}, position: 0, bookmarks: [] };
  run.show(
    { example: undefined, files: [], options: {} },
    { ...program, recording, outcome: { kind: "fixed-point" }, notes: [] },
  );
  expect(run.store.getState().status).toBe("running");
  run.cancel();
  await vi.advanceTimersByTimeAsync(10_000);
  arrive(plainBoard());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(run.store.getState()).toMatchObject({ status: "ready", outcome: { kind: "canceled" }, session: undefined });
});

describe("what is on the screen", () => {
  test("is of an older text while one types, and goes when it has become another program", () => {
    const { job, run, type, worker } = jobFor("class A { int first; int second; }");
    job.restart();
    worker().send({ kind: "chunk", chunk: chunkOf(6) });
    worker().send(done);
    type("class A { int first; int secon; }");
    expect(run.store.getState()).toMatchObject({ isStale: true, length: 6 });
    type("interface Other { void go(String[] words); }");
    expect(run.store.getState().session).toBeUndefined();
  });

  test("has no derived program while it has no result", () => {
    const { job } = jobFor("class A {}");
    expect(job.derive("instrumented")).toBeUndefined();
  });
});
