import type { EngineManifest, Lesson } from "../../engine-kit/index.ts";
import type { InputFile } from "../../kernel/index.ts";
import { type GivenOptions, linkedOptions } from "../../options/index.ts";
import type { At } from "../../trace/index.ts";
import type { WrittenLecture, WrittenSlide } from "./lecture.ts";
import { usualOptions } from "./read-lecture.ts";

/** A run as a reader sees it. */
interface NotedRun {
  readonly engine: EngineManifest;
  /** Undefined for a program of the reader's own, and for a lesson that was edited. */
  readonly lesson: Lesson | undefined;
  readonly files: readonly InputFile[];
  /** All that are set, as in links. */
  readonly options: GivenOptions;
  /** The view that is pinned, for all slides. */
  readonly view: string | undefined;
}

/** What is said at a position. */
interface NotedStep {
  readonly at: At;
  readonly title: string;
  readonly text: string;
}

/** What names a run: of a slide, its program and its options. */
type NamedRun = Pick<WrittenSlide, "lesson" | "engine" | "files" | "options">;

/** A slide that names its run, and its position as the step bar writes it. */
export type NamedSlide = Omit<WrittenSlide, "at"> & { readonly at?: string };

/** Makes a lecture of the notes on a run: a slide for each, in their order. */
export function lectureOfNotes(title: string, run: NotedRun, notes: readonly NotedStep[]): WrittenLecture {
  const { view } = run;
  const named = namedRun(run);
  return lectureOfSlides(
    title,
    notes.map((note) => ({ ...named, ...note, minutes: 1, ...(view === undefined ? {} : { view }) })),
  );
}

/** Makes a lecture of slides that name their runs: one that stays in the run of the slide before goes without. */
export function lectureOfSlides(title: string, slides: readonly NamedSlide[]): WrittenLecture {
  const written = slides.map((slide, place) => {
    const before = slides[place - 1];
    if (before === undefined || runText(before) !== runText(slide)) return slide;
    const { lesson: _, engine: __, files: ___, options: ____, ...rest } = slide;
    return rest;
  });
  return { fixscope: "lecture", version: 2, title, slides: written };
}

function runText({ lesson, engine, files, options }: NamedRun): string {
  return JSON.stringify([lesson, engine, files, options]);
}

/** Names the run. Options that are usual go without saying. */
export function namedRun({ engine, lesson, files, options }: Omit<NotedRun, "view">): NamedRun {
  // A program that is fetched is written out: lectures hold no runs that have to be waited for.
  const named = lesson?.load === undefined ? lesson : undefined;
  const usual = usualOptions(engine, named);
  const chosen = Object.entries(linkedOptions(engine.options, options)).filter(
    ([name, value]) => value !== usual[name],
  );
  return {
    ...(named === undefined
      ? { engine: engine.id, files: files.map(({ name, text }) => ({ name, text })) }
      : { lesson: named.id }),
    ...(chosen.length === 0 ? {} : { options: Object.fromEntries(chosen) }),
  };
}
