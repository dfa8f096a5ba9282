import { expect, test } from "vitest";
import { engineById } from "../../engines/index.ts";
import { recordedLesson } from "../../testing/recorded-lesson.ts";
import { addMessages } from "../messages/index.ts";
import { slidesOfMoments, slidesOfNotes } from "./slides.ts";

async function sessionOf(id: string) {
  const engine = engineById("relevancy");
  const lesson = engine?.lessons.find((each) => each.id === id);
  if (engine === undefined || lesson === undefined) throw new Error(`there is no lesson ${id}`);
  addMessages(...(await engine.messages()));
  const { board, recording } = await recordedLesson(engine, lesson);
  return { recording, reader: board.open(recording) };
}

test("a long run has a slide for each moment, with its title and what its step does; a short one has none", async () => {
  expect(slidesOfMoments(undefined)).toEqual([]);
  expect(slidesOfMoments(await sessionOf("split-locals"))).toEqual([]);
  const session = await sessionOf("example-1-constructor");
  const slides = slidesOfMoments(session);
  expect(slides).toHaveLength(session.reader.moments().length);
  expect(slides[0]).toMatchObject({ at: "1", title: "BuildGraph" });
  expect(slides.filter(({ title, text }) => title === "" || text === "" || /`|\{\w+\}/.test(title + text))).toEqual([]);
});

test("a note has a slide, named by its step", async () => {
  const { recording } = await sessionOf("split-locals");
  expect(slidesOfNotes(recording, [{ position: recording.length, text: "Look." }])).toEqual([
    { at: String(recording.stepCount), title: `Step ${recording.stepCount}`, text: "Look." },
  ]);
});
