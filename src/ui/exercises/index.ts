export { ExercisePanel } from "./exercise-panel.tsx";
export { ExercisesDialog } from "./exercises-dialog.tsx";
export { linkOfReference } from "./found/index.ts";
export { keepExercise, openExerciseAbout, startExercise, startExerciseAbout, textOfExercise } from "./shelf.ts";
