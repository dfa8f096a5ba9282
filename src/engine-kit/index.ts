export {
  blame,
  type Conclusions,
  comparable,
  conclusions,
  type DerivedProgram,
  derived,
  execution,
  type FollowUp,
  followUp,
  type Hierarchy,
  type HierarchyCall,
  hierarchy,
  type Legend,
  legend,
  library,
  type MethodChoice,
  methodChoice,
  type Picking,
  picking,
  presetTag,
  type SavedResult,
  savedResults,
  solvable,
  sound,
  whatIf,
  whyNot,
} from "./capabilities/index.ts";
export {
  blamedOptions,
  type CommandAnswer,
  type CommandHost,
  type CommandSpec,
  type DrawnRun,
  defineCommand,
  engineCommand,
  type Figures,
  type FinishedRun,
  factOption,
  jsonAnswer,
  noOptions,
  programQuestion,
  questionCommand,
  type RecordedRun,
  type Runnable,
  type RunOutcome,
} from "./command.ts";
export { comparedChoices } from "./compared-choices.ts";
export {
  type ComparedFact,
  type ComparedResults,
  type Comparison,
  type DifferenceRow,
  type DifferenceTable,
  type FactMark,
  MAX_COMPARED,
  type ResultRow,
  type ResultTable,
} from "./comparison.ts";
export {
  type ExerciseTranslations,
  mapExerciseTexts,
  type Practice,
  translatedExercise,
  type WrittenExercise,
} from "./exercises.ts";
export { formerIds, presentId } from "./former-ids.ts";
export { anyOf, bracePairs, comment, java, type Language, languageOf, name, number, word, words } from "./language.ts";
export {
  type Lesson,
  type LessonQuestion,
  type LessonTranslations,
  mapLessonTexts,
  type PrintedFact,
  type Stop,
  translatedLesson,
  type Ways,
} from "./lesson.ts";
export { fetchLessons, isListed } from "./lessons-in-full.ts";
export { analyzed, type Compile, type EngineManifest, engineRuns, readOnly } from "./manifest.ts";
export type { EnginePage, SourceControl } from "./page.ts";
export {
  type Absence,
  type AskedRun,
  type Attempt,
  absenceOf,
  type BlameAnswer,
  type BlamedChange,
  type BlamedMethod,
  type BlameMethodsAnswer,
  type DrawnFlow,
  type DrawnFlows,
  type Lacking,
  leastFirst,
  type Meeting,
  missingIn,
  type NamedEdge,
  type NamedNode,
  type SoundAnswer,
  type WhatIfAnswer,
  type WhyNotAnswer,
} from "./questions.ts";
export type { CompleteRun, ReferenceTable, RunTable, TableRun } from "./run-table.ts";
export { runToEnd } from "./within-budget.ts";
export { readNamed, readRunValue, writeNamed, writeRunValue } from "./written-run.ts";
