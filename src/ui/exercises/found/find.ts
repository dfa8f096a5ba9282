import { type EngineManifest, fetchLessons } from "../../../engine-kit/index.ts";
import { type Exercise, exerciseOfWritten, fingerprintOf, readExercise } from "../../../exercises/index.ts";
import { describe } from "../../../kernel/index.ts";
import { type ExerciseReference, isExerciseText, type Records } from "../../store/index.ts";
import { exerciseOn } from "../shelf.ts";

/** What a reference of a link leads to. */
export type Found =
  | { readonly kind: "exercise"; readonly exercise: Exercise }
  /** Nothing has that name. */
  | { readonly kind: "unknown" }
  /** The text of the link, or a file beside the page, is no exercise. */
  | { readonly kind: "damaged"; readonly problem: string }
  /** Part of what was to be looked through could not be fetched. */
  | { readonly kind: "unreachable" };

interface Places {
  readonly engines: readonly EngineManifest[];
  readonly records: Records;
  /** Fetches a file beside the page; undefined where there is none. Rejects without a connection. */
  readonly fetchFile: (path: string) => Promise<string | undefined>;
}

const NAME = /^[\w-]{1,80}$/;

/**
 * Finds the exercise of a link: in the link itself, among those that come with the page, among those that this browser keeps, as
 * `exercises/NAME.json` beside the page. Never rejects.
 */
export async function findExercise(
  reference: ExerciseReference,
  { engines, records, fetchFile }: Places,
): Promise<Found> {
  if (isExerciseText(reference)) return readAs("exercise", reference);
  // A text that was packed and could not be unpacked.
  if (reference.startsWith("v1.")) return { kind: "damaged", problem: "" };
  if (!NAME.test(reference)) return { kind: "unknown" };
  await records.ready();
  const kept = exerciseOn(records, reference);
  if (kept !== undefined) return { kind: "exercise", exercise: kept };
  try {
    const written = await writtenExercise(engines, reference);
    if (written !== undefined) return { kind: "exercise", exercise: written };
    const name = `exercises/${reference}.json`;
    const text = await fetchFile(name);
    return text === undefined ? { kind: "unknown" } : readAs(name, text);
  } catch {
    return { kind: "unreachable" };
  }
}

/** An exercise on a lesson, by its name or, as older links have it, by its fingerprint. */
async function writtenExercise(engines: readonly EngineManifest[], name: string): Promise<Exercise | undefined> {
  await Promise.all(engines.map(fetchLessons));
  const written = await Promise.all(engines.map(async (engine) => ({ engine, all: await engine.exercises() })));
  for (const { engine, all } of written)
    for (const each of all) {
      if (each.id === name) return exerciseOfWritten(engine, each);
      const exercise = exerciseOfWritten(engine, each);
      if (fingerprintOf(exercise) === name) return exercise;
    }
  return undefined;
}

function readAs(name: string, text: string): Found {
  const read = readExercise({ name, text });
  return read.ok
    ? { kind: "exercise", exercise: read.value }
    : { kind: "damaged", problem: read.errors.map(describe).join(" ") };
}
