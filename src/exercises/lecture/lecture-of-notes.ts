import type { EngineManifest, Lesson } from "../../engine-kit/index.ts";
import type { InputFile } from "../../kernel/index.ts";
import { type GivenOptions, linkedOptions } from "../../options/index.ts";
import type { At } from "../../trace/index.ts";
import type { WrittenLecture } from "./lecture.ts";
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

/** Makes a lecture of the notes on a run: a slide for each, in their order. */
export function lectureOfNotes(title: string, run: NotedRun, notes: readonly NotedStep[]): WrittenLecture {
  const { view } = run;
  const slides = notes.map((note, place) => ({
    ...(place === 0 ? programOf(run) : {}),
    ...note,
    minutes: 1,
    ...(view === undefined ? {} : { view }),
  }));
  return { fixscope: "lecture", version: 2, title, slides };
}

/** What names the run; later slides stay in it. Options that are usual go without saying. */
function programOf({ engine, lesson, files, options }: NotedRun) {
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
