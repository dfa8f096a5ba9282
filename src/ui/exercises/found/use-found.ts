import { useEffect, useState } from "react";
import { fileBesidePage } from "../../parts/index.ts";
import { type ExerciseReference, useServices } from "../../store/index.ts";
import { type Found, findExercise } from "./find.ts";

interface Finding {
  /** Undefined while it is looked for. */
  readonly found: Found | undefined;
  readonly tryAgain: () => void;
}

/** The exercise that a link refers to. */
export function useFound(reference: ExerciseReference): Finding {
  const { engines, records } = useServices();
  const [found, setFound] = useState<Found>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt looks again.
  useEffect(() => {
    let isOver = false;
    setFound(undefined);
    void findExercise(reference, { engines, records, fetchFile: fileBesidePage }).then((answer) => {
      if (!isOver) setFound(answer);
    });
    return () => {
      isOver = true;
    };
  }, [reference, engines, records, attempt]);
  return { found, tryAgain: () => setAttempt(attempt + 1) };
}
