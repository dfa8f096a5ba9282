import { usePredictor, useWorkbenchState } from "../../store/index.ts";

/** Whether the reader is asked something: a prediction, a move of the run, an exercise. */
export function useIsAsked(): boolean {
  const isPredicting = usePredictor((state) => state.prediction !== undefined);
  const isSolving = useWorkbenchState((state) => state.isSolving);
  const isExercising = useWorkbenchState((state) => state.exercise !== undefined);
  return isPredicting || isSolving || isExercising;
}
