import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { engineById } from "../../../engines/index.ts";
import { pointsToBoard } from "../../../engines/points-to/board.ts";
import type { Slide } from "../../../exercises/index.ts";
import { Workbench } from "../../store/index.ts";
import { chunkOf, done, fakeWorkers } from "../../store/testing/fake-workers.ts";
import { Desks } from "./desks.ts";
import { standAt } from "./stand.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const engine = engineById("points-to");
if (engine === undefined) throw new Error("the pointer analysis is missing");

function slideOf(lesson: string, options = {}, position = 2): Slide {
  const found = engine?.lessons.find(({ id }) => id === lesson);
  if (found === undefined || engine === undefined) throw new Error(`no lesson ${lesson}`);
  return { title: lesson, minutes: 1, at: position, run: { engine, lesson: found, files: [found.file], options } };
}

/** A talk whose runs are recorded at once; `mostBytes` of recordings are kept. */
function talk(slides: readonly Slide[], mostBytes?: number) {
  const { workers, open: openWorker } = fakeWorkers();
  const board = { ...pointsToBoard, open: pointsToBoard.open };
  const boards = { get: () => board, load: async () => board };
  let runs = 0;
  const open = () =>
    new Workbench({ engine: slideOf("one-call-site").run.engine, boards, openWorker, nextNumber: () => ++runs });
  const desks = new Desks([open()], open, mostBytes);
  const record = (): void => {
    for (const worker of workers) {
      for (const listener of worker.listeners.splice(0)) {
        listener({ kind: "chunk", chunk: chunkOf(6) });
        listener(done);
      }
    }
  };
  const show = (at: number): Workbench => {
    const workbench = desks.show(slides[at] ?? slideOf(""));
    if (workbench === undefined) throw new Error("no workbench");
    standAt(workbench, slides, { slide: at, isAnswered: false });
    return workbench;
  };
  const prepare = (at: number, other = -1): Workbench | undefined => {
    const slide = slides[at];
    const spare = slide && desks.prepare(slide, slides[other]);
    if (spare !== undefined) standAt(spare, slides, { slide: at, isAnswered: false });
    return spare;
  };
  const release = (at: number): void => desks.release([at + 1, at - 1].flatMap((each) => slides[each] ?? []));
  const asked = (): number => workers.reduce((sum, { requests }) => sum + requests.length, 0);
  return { show, prepare, release, record, asked, workers } as const;
}

test("a slide that was made ready is shown without another request, at its step", () => {
  const { show, prepare, record, asked } = talk([slideOf("one-call-site"), slideOf("set-and-do-set", {}, 4)]);
  const first = show(0);
  record();
  const spare = prepare(1);
  expect(spare).not.toBe(first);
  record();
  const before = asked();
  const second = show(1);
  expect(second).toBe(spare);
  expect([second.length, second.state.position, second.state.exampleId]).toEqual([6, 4, "set-and-do-set"]);
  expect(asked()).toBe(before);
  expect(second.session?.number, "runs have numbers of their own").not.toBe(first.session?.number);
});

test("slides of one run need nothing to be made ready, and no other workbench", () => {
  const { show, prepare, record, workers } = talk([slideOf("one-call-site"), slideOf("one-call-site", {}, 5)]);
  const first = show(0);
  record();
  expect(prepare(1)).toBeUndefined();
  expect([show(1), first.state.position, workers.length]).toEqual([first, 5, 1]);
});

test("who is faster than the run waits for the one that was begun", () => {
  const { show, prepare, record, asked } = talk([
    slideOf("one-call-site"),
    slideOf("one-call-site", { context: "ci" }),
  ]);
  show(0);
  record();
  prepare(1);
  const before = asked();
  const second = show(1);
  expect([second.session, asked()]).toEqual([undefined, before]);
  record();
  expect([second.length, second.state.position]).toEqual([6, 2]);
});

test("a talk of many runs has three workbenches, and no press forward or back asks for a run", () => {
  const lessons = ["one-call-site", "set-and-do-set", "one-object", "type-sensitivity", "call-strings"];
  const { show, prepare, record, asked, workers } = talk(lessons.map((lesson) => slideOf(lesson)));
  const rest = (at: number): void => {
    record();
    prepare(at + 1, at - 1);
    record();
    prepare(at - 1, at + 1);
    record();
  };
  show(0);
  rest(0);
  for (const at of [1, 2, 1, 2, 3, 4, 3, 2, 1, 0, 1]) {
    const before = asked();
    const { state, length } = show(at);
    expect([state.exampleId, length, asked()]).toEqual([lessons[at], 6, before]);
    rest(at);
  }
  expect(workers.length).toBe(3);
});

/** What the recording of a slide takes here. */
function bytesOfOne(): number {
  const { show, record } = talk([slideOf("one-call-site")]);
  const shown = show(0);
  record();
  return shown.session?.recording.bytes ?? 0;
}

const lessons = ["one-call-site", "set-and-do-set", "one-object", "type-sensitivity"];

test.each([
  ["all three", 3, [6, 6, 6]],
  ["what is shown and the next one", 2, [6, 6, 0]],
  ["what is shown", 1.5, [6, 0, 0]],
])("of three runs stay as many as there is room for: %s", (_, room, lengths) => {
  const slides = lessons.map((lesson) => slideOf(lesson));
  const { show, prepare, release, record } = talk(slides, room * bytesOfOne());
  const shown = show(1);
  record();
  const [next, before] = [prepare(2, 0), prepare(0, 2)];
  record();
  release(1);
  expect([shown, next, before].map((each) => each?.length)).toEqual(lengths);
});

test("a run of slides gone by goes before those beside what is shown", () => {
  const { show, prepare, release, record } = talk(
    lessons.map((lesson) => slideOf(lesson)),
    2 * bytesOfOne(),
  );
  const first = show(0);
  record();
  const second = prepare(1);
  record();
  show(1);
  const third = prepare(2, 0);
  record();
  show(2);
  release(2);
  expect([first, second, third].map((each) => each?.length)).toEqual([0, 6, 6]);
});

test("beside a run that takes all the room nothing is made ready, and a run that was let go is made anew", () => {
  const { show, prepare, release, record, asked } = talk([slideOf("one-call-site"), slideOf("one-object")], 1);
  show(0);
  record();
  expect(prepare(1)).toBeUndefined();
  release(0);
  const before = asked();
  const second = show(1);
  expect([second.session, asked()]).toEqual([undefined, before + 1]);
  record();
  expect(second.length).toBe(6);
});
