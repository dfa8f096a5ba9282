import { useMemo } from "react";
import { type Exercise, type OpenExercise, openExercise, Sheet } from "../../exercises/index.ts";
import { describe } from "../../kernel/index.ts";
import { sameFiles, useRunState, useWorkbench, useWorkbenchState } from "../store/index.ts";
import { optionsOf } from "./shelf.ts";

/** What the run on the screen has to say to an exercise. */
type Opened =
  | { readonly kind: "open"; readonly open: OpenExercise }
  | { readonly kind: "running" }
  /** Another program, or other options. */
  | { readonly kind: "other" }
  | { readonly kind: "problem"; readonly problem: string };

/** The questions and answers of the run on the screen; undefined until it is whole. */
export function useSheet(): Sheet | undefined {
  const session = useRunState((state) => state.session?.whole);
  const isWhole = useRunState((state) => state.status === "ready" && !state.isStale);
  return useMemo(
    () => (session === undefined || !isWhole ? undefined : new Sheet(session.board, session.recording, session.reader)),
    [session, isWhole],
  );
}

export function useOpened(exercise: Exercise): Opened {
  const { engine } = useWorkbench();
  const sheet = useSheet();
  const files = useWorkbenchState((state) => state.files);
  const options = useWorkbenchState((state) => state.options);
  return useMemo(() => {
    const wanted = Object.entries(optionsOf(engine, exercise));
    const isSame =
      engine.id === exercise.engine &&
      sameFiles(files, exercise.files) &&
      wanted.every(([name, value]) => String(options[name] ?? "") === String(value ?? ""));
    if (!isSame) return { kind: "other" };
    if (sheet === undefined) return { kind: "running" };
    const opened = openExercise(exercise, sheet);
    return opened.ok
      ? { kind: "open", open: opened.value }
      : { kind: "problem", problem: opened.errors.map(describe).join(" ") };
  }, [engine, exercise, files, options, sheet]);
}
