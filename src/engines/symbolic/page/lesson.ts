import type { Lesson, LessonQuestion } from "../../../engine-kit/index.ts";
import type { InputFile } from "../../../kernel/index.ts";
import type { TestsOptions } from "../options.ts";

/** How inputs of a method are generated: the options that a lesson sets. */
export type LessonOptions = Partial<
  Pick<TestsOptions, "aliases" | "calls" | "contexts" | "depth" | "initialize" | "strategy" | "loops" | "size">
> & {
  readonly method: string;
  /** The inputs that are symbolic, at their commas, or `relevant`; all when absent. */
  readonly symbolic?: string;
};

/** A Java program with a specification, for symbolic execution. */
export interface SymbolicLesson extends Lesson<LessonOptions> {
  readonly question: LessonQuestion;
  /** Java first, then the specification. */
  readonly files: readonly InputFile[];
  readonly text: readonly string[];
}

/** Checks the shape of a lesson where it is written. */
export function defineLesson(lesson: Omit<SymbolicLesson, "engine">): SymbolicLesson {
  return { ...lesson, engine: "symbolic" };
}
