export { type Drafts, draftsIn } from "./drafts.ts";
export { engineOfLink } from "./engine-of-link.ts";
export { type ExecutionState, type ExecutionStatus, MOST_STEPS } from "./execution.ts";
export { executeWhenStable } from "./follow-program.ts";
export type { Lesson } from "./lesson.ts";
export type { Place } from "./line-index.ts";
export {
  type CompareLink,
  enginesOf,
  formatLink,
  isWorkbenchRoute,
  type LinkedLine,
  type LinkProblem,
  type ParsedLink,
  pageOf,
  parseLink,
  type Route,
  type WorkbenchKind,
  type WorkbenchLink,
  workbenchKinds,
} from "./link.ts";
export {
  contextChoices,
  defaultHeap,
  INTROSPECTIVE,
  isSelector,
  optionsFor,
  presetOptions,
  type RunOptions,
  selectiveKind,
  selectorName,
  splitSelective,
  stepLimits,
} from "./options.ts";
export {
  type Services,
  ServicesContext,
  useExecutionState,
  useRunState,
  useSelectorRuns,
  useServices,
  useSettings,
  useStrategyRuns,
  useWorkbench,
  useWorkbenchState,
} from "./react.ts";
export { type ConstantValueRow, constantsIn, type ExtraCall, hierarchyIn, methodsIn } from "./result.ts";
export { SELECTOR_MILLISECONDS, type SelectorRunsState } from "./selector-runs.ts";
export type { Session } from "./session.ts";
export {
  createSettings,
  resolveTheme,
  type Settings,
  type ThemeChoice,
  type ThemeName,
  themeChoices,
} from "./settings.ts";
export { starterOf } from "./starter-program.ts";
export { type Backing, guardedStorage, type Storage } from "./storage.ts";
export {
  plansOf,
  STRATEGY_MILLISECONDS,
  type StrategyPlan,
  type StrategyRow,
  type StrategyRunsState,
  type TestsOf,
} from "./strategy-runs.ts";
export { testsOf } from "./tests-of.ts";
export { fileOfTrace, traceLines } from "./trace-lines.ts";
export { Workbench, type WorkbenchParts } from "./workbench.ts";
export { type Selection, speeds, type WorkbenchState } from "./workbench-state.ts";
export { type OpenWorker, type WorkerLink, workerLink } from "./worker-link.ts";
