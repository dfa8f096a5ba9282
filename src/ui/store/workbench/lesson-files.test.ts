import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { engineById } from "../../../engines/index.ts";
import { plainBoard } from "../../../testing/points-to/plain-board.ts";
import { fakeWorkers } from "../testing/fake-workers.ts";
import { Workbench } from "./workbench.ts";

const { open: openWorker } = fakeWorkers();

const board = plainBoard();
const boards = { get: () => board, load: async () => board };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ["its own program", undefined],
  ["a text of the reader’s", [{ name: "Mine.java", text: "class Mine {}" }]],
])("a lesson of which only the list is here is opened with %s once all of it is", async (_, files) => {
  const engine = engineById("points-to");
  const [inFull] = engine?.lessons ?? [];
  if (engine === undefined || inFull === undefined) throw new Error("no lesson");
  const { stops, ...shown } = inFull;
  const lesson = { ...shown, file: { ...inFull.file, text: "" }, lines: 1 };
  let arrive = (): void => undefined;
  const lessonsInFull = () => new Promise<readonly (typeof inFull)[]>((resolve) => (arrive = () => resolve([inFull])));
  const workbench = new Workbench({ engine: { ...engine, lessons: [lesson], lessonsInFull }, boards, openWorker });
  workbench.open({ example: lesson.id, options: {}, ...(files === undefined ? {} : { files }) });
  expect(workbench.run.store.getState().status).toBe("running");
  expect(workbench.state.exampleId).toBeUndefined();
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(workbench.state).toMatchObject({ exampleId: lesson.id, files: files ?? [inFull.file] });
  expect(workbench.state.isEdited).toBe(files !== undefined);
  expect(workbench.lesson()).toMatchObject({ stops });
  workbench.dispose();
});
