import { type ReactNode, useEffect, useState } from "react";
import { type Exercise, proposeQuestions } from "../../exercises/index.ts";
import { programTitle } from "../course/index.ts";
import { t } from "../messages/index.ts";
import { useWorkbench } from "../store/index.ts";
import { exerciseFrom } from "./draft.ts";
import { Told } from "./told.tsx";
import { useSheet } from "./use-open.ts";

/** How many questions are taken from a run. */
const QUESTIONS = 10;

interface NumberedProps {
  readonly seed: number;
  readonly onLeave: () => void;
  /** What is done with the questions. */
  readonly children: (exercise: Exercise) => ReactNode;
}

/** Takes the questions of a number from the run on the screen as soon as it is whole, and goes on with them. */
export function Numbered({ seed, onLeave, children }: NumberedProps) {
  const workbench = useWorkbench();
  const sheet = useSheet();
  const [taken, take] = useState<Exercise | "none">();
  useEffect(() => {
    // They stay those of this run when the reader looks at another one.
    if (sheet === undefined || (taken !== undefined && taken !== "none")) return;
    const questions = proposeQuestions(sheet, seed, QUESTIONS);
    const title = t("sheet.own", { title: programTitle(workbench.lesson()), seed });
    take(questions.length === 0 ? "none" : exerciseFrom(workbench.engine, { title, questions }, workbench.state));
  }, [sheet, seed, taken, workbench]);
  if (taken === undefined) return <p>{t("sheet.running")}</p>;
  return taken === "none" ? <Told text={t("sheet.noQuestions")} onLeave={onLeave} /> : children(taken);
}
