import { Download } from "lucide-react";
import { type Answers, type Exercise, fingerprintOf, type OpenExercise } from "../../exercises/index.ts";
import { t } from "../messages/index.ts";
import { fileName, LinkButton, saveFile } from "../parts/index.ts";
import type { Given } from "./shelf.ts";

interface OverviewProps {
  readonly open: OpenExercise;
  readonly given: Given;
  readonly onGo: (place: number) => void;
  readonly onName: (name: string) => void;
  readonly onForget: () => void;
}

/** What was answered, and the answers as a file. */
export function Overview({ open: { exercise, posed }, given, onGo, onName, onForget }: OverviewProps) {
  const isAnswered = (id: string): boolean => Object.hasOwn(given.answers, id);
  const count = posed.filter(({ question }) => isAnswered(question.id)).length;
  return (
    <>
      <h2>{t("sheet.over", { answered: count, count: posed.length })}</h2>
      <ol className="exercise-places">
        {posed.map(({ question: { id } }, place) => {
          const state = t(isAnswered(id) ? "sheet.answered" : "sheet.unanswered");
          return (
            <li key={id}>
              <button
                type="button"
                className={`exercise-place${isAnswered(id) ? " is-answered" : ""}`}
                aria-label={t("sheet.goTo", { number: place + 1, state })}
                title={state}
                onClick={() => onGo(place)}
              >
                {place + 1}
              </button>
            </li>
          );
        })}
      </ol>
      <div className="question-foot">
        <label>
          {t("sheet.name")}{" "}
          <input
            className="fact-input"
            value={given.name}
            autoComplete="name"
            onChange={(event) => onName(event.target.value)}
          />
        </label>
        <button type="button" className="card-why" onClick={() => saveAnswers(exercise, given)}>
          <Download size={16} aria-hidden="true" /> {t("sheet.save")}
        </button>
        {count === 0 ? null : <LinkButton onClick={onForget}>{t("sheet.forget")}</LinkButton>}
      </div>
    </>
  );
}

/** Saves the answers as the file that is handed in. */
export function saveAnswers(exercise: Exercise, given: Given): void {
  const answers: Answers = { fixscope: "answers", version: 1, exercise: fingerprintOf(exercise), ...given };
  const name = fileName(given.name === "" ? exercise.title : given.name, "exercise");
  saveFile(`${name}.answers.json`, `${JSON.stringify(answers)}\n`);
}
