import { type KeyboardEvent, useCallback, useEffect } from "react";
import { type Exercise, fingerprintOf } from "../../exercises/index.ts";
import { t } from "../messages/index.ts";
import { SmallButton } from "../parts/index.ts";
import { type ExerciseReference, useLinks, useServices, useWorkbench } from "../store/index.ts";
import { Author } from "./author.tsx";
import { useFound } from "./found/index.ts";
import { Numbered } from "./numbered.tsx";
import { DRAFT, keepExercise, linkOfExercise, numberOfSheet } from "./shelf.ts";
import { Told } from "./told.tsx";
import { useOpened } from "./use-open.ts";
import { Worked } from "./worked.tsx";
import "./exercises.css";

interface ExercisePanelProps {
  readonly reference: ExerciseReference;
}

/** In place of the band: an exercise that is worked on, or written. */
export function ExercisePanel({ reference }: ExercisePanelProps) {
  const workbench = useWorkbench();
  const leave = useCallback((): void => workbench.set({ exercise: undefined }), [workbench]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    leave();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section className="panel explanation" aria-label={t("region.explanation")}>
      <div className="question exercise" role="group" aria-label={t("sheet.label")} onKeyDown={onKeyDown}>
        <Content reference={reference} onLeave={leave} />
      </div>
    </section>
  );
}

interface ContentProps {
  readonly reference: ExerciseReference;
  readonly onLeave: () => void;
}

function Content({ reference, onLeave }: ContentProps) {
  const seed = numberOfSheet(reference);
  if (reference === DRAFT) return <Author onLeave={onLeave} />;
  if (seed === undefined) return <Sought reference={reference} onLeave={onLeave} />;
  return (
    <Numbered seed={seed} onLeave={onLeave}>
      {(exercise) => <Known reference={reference} exercise={exercise} onLeave={onLeave} />}
    </Numbered>
  );
}

/** An exercise that is looked for by what the link says of it. */
function Sought({ reference, onLeave }: ContentProps) {
  const { found, translated, tryAgain } = useFound(reference);
  switch (found?.kind) {
    case undefined:
      return <p>{t("sheet.running")}</p>;
    case "exercise":
      return <Known reference={reference} exercise={found.exercise} translated={translated} onLeave={onLeave} />;
    case "unknown":
      return <Told text={t("sheet.unknown", { name: reference.slice(0, SHOWN) })} onLeave={onLeave} />;
    case "damaged":
      return <Told text={t("sheet.damaged", { problem: found.problem })} onLeave={onLeave} />;
    case "unreachable":
      return (
        <Told text={t("sheet.unreachable")} onLeave={onLeave}>
          <SmallButton onClick={tryAgain}>{t("fetch.again")}</SmallButton>
        </Told>
      );
  }
}

/** How much of a name that nothing has is shown. */
const SHOWN = 60;

interface KnownProps extends ContentProps {
  /** As it is kept. */
  readonly exercise: Exercise;
  /** As it is shown. */
  readonly translated?: Exercise | undefined;
}

function Known({ reference, exercise, translated = exercise, onLeave }: KnownProps) {
  const opened = useOpened(translated);
  const links = useLinks();
  const { engines, records } = useServices();
  const engine = engines.find(({ id }) => id === exercise.engine);
  useEffect(() => void records.ready().then(() => keepExercise(records, exercise)), [records, exercise]);
  switch (opened.kind) {
    case "open":
      return <Worked id={fingerprintOf(exercise)} open={opened.open} onLeave={onLeave} />;
    case "running":
      return <p>{t("sheet.running")}</p>;
    case "problem":
      return <Told text={opened.problem} onLeave={onLeave} />;
    case "other":
      return (
        <Told text={t("sheet.otherProgram")} onLeave={onLeave}>
          {engine === undefined ? null : (
            <a className="button small" href={linkOfExercise(links, engine, exercise, reference)}>
              {t("sheet.back")}
            </a>
          )}
        </Told>
      );
  }
}
