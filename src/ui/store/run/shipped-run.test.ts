import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { engineById } from "../../../engines/index.ts";
import { pointsToBoard } from "../../../engines/points-to/board.ts";
import { Recorder, Recording, recordingToJson, SymbolTables } from "../../../trace/index.ts";
import { type FakeWorker, fakeWorker } from "../testing/fake-worker.ts";
import { Run } from "./run.ts";
import { nameOfRun, shippedRunsAt } from "./shipped-run.ts";

// Fetched when the first run arrives: no test is to wait for that.
beforeAll(() => import("./read-shipped-run.ts"));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const files = [{ name: "A.java", text: "class A {}" }];
const options = { context: "ci" };
const subject = { example: "one", files, options };
const notes = [{ text: "a note", span: undefined }];
const named = { engine: "points-to", files, options, locale: "en" } as const;

/** A recording of some steps that find nothing new. */
function recordingOf(count: number) {
  const recorder = new Recorder();
  const section = recorder.section("test", { rules: ["rule"], procedures: { Procedure: [] } }, new SymbolTables());
  section.frames.enter("Procedure", 0, {});
  const fact = { kind: 0, a: 0, b: 0, c: 0 };
  for (let step = 0; step < count; step++)
    section.write({ kind: "known", rule: "rule", line: 0, level: "step", fact, premises: [] });
  const recording = new Recording();
  recording.append(recorder.takeChunk());
  return recording;
}

const shipped = { outcome: { kind: "fixed-point" }, notes, result: {}, recording: recordingToJson(recordingOf(3), "") };

/** A run on a page that ships a run of these files; `answer`: what its server says to who asks for it. */
function open(answer: () => Promise<Response>) {
  const asked = vi.fn((_address: URL, _init?: RequestInit) => answer());
  vi.stubGlobal("fetch", asked);
  const workers: FakeWorker[] = [];
  const engine = engineById("points-to");
  if (engine === undefined) throw new Error("there is no points-to analysis");
  const boards = { get: () => pointsToBoard, load: async () => pointsToBoard };
  const openWorker = () => {
    const worker = fakeWorker();
    workers.push(worker);
    return worker.link;
  };
  const runs = { folder: "assets/runs-1/", names: new Set([nameOfRun(named).slice(0, 5)]) };
  const run = new Run({ engine, boards, openWorker, fetchShipped: shippedRunsAt("https://host.example/sub/", runs) });
  return { run, workers, asked, state: () => run.store.getState() };
}

const answered = async () => new Response(JSON.stringify(shipped));

test("a run that is shipped is shown without a worker, which comes after it", async () => {
  const { run, workers, asked, state } = open(answered);
  run.start(subject, options);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.mock.calls[0]?.[0].href).toBe(`https://host.example/sub/assets/runs-1/${nameOfRun(named)}.json`);
  expect(state()).toMatchObject({
    status: "ready",
    length: 3,
    outcome: { kind: "fixed-point" },
    notes: [{ text: "a note" }],
  });
  expect(workers).toHaveLength(0);
  expect(run.isPreparing, "the worker is still to come").toBe(true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(workers).toHaveLength(1);
  expect(state()).toMatchObject({ status: "ready", delay: undefined, unready: undefined });
});

test.each([
  ["other options", files, { context: "1-obj" }],
  ["another text", [{ name: "A.java", text: "class A { }" }], options],
])("%s are analyzed by the worker", async (_what, others, chosen) => {
  const { run, workers, asked } = open(answered);
  run.start({ ...subject, files: others }, chosen);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).not.toHaveBeenCalled();
  expect(workers[0]?.requests).toMatchObject([{ files: others, options: chosen }]);
});

test.each<readonly [string, () => Promise<Response>]>([
  ["does not arrive", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["is answered with 503", async () => new Response("", { status: 503 })],
  ["is cut halfway", async () => new Response(JSON.stringify(shipped).slice(0, 40))],
  ["is of another kind", async () => new Response("{}")],
])("a shipped run that %s is made by the worker", async (_what, answer) => {
  const { run, workers, state } = open(answer);
  run.start(subject, options);
  await vi.advanceTimersByTimeAsync(0);
  expect(workers[0]?.requests).toMatchObject([{ files, options }]);
  workers[0]?.send({ kind: "done", result: {}, outcome: { kind: "fixed-point" }, notes: [] });
  expect(state().status).toBe("ready");
});

test("where the worker does not come after it, that is said, the run stays, and it can be tried again", async () => {
  const { run, workers, state } = open(answered);
  run.start(subject, options);
  await vi.advanceTimersByTimeAsync(0);
  run.prepare();
  workers[0]?.lose();
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toMatchObject({ status: "ready", length: 3, unready: { kind: "not-fetched", part: "worker" } });
  expect(run.isPreparing).toBe(false);
  run.prepare();
  await vi.advanceTimersByTimeAsync(0);
  expect(state().unready).toBeUndefined();
  expect(workers).toHaveLength(2);
});

test("who changes the program before the shipped run is here gets that of the change", async () => {
  let answer: (response: Response) => void = () => undefined;
  const { run, workers, state } = open(() => new Promise((resolve) => (answer = resolve)));
  run.start(subject, options);
  run.start({ ...subject, files: [{ name: "A.java", text: "class B {}" }] }, options);
  answer(new Response(JSON.stringify(shipped)));
  await vi.advanceTimersByTimeAsync(10);
  expect([state().status, state().length, workers[0]?.requests.length]).toEqual(["running", 0, 1]);
});
