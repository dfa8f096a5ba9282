import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { engineById } from "../../../engines/index.ts";
import { pointsToBoard } from "../../../engines/points-to/board.ts";
import { Recorder, SymbolTables } from "../../../trace/index.ts";
import { Workbench } from "../../store/index.ts";
import { fakeWorker } from "../../store/testing/fake-worker.ts";
import { Host, type HostWindow } from "./host.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const STEPS = 400;

/** A walk of many steps in a page that says things to it, and what it answers. */
function embedded() {
  const engine = engineById("points-to");
  if (engine === undefined) throw new Error("there is no points-to analysis");
  const worker = fakeWorker();
  const boards = { get: () => pointsToBoard, load: async () => pointsToBoard };
  const workbench = new Workbench({ engine, boards, openWorker: () => worker.link });
  workbench.open({ example: "one-call-site", options: {} });
  worker.send({ kind: "chunk", chunk: recorded(STEPS) });
  worker.send({ kind: "done", result: {}, outcome: { kind: "fixed-point" }, notes: [] });
  const moved = vi.fn();
  workbench.store.subscribe(({ position }, before) => {
    if (position !== before.position) moved(position);
  });
  let hear: Parameters<HostWindow["listen"]>[0] = () => undefined;
  const told: { readonly fixscope: string; readonly step?: number; readonly problem?: string }[] = [];
  const window: HostWindow = {
    listen: (heard) => {
      hear = heard;
      return () => undefined;
    },
    soon: (act) => {
      const timer = setTimeout(act);
      return () => clearTimeout(timer);
    },
    tell: (message) => told.push(message),
    origin: "https://slides.example",
  };
  const stop = new Host(window, ["https://slides.example"], workbench).start();
  told.length = 0;
  return {
    say: (data: object) => hear({ data, origin: "https://slides.example", isHost: true }),
    told,
    moved,
    stop,
  };
}

/** Steps that find nothing new, every second one starting an iteration. */
function recorded(count: number) {
  const recorder = new Recorder();
  const section = recorder.section("test", { rules: ["rule"], procedures: { Procedure: [] } }, new SymbolTables());
  section.frames.enter("Procedure", 0, {});
  for (let step = 0; step < count; step++)
    section.write({
      kind: "known",
      rule: "rule",
      line: 0,
      level: step % 2 === 0 ? "iteration" : "step",
      fact: { kind: 0, a: 0, b: 0, c: 0 },
      premises: [],
    });
  return recorder.takeChunk();
}

test("of many requests to go somewhere the newest counts, and the walk moves once", () => {
  const { say, told, moved } = embedded();
  for (let step = 1; step <= 300; step++) say({ fixscope: "goto", step });
  expect(moved).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(moved.mock.calls).toEqual([[300]]);
  expect(told.map(({ step }) => step)).toEqual([300]);
});

test("a fact that is no longer asked for is no problem", () => {
  const { say, told } = embedded();
  say({ fixscope: "goto", fact: "[]:nowhere ∋ o1" });
  say({ fixscope: "goto", step: 7 });
  vi.runAllTimers();
  expect(told).toMatchObject([{ fixscope: "state", step: 7 }]);
});

test("a position by its number is gone to, and told beside the pauses before it", () => {
  const { say, told } = embedded();
  say({ fixscope: "goto", at: "6.1" });
  vi.runAllTimers();
  say({ fixscope: "goto", at: "7" });
  vi.runAllTimers();
  expect(told).toMatchObject([
    { fixscope: "state", at: "6.1", step: 13 },
    { fixscope: "state", at: "7", step: 14 },
  ]);
});

test("who asks for the state is told of the step asked for before", () => {
  const { say, told } = embedded();
  say({ fixscope: "goto", step: 12 });
  say({ fixscope: "state" });
  expect(told.at(-1)).toMatchObject({ fixscope: "state", step: 12 });
});

test("a walk that is taken away goes nowhere", () => {
  const { say, moved, stop } = embedded();
  say({ fixscope: "goto", step: 12 });
  stop();
  vi.runAllTimers();
  expect(moved).not.toHaveBeenCalled();
});
