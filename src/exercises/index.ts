/** Exercises: questions about a run that the run itself answers, and the grading of answers. The only door of this folder. */
export type { Answers, Exercise, ExerciseQuestion } from "./exercise.ts";
export {
  type Grade,
  grade,
  keyOf,
  knownTo,
  type OpenExercise,
  openExercise,
  questionsOf,
  rounded,
  sealed,
} from "./grade.ts";
export { fingerprintOf, hash } from "./hash.ts";
export { hasText, kindOf, panelsOf, slideParts } from "./lecture/contents.ts";
export {
  type LectureTranslation,
  type LectureTranslations,
  mapLectureTexts,
  translatedLecture,
  type WrittenLecture,
} from "./lecture/lecture.ts";
export { lectureOfNotes, lectureOfSlides, type NamedSlide, namedRun } from "./lecture/lecture-of-notes.ts";
export { positionOf, type ReadRun } from "./lecture/position.ts";
export { type Lecture, minutesOf, readLecture, type Slide, type SlideRun } from "./lecture/read-lecture.ts";
export { say as sayOfExercises, words as exerciseWords } from "./messages/en.ts";
export { proposeQuestions } from "./propose.ts";
export { readAnswers, readDraft, readExercise, unreadable } from "./read.ts";
export type { Facts } from "./sheet/facts.ts";
export { hiddenFor } from "./sheet/hidden.ts";
export { type Fault, mark } from "./sheet/mark.ts";
export { type Posed, Sheet } from "./sheet/sheet.ts";
export { statementOf } from "./sheet/statement.ts";
export { writtenElements } from "./sheet/written-answer.ts";
export { askedText, type EngineWords, faultText, hintText, isRuleId } from "./wording.ts";
export { exerciseOfWritten, withKnownTranslation } from "./written.ts";
