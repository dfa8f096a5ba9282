import type { Lesson, LessonQuestion } from "../../../engine-kit/index.ts";

/** What is done with a pushdown system: successors or predecessors of the start. */
type LessonOptions = { readonly direction: "post" | "pre" };

/** A pushdown system in text form. */
export interface PushdownLesson extends Lesson<LessonOptions> {
  readonly question: LessonQuestion;
  readonly text: readonly string[];
  readonly expect: readonly {
    readonly preset: number;
    /** `<p, g> : weight` for every reachable control location and top of the stack, in any order. */
    readonly tops: readonly string[];
  }[];
}

/** Checks the shape of a lesson where it is written. */
export function defineLesson(lesson: Omit<PushdownLesson, "engine">): PushdownLesson {
  return { ...lesson, engine: "pushdown" };
}
