import { useMemo, useState } from "react";
import { type Lesson, type LessonQuestion, translatedLesson } from "../../../engine-kit/index.ts";
import { Marked, t } from "../../messages/index.ts";
import {
  presetOptions,
  startOptions,
  useRunState,
  useSettings,
  useWorkbench,
  useWorkbenchState,
} from "../../store/index.ts";
import { useIsEmbedded } from "../shown-parts.ts";
import { decidingFacts } from "./deciding-facts.ts";
import { FactsThatDecide } from "./facts-that-decide.tsx";
import { NextWays } from "./next-ways.tsx";
import { OtherRun } from "./other-run.tsx";

interface LessonAnswerProps {
  readonly lesson: Lesson;
  readonly question: LessonQuestion;
}

/** The answer at the last step: the sentence, the facts of this run that decide it, what another run says, and where to go on. */
export function LessonAnswer({ lesson, question }: LessonAnswerProps) {
  const session = useRunState((state) => state.session);
  const isEmbedded = useIsEmbedded();
  const isPresenting = useSettings((state) => state.lecture);
  const [isOpen, open] = useState(false);
  const facts = useMemo(() => (session === undefined ? [] : decidingFacts(session, question)), [session, question]);
  const other = useOtherPreset(lesson, question);
  const isAsTold = facts.every((fact) => fact.isAsTold);
  const [first] = translatedLesson(lesson).presets;
  return (
    <section className={isOpen ? "answer is-open" : "answer"} aria-label={t("lesson.answer")}>
      <p className="answer-sentence">
        {isAsTold ? null : <span className="answer-of">{t("lesson.answerOf", { run: first?.label ?? "" })}</span>}
        <Marked text={question.answer} />
      </p>
      <button type="button" className="link-button answer-more" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        {t("lesson.answerMore")}
      </button>
      <div className="answer-rest">
        <FactsThatDecide facts={facts} label={t("lesson.facts")} isHere />
        {other === undefined ? null : (
          <OtherRun key={`${lesson.id} ${other}`} lesson={lesson} question={question} preset={other} />
        )}
      </div>
      {isEmbedded || isPresenting ? null : <NextWays lesson={lesson} />}
    </section>
  );
}

/** Whose result is shown beside: that of the preset that the question names, or of the first one where another run is shown. */
function useOtherPreset(lesson: Lesson, { beside }: LessonQuestion): number | undefined {
  const { engine } = useWorkbench();
  const options = useWorkbenchState((state) => state.options);
  const isFirst =
    JSON.stringify(options) === JSON.stringify(startOptions(engine, lesson, presetOptions(engine, lesson)));
  return isFirst ? beside : 0;
}
