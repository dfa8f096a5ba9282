import { createContext, useContext, useMemo } from "react";
import { type Lesson, type LessonQuestion, translatedLesson } from "../../../engine-kit/index.ts";
import { useRunState, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { useIsAsked } from "../moment/index.ts";

/** Whether lessons ask here: not on the slides of a lecture, which has its own questions. */
export const LessonAsksContext = createContext(true);

/** A lesson that is shown as it was written, and its question in the language of the page. */
export interface AskedLesson {
  readonly lesson: Lesson;
  /** Undefined until the lesson is here. */
  readonly question: LessonQuestion | undefined;
}

/** The lesson on the page that asks something; undefined also where the reader has changed its program. */
export function useAskedLesson(): AskedLesson | undefined {
  const workbench = useWorkbench();
  const isAsking = useContext(LessonAsksContext);
  const exampleId = useWorkbenchState((state) => state.exampleId);
  const isEdited = useWorkbenchState((state) => state.isEdited);
  // The rest of a lesson is fetched before its first run.
  const session = useRunState((state) => state.session);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  return useMemo(() => {
    const lesson = workbench.lesson(exampleId);
    if (lesson === undefined || isEdited || !isAsking) return undefined;
    return { lesson, question: translatedLesson(lesson).question };
  }, [workbench, exampleId, isEdited, isAsking, session]);
}

/** Where the reader is with a question: before the first step, on the way, or at its end, where it is answered. */
export type Stage = "opening" | "way" | "end";

/** The end is the last step of a run that is over, while the reader is asked nothing else. */
export function useQuestionStage(): Stage {
  const position = useWorkbenchState((state) => state.position);
  const isOver = useRunState(
    ({ status, isStale, session, length }) =>
      session !== undefined && status === "ready" && !isStale && length === session.recording.length,
  );
  const length = useRunState((state) => state.length);
  const isAsked = useIsAsked();
  if (position === 0) return "opening";
  return isOver && position === length && !isAsked ? "end" : "way";
}
