import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { engineById } from "../../../../engines/index.ts";
import { plainBoard } from "../../../../testing/points-to/plain-board.ts";
import { chunkOf, done, fakeWorkers } from "../../testing/fake-workers.ts";
import { Workbench } from "../workbench.ts";

const { workers, open: openWorker, last } = fakeWorkers();
const board = plainBoard();

const difference = { isOfText: false, gained: new Set([4]), more: 1, fewer: 2, lost: new Map() };

/** A workbench of which every other run is one pause ahead. */
function opened(): Workbench {
  const engine = engineById("points-to");
  if (engine === undefined) throw new Error("the pointer analysis is missing");
  const findCorresponding = async () => ({
    position: (_left: unknown, n: number) => n + 1,
    difference: () => difference,
  });
  const workbench = new Workbench({
    engine,
    boards: { get: () => board, load: async () => board },
    openWorker,
    findCorresponding,
  });
  workbench.set({ granularity: "step" });
  workbench.open({ example: "one-call-site", options: {} });
  answer();
  workbench.set({ granularity: "step" });
  return workbench;
}

/** The worker records as many pauses as always. */
function answer(): void {
  last().send({ kind: "chunk", chunk: chunkOf(20) });
  last().send(done);
}

/** Chooses a context and waits for the run. */
async function choose(workbench: Workbench, context: string): Promise<void> {
  workbench.options.set({ context });
  await Promise.resolve();
  await Promise.resolve();
  answer();
}

beforeEach(() => {
  workers.length = 0;
});

describe("other options", () => {
  test("the page stays at the corresponding step, and is where it was when one comes back without a step", async () => {
    const workbench = opened();
    workbench.walk.jump(8);
    await choose(workbench, "1-obj");
    expect(workbench.state.position).toBe(9);
    await choose(workbench, "2-obj");
    expect(workbench.state.position).toBe(10);
    await choose(workbench, "1-call");
    expect(workbench.state.position, "where one was").toBe(8);
  });

  test("what the run has found in comparison with the one before is told, until there is another one", async () => {
    const workbench = opened();
    workbench.walk.jump(8);
    expect(workbench.state.difference).toBeUndefined();
    await choose(workbench, "1-obj");
    expect(workbench.state.difference).toEqual(difference);
    workbench.options.set({ context: "2-obj" });
    last().send({ kind: "chunk", chunk: chunkOf(20) });
    expect(workbench.state.difference, "not while the run is on its way").toBeUndefined();
  });

  test("who has taken a step meanwhile comes back to the corresponding one", async () => {
    const workbench = opened();
    workbench.walk.jump(8);
    await choose(workbench, "1-obj");
    workbench.walk.step(1);
    await choose(workbench, "1-call");
    expect(workbench.state.position).toBe(11);
  });

  test("another choice before the first one is recorded begins where the reader was", async () => {
    const workbench = opened();
    workbench.walk.jump(8);
    workbench.options.set({ context: "1-obj" });
    await choose(workbench, "2-obj");
    expect(workbench.state.position).toBe(9);
  });

  test("a reader who goes on while the run grows is left where they are", async () => {
    const workbench = opened();
    workbench.walk.jump(8);
    workbench.options.set({ context: "1-obj" });
    await Promise.resolve();
    await Promise.resolve();
    last().send({ kind: "chunk", chunk: chunkOf(12) });
    workbench.walk.jump(3);
    last().send(done);
    expect(workbench.state.position).toBe(3);
  });

  test("another lesson begins at its first step", async () => {
    const workbench = opened();
    workbench.walk.jump(8);
    await choose(workbench, "1-obj");
    workbench.open({ example: "two-call-sites", options: {} });
    answer();
    expect(workbench.state.position).toBe(0);
  });
});

describe("another text", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** Types into the program, and waits for the run. */
  async function type(workbench: Workbench, change: (text: string) => string): Promise<void> {
    const [file] = workbench.state.files;
    if (file === undefined) throw new Error("no program");
    workbench.editing.edit(file.name, change(file.text));
    await vi.advanceTimersByTimeAsync(5_000);
    answer();
  }

  test("the page stays at the corresponding step, and is where it was when the text is again as it was", async () => {
    const workbench = opened();
    workbench.walk.jump(8);
    await type(workbench, (text) => `${text} // more`);
    expect(workbench.state.position).toBe(9);
    expect(workbench.state.difference).toEqual(difference);
    await type(workbench, (text) => `${text} and more`);
    expect(workbench.state.position).toBe(10);
    await type(workbench, (text) => text.replace(" // more and more", ""));
    expect(workbench.state.position, "where one was").toBe(8);
  });

  test("letter by letter the page stays by what the last whole run has shown", async () => {
    const workbench = opened();
    workbench.walk.jump(8);
    const [file] = workbench.state.files;
    for (const letter of ["a", "b", "c"]) workbench.editing.edit(file?.name ?? "", `${file?.text ?? ""}// ${letter}`);
    await vi.advanceTimersByTimeAsync(5_000);
    answer();
    expect(workbench.state.position).toBe(9);
  });

  test("another program begins at its first step", async () => {
    const workbench = opened();
    workbench.walk.jump(8);
    await type(workbench, () => "class Other { public static void main(String[] args) { } }");
    expect(workbench.state.position).toBe(0);
  });
});
