import { expect, test } from "vitest";
import { engines } from "../../../engines/index.ts";
import { recordedLesson } from "../../../testing/recorded-lesson.ts";
import { share } from "../../../testing/seeds.ts";
import { isBlankView, isNeverDrawn } from "./blank.ts";
import { viewOfStep, viewsOf } from "./stage-view.ts";

/** How many positions of a recording are looked at. */
const POSITIONS = 80;

const lessons = engines.flatMap((engine) => {
  const small = engine.lessons.filter(({ load }) => load === undefined);
  return share(small, 16).map((lesson) => [engine.id, lesson.id, engine, lesson] as const);
});

test.each(lessons)("%s, %s: the stage has something at every step", async (_, __, engine, lesson) => {
  const { board, recording } = await recordedLesson(engine, lesson);
  const views = viewsOf(engine, board);
  const reader = board.open(recording);
  const { length } = recording;
  const stride = Math.max(1, Math.floor(length / POSITIONS));
  const positions = [...Array.from({ length: Math.floor(length / stride) }, (_each, index) => index * stride), length];
  const blank = positions.filter((position) => {
    const since = recording.previousStop(position, "rule");
    const moment = { session: { reader, recording }, position, since };
    const isBlank = (view: (typeof views)[number]) => isBlankView(view, moment);
    const active = reader.activeLines(position);
    const shown = viewOfStep(views, active, { isOver: position === length, isBlank });
    return shown === undefined || isBlank(shown);
  });
  expect(blank).toEqual([]);
});

test("views of the other way to tell calls apart are not offered", async () => {
  const engine = engines.find(({ id }) => id === "relevancy");
  const lesson = engine?.lessons.find(({ id }) => id === "recursive-calls");
  if (engine === undefined || lesson === undefined) throw new Error("there is no such lesson");
  const { board, recording } = await recordedLesson(engine, lesson);
  const moment = { session: { reader: board.open(recording), recording }, position: 1, since: 0 };
  const left = viewsOf(engine, board).filter((view) => !isNeverDrawn(view, moment));
  expect(left.map(({ id }) => id)).toEqual(["dependence-graph", "p-automaton", "instrumented"]);
});

test("where nothing satisfies the formula, the stage is the formula’s own heap", async () => {
  const engine = engines.find(({ id }) => id === "separation");
  const lesson = engine?.lessons.find(({ id }) => id === "flaw-oscillation");
  if (engine === undefined || lesson === undefined) throw new Error("there is no such lesson");
  const { board, recording } = await recordedLesson(engine, lesson);
  const reader = board.open(recording);
  const position = recording.length;
  const moment = { session: { reader, recording }, position, since: position - 1 };
  const active = reader.activeLines(position);
  const shown = viewOfStep(viewsOf(engine, board), active, { isBlank: (view) => isBlankView(view, moment) });
  expect(active.map(({ procedure }) => procedure)).toContain("Satisfiable");
  expect(shown?.id).toBe("heap");
  const view = reader.view("heap", position, position - 1);
  const pictures = view.kind === "heap" ? view.pictures : [];
  expect(pictures.map(({ clouds }) => clouds.map(({ label }) => label))).toEqual([["P(x, y)"]]);
});
