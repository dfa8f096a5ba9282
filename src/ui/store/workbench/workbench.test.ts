import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { engineById } from "../../../engines/index.ts";
import type { InputFile } from "../../../kernel/index.ts";
import { plainBoard } from "../../../testing/points-to/plain-board.ts";
import { Recording } from "../../../trace/index.ts";
import { chunkOf, done, fakeWorkers, keepBusy } from "../testing/fake-workers.ts";
import type { WorkerLink } from "../worker/index.ts";
import { executeWhenStable } from "./follow-program.ts";
import { Workbench, type WorkbenchParts } from "./workbench.ts";

const { workers, open: openFakeWorker, last: lastWorker } = fakeWorkers();

/** What a board shows does not matter to the behavior of the store. */
const board = plainBoard();
const boards = { get: () => board, load: async () => board };

function openWorkbench(parts: Partial<WorkbenchParts> = {}): Workbench {
  const engine = engineById("points-to");
  if (engine === undefined) throw new Error("the pointer analysis is missing");
  return new Workbench({ engine, boards, openWorker: openFakeWorker, ...parts });
}

beforeEach(() => {
  vi.useFakeTimers();
  workers.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

describe("the workbench", () => {
  test("a link brings breakpoints and the selected fact back, once the recording has it", () => {
    const workbench = openWorkbench();
    const link = {
      example: "one-call-site",
      options: {},
      breakpoints: [{ kind: "line", line: 14 }],
      why: 7,
      at: "2",
    } as const;
    workbench.open(link);
    lastWorker().send({ kind: "chunk", chunk: chunkOf(6) });
    expect(workbench.state.breakpoints).toEqual([{ kind: "line", file: "C.java", line: 14 }]);
    expect(workbench.state.selection).toBeUndefined();
    lastWorker().send({ kind: "chunk", chunk: chunkOf(6) });
    lastWorker().send(done);
    expect(workbench.state.selection?.fact).toBe(7);
    expect(workbench.link()).toMatchObject({ breakpoints: [{ kind: "line", line: 14 }], why: 7, at: "2" });
  });

  test("a link to a step of a program that is told as a story leads on by the usual steps", () => {
    const workbench = openWorkbench();
    workbench.open({ example: "one-call-site", options: {} });
    lastWorker().send({ kind: "chunk", chunk: chunkOf(12) });
    lastWorker().send(done);
    const open = (at: number) => workbench.open({ example: "one-call-site", options: {}, at });
    workbench.set({ granularity: "moment" });
    open(9);
    expect(workbench.state, "chosen by the reader").toMatchObject({ granularity: "moment", position: 9 });
    workbench.toldProgram = workbench.state.documentKey;
    open(0);
    expect(workbench.state.granularity, "a story begins at its beginning").toBe("moment");
    open(9);
    expect(workbench.state).toMatchObject({ granularity: board.defaultGranularity, position: 9 });
    workbench.set({ granularity: "moment" });
    open(4);
    expect(workbench.state.granularity, "chosen by the reader now").toBe("moment");
  });

  test("a link pins the view and splits the stage, and says so", () => {
    const workbench = openWorkbench();
    workbench.open({ example: "one-call-site", options: {}, view: "call-graph", split: true });
    expect(workbench.state).toMatchObject({ view: "call-graph", isSplit: true });
    expect(workbench.link()).toMatchObject({ view: "call-graph", split: true });
    workbench.open({ example: "one-call-site", options: {} });
    expect(workbench.state).toMatchObject({ view: undefined, isSplit: false });
  });

  test("a run is repeated where the reader is, and where a link still leads", () => {
    const workbench = openWorkbench();
    workbench.job.repeat();
    expect(workers, "nothing was run that could be repeated").toHaveLength(0);
    workbench.open({ example: "one-call-site", options: {}, at: 9 });
    workbench.job.repeat();
    const chunks = [chunkOf(6), chunkOf(6)];
    for (const chunk of chunks) lastWorker().send({ kind: "chunk", chunk });
    lastWorker().send(done);
    expect(workbench.state.position, "the step of the link").toBe(9);
    workbench.walk.jump(5);
    workbench.job.repeat();
    for (const chunk of chunks) lastWorker().send({ kind: "chunk", chunk });
    lastWorker().send(done);
    expect(workbench.state.position).toBe(5);
    expect(lastWorker().requests).toHaveLength(3);
  });

  test("a recording that came with a file is not run again", async () => {
    vi.useRealTimers();
    const workbench = openWorkbench();
    const recording = new Recording();
    recording.append(chunkOf(6));
    const program = { engine: "points-to", files: [], options: {}, position: 0, bookmarks: [] };
    const recorded = { ...program, recording, outcome: { kind: "fixed-point" }, notes: [], result: {} } as const;
    workbench.open({ example: "one-call-site", options: {} }, recorded);
    await vi.waitFor(() => expect(workbench.length).toBe(6));
    workbench.job.repeat();
    expect(workers).toHaveLength(0);
  });

  test("a link to a fact that the recording does not have selects nothing", () => {
    const workbench = openWorkbench();
    workbench.open({ example: "one-call-site", options: {}, why: 70 });
    lastWorker().send({ kind: "chunk", chunk: chunkOf(6) });
    lastWorker().send(done);
    expect(workbench.state).toMatchObject({ selection: undefined, wantedFact: undefined });
  });

  test("an example opens at position 0 and can be stepped while it is still being recorded", () => {
    const workbench = openWorkbench();
    workbench.open({ example: "one-call-site", options: {} });
    expect(lastWorker().requests[0]?.options).toMatchObject({ context: "1-call", heap: 0, profile: "lecture" });
    lastWorker().send({ kind: "chunk", chunk: chunkOf(6) });
    expect([workbench.state.position, workbench.length]).toEqual([0, 6]);
    workbench.set({ granularity: "step" });
    workbench.walk.step(1);
    workbench.walk.step(1);
    workbench.walk.step(-1);
    expect(workbench.state.position).toBe(1);
    expect(workbench.run.store.getState().status).toBe("running");
  });

  test("changing the granularity keeps the position", () => {
    const workbench = openWorkbench();
    workbench.open({ example: "one-call-site", options: {} });
    lastWorker().send({ kind: "chunk", chunk: chunkOf(10) });
    workbench.walk.jump(5);
    workbench.walk.changeGranularity(1);
    expect([workbench.state.position, workbench.state.granularity]).toEqual([5, "iteration"]);
    workbench.walk.step(1);
    expect(workbench.state.position).toBe(6);
  });

  test("a link's step is reached once the recording is long enough, and clamped at its end", () => {
    const workbench = openWorkbench();
    workbench.open({ example: "one-call-site", options: {}, at: 8 });
    lastWorker().send({ kind: "chunk", chunk: chunkOf(5) });
    expect(workbench.state.position).toBe(0);
    lastWorker().send({ kind: "chunk", chunk: chunkOf(5) });
    expect(workbench.state.position).toBe(8);
    const short = openWorkbench();
    short.open({ example: "one-call-site", options: {}, at: 99 });
    lastWorker().send({ kind: "chunk", chunk: chunkOf(5) });
    lastWorker().send(done);
    expect(short.state.position).toBe(5);
  });

  test("a position by its number is reached once what follows it is known: what the end of a growing run is called may change", () => {
    const workbench = openWorkbench();
    workbench.open({ example: "one-call-site", options: {}, at: "4" });
    lastWorker().send({ kind: "chunk", chunk: chunkOf(7) });
    expect(workbench.state.position).toBe(0);
    lastWorker().send({ kind: "chunk", chunk: chunkOf(3) });
    expect(workbench.state.position).toBe(7);
    expect(workbench.link().at).toBe("4");
    workbench.open({ example: "one-call-site", options: {}, at: "2.1" });
    expect(workbench.state.position).toBe(5);
    workbench.open({ example: "one-call-site", options: {}, at: "2.7" });
    expect(workbench.link().at, "a step that has fewer pauses here").toBe("2");
  });

  test("going back to a link with a step waits for that link's own recording", () => {
    const workbench = openWorkbench();
    workbench.open({ example: "one-call-site", options: { context: "ci" } });
    lastWorker().send({ kind: "chunk", chunk: chunkOf(20) });
    lastWorker().send(done);
    workbench.open({ example: "one-call-site", options: { context: "1-call" }, at: 8 });
    lastWorker().send({ kind: "chunk", chunk: chunkOf(10) });
    expect(workbench.state.position).toBe(8);
  });

  test("editing marks the recording stale at once and runs again within 300 ms of the last key", () => {
    const workbench = openWorkbench();
    workbench.open({ example: "one-call-site", options: {} });
    lastWorker().send({ kind: "chunk", chunk: chunkOf(4) });
    lastWorker().send(done);
    const name = workbench.state.files[0]?.name ?? "";
    workbench.editing.edit(name, "class C {}");
    expect(workbench.run.store.getState().isStale).toBe(true);
    vi.advanceTimersByTime(200);
    workbench.editing.edit(name, "class D {}");
    vi.advanceTimersByTime(200);
    expect(lastWorker().requests).toHaveLength(1);
    vi.advanceTimersByTime(100);
    expect(lastWorker().requests[1]?.files).toEqual([{ name, text: "class D {}" }]);
  });

  test("a mistake keeps the last good recording", () => {
    const workbench = openWorkbench();
    workbench.open({ example: "one-call-site", options: {} });
    lastWorker().send({ kind: "chunk", chunk: chunkOf(4) });
    lastWorker().send(done);
    const before = workbench.session;
    workbench.job.restart();
    lastWorker().send({ kind: "failed", errors: [{ kind: "no-input" }] });
    const { status, errors, session } = workbench.run.store.getState();
    expect([status, errors.length]).toEqual(["failed", 1]);
    expect(session).toBe(before);
    expect(workbench.length).toBe(4);
  });

  test("of another program, or other options, that a link opens nothing earlier is shown meanwhile", () => {
    const workbench = openWorkbench();
    workbench.open({ example: "one-call-site", options: {} });
    lastWorker().send({ kind: "chunk", chunk: chunkOf(4) });
    lastWorker().send(done);
    workbench.walk.jump(3);
    const files = [{ name: "Main.java", text: "class Main {" }];
    workbench.open({ files, options: {} });
    expect([workbench.session, workbench.length, workbench.state.position]).toEqual([undefined, 0, 0]);
    lastWorker().send({ kind: "failed", errors: [{ kind: "no-input" }] });
    expect(workbench.run.store.getState()).toMatchObject({ status: "failed", session: undefined, result: undefined });
    expect(workbench.state.files).toBe(files);
    workbench.open({ example: "one-call-site", options: {} });
    lastWorker().send({ kind: "chunk", chunk: chunkOf(2) });
    workbench.open({ example: "one-call-site", options: { context: "ci" } });
    expect(workbench.session).toBeUndefined();
    lastWorker().send({ kind: "chunk", chunk: chunkOf(5) });
    expect(workbench.session?.subject).toMatchObject({ example: "one-call-site", options: { context: "ci" } });
  });

  test("typing keeps the run of the earlier text; another text in its place does not", () => {
    const workbench = openWorkbench();
    workbench.open({ example: "one-call-site", options: {} });
    lastWorker().send({ kind: "chunk", chunk: chunkOf(4) });
    lastWorker().send(done);
    const { session } = workbench;
    const [file] = workbench.state.files;
    workbench.editing.edit(file?.name ?? "", `${file?.text}int`);
    expect(workbench.session).toBe(session);
    workbench.editing.edit(file?.name ?? "", "class Other { void go( }");
    expect(workbench.session).toBeUndefined();
    expect(workbench.state.files[0]?.text).toBe("class Other { void go( }");
  });

  test("messages of a run that was replaced are ignored", () => {
    const workbench = openWorkbench();
    workbench.open({ example: "one-call-site", options: {} });
    workbench.options.set({ context: "ci" });
    const [old, current] = lastWorker().listeners;
    old?.({ kind: "chunk", chunk: chunkOf(7) });
    current?.({ kind: "chunk", chunk: chunkOf(3) });
    old?.(done);
    expect(workbench.length).toBe(3);
    expect(workbench.run.store.getState().status).toBe("running");
  });

  test("a worker that does not obey a cancellation is ended; what it recorded stays and is labeled", () => {
    const workbench = openWorkbench();
    workbench.open({ example: "one-call-site", options: {} });
    lastWorker().send({ kind: "chunk", chunk: chunkOf(4) });
    workbench.run.cancel();
    expect(lastWorker().isCanceled).toBe(true);
    vi.advanceTimersByTime(500);
    expect(lastWorker().isTerminated).toBe(true);
    expect(workbench.run.store.getState()).toMatchObject({
      status: "ready",
      outcome: { kind: "canceled" },
      length: 4,
    });
  });

  test("a lost worker loses nothing, and Restart opens a new one", () => {
    const workbench = openWorkbench();
    workbench.open({ example: "one-call-site", options: {} });
    lastWorker().send({ kind: "chunk", chunk: chunkOf(4) });
    lastWorker().lose();
    expect(workbench.run.store.getState()).toMatchObject({ status: "lost", length: 4 });
    workbench.job.restart();
    expect(workers).toHaveLength(2);
    lastWorker().send({ kind: "chunk", chunk: chunkOf(2) });
    expect(workbench.length).toBe(2);
  });

  test("an edit does not wait for the analysis of the last one: a busy worker is replaced after a grace", async () => {
    const endless = (): WorkerLink => ({ ...openFakeWorker(), run: keepBusy(lastWorker()) });
    const workbench = openWorkbench({ openWorker: endless });
    workbench.open({ example: "one-call-site", options: {} });
    await vi.advanceTimersByTimeAsync(0);
    const name = workbench.state.files[0]?.name ?? "";
    workbench.editing.edit(name, "class C {}");
    await vi.advanceTimersByTimeAsync(250);
    lastWorker().send({ kind: "chunk", chunk: chunkOf(3) });
    await vi.advanceTimersByTimeAsync(300);
    expect(workers.map(({ isTerminated, requests }) => [isTerminated, requests.length])).toEqual([
      [true, 2],
      [false, 1],
    ]);
    expect(lastWorker().requests[0]?.files).toEqual([{ name, text: "class C {}" }]);
    lastWorker().send({ kind: "chunk", chunk: chunkOf(4) });
    lastWorker().send(done);
    expect(workbench.length, "what the first worker had begun is not added to").toBe(4);
    expect(workbench.run.store.getState()).toMatchObject({ status: "ready", isStale: false });
  });

  test("after a fault the worker is replaced; after a mistake of the reader’s it is not", () => {
    const workbench = openWorkbench();
    workbench.open({ example: "one-call-site", options: {} });
    lastWorker().send({ kind: "failed", errors: [{ kind: "no-input" }] });
    workbench.job.restart();
    expect(workers).toHaveLength(1);
    lastWorker().send({ kind: "failed", errors: [{ kind: "fault", detail: "table index is out of bounds" }] });
    expect(lastWorker().isTerminated).toBe(true);
    expect(workbench.run.store.getState()).toMatchObject({ status: "failed", errors: [{ kind: "fault" }] });
    workbench.job.restart();
    expect(workers).toHaveLength(2);
    lastWorker().send({ kind: "chunk", chunk: chunkOf(2) });
    lastWorker().send(done);
    expect(workbench.run.store.getState().status).toBe("ready");
  });

  test("after a fault in a derived program the worker is replaced, and the run that it did goes on in a fresh one", async () => {
    const faulty = (): WorkerLink => ({
      ...openFakeWorker(),
      run: keepBusy(lastWorker()),
      derive: async () => ({ ok: false, errors: [{ kind: "fault", detail: "out of bounds" }] }),
    });
    const workbench = openWorkbench({ openWorker: faulty });
    workbench.open({ example: "one-call-site", options: {} });
    expect(await workbench.run.derive("instrumented", [], {})).toMatchObject({ ok: false });
    expect(workers.map(({ isTerminated, requests }) => [isTerminated, requests.length])).toEqual([
      [true, 1],
      [false, 1],
    ]);
  });

  test("playing goes to the end and stops there", () => {
    const workbench = openWorkbench();
    workbench.open({ example: "one-call-site", options: {} });
    lastWorker().send({ kind: "chunk", chunk: chunkOf(4) });
    lastWorker().send(done);
    workbench.walk.play();
    expect(workbench.state.isPlaying).toBe(true);
    vi.advanceTimersByTime(20_000);
    expect([workbench.state.isPlaying, workbench.state.position]).toEqual([false, 4]);
  });

  test("while the files of a lesson are fetched, nothing of the one before is shown", async () => {
    const [lesson] = engineById("points-to")?.lessons ?? [];
    const engine = engineById("points-to");
    if (engine === undefined || lesson === undefined) throw new Error("no lesson");
    let arrive = (_files: readonly InputFile[]): void => undefined;
    const load = () => new Promise<readonly InputFile[]>((resolve) => (arrive = resolve));
    const large = { ...lesson, id: "large", load };
    const workbench = openWorkbench({ engine: { ...engine, lessons: [lesson, large] } });
    workbench.open({ example: lesson.id, options: {} });
    lastWorker().send({ kind: "chunk", chunk: chunkOf(3) });
    lastWorker().send(done);
    const status = () => workbench.run.store.getState();
    workbench.open({ example: "large", options: {} });
    expect(status()).toMatchObject({ status: "running", session: undefined });
    workbench.open({ example: lesson.id, options: {} });
    expect(lastWorker().requests.length, "back before they are here: analyzed again").toBe(2);
    workbench.open({ example: "large", options: {} });
    arrive([{ name: "Large.java", text: "class Large {}" }]);
    await vi.advanceTimersByTimeAsync(0);
    expect(workbench.state.exampleId).toBe("large");
    expect(lastWorker().requests.at(-1)?.files[0]?.name).toBe("Large.java");
  });

  test("a step that is asked for while the program of a lesson is fetched is gone to when it is there", async () => {
    const [lesson] = engineById("points-to")?.lessons ?? [];
    const engine = engineById("points-to");
    if (engine === undefined || lesson === undefined) throw new Error("no lesson");
    let arrive = (_files: readonly InputFile[]): void => undefined;
    const load = () => new Promise<readonly InputFile[]>((resolve) => (arrive = resolve));
    const workbench = openWorkbench({ engine: { ...engine, lessons: [{ ...lesson, load }] } });
    workbench.open({ example: lesson.id, options: {}, at: 1 });
    workbench.goTo(3);
    arrive([lesson.file]);
    await vi.advanceTimersByTimeAsync(0);
    lastWorker().send({ kind: "chunk", chunk: chunkOf(4) });
    lastWorker().send(done);
    expect(workbench.state.position).toBe(3);
  });

  test("while the board is fetched the worker loads, and the run waits for the board", async () => {
    const workbench = openWorkbench({ boards: { get: () => undefined, load: async () => board } });
    workbench.open({ example: "one-call-site", options: {} });
    expect([workers.length, lastWorker().requests.length, workbench.board]).toEqual([1, 0, undefined]);
    await vi.advanceTimersByTimeAsync(0);
    expect([lastWorker().requests.length, workbench.board]).toEqual([1, board]);
    expect(workbench.state.granularity).toBe(board.defaultGranularity);
  });

  test("a worker that cannot be fetched is called that, by a run and by a command", async () => {
    const workbench = openWorkbench();
    workbench.open({ example: "one-call-site", options: {} });
    lastWorker().lose();
    const notFetched = [{ kind: "not-fetched", part: "worker" }];
    expect(workbench.run.store.getState()).toMatchObject({ status: "failed", errors: notFetched });
    const asked = workbench.job.ask("pta", {});
    lastWorker().lose();
    expect(await asked).toEqual({ ok: false, errors: notFetched });
  });

  test("a board that cannot be fetched is called that, and can be tried again", async () => {
    const workbench = openWorkbench({ boards: { get: () => undefined, load: () => Promise.reject("offline") } });
    workbench.open({ example: "one-call-site", options: {} });
    await vi.advanceTimersByTimeAsync(0);
    expect(workbench.run.store.getState()).toMatchObject({ status: "failed", errors: [{ kind: "not-fetched" }] });
  });
});

describe("programs are executed by themselves", () => {
  const files = [{ name: "Main.java", text: "class Main { public static void main(String[] a) {} }" }];
  /** The texts that were executed, in order. */
  const executed = () =>
    workers.flatMap(({ executions }) => executions.map(({ request }) => request.files[0]?.text ?? ""));

  /** The latest analysis ends, and the execution that may follow has had time to begin. */
  function analyzed(): void {
    workers.find(({ requests }) => requests.length > 0)?.send({ kind: "chunk", chunk: chunkOf(2) });
    workers.find(({ requests }) => requests.length > 0)?.send(done);
    vi.advanceTimersByTime(1_000);
  }

  function openFollowed(): Workbench {
    const workbench = openWorkbench();
    executeWhenStable(workbench);
    return workbench;
  }

  test("those of the examples, once they are analyzed", () => {
    const workbench = openFollowed();
    workbench.open({ example: "one-call-site", options: {} });
    expect(executed()).toEqual([]);
    analyzed();
    expect(executed()).toEqual([workbench.state.files[0]?.text]);
  });

  test("one that came by a link only after its first edit", () => {
    const workbench = openFollowed();
    workbench.open({ files, options: {} });
    analyzed();
    workbench.options.set({ context: "ci" });
    analyzed();
    workbench.job.restart();
    analyzed();
    expect(executed()).toEqual([]);
    workbench.editing.edit("Main.java", "class Main {}");
    vi.advanceTimersByTime(300);
    analyzed();
    expect(executed()).toEqual(["class Main {}"]);
  });

  test("one that came by a link for an example, too", () => {
    const workbench = openFollowed();
    workbench.open({ example: "one-call-site", files, options: {} });
    analyzed();
    expect(executed()).toEqual([]);
    workbench.editing.reset();
    analyzed();
    expect(executed(), "the example itself").toEqual([workbench.state.files[0]?.text]);
  });

  test("one that came by a link when the reader opens Run, and from then on", () => {
    const workbench = openFollowed();
    workbench.open({ files, options: {} });
    analyzed();
    workbench.showRun(true);
    vi.advanceTimersByTime(1_000);
    expect(executed()).toEqual([files[0]?.text]);
    workbench.open({ files, options: { entry: "Main.other()" } });
    analyzed();
    expect(executed(), "back and forward stay with the same program").toHaveLength(2);
    workbench.open({ files: [{ name: "Main.java", text: "class Other {}" }], options: {} });
    analyzed();
    expect(executed(), "another link, another program").toHaveLength(2);
    workbench.execute();
    expect(executed().at(-1)).toBe("class Other {}");
  });

  test("a link that comes while an execution waits stops it", () => {
    const workbench = openFollowed();
    workbench.open({ example: "one-call-site", options: {} });
    lastWorker().send({ kind: "chunk", chunk: chunkOf(2) });
    lastWorker().send(done);
    vi.advanceTimersByTime(100);
    workbench.open({ files, options: {} });
    analyzed();
    expect(executed()).toEqual([]);
  });
});
