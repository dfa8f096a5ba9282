import { usePredictor, useRunState, useWorkbenchState } from "../../store/index.ts";

/** Whether the reader is asked something: a prediction, a move of the run, an exercise, a question of a slide. */
export function useIsAsked(): boolean {
  const isPredicting = usePredictor((state) => state.prediction !== undefined);
  const isSolving = useWorkbenchState((state) => state.isSolving);
  const isExercising = useWorkbenchState((state) => state.exercise !== undefined);
  const isHidden = useRunState(({ session }) => session !== session?.whole);
  return isPredicting || isSolving || isExercising || isHidden;
}
