export { LessonQuestionRows } from "./lesson-question.tsx";
export { LessonAsksContext, useAskedLesson, useQuestionStage } from "./use-lesson-question.ts";
