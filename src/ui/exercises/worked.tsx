import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useState } from "react";
import { type OpenExercise, type Posed, rounded } from "../../exercises/index.ts";
import { t } from "../messages/index.ts";
import { IconButton, LinkButton, SmallButton } from "../parts/index.ts";
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
      <QuestionHead exercise={exercise} posed={posed} place={place} onGo={go} onLeave={onLeave} />
      {kept === undefined ? null : (
        <SavingSign kind="answers" name={id}>
          <SmallButton onClick={() => saveAnswers(exercise, given)}>{t("sheet.save")}</SmallButton>
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
          sheet={open.sheet}
          given={given.answers[shown.question.id]}
          onAnswer={(texts) => answer(shown.question.id, texts)}
          isLast={place + 1 === posed.length}
          onNext={() => go(place + 1)}
        />
      )}
    </>
  );
}

interface QuestionHeadProps extends Pick<OpenExercise, "exercise" | "posed"> {
  /** The number of the question that is shown, from 0; after the last one comes what was answered. */
  readonly place: number;
  readonly onGo: (place: number) => void;
  readonly onLeave: () => void;
}

/** Which question of which exercise, and the way to the others. */
function QuestionHead({ exercise, posed, place, onGo, onLeave }: QuestionHeadProps) {
  const shown = posed[place];
  const next = t(place + 1 < posed.length ? "sheet.next" : "sheet.toEnd");
  return (
    <div className="exercise-head">
      <b>{exercise.title}</b>
      {shown === undefined ? null : (
        <span>
          {t("sheet.question", { number: place + 1, count: posed.length })} ·{" "}
          {t("sheet.points", { points: rounded(shown.question.points) })}
        </span>
      )}
      <span className="exercise-ways">
        <IconButton
          aria-label={t("sheet.previous")}
          title={t("sheet.previous")}
          disabled={place === 0}
          onClick={() => onGo(place - 1)}
        >
          <ChevronLeft size={18} aria-hidden="true" />
        </IconButton>
        <IconButton aria-label={next} title={next} disabled={place >= posed.length} onClick={() => onGo(place + 1)}>
          <ChevronRight size={18} aria-hidden="true" />
        </IconButton>
        <LinkButton onClick={onLeave}>{t("sheet.leave")}</LinkButton>
      </span>
    </div>
  );
}

/** The page shows the step that a question is about. */
function useQuestionPosition(posed: Posed | undefined): void {
  const workbench = useWorkbench();
  useEffect(() => {
    if (posed?.question.at !== undefined) workbench.walk.jump(posed.at);
  }, [workbench, posed]);
}
