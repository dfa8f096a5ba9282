import type { Lesson, LessonQuestion } from "../../../engine-kit/index.ts";
import type { LfpReading } from "../algorithm/least-fixed-point/readings.ts";

/** How Algorithm 1 is read, and where it is cut. */
type LessonOptions = {
  readonly reading: LfpReading;
  readonly maxIterations?: number;
  readonly maxDisjuncts?: number;
};

/** Predicates and formulas in separation logic. */
export interface SeparationLesson extends Lesson<LessonOptions> {
  readonly question: LessonQuestion;
  readonly text: readonly string[];
  readonly expect: readonly {
    readonly preset: number;
    /** The round in which A has stopped growing; undefined when a limit came first. */
    readonly stop: number | undefined;
    /** How many disjuncts SV of each round has, by predicate. */
    readonly sizes: Readonly<Record<string, readonly number[]>>;
  }[];
  /** The verdict on each `check`, in order; the same under every preset. */
  readonly verdicts: readonly ("sat" | "unsat" | "unknown")[];
}

/** Checks the shape of a lesson where it is written. */
export function defineLesson(lesson: Omit<SeparationLesson, "engine">): SeparationLesson {
  return { ...lesson, engine: "separation" };
}
