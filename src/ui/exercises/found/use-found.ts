import { useEffect, useState } from "react";
import { type EngineManifest, fetchLessons } from "../../../engine-kit/index.ts";
import { type Exercise, withKnownTranslation } from "../../../exercises/index.ts";
import { fileBesidePage } from "../../parts/index.ts";
import { type ExerciseReference, useServices } from "../../store/index.ts";
import { type Found, findExercise } from "./find.ts";

interface Finding {
  /** Undefined while it is looked for. */
  readonly found: Found | undefined;
  /** The exercise that was found, in the reader's language. */
  readonly translated: Exercise | undefined;
  readonly tryAgain: () => void;
}

/** The exercise that a link refers to. */
export function useFound(reference: ExerciseReference): Finding {
  const { engines, records } = useServices();
  const [answer, setAnswer] = useState<Omit<Finding, "tryAgain">>(NOTHING);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt looks again.
  useEffect(() => {
    let isOver = false;
    setAnswer(NOTHING);
    const find = async (): Promise<void> => {
      const found = await findExercise(reference, { engines, records, fetchFile: fileBesidePage });
      const translated = found.kind === "exercise" ? await translatedBy(engines, found.exercise) : undefined;
      if (!isOver) setAnswer({ found, translated });
    };
    void find();
    return () => {
      isOver = true;
    };
  }, [reference, engines, records, attempt]);
  return { ...answer, tryAgain: () => setAttempt(attempt + 1) };
}

const NOTHING = { found: undefined, translated: undefined };

/** An exercise in the reader's language; as it is where those of its engine cannot be fetched. Never rejects. */
async function translatedBy(engines: readonly EngineManifest[], exercise: Exercise): Promise<Exercise> {
  const engine = engines.find(({ id }) => id === exercise.engine);
  if (engine === undefined) return exercise;
  return Promise.all([engine.exercises(), fetchLessons(engine)]).then(
    ([written]) => withKnownTranslation(exercise, engine, written),
    () => exercise,
  );
}
