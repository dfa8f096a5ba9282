export {
  type Breakpoint,
  breakpointKey,
  MAX_NOTE,
  type Note,
  type Place,
} from "./breakpoints/index.ts";
export {
  type Channel,
  type Document,
  Documents,
  draftsIn,
  exportedText,
  isRecord,
  journalOfTexts,
  jsonOf,
  type LeftOut,
  leftOutText,
  memoryStorage,
  openForPath,
  readDocument,
  type Saved,
  type SavingState,
  Unused,
  type Version,
  WorkingCopy,
} from "./documents/index.ts";
export { Boards, type ComparedEngine, comparedEngine, engineOfLink, enginesOn, routesOf } from "./engines/index.ts";
export { type ExecutionState, MAX_STEPS } from "./execution/index.ts";
export { giveRoom, graphDesk, releaseCameras, roomOf, showLegend, showWhole, widenExcerpt } from "./graph-desk.ts";
export {
  type CompareLink,
  type ExerciseReference,
  fitsExercise,
  fitsLink,
  formatLink,
  idleLimitsAmong,
  isExerciseText,
  type LinkProblem,
  localeIn,
  type ParsedLink,
  parseLink,
  type Route,
  type WorkbenchLink,
  withLocale,
} from "./link/index.ts";
export { presetOptions, requestOptions, splitList, startOptions, toggled, toggledIn } from "./options/index.ts";
export { sameFiles } from "./program/index.ts";
export {
  type Answered,
  type Links,
  type Services,
  ServicesContext,
  type StepNumbers,
  useCapability,
  useDocuments,
  useExecutionState,
  useLinks,
  usePredictor,
  useRecords,
  useRunState,
  useServices,
  useSettings,
  useStepNumbers,
  useStepSize,
  useWorkbench,
  useWorkbenchState,
} from "./react.ts";
export {
  journalOfChanges,
  type Kept,
  keepSettings,
  PLACES,
  type RecordKind,
  Records,
  readKept,
  takeOverStorage,
} from "./records/index.ts";
export {
  fileOfTrace,
  latestFact,
  nameOfRun,
  type RecordedRun,
  type Session,
  type ShippedRun,
  type ShippedRuns,
  shippedRunsAt,
  traceLines,
} from "./run/index.ts";
export {
  type Backing,
  createSettings,
  guardedStorage,
  memory,
  resolveTheme,
  type Settings,
  type Storage,
  type ThemeName,
  themeChoices,
} from "./settings/index.ts";
export { chooseSlice, type SliceChoice, sliceDesk } from "./slice-desk.ts";
export { TableRuns, type TableState } from "./tables/index.ts";
export {
  type AskingTime,
  askingTimes,
  type Change,
  type CorrespondingRuns,
  executeWhenStable,
  linkOfRun,
  type Prediction,
  placeOfRun,
  placesOfRuns,
  predictAhead,
  programOf,
  recordedRunOf,
  type Score,
  type Selection,
  saveResult,
  speeds,
  Workbench,
  type WorkbenchState,
  whyAhead,
} from "./workbench/index.ts";
export { type OpenWorker, type WorkerLink, workerLink } from "./worker/index.ts";
