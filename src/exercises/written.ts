import * as v from "valibot";
import { type EngineManifest, translatedExercise, type WrittenExercise } from "../engine-kit/index.ts";
import { type Exercise, exerciseSchema } from "./exercise.ts";
import { fingerprintOf } from "./hash.ts";

/** A written exercise as a file has it: with its program and its options. */
export function exerciseOfWritten(engine: EngineManifest, written: WrittenExercise): Exercise {
  const { title, questions } = written;
  const lesson = engine.lessons.find(({ id }) => id === written.lesson);
  const preset = lesson?.presets.find(({ label }) => label === written.preset);
  if (lesson === undefined || preset === undefined) throw new RangeError(`${written.lesson}: ${written.preset}`);
  return v.parse(exerciseSchema, {
    fixscope: "exercise",
    version: 2,
    title,
    engine: engine.id,
    files: (lesson.files ?? [lesson.file]).map(({ name, text }) => ({ name, text })),
    options: { ...engine.page.start, ...preset.options },
    questions: questions.map((question, place) => ({ id: `q${place + 1}`, ...question })),
  });
}

/**
 * An exercise in the language in use where it is one of those that were written for lessons of its engine. What another author has
 * put into words of their own stays as it is.
 */
export function withKnownTranslation(
  exercise: Exercise,
  engine: EngineManifest,
  written: readonly WrittenExercise[],
): Exercise {
  const fingerprint = fingerprintOf(exercise);
  for (const each of written) {
    const known = exerciseOfWritten(engine, each);
    if (fingerprintOf(known) !== fingerprint) continue;
    const translated = translatedExercise(each);
    return {
      ...exercise,
      title: exercise.title === known.title ? translated.title : exercise.title,
      questions: exercise.questions.map((question, at) =>
        question.text === undefined || question.text !== known.questions[at]?.text
          ? question
          : { ...question, text: translated.questions[at]?.text },
      ),
    };
  }
  return exercise;
}
