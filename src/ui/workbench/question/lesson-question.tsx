import { Play } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { translatedLesson } from "../../../engine-kit/index.ts";
import { Marked, t } from "../../messages/index.ts";
import { noteDone, useRecords, useRunState, useServices, useStepNumbers, useWorkbench } from "../../store/index.ts";
import { useIsEmbedded } from "../shown-parts.ts";
import { LessonAnswer } from "./answer.tsx";
import { useAskedLesson, useQuestionStage } from "./use-lesson-question.ts";
import "./question.css";

interface LessonQuestionProps {
  /** The signs of the page, where there is room for them before the first step. */
  readonly signs?: ReactNode;
}

/**
 * What the lesson asks, in rows of its own above the drawing: with the signs of the page before the first step, in one line on
 * the way, and at the end with the answer.
 */
export function LessonQuestionRows({ signs }: LessonQuestionProps) {
  const asked = useAskedLesson();
  const stage = useQuestionStage();
  useDone(stage === "end" ? asked?.lesson.id : undefined);
  if (asked === undefined) return null;
  const { lesson, question } = asked;
  return (
    <div className={`lesson-question is-${stage}`}>
      {question === undefined ? null : (
        <section className="asked" aria-label={t("lesson.question")}>
          {stage === "opening" ? null : <span className="asked-word">{t("lesson.question")}</span>}
          <p className="asked-text">
            <Marked text={question.ask} />
          </p>
          {stage === "opening" ? <Begin /> : null}
        </section>
      )}
      {stage === "opening" && signs !== undefined ? (
        <div className="notation">
          <p className="notation-goal">{translatedLesson(lesson).summary}</p>
          {signs}
        </div>
      ) : null}
      {stage === "end" && question !== undefined ? <LessonAnswer lesson={lesson} question={question} /> : null}
    </div>
  );
}

/** Keeps that the reader has seen the end of a lesson; undefined: of none. */
function useDone(lesson: string | undefined): void {
  const { records } = useServices();
  const isEmbedded = useIsEmbedded();
  const isRead = useRecords((_, state) => state.isRead);
  useEffect(() => {
    if (lesson !== undefined && isRead && !isEmbedded) noteDone(records, lesson);
  }, [records, lesson, isRead, isEmbedded]);
}

/** The way into the run, and how long it is. */
function Begin() {
  const workbench = useWorkbench();
  const steps = useStepNumbers();
  const length = useRunState((state) => (state.status === "running" ? 0 : state.length));
  const stops = workbench.waypoints.stops().length;
  return (
    <span className="asked-begin">
      {length === 0 ? null : (
        <span className="asked-length">
          {t("lesson.length", { steps: Number.parseInt(String(steps.at(length)), 10), stops })}
        </span>
      )}
      <button
        type="button"
        className="button small is-primary"
        title={t("lesson.beginHint")}
        onClick={() => workbench.walk.step(1)}
      >
        <Play size={14} aria-hidden="true" /> {t("lesson.begin")}
      </button>
    </span>
  );
}
