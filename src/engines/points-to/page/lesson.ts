import type { Lesson, LessonQuestion, PrintedFact, Stop } from "../../../engine-kit/index.ts";
import type { PointsToGiven } from "../options.ts";

/** Rows of a table as the slides print them: pointer to objects, in order. */
export type ExpectedTable = Readonly<Record<string, readonly string[]>>;

/** What the result must be, from the lecture or derived by hand. Checked by the golden tests. */
interface Expectation {
  /** Index into `presets`. */
  readonly preset: number;
  readonly variables?: ExpectedTable;
  /** Pointers that the analysis has and the slide's table leaves out. */
  readonly notOnTheSlide?: ExpectedTable;
  readonly fields?: ExpectedTable;
  readonly callEdges?: readonly string[];
  readonly reachable?: readonly string[];
  /**
   * Single lines of the result, contexts dropped, by the short names of `factsOf`: `main.x` to `o3 o4`,
   * `call 14` to `One.get()`, `-` for nothing.
   */
  readonly facts?: Readonly<Record<string, string>>;
}

/** A program with the options, stops and results that make it a lesson. */
export interface PointsToLesson extends Lesson<PointsToGiven> {
  readonly question: LessonQuestion;
  readonly stops: readonly Stop[];
  /** What the program prints. Left out for programs of the slides, which print nothing. */
  readonly output?: string;
  readonly expect: readonly Expectation[];
}

/** A lesson as it is written: its stops and its question name facts with their contexts, `[]:x ∋ o2`. */
type WrittenLesson = Omit<PointsToLesson, "engine" | "stops"> & {
  readonly stops: readonly { readonly when: string; readonly say: string }[];
};

/** Checks the shape where the lesson is written. A context-insensitive run prints facts without contexts. */
export function defineLesson(lesson: WrittenLesson): PointsToLesson {
  return {
    ...lesson,
    engine: "points-to",
    stops: lesson.stops.map(({ when, say }) => ({
      when: when.includes("[]:") ? [when, when.replaceAll("[]:", "")] : when,
      say,
    })),
    question: inEveryRun(lesson.question),
  };
}

/** The facts of a question also as a run without contexts prints them. */
function inEveryRun({ facts, absent = [], ...question }: LessonQuestion): LessonQuestion {
  const alsoWithout = (fact: PrintedFact): PrintedFact => {
    const printed = [fact].flat();
    return [...new Set([...printed, ...printed.map((each) => each.replaceAll(/\[[^[\]]*\]:/g, ""))])];
  };
  return { ...question, facts: facts.map(alsoWithout), absent: absent.map(alsoWithout) };
}
