import { type KeyboardEvent, useMemo } from "react";
import type { Exercise } from "../../exercises/index.ts";
import { t } from "../messages/index.ts";
import { useLinks, useServices, useWorkbench } from "../store/index.ts";
import { Author } from "./author.tsx";
import { Numbered } from "./numbered.tsx";
import { DRAFT, exerciseOn, linkOfExercise, numberOfSheet } from "./shelf.ts";
import { useOpened } from "./use-open.ts";
import { Worked } from "./worked.tsx";
import "./exercises.css";

/** In place of the rule card: an exercise that is worked on, or written. */
export function ExercisePanel({ id }: { readonly id: string }) {
  const workbench = useWorkbench();
  const { storage } = useServices();
  const exercise = useMemo(() => (id === DRAFT ? undefined : exerciseOn(storage, id)), [storage, id]);
  const leave = (): void => workbench.set({ exercise: undefined });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    leave();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section className="panel explanation" aria-label={t("region.explanation")}>
      <div className="question exercise" role="group" aria-label={t("sheet.label")} onKeyDown={onKeyDown}>
        {id === DRAFT ? <Author onLeave={leave} /> : null}
        {exercise === undefined ? null : <Known id={id} exercise={exercise} onLeave={leave} />}
        {exercise === undefined && id !== DRAFT ? <Unknown id={id} onLeave={leave} /> : null}
      </div>
    </section>
  );
}

/** Questions that are yet to be taken from the run, or an exercise that this browser does not have. */
function Unknown({ id, onLeave }: { readonly id: string; readonly onLeave: () => void }) {
  const seed = numberOfSheet(id);
  if (seed === undefined) return <Told text={t("sheet.missing")} onLeave={onLeave} />;
  return (
    <Numbered seed={seed}>
      <Told text={t("sheet.noQuestions")} onLeave={onLeave} />
    </Numbered>
  );
}

interface KnownProps {
  readonly id: string;
  readonly exercise: Exercise;
  readonly onLeave: () => void;
}

function Known({ id, exercise, onLeave }: KnownProps) {
  const opened = useOpened(exercise);
  const links = useLinks();
  const { engine } = useWorkbench();
  switch (opened.kind) {
    case "open":
      return <Worked id={id} open={opened.open} onLeave={onLeave} />;
    case "running":
      return <p>{t("sheet.running")}</p>;
    case "problem":
      return <Told text={opened.problem} onLeave={onLeave} />;
    case "other":
      return (
        <Told text={t("sheet.otherProgram")} onLeave={onLeave}>
          <a className="button small" href={linkOfExercise(links, engine, exercise, id)}>
            {t("sheet.back")}
          </a>
        </Told>
      );
  }
}

interface ToldProps {
  readonly text: string;
  readonly onLeave: () => void;
  readonly children?: React.ReactNode;
}

/** Why there is no question, and ways out. */
function Told({ text, onLeave, children }: ToldProps) {
  return (
    <div className="question-foot">
      <p role="status">{text}</p>
      {children}
      <button type="button" className="link-button" onClick={onLeave}>
        {t("sheet.leave")}
      </button>
    </div>
  );
}
