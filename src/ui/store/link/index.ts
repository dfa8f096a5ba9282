export {
  type CompareLink,
  formatLink,
  type LinkProblem,
  type ParsedLink,
  parseLink,
  type Route,
  type WorkbenchLink,
} from "./link.ts";
export { type ExerciseReference, isExerciseText } from "./link-exercise.ts";
export { exercisePacker, fitsLink, packer } from "./link-files.ts";
export { idleLimitsAmong } from "./link-limits.ts";
export { localeIn, withLocale } from "./link-locale.ts";
export type { MovedNodes } from "./link-moved.ts";
export { fitsExercise } from "./link-parameters.ts";
