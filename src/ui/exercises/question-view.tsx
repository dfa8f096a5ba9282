import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import {
  askedText,
  type Facts,
  faultText,
  hintText,
  isRuleId,
  mark,
  type Posed,
  rounded,
  type Sheet,
  writtenElements,
} from "../../exercises/index.ts";
import { useHidden } from "../asked/index.ts";
import { Marked, t, translate } from "../messages/index.ts";
import { Formula } from "../panels/index.ts";
import { LinkButton } from "../parts/index.ts";
import { noteAnswer, useServices, useWorkbenchState } from "../store/index.ts";
import { useShown } from "../tokens/index.ts";

/** How much of a formula an answer shows: enough to tell answers apart. */
const CHARACTERS = 120;

interface Asked {
  readonly posed: Posed;
  readonly facts: Facts;
}

interface QuestionViewProps {
  /** The name of the exercise. */
  readonly exercise: string;
  readonly posed: Posed;
  readonly sheet: Sheet;
  readonly given: readonly string[] | undefined;
  readonly onAnswer: (texts: readonly string[] | undefined) => void;
  readonly isLast: boolean;
  readonly onNext: () => void;
}

/** One question, its answer, and on demand what is wrong with that. Until then the page does not show what is asked for. */
export function QuestionView({ exercise, posed, sheet, given, isLast, onAnswer, onNext }: QuestionViewProps) {
  const { answered, records } = useServices();
  const lesson = useWorkbenchState(({ exampleId, isEdited }) => (isEdited ? undefined : exampleId));
  const { facts } = sheet;
  const [isChecked, check] = useState(false);
  useHidden(sheet, isChecked ? undefined : posed);
  const checkNow = (): void => {
    check(true);
    if (given === undefined) return;
    const { points, of } = mark(posed, facts, given);
    const { question } = posed;
    if (lesson !== undefined) noteAnswer(records, lesson, `${exercise} ${question.id}`, points === of);
    answered?.({ question: `${exercise} ${question.id}`, asked: askedText(question), answers: given, points, of });
  };
  const answer = (texts: readonly string[] | undefined): void => {
    check(false);
    onAnswer(texts);
  };
  return (
    <>
      <div className="question-asked">
        <h2>{askedText(posed.question)}</h2>
        {posed.given.length === 0 ? null : (
          <ul aria-label={t("question.given")}>
            {posed.given.map((text) => (
              <li key={text}>
                <Formula text={text} characters={CHARACTERS} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {posed.offered === undefined ? (
        <Written posed={posed} facts={facts} given={given} onAnswer={answer} />
      ) : (
        <Offered posed={posed} offered={posed.offered} given={given} onAnswer={answer} />
      )}
      <div className="question-foot">
        <button type="button" className="card-why" disabled={given === undefined} onClick={checkNow}>
          {t("sheet.check")}
        </button>
        <LinkButton onClick={onNext}>{t(isLast ? "sheet.toEnd" : "sheet.next")}</LinkButton>
        <div role="status" className="exercise-verdict">
          {isChecked && given !== undefined ? <Verdict posed={posed} facts={facts} given={given} /> : null}
        </div>
      </div>
    </>
  );
}

function Verdict({ posed, facts, given }: Asked & { given: readonly string[] }) {
  const shown = useShown();
  const { points, of, faults, hints } = mark(posed, facts, given);
  return (
    <>
      <p>{faults.length === 0 ? t("sheet.isRight") : t("sheet.worth", { points: rounded(points), of })}</p>
      {hints.length + faults.length === 0 ? null : (
        <ul>
          {hints.map((hint) => (
            <li key={hint.written}>{hintText({ ...hint, meant: facts.shown(hint.meant) })}</li>
          ))}
          {faults.map((fault) => (
            <li key={`${fault.kind} ${fault.text}`}>
              <Marked text={shown(faultText({ ...fault, text: facts.shown(fault.text) }, translate))} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface OfferedProps {
  readonly posed: Posed;
  readonly offered: readonly string[];
  readonly given: readonly string[] | undefined;
  readonly onAnswer: (texts: readonly string[]) => void;
}

/** Answers to choose from, by clicks or by their numbers. */
function Offered({ posed: { isSeveral }, offered, given = [], onAnswer }: OfferedProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const choose = (text: string): void => {
    if (!isSeveral) onAnswer([text]);
    else onAnswer(given.includes(text) ? given.filter((each) => each !== text) : [...given, text]);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const text = offered[Number(event.key) - 1];
    if (text === undefined) return;
    choose(text);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div role="group" aria-label={t("sheet.answers")} onKeyDown={onKeyDown}>
      {isSeveral ? <p className="form-hint">{t("sheet.several")}</p> : null}
      <ol>
        {offered.map((text, place) => (
          <li key={text}>
            <button
              ref={place === 0 ? first : undefined}
              type="button"
              className="question-answer"
              aria-pressed={given.includes(text)}
              onClick={() => choose(text)}
            >
              <span className="key-cap" aria-hidden="true">
                {place + 1}
              </span>
              <span className="question-text">
                {isRuleId(text) ? translate(text) : <Formula text={text} characters={CHARACTERS} />}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {isSeveral ? <LinkButton onClick={() => onAnswer([])}>{t("sheet.nothing")}</LinkButton> : null}
    </div>
  );
}

interface WrittenProps extends Asked {
  readonly given: readonly string[] | undefined;
  readonly onAnswer: (texts: readonly string[] | undefined) => void;
}

/** Elements in writing. What is there is kept with every key. */
function Written({ posed, facts, given, onAnswer }: WrittenProps) {
  const [text, write] = useState(() => (given === undefined ? "" : given.length === 0 ? "∅" : given.join(", ")));
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const change = (next: string): void => {
    write(next);
    onAnswer(next.trim() === "" ? undefined : writtenElements(next, posed, facts));
  };
  return (
    <form onSubmit={(event: FormEvent) => event.preventDefault()}>
      <input
        ref={field}
        className="fact-input"
        aria-label={t("sheet.written")}
        placeholder={t("sheet.placeholder")}
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => change(event.target.value)}
      />
    </form>
  );
}
