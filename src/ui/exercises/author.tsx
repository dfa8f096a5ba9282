import { Download, Plus, X } from "lucide-react";
import { useMemo, useState } from "react";
import {
  askedText,
  type ExerciseQuestion,
  openExercise,
  readDraft,
  type Sheet,
  sealed,
} from "../../exercises/index.ts";
import { programTitle } from "../course/index.ts";
import { t } from "../messages/index.ts";
import { fileName, IconButton, LinkButton, SmallButton, saveFile } from "../parts/index.ts";
import { useLinks, useRecords, useRunState, useServices, useWorkbench, useWorkbenchState } from "../store/index.ts";
import { SavingSign } from "../stored/index.ts";
import { askable, type Draft, exerciseFrom, freshId, inSteps } from "./draft.ts";
import { linkOfExercise, textOfExercise } from "./shelf.ts";
import { useSheet } from "./use-open.ts";

/** Writing an exercise: what can be asked at the step, and about the fact that was clicked, is a button. */
export function Author({ onLeave }: { readonly onLeave: () => void }) {
  const { records } = useServices();
  const workbench = useWorkbench();
  const { engine } = workbench;
  const [title] = useState(() => t("sheet.draft", { title: programTitle(workbench.lesson()) }));
  const isRead = useRecords((_, state) => state.isRead);
  const kept = useRecords((all) => all.get("draft", engine.id));
  const draft: Draft = useMemo(() => readDraft(kept) ?? { title, questions: [] }, [kept, title]);
  const sheet = useSheet();
  const change = (next: Draft): void => records.write("draft", engine.id, { ...next, questions: [...next.questions] });
  const { questions } = draft;
  if (!isRead) return <p>{t("sheet.running")}</p>;
  return (
    <>
      <div className="exercise-head">
        <input
          className="fact-input"
          aria-label={t("author.title")}
          value={draft.title}
          onChange={(event) => change({ ...draft, title: event.target.value })}
        />
        <span className="exercise-ways">
          <LinkButton onClick={onLeave}>{t("sheet.leave")}</LinkButton>
        </span>
      </div>
      {kept === undefined ? null : <SavingSign kind="draft" name={engine.id} />}
      {sheet === undefined ? (
        <p>{t("sheet.running")}</p>
      ) : (
        <>
          <Offers
            sheet={sheet}
            id={freshId(questions)}
            onAdd={(question) => change({ ...draft, questions: [...questions, question] })}
          />
          <Questions questions={questions} onChange={(next) => change({ ...draft, questions: next })} />
          <Ways draft={draft} sheet={sheet} />
        </>
      )}
    </>
  );
}

interface OffersProps {
  readonly sheet: Sheet;
  readonly id: string;
  readonly onAdd: (question: ExerciseQuestion) => void;
}

function Offers({ sheet, id, onAdd }: OffersProps) {
  const position = useWorkbenchState((state) => state.position);
  const fact = useSelectedFact();
  const offered = useMemo(() => askable(sheet, position, fact, id), [sheet, position, fact, id]);
  if (offered.length === 0) return <p className="form-hint">{t("author.none")}</p>;
  return (
    <div className="author-offers">
      <span>{t("author.ask")}</span>
      {offered.map((question) => (
        <SmallButton key={offerText(question)} onClick={() => onAdd(question)}>
          <Plus size={14} aria-hidden="true" /> {offerText(question)}
        </SmallButton>
      ))}
    </div>
  );
}

/** The text of the fact that the reader clicked. */
function useSelectedFact(): string | undefined {
  const session = useRunState((state) => state.session);
  const fact = useWorkbenchState((state) => state.selection?.fact);
  return fact === undefined ? undefined : session?.reader.made(fact)?.text;
}

function offerText(question: ExerciseQuestion): string {
  switch (question.kind) {
    case "next":
      return t(`author.next.${question.about}`);
    case "value":
      return t("author.value", { of: question.of });
    case "premise":
      return t("author.premise", { fact: question.fact });
    case "facts":
      return askedText(question);
  }
}

interface QuestionsProps {
  readonly questions: readonly ExerciseQuestion[];
  readonly onChange: (questions: readonly ExerciseQuestion[]) => void;
}

function Questions({ questions, onChange }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <ol className="author-questions" aria-label={t("author.questions")}>
      {questions.map((question, place) => (
        <li key={question.id}>
          <span>
            {place + 1}. {askedText(question)}
          </span>
          <input
            type="number"
            className="fact-input"
            min={0}
            max={1000}
            step={0.5}
            aria-label={t("author.worth", { number: place + 1 })}
            value={question.points}
            onChange={(event) => {
              const points = Number(event.target.value);
              if (points >= 0 && points <= 1000)
                onChange(questions.map((each) => (each === question ? { ...each, points } : each)));
            }}
          />
          <IconButton
            aria-label={t("author.remove", { number: place + 1 })}
            onClick={() => onChange(questions.filter((each) => each !== question))}
          >
            <X size={16} aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ol>
  );
}

/** The exercise as a file, with its seals, or on the screen as those see it who answer it. */
function Ways({ draft, sheet }: { readonly draft: Draft; readonly sheet: Sheet }) {
  const { engine } = useWorkbench();
  const links = useLinks();
  const files = useWorkbenchState((state) => state.files);
  const options = useWorkbenchState((state) => state.options);
  if (draft.questions.length === 0) return null;
  const questions = draft.questions.map((question) => inSteps(question, sheet));
  const exercise = exerciseFrom(engine, { ...draft, questions }, { files, options });
  const open = openExercise(exercise, sheet);
  if (!open.ok)
    return (
      <p className="form-error" role="alert">
        {open.errors.map((error) => ("problem" in error ? error.problem : "")).join(" ")}
      </p>
    );
  return (
    <div className="question-foot">
      <button
        type="button"
        className="card-why"
        onClick={() =>
          saveFile(
            `${fileName(draft.title, "exercise")}.exercise.json`,
            `${JSON.stringify(sealed(open.value), null, 2)}\n`,
          )
        }
      >
        <Download size={16} aria-hidden="true" /> {t("author.save")}
      </button>
      <LinkButton
        onClick={() => location.assign(linkOfExercise(links, engine, exercise, textOfExercise(sealed(open.value))))}
      >
        {t("author.try")}
      </LinkButton>
    </div>
  );
}
