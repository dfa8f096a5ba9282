import type { Lesson, LessonQuestion } from "../../../engine-kit/index.ts";
import type { DataFlowGiven } from "../options.ts";

/** A program with the options and facts that make it a lesson. */
export interface FlowLesson extends Lesson<DataFlowGiven> {
  readonly question: LessonQuestion;
  readonly expect: readonly {
    /** Index into `presets`. */
    readonly preset: number;
    /** The facts before and after lines, without temporaries: `in 7`, `out 7` to `{x=1, y=NAC}` or `{x, y}`. */
    readonly facts?: Readonly<Record<string, string>>;
    /** Line and reason of each dead statement. */
    readonly dead?: readonly string[];
    /** Nodes taken off the worklist. */
    readonly pops?: number;
  }[];
}

/** Checks the shape where the lesson is written. */
export function defineLesson(lesson: Omit<FlowLesson, "engine">): FlowLesson {
  return { engine: "data-flow", ...lesson };
}
