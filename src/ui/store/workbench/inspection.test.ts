import { describe, expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { plainBoard } from "../../../testing/points-to/plain-board.ts";
import type { BoardSession } from "../../../trace/index.ts";
import { Session } from "../run/index.ts";
import { chunkOf } from "../testing/fake-workers.ts";
import { Inspection } from "./inspection.ts";
import { initialWorkbench, type WorkbenchState } from "./workbench-state.ts";

/** Asks of a recording of six steps, of which a test says what they are about. */
function inspect(answers: Partial<BoardSession> = {}) {
  const start: WorkbenchState = { ...initialWorkbench, granularity: "step" };
  const store = createStore(() => start);
  const session = new Session(plainBoard(answers));
  session.append(chunkOf(6));
  return { store, session, inspection: new Inspection({ store, session: () => session }) } as const;
}

describe("what the reader asks about", () => {
  test("a fact is shown by its elements, and by those of its premises", () => {
    const { store, inspection } = inspect({ elements: (fact) => [`element ${fact}`] });
    inspection.selectFact(4);
    expect(store.getState().selection).toEqual({ fact: 4, elements: ["element 4"], premises: [] });
    inspection.selectFact(undefined);
    expect(store.getState().selection).toBeUndefined();
  });

  test("an element stands for the fact that put it there, and for itself where there is none", () => {
    const factOf = (element: string) => (element === "node" ? 2 : undefined);
    const { store, inspection } = inspect({ factOf, elements: () => ["edge", "node"] });
    inspection.selectElement("node");
    expect(store.getState().selection).toMatchObject({ fact: 2, elements: ["node", "edge"] });
    inspection.selectElement("caption");
    expect(store.getState().selection).toEqual({ fact: undefined, elements: ["caption"], premises: [] });
    inspection.selectElement(undefined);
    expect(store.getState().selection).toBeUndefined();
  });

  test("the present step is asked about with the last fact before the position", () => {
    const { store, session, inspection } = inspect();
    store.setState({ position: 5 });
    inspection.selectLatest();
    expect(store.getState().selection?.fact).toBe(session.latestFact(5));
  });

  test("the present step has a line of the program if a statement is about it", () => {
    const span = {
      file: "C.java",
      start: { line: 14, column: 3, offset: 90 },
      end: { line: 14, column: 9, offset: 96 },
    };
    expect(inspect({ statements: () => [span] }).inspection.currentPlace()).toEqual({ file: "C.java", line: 14 });
    expect(inspect().inspection.currentPlace()).toBeUndefined();
  });

  test("what is new is what the last stride brought", () => {
    const { store, inspection } = inspect();
    store.setState({ position: 4 });
    expect(inspection.since()).toBe(3);
  });

  test("nothing can be asked while there is no recording", () => {
    const store = createStore(() => initialWorkbench);
    const inspection = new Inspection({ store, session: () => undefined });
    inspection.selectFact(3);
    inspection.selectElement("node");
    inspection.selectLatest();
    expect(store.getState().selection).toBeUndefined();
    expect([inspection.currentPlace(), inspection.currentRule(), inspection.since()]).toEqual([
      undefined,
      undefined,
      0,
    ]);
  });
});
