import { beforeEach, describe, expect, test } from "vitest";
import { engineById } from "../../../engines/index.ts";
import { plainBoard } from "../../../testing/points-to/plain-board.ts";
import { chunkOf, done, fakeWorkers } from "../testing/fake-workers.ts";
import { ChangeHistory } from "./history.ts";
import { Workbench } from "./workbench.ts";
import { initialWorkbench } from "./workbench-state.ts";

const { workers, open: openWorker, last } = fakeWorkers();
const board = plainBoard();

function opened(): Workbench {
  const engine = engineById("points-to");
  if (engine === undefined) throw new Error("the pointer analysis is missing");
  const workbench = new Workbench({ engine, boards: { get: () => board, load: async () => board }, openWorker });
  workbench.open({ example: "one-call-site", options: {} });
  answer();
  return workbench;
}

function answer(): void {
  last().send({ kind: "chunk", chunk: chunkOf(20) });
  last().send(done);
}

beforeEach(() => {
  workers.length = 0;
});

describe("undo and redo", () => {
  test("an option is taken back where the reader was, and chosen again", () => {
    const workbench = opened();
    const before = workbench.state.options;
    workbench.walk.jump(8);
    workbench.options.set({ context: "2-obj" });
    answer();
    workbench.walk.jump(3);
    expect(workbench.undo()).toMatchObject({ kind: "options", options: expect.arrayContaining(["context"]) });
    answer();
    expect(workbench.state).toMatchObject({ options: before, position: 8 });
    expect(workbench.redo()).toMatchObject({ kind: "options" });
    answer();
    expect(workbench.state).toMatchObject({ options: { context: "2-obj" }, position: 3 });
    expect(workbench.redo()).toBeUndefined();
  });

  test("breakpoints, notes and pinned views are taken back one by one, and no run is made anew", () => {
    const workbench = opened();
    workbench.walk.jump(8);
    workbench.waypoints.toggleLine({ file: "C.java", line: 14 });
    workbench.waypoints.note(8, "look");
    workbench.set({ view: "call-graph" });
    const runs = last().requests.length;
    expect([workbench.undo()?.kind, workbench.undo()?.kind, workbench.undo()?.kind]).toEqual([
      "view",
      "notes",
      "breakpoints",
    ]);
    expect(workbench.state).toMatchObject({ view: undefined, notes: [], breakpoints: [], position: 8 });
    expect(workbench.undo()).toBeUndefined();
    workbench.redo();
    expect(workbench.state.breakpoints).toHaveLength(1);
    expect(last().requests).toHaveLength(runs);
  });

  test("a text is taken back in another document of the editor, and it is no longer edited", () => {
    const workbench = opened();
    const { files, documentKey } = workbench.state;
    workbench.editing.edit(files[0]?.name ?? "", "class A { }");
    expect(workbench.undo()?.kind).toBe("text");
    expect(workbench.state).toMatchObject({ files, isEdited: false });
    expect(workbench.state.documentKey).not.toBe(documentKey);
  });

  test("letters typed one after the other are one change, after a pause another one", () => {
    let time = 5_000;
    const history = new ChangeHistory(() => time);
    const typed = (text: string) => ({ ...initialWorkbench, files: [{ name: "A.java", text }] });
    const [first, second, third] = [typed("a"), typed("ab"), typed("abc")];
    history.changed(first, initialWorkbench);
    time += 100;
    history.changed(second, first);
    time += 5_000;
    history.changed(third, second);
    expect(history.store.getState().undone).toHaveLength(2);
  });

  test("another lesson has a history of its own, and moves in a game are no changes", () => {
    const workbench = opened();
    workbench.waypoints.note(8, "look");
    workbench.set({ isSolving: true });
    workbench.options.set({ order: "picked:1" });
    answer();
    workbench.set({ isSolving: false });
    answer();
    expect(workbench.history.store.getState().undone).toHaveLength(1);
    workbench.open({ example: "two-call-sites", options: {} });
    expect(workbench.undo()).toBeUndefined();
  });

  test("who stops making the moves is where they were, with the order that there was", () => {
    const workbench = opened();
    const before = workbench.state.options;
    workbench.walk.jump(8);
    workbench.set({ isSolving: true });
    workbench.walk.jump(0);
    workbench.options.set({ order: "picked:" });
    answer();
    workbench.set({ isSolving: false });
    answer();
    expect(workbench.state).toMatchObject({ options: before, position: 8 });
  });
});
