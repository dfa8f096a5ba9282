import * as v from "valibot";
import type { EngineManifest, WrittenExercise } from "../engine-kit/index.ts";
import { type Exercise, exerciseSchema } from "./exercise.ts";

/** A written exercise as a file has it: with its program and its options. */
export function exerciseOfWritten(engine: EngineManifest, written: WrittenExercise): Exercise {
  const { title, questions } = written;
  const lesson = engine.lessons.find(({ id }) => id === written.lesson);
  const preset = lesson?.presets.find(({ label }) => label === written.preset);
  if (lesson === undefined || preset === undefined) throw new RangeError(`${written.lesson}: ${written.preset}`);
  return v.parse(exerciseSchema, {
    fixscope: "exercise",
    version: 1,
    title,
    engine: engine.id,
    files: (lesson.files ?? [lesson.file]).map(({ name, text }) => ({ name, text })),
    options: { ...engine.page.start, ...preset.options },
    questions: questions.map((question, place) => ({ id: `q${place + 1}`, ...question })),
  });
}
