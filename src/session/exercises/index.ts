/** What the command line does with exercises. */
export { lectureDeckCommand } from "./deck/deck-command.ts";
export { exerciseCommand } from "./exercise-command.ts";
export { exercisesCommand } from "./exercises-command.ts";
export { gradeCommand } from "./grade-command.ts";
export { lectureCheckCommand } from "./lecture-check-command.ts";
export { practiceCommand } from "./practice-command.ts";
