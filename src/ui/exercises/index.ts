export { ExercisePanel } from "./exercise-panel.tsx";
export { ExercisesDialog } from "./exercises-dialog.tsx";
export { startExercise } from "./shelf.ts";
