import type { KeyboardEvent, ReactNode, Ref } from "react";
import type { Answer, Objection, Question } from "../../../trace/index.ts";
import { Marked, t, translate } from "../../messages/index.ts";
import { LinkButton, Select } from "../../parts/index.ts";
import { type AskingTime, askingTimes, type Prediction, type Score, type StepNumbers } from "../../store/index.ts";
import { useShown } from "../../tokens/index.ts";
import { Formula } from "./formula.tsx";
import "./question.css";

interface QuestionPanelProps {
  readonly steps: StepNumbers;
  readonly prediction: Prediction;
  readonly score: Score;
  /** Stands beside the score. */
  readonly sign?: ReactNode;
  readonly asks: AskingTime;
  readonly onAnswer: (chosen: number | "unsure") => void;
  /** Goes on to the step, answered or not. */
  readonly onShow: () => void;
  readonly onClose: () => void;
  readonly onAsks: (asks: AskingTime) => void;
}

/** How much of a formula an answer shows: enough to tell answers apart. */
const CHARACTERS = 120;

/** The first answer takes the focus when it appears, then the way on: keys find them without a search. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}

/** In place of the band: what comes next? Answered by a click, by its number, or not at all. */
export function QuestionPanel(props: QuestionPanelProps) {
  const { prediction, score, sign, asks, steps, onAnswer, onShow, onClose, onAsks } = props;
  const shown = useShown();
  const { question, chosen } = prediction;
  const isAnswered = chosen !== undefined;
  const onKeyDown = (event: KeyboardEvent): void => {
    const number = Number(event.key) - 1;
    if (event.key === "Escape") onClose();
    else if (!isAnswered && number >= 0 && number < question.answers.length) onAnswer(number);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section className="panel explanation" aria-label={t("region.explanation")}>
      <div className="question" role="group" aria-label={t("question.label")} onKeyDown={onKeyDown}>
        <Asked question={question} />
        <ol aria-label={t("question.answers")}>
          {question.answers.map((answer, number) => (
            <li key={answer.text}>
              <AnswerButton
                ref={number === 0 ? takeFocus : undefined}
                number={number}
                answer={answer}
                isName={question.kind === "rule"}
                isChosen={chosen === number}
                isAnswered={isAnswered}
                onAnswer={onAnswer}
              />
            </li>
          ))}
        </ol>
        <div className="question-foot">
          {isAnswered ? (
            <button ref={takeFocus} type="button" className="card-why" onClick={onShow}>
              {t("question.show")}
            </button>
          ) : (
            <>
              <LinkButton onClick={() => onAnswer("unsure")}>{t("question.unsure")}</LinkButton>
              <LinkButton onClick={onShow}>{t("question.skip")}</LinkButton>
            </>
          )}
          <LinkButton onClick={onClose}>{t("question.close")}</LinkButton>
          <p role="status">
            {chosen === undefined ? null : <Marked text={shown(verdictOn(question, chosen, steps))} />}
          </p>
          <span className="question-asks">
            {score.asked === 0 ? null : <span>{t("question.score", { ...score })}</span>}
            {sign}
            <Select
              name={t("question.asks")}
              value={asks}
              choices={askingTimes.map((value) => ({ value, text: t(`question.asks.${value}`) }))}
              onChange={(value) => onAsks(askingTimes.find((each) => each === value) ?? asks)}
            />
          </span>
        </div>
      </div>
    </section>
  );
}

function Asked({ question: { kind, given } }: { readonly question: Question }) {
  const isConclusion = kind === "fact" && given.length > 0;
  return (
    <div className="question-asked">
      {isConclusion ? (
        <ul aria-label={t("question.given")}>
          {given.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule may use one fact twice
            <li key={index}>
              <Formula text={text} characters={CHARACTERS} />
            </li>
          ))}
        </ul>
      ) : null}
      <h2>{t(isConclusion ? "question.conclusion" : `question.${kind}`)}</h2>
    </div>
  );
}

interface AnswerButtonProps {
  readonly ref: Ref<HTMLButtonElement> | undefined;
  readonly number: number;
  readonly answer: Answer;
  /** Its text is the name of a rule; else a formula. */
  readonly isName: boolean;
  readonly isChosen: boolean;
  readonly isAnswered: boolean;
  readonly onAnswer: (chosen: number) => void;
}

function AnswerButton({ ref, number, answer, isName, isChosen, isAnswered, onAnswer }: AnswerButtonProps) {
  const isRight = answer.objection === undefined;
  const isTold = isAnswered && (isRight || isChosen);
  return (
    <button
      ref={ref}
      type="button"
      className={`question-answer ${isTold ? (isRight ? "is-right" : "is-wrong") : ""}`}
      aria-pressed={isChosen}
      aria-disabled={isAnswered}
      onClick={isAnswered ? undefined : () => onAnswer(number)}
    >
      <span className="key-cap" aria-hidden="true">
        {isTold ? (isRight ? "✓" : "✗") : number + 1}
      </span>
      <span className="question-text">
        {isName ? translate(answer.text) : <Formula text={answer.text} characters={CHARACTERS} />}
      </span>
      {isTold ? <span className="hidden-visually">{t(isRight ? "question.isRight" : "question.isWrong")}</span> : null}
    </button>
  );
}

/** What is said of an answer: what a wrong one forgets. */
function verdictOn({ answers }: Question, chosen: number | "unsure", steps: StepNumbers): string {
  if (chosen === "unsure") return t("question.notSure");
  const objection = answers[chosen]?.objection;
  return objection === undefined ? t("question.right") : objectionText(objection, steps);
}

function objectionText(objection: Objection, steps: StepNumbers): string {
  switch (objection.kind) {
    case "waits":
      return t("question.waits", { place: objection.place });
    case "missing":
      return t("question.missing", { conclusion: objection.conclusion, premise: objection.premise });
    case "value":
      return t("question.value", { conclusion: objection.conclusion });
    case "misconception":
      return translate(objection.because.id, objection.because.values);
    case "known":
      return t("question.known", { step: steps.of(objection.since) });
  }
}
