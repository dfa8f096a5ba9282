export { LessonQuestionRows } from "./lesson-question.tsx";
export { LessonAsksContext, useAskedLesson } from "./use-lesson-question.ts";
