import { useEffect, useState } from "react";
import { proposeQuestions } from "../../exercises/index.ts";
import { inWords } from "../../kernel/index.ts";
import { t } from "../messages/index.ts";
import { useServices, useWorkbench } from "../store/index.ts";
import { exerciseFrom } from "./draft.ts";
import { keepExercise } from "./shelf.ts";
import { useSheet } from "./use-open.ts";

/** How many questions are taken from a run. */
const QUESTIONS = 10;

interface NumberedProps {
  readonly seed: number;
  /** There is nothing to ask about. */
  readonly children: React.ReactNode;
}

/** Takes the questions of a number from the run on the screen as soon as it is whole, and goes on with them. */
export function Numbered({ seed, children }: NumberedProps) {
  const workbench = useWorkbench();
  const { storage } = useServices();
  const sheet = useSheet();
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => {
    if (sheet === undefined) return;
    const questions = proposeQuestions(sheet, seed, QUESTIONS);
    setEmpty(questions.length === 0);
    if (questions.length === 0) return;
    const title = t("sheet.own", { title: inWords(workbench.lesson()?.title ?? t("shell.ownProgram")), seed });
    const exercise = keepExercise(storage, exerciseFrom(workbench.engine, { title, questions }, workbench.state));
    workbench.set({ exercise });
  }, [sheet, seed, storage, workbench]);
  return isEmpty ? children : <p>{t("sheet.running")}</p>;
}
