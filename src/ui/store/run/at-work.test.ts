import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { engineById } from "../../../engines/index.ts";
import { pointsToBoard } from "../../../engines/points-to/board.ts";
import { fakeWorker } from "../testing/fake-worker.ts";
import { Run } from "./run.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A run by workers that answer nothing but what a test says in their place, and when. */
function started() {
  const worker = fakeWorker();
  const engine = engineById("points-to");
  if (engine === undefined) throw new Error("there is no points-to analysis");
  const opened = vi.fn(() => ({ ...worker.link, alive: () => new Promise<void>(() => undefined) }));
  const boards = { get: () => pointsToBoard, load: async () => pointsToBoard };
  const run = new Run({ engine, boards, openWorker: opened });
  run.start({ example: undefined, files: [{ name: "A.java", text: "" }], options: {} } as never, {});
  return { worker, opened, state: () => run.store.getState() };
}

test("a worker that says that it is at work is not silent, however long it reads", async () => {
  const { worker, opened, state } = started();
  for (let second = 0; second < 100; second++) {
    await vi.advanceTimersByTimeAsync(1_000);
    worker.send({ kind: "working" });
    expect(state()).toMatchObject({ status: "running", delay: undefined, session: undefined });
  }
  expect(opened).toHaveBeenCalledTimes(1);
});

test("one that says so no longer is told of", async () => {
  const { worker, state } = started();
  await vi.advanceTimersByTimeAsync(1_000);
  worker.send({ kind: "working" });
  await vi.advanceTimersByTimeAsync(13_000);
  expect(state().delay).toBe("silent");
});
