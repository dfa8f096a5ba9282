import type { Lesson, LessonQuestion } from "../../../engine-kit/index.ts";

/** The options that a lesson sets: those of the points-to analysis underneath, and its own. */
type LessonOptions = {
  readonly context: string;
  readonly heap: number;
  readonly entry?: string;
  /** Table 1 or Table 2 of the paper. */
  readonly globals: "merged" | "refined";
  /** Under Table 2: cc′ is the context that the call site creates, or every context of the callee, as printed. */
  readonly refinedContexts?: "callee" | "printed";
  /** `Class.method(..)/var,…`; every call of `Symbolic` when absent. */
  readonly seeds?: string;
  /** Whether locals are split by definition; they are when absent. */
  readonly splitLocals?: boolean;
};

/** A program for the relevancy analysis. */
export interface RelevancyLesson extends Lesson<LessonOptions> {
  readonly question: LessonQuestion;
  readonly text: readonly string[];
  /** Of the variables of user code, or parts of them, by label (`Driver.main(String[])/s`, `…/s₁`, `Limit.v`). */
  readonly expect: readonly {
    /** Index into `presets`. */
    readonly preset: number;
    readonly relevant: readonly string[];
    readonly notRelevant: readonly string[];
  }[];
}

/** Checks the shape of a lesson where it is written. */
export function defineLesson(lesson: Omit<RelevancyLesson, "engine">): RelevancyLesson {
  return { ...lesson, engine: "relevancy" };
}
