import { useMemo } from "react";
import { askedText, isRuleId, Sheet, type Slide } from "../../../exercises/index.ts";
import { useHidden } from "../../asked/index.ts";
import { Marked, t, translate } from "../../messages/index.ts";
import { Formula } from "../../panels/index.ts";
import { useRunState } from "../../store/index.ts";

interface SlideQuestionProps {
  readonly question: NonNullable<Slide["question"]>;
  readonly isAnswered: boolean;
}

/** A question to the audience: what to choose from where something is offered, and the answers once they are asked for. */
export function SlideQuestion({ question, isAnswered }: SlideQuestionProps) {
  const session = useRunState((state) => state.session?.whole);
  const isWhole = useRunState(({ status, isStale }) => status !== "running" && status !== "idle" && !isStale);
  const sheet = useMemo(
    () => (session === undefined || !isWhole ? undefined : new Sheet(session.board, session.recording, session.reader)),
    [session, isWhole],
  );
  const posed = useMemo(() => sheet?.pose(question), [sheet, question]);
  useHidden(sheet, isAnswered ? undefined : posed);
  const shown = isAnswered ? (posed?.right ?? []) : (posed?.offered ?? []);
  return (
    <section className="slide-question" aria-label={t("lecture.question")} aria-live="polite">
      <p>
        <Marked text={askedIn(question)} />
      </p>
      {isAnswered && shown.length === 0 && posed !== undefined ? <p className="slide-answer">∅</p> : null}
      {shown.length === 0 ? null : (
        <ul
          className={isAnswered ? "slide-answer" : undefined}
          aria-label={t(isAnswered ? "lecture.answer" : "lecture.offered")}
        >
          {shown.map((text) => (
            <li key={text}>{isRuleId(text) ? translate(text) : <Formula text={text} characters={120} />}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What is asked, with the set or value that it asks for as code. */
function askedIn(question: SlideQuestionProps["question"]): string {
  const text = askedText(question);
  return question.kind === "value" ? text.replace(question.of, () => `\`${question.of}\``) : text;
}
