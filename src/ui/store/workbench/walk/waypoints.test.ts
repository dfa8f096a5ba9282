import { beforeAll, describe, expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { engineById } from "../../../../engines/index.ts";
import { recordedLesson } from "../../../../testing/recorded-lesson.ts";
import type { Breakpoint } from "../../breakpoints/index.ts";
import { Session } from "../../run/index.ts";
import { initialWorkbench } from "../workbench-state.ts";
import { Waypoints } from "./waypoints.ts";

let session: Session;
const store = createStore(() => initialWorkbench);
const engine = engineById("points-to");
const lesson = engine?.lessons.find(({ id }) => id === "one-call-site");
const waypoints = new Waypoints({
  store,
  session: () => session,
  lesson: () => lesson,
  go: (position) => store.setState({ position }),
});

beforeAll(async () => {
  if (engine === undefined || lesson === undefined) throw new Error("the lesson is missing");
  const { board, recording } = await recordedLesson(engine, lesson);
  session = new Session(board);
  session.append(recording.wholeChunk());
});

/** A breakpoint of each kind on what happens at a position. */
function watchedAt(position: number): readonly Breakpoint[] {
  const { reader } = session;
  const { start, file } = reader.statements(position, position - 1)[0] ?? { start: { line: 14 }, file: "C.java" };
  return [
    { kind: "line", file, line: start.line },
    { kind: "pseudocode", line: reader.activeLines(position)[0]?.line ?? 0 },
    { kind: "rule", rule: reader.explain(position, position - 1).rule?.name ?? "points-to.rule.new" },
    { kind: "change", element: reader.elements(position - 1)[0] ?? "" },
  ];
}

function walk(direction: 1 | -1): readonly number[] {
  const visited: number[] = [];
  while (waypoints.jump(direction)) visited.push(store.getState().position);
  return visited;
}

describe("walking over breakpoints, notes and stops", () => {
  test.each([4, 17, 30, 44])("back from the end visits what forward from the start does (%i)", (at) => {
    store.setState({ ...initialWorkbench, breakpoints: watchedAt(at), notes: [{ position: 2, text: "look here" }] });
    const forward = walk(1);
    expect(forward).toContain(2);
    for (const { position } of waypoints.stops()) expect(forward).toContain(position);
    for (const hit of waypoints.hits()) expect(forward).toContain(hit);
    expect(forward).toEqual([...forward].sort((a, b) => a - b));
    store.setState({ position: session.recording.length + 1 });
    expect([...walk(-1)].reverse()).toEqual(forward);
  });

  test("what is turned off hits nothing, and hits again when it is turned on", () => {
    const [line, , rule] = watchedAt(17);
    if (line === undefined || rule === undefined) throw new Error("nothing to watch");
    store.setState({ ...initialWorkbench, breakpoints: [line, rule] });
    const both = waypoints.hits();
    waypoints.turn(rule);
    expect(waypoints.hits()).toEqual(session.reader.arrivals(line));
    waypoints.turn(rule);
    expect(waypoints.hits()).toEqual(both);
  });

  test("a set gains an object at each hit of its row", () => {
    const panel = session.board.panels.find(({ symbol }) => symbol === "pt")?.id ?? "";
    const table = session.reader.view(panel, session.recording.length, 0);
    if (table.kind !== "table") throw new Error("no table");
    expect(table.rowCount).toBeGreaterThan(5);
    for (let index = 0; index < table.rowCount; index++) {
      const { key, cells } = table.row(index);
      const objects = cells
        .slice(1)
        .flat()
        .filter(({ text }) => /^o\d+$/.test(text));
      expect(session.reader.arrivals({ kind: "change", element: key }), key).toEqual(
        objects.map(({ fact }) => (fact ?? -1) + 1).sort((a, b) => a - b),
      );
    }
  });

  test("notes after the end of a shorter run lead nowhere", () => {
    store.setState({
      ...initialWorkbench,
      position: session.recording.length,
      notes: [{ position: 9_999, text: "x" }],
    });
    expect(waypoints.jump(1)).toBe(false);
  });

  test("where none follows, what lies farthest in the other direction is offered", () => {
    store.setState({ ...initialWorkbench, breakpoints: watchedAt(17) });
    const all = walk(1);
    expect(all.length).toBeGreaterThan(1);
    waypoints.back(1)?.();
    expect(store.getState().position).toBe(all[0]);
    expect(waypoints.jump(-1)).toBe(false);
    waypoints.back(-1)?.();
    expect(store.getState().position).toBe(all.at(-1));
  });

  test("where there is none at all, or only the one where the reader is, nothing is offered", () => {
    const bare = new Waypoints({
      store,
      session: () => session,
      lesson: () => undefined,
      go: (position) => store.setState({ position }),
    });
    store.setState({ ...initialWorkbench });
    expect(bare.back(1)).toBeUndefined();
    store.setState({ notes: [{ position: 3, text: "here" }], position: 3 });
    expect(bare.jump(1)).toBe(false);
    expect(bare.back(1)).toBeUndefined();
  });
});
