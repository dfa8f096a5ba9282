import { type EngineManifest, fetchLessons, type Lesson } from "../../engine-kit/index.ts";
import { type Answers, type Exercise, exerciseOfWritten, fingerprintOf, readExercise } from "../../exercises/index.ts";
import type { GivenOptions } from "../../options/index.ts";
import { type ExerciseReference, type Links, type Records, type Services, sameFiles } from "../store/index.ts";

/** In place of a reference: the exercise that the reader writes. */
export const DRAFT = "draft";

const NUMBERED = /^questions-(\d{1,6})$/;

/** The name of the questions that a run is asked under a number. */
export function numberedSheet(seed: number): string {
  return `questions-${seed}`;
}

/** The number of such questions; undefined for exercises of another kind. */
export function numberOfSheet(id: string): number | undefined {
  const [, seed] = NUMBERED.exec(id) ?? [];
  return seed === undefined ? undefined : Number(seed);
}

/** What the reader has answered so far. */
export type Given = Pick<Answers, "name" | "answers">;

/** Where an exercise is started. */
interface StartPlace extends Pick<Services, "engines" | "workbench"> {
  readonly links: Links;
}

/** An exercise that this browser keeps; undefined where it has none of that name, or what it has cannot be read. */
export function exerciseOn(records: Records, id: string): Exercise | undefined {
  const kept = records.get("exercise", id);
  const read = kept === undefined ? undefined : readExercise({ name: id, text: JSON.stringify(kept) });
  return read?.ok === true ? read.value : undefined;
}

/** Keeps an exercise among those that were opened in this browser. */
export function keepExercise(records: Records, exercise: Exercise): void {
  const id = fingerprintOf(exercise);
  if (records.get("exercise", id) === undefined) records.write("exercise", id, exercise);
}

/**
 * Goes where an exercise is worked on. `reference`: its name, where it has one that is known in every browser. `document`: the one that
 * has its program, where that is too large for an address.
 */
export async function startExercise(
  { engines, workbench, links }: StartPlace,
  exercise: Exercise,
  reference: ExerciseReference = textOfExercise(exercise),
  document?: string,
): Promise<void> {
  const engine = engines.find(({ id }) => id === exercise.engine) ?? workbench.engine;
  // The link names the lesson of the program; where it is not known it has the program itself.
  await fetchLessons(engine).catch(() => undefined);
  workbench.set({ isSolving: false });
  location.assign(linkOfExercise(links, engine, exercise, reference, document));
}

/** Goes to the exercise on a lesson; where none is written, to questions about the run that is shown. */
export async function startExerciseAbout({ id }: Lesson, place: StartPlace): Promise<void> {
  const { workbench } = place;
  const written = (await workbench.engine.exercises()).find(({ lesson }) => lesson === id);
  if (written === undefined) workbench.set({ exercise: numberedSheet(1), isSolving: false });
  else await startExercise(place, exerciseOfWritten(workbench.engine, written), written.id);
}

/** Opens the page of a lesson with the exercise on it; where none is written, with questions about its run. */
export async function openExerciseAbout(
  { id }: Lesson,
  engine: EngineManifest,
  place: Omit<StartPlace, "engines">,
): Promise<void> {
  const written = (await engine.exercises()).find(({ lesson }) => lesson === id);
  if (written !== undefined) {
    await startExercise({ ...place, engines: [engine] }, exerciseOfWritten(engine, written), written.id);
    return;
  }
  const link = { example: id, options: {}, exercise: numberedSheet(1) };
  location.assign(place.links.of({ kind: "workbench", page: engine.page.route, link }));
}

/** What a link says of an exercise that no other browser knows by a name: all of it. */
export function textOfExercise(exercise: Exercise): ExerciseReference {
  return JSON.stringify(exercise);
}

export function removeExercise(records: Records, id: string): void {
  records.remove("exercise", id);
  records.remove("answers", id);
}

/** The exercises of an engine that this browser keeps, by their titles. */
export function keptExercises(records: Records, engine: string): readonly (readonly [id: string, Exercise])[] {
  return records
    .names("exercise")
    .flatMap((id) => {
      const exercise = exerciseOn(records, id);
      return exercise?.engine === engine ? [[id, exercise] as const] : [];
    })
    .sort(([, a], [, b]) => a.title.localeCompare(b.title));
}

/** What was answered in an exercise where nothing was. */
export const NOTHING_GIVEN: Given = { name: "", answers: {} };

/** Where an exercise is worked on: its program under its options. */
export function linkOfExercise(
  links: Pick<Links, "of">,
  engine: EngineManifest,
  exercise: Exercise,
  reference: ExerciseReference,
  document?: string,
): string {
  const { files } = exercise;
  const lesson = engine.lessons.find(({ file, files: all = [file] }) => sameFiles(all, files));
  const own = document === undefined ? { files } : { files, document };
  const program = lesson === undefined ? own : { example: lesson.id };
  const options = optionsOf(engine, exercise);
  return links.of({ kind: "workbench", page: engine.page.route, link: { ...program, options, exercise: reference } });
}

/** What a file leaves out is as on the command line, not as a page begins. */
export function optionsOf({ options, page }: EngineManifest, exercise: Exercise): GivenOptions {
  const usual = options.options.flatMap(({ name, option: { fallback } }) =>
    fallback !== undefined && Object.hasOwn(page.start, name) ? [[name, fallback] as const] : [],
  );
  return { ...Object.fromEntries(usual), ...(exercise.options as GivenOptions) };
}
