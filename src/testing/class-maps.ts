import { engines } from "../engines/index.ts";
import type { GraphModel } from "../trace/index.ts";
import { recordedLesson } from "./recorded-lesson.ts";

/** Lessons whose programs have many classes. */
const lessons = ["lending-library", "observers", "iterators"];

/** The maps of their classes at the end of a run, by lesson. */
export async function classMaps(): Promise<readonly (readonly [string, GraphModel])[]> {
  const engine = engines.find(({ id }) => id === "points-to");
  if (engine === undefined) throw new Error("there is no points-to analysis");
  return Promise.all(
    lessons.map(async (id) => {
      const lesson = engine.lessons.find((each) => each.id === id);
      if (lesson === undefined) throw new Error(`there is no lesson ${id}`);
      const { board, recording } = await recordedLesson(engine, lesson);
      const view = board.open(recording).view("class-map", recording.length, recording.length);
      if (view.kind !== "graph") throw new Error(`${id} has no map`);
      return [id, view.model] as const;
    }),
  );
}
