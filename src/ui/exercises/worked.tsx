import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useState } from "react";
import { type OpenExercise, type Posed, rounded } from "../../exercises/index.ts";
import { translated } from "../../kernel/index.ts";
import { t } from "../messages/index.ts";
import { useRecords, useServices, useWorkbench } from "../store/index.ts";
import { SavingSign } from "../stored/index.ts";
import { OtherAnswer } from "./kept/index.ts";
import { Overview, saveAnswers } from "./overview.tsx";
import { QuestionView } from "./question-view.tsx";
import { type Given, NOTHING_GIVEN } from "./shelf.ts";

interface WorkedProps {
  readonly id: string;
  readonly open: OpenExercise;
  readonly onLeave: () => void;
}

/** The questions one by one, then what was answered. */
export function Worked({ id, open, onLeave }: WorkedProps) {
  const { records } = useServices();
  const { posed, exercise } = open;
  const kept = useRecords((all) => all.get("answers", id));
  const isRead = useRecords((_, state) => state.isRead);
  const given: Given = kept ?? NOTHING_GIVEN;
  const [place, go] = useState(0);
  /** How often another tab's answer was taken: a field that is written into begins with it. */
  const [taken, take] = useState(0);
  const shown = posed[place];
  const keep = (next: Given): void => records.write("answers", id, next);
  useQuestionPosition(shown);
  const answer = (question: string, texts: readonly string[] | undefined): void => {
    const { [question]: _, ...others } = given.answers;
    keep({ ...given, answers: texts === undefined ? others : { ...others, [question]: [...texts] } });
  };
  if (!isRead) return <p>{t("sheet.running")}</p>;
  return (
    <>
      <div className="exercise-head">
        <b>{translated(exercise.title)}</b>
        {shown === undefined ? null : (
          <span>
            {t("sheet.question", { number: place + 1, count: posed.length })} ·{" "}
            {t("sheet.points", { points: rounded(shown.question.points) })}
          </span>
        )}
        <span className="exercise-ways">
          <button
            type="button"
            className="icon-button"
            aria-label={t("sheet.previous")}
            title={t("sheet.previous")}
            disabled={place === 0}
            onClick={() => go(place - 1)}
          >
            <ChevronLeft size={18} aria-hidden="true" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={t(place + 1 < posed.length ? "sheet.next" : "sheet.toEnd")}
            title={t(place + 1 < posed.length ? "sheet.next" : "sheet.toEnd")}
            disabled={place >= posed.length}
            onClick={() => go(place + 1)}
          >
            <ChevronRight size={18} aria-hidden="true" />
          </button>
          <button type="button" className="link-button" onClick={onLeave}>
            {t("sheet.leave")}
          </button>
        </span>
      </div>
      {kept === undefined ? null : (
        <SavingSign kind="answers" name={id}>
          <button type="button" className="button small" onClick={() => saveAnswers(exercise, given)}>
            {t("sheet.save")}
          </button>
        </SavingSign>
      )}
      {shown === undefined ? null : (
        <OtherAnswer
          id={id}
          question={shown.question.id}
          given={given.answers[shown.question.id]}
          onTake={(texts) => {
            answer(shown.question.id, texts);
            take(taken + 1);
          }}
        />
      )}
      {shown === undefined ? (
        <Overview
          open={open}
          given={given}
          onGo={go}
          onName={(name) => keep({ ...given, name })}
          onForget={() => keep({ ...given, answers: {} })}
        />
      ) : (
        <QuestionView
          key={`${shown.question.id} ${taken}`}
          exercise={id}
          posed={shown}
          facts={open.sheet.facts}
          given={given.answers[shown.question.id]}
          onAnswer={(texts) => answer(shown.question.id, texts)}
          isLast={place + 1 === posed.length}
          onNext={() => go(place + 1)}
        />
      )}
    </>
  );
}

/** The page shows the step that a question is about. */
function useQuestionPosition(posed: Posed | undefined): void {
  const workbench = useWorkbench();
  useEffect(() => {
    if (posed?.question.at !== undefined) workbench.jump(posed.question.at);
  }, [workbench, posed]);
}
