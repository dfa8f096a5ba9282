import { comparable, type EngineManifest, type Lesson, presentId } from "../../engine-kit/index.ts";
import { engineById, engines } from "../../engines/index.ts";
import {
  type AnalysisError,
  describe,
  failureOf,
  type InputFile,
  nearest,
  type Result,
  success,
} from "../../kernel/index.ts";
import { type GivenOptions, withOptions } from "../../options/index.ts";
import { say } from "../messages/en.ts";
import { bad, readAs, unreadable } from "../read.ts";
import { hasText, kindOf } from "./contents.ts";
import { lectureSchema, type WrittenSlide } from "./lecture.ts";

/** What is analyzed, and how. */
export interface SlideRun {
  readonly engine: EngineManifest;
  /** Undefined for a program of the lecture's own. */
  readonly lesson: Lesson | undefined;
  readonly files: readonly InputFile[];
  /** All that differ from what the engine does by itself. */
  readonly options: GivenOptions;
}

/** A slide with its run. Slides that follow one another in one run share it. */
export interface Slide extends Omit<WrittenSlide, "lesson" | "engine" | "files" | "options"> {
  readonly run: SlideRun;
}

export interface Lecture {
  readonly title: string;
  readonly slides: readonly Slide[];
}

/** Reads a lecture. What is wrong is said with its place in the file, everything at once. */
export function readLecture(file: InputFile): Result<Lecture> {
  const read = readAs(file, lectureSchema);
  if (!read.ok) return read;
  const { title, slides } = read.value;
  const found: Slide[] = [];
  // Text before the first program waits for the run that it leads to.
  const first = slides.find(({ lesson, files }) => lesson !== undefined || files !== undefined);
  const failures = slides.flatMap((written: WrittenSlide, number) => {
    const named =
      isText(written) && found.length === 0 && first !== undefined ? { ...first, ...programOf(written) } : written;
    const run = runOf({ file, number }, named, found.at(-1)?.run);
    if (!run.ok) return run.errors;
    const problem = problemAt(written, run.value) ?? contentProblem(written, run.value);
    if (problem !== undefined) return unreadable(file, `slides.${number}.${problem.path}`, problem.text);
    const { lesson: _, engine: __, files: ___, options: ____, ...said } = written;
    found.push({ ...said, run: run.value });
    return [];
  });
  return failures.length > 0 ? failureOf(failures) : success({ title, slides: found });
}

/** The minutes of all slides, to a hundredth. */
export function minutesOf({ slides }: Pick<Lecture, "slides">): number {
  return Math.round(100 * slides.reduce((sum, { minutes }) => sum + minutes, 0)) / 100;
}

/** The options of a slide that says none. */
export function usualOptions({ page }: EngineManifest, lesson?: Lesson): GivenOptions {
  return { ...page.start, ...lesson?.presets[0]?.options };
}

function isText(slide: WrittenSlide): boolean {
  return kindOf(slide) === "text" && slide.question === undefined;
}

function programOf({ lesson, files }: WrittenSlide): Partial<WrittenSlide> {
  return lesson === undefined && files === undefined ? {} : { lesson, files };
}

/** Where a slide stands in its file. */
interface Place {
  readonly file: InputFile;
  readonly number: number;
}

function runOf(place: Place, written: WrittenSlide, before: SlideRun | undefined): Result<SlideRun> {
  const { lesson, files, options } = written;
  if (lesson !== undefined && files !== undefined) return badAt(place, "files", say("lecture.twoPrograms"));
  if (lesson !== undefined) return runOfLesson(place, lesson, options);
  if (files !== undefined) return runOfFiles(place, written, files);
  if (before === undefined) return badAt(place, "lesson", say("lecture.noProgram"));
  return options === undefined ? success(before) : withGiven(place, before, options);
}

function runOfLesson(place: Place, written: string, options: WrittenSlide["options"]): Result<SlideRun> {
  const id = presentId(written);
  const engine = engines.find(({ lessons }) => lessons.some((lesson) => lesson.id === id));
  const lesson = engine?.lessons.find((each) => each.id === id);
  if (engine === undefined || lesson === undefined) return badAt(place, "lesson", unknownLesson(written));
  if (lesson.load !== undefined) return badAt(place, "lesson", say("lecture.fetched", { lesson: id }));
  const run = { engine, lesson, files: lesson.files ?? [lesson.file], options: usualOptions(engine, lesson) };
  return withGiven(place, run, options);
}

function runOfFiles(
  place: Place,
  { engine: id = "", options }: WrittenSlide,
  files: readonly InputFile[],
): Result<SlideRun> {
  const engine = engineById(id);
  if (engine === undefined) {
    const known = engines.map((each) => each.id).join(", ");
    return badAt(place, "engine", say("exercise.noEngine", { engine: id, known }));
  }
  return withGiven(place, { engine, lesson: undefined, files, options: usualOptions(engine) }, options);
}

function withGiven(place: Place, run: SlideRun, given: WrittenSlide["options"] = {}): Result<SlideRun> {
  const options = withOptions(run.engine.options, run.options, given as GivenOptions);
  const read = run.engine.options.parse(options);
  if (read.ok) return success({ ...run, options });
  return badAt(place, "options", allOf(read.errors));
}

function badAt({ file, number }: Place, path: string, problem: string): Result<never> {
  return bad(file, `slides.${number}.${path}`, problem);
}

interface Problem {
  readonly path: string;
  readonly text: string;
}

function problemAt({ at, fact, stop, view }: WrittenSlide, { engine, lesson }: SlideRun): Problem | undefined {
  if ([at, fact, stop].filter((each) => each !== undefined).length > 1)
    return { path: typeof at === "number" ? "step" : "at", text: say("lecture.twoPlaces") };
  const stops = lesson?.stops?.length ?? 0;
  if (stop !== undefined && stop > stops) return { path: "stop", text: say("lecture.noStop", { stop, stops }) };
  const views = engine.page.stages.map(({ id }) => id);
  if (view !== undefined && !views.includes(view))
    return { path: "view", text: say("lecture.noView", { view, known: views.join(", ") }) };
  return undefined;
}

/** What is wrong with what a slide holds besides a walk. */
function contentProblem(slide: WrittenSlide, run: SlideRun): Problem | undefined {
  const { at, table, compare } = slide;
  const wrong = table?.rows.findIndex(({ length }) => length !== table.heads.length) ?? -1;
  if (wrong >= 0)
    return { path: `table.rows.${wrong}`, text: say("lecture.unevenRow", { heads: table?.heads.length ?? 0 }) };
  if (compare !== undefined) return comparisonProblem(slide, compare, run);
  return at === "parting" ? { path: "at", text: say("lecture.noParting") } : undefined;
}

function comparisonProblem(
  slide: WrittenSlide,
  compare: NonNullable<WrittenSlide["compare"]>,
  { engine, options }: SlideRun,
): Problem | undefined {
  const alone = (["show", "rules", "fact", "stop", "question"] as const).find((part) => slide[part] !== undefined);
  const other = alone ?? (hasText(slide) ? "points" : undefined);
  if (other !== undefined) return { path: other, text: say("lecture.onlyCompared", { part: other }) };
  if (comparable.of(engine.page) === undefined)
    return { path: "compare", text: say("lecture.notCompared", { engine: engine.id }) };
  for (const [number, given] of compare.entries()) {
    const read = engine.options.parse(withOptions(engine.options, options, given as GivenOptions));
    if (!read.ok) return { path: `compare.${number}`, text: allOf(read.errors) };
  }
  return undefined;
}

function allOf(errors: readonly AnalysisError[]): string {
  return errors.map((error) => describe(error).replace(/\.$/, "")).join("; ");
}

function unknownLesson(id: string): string {
  const all = engines.flatMap(({ lessons }) => lessons.map((lesson) => lesson.id));
  const near = nearest(id, all);
  return near === undefined
    ? say("lecture.noLesson", { lesson: id })
    : say("lecture.otherLesson", { lesson: id, near });
}
