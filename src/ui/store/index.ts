export { type ExecutionState, type ExecutionStatus, MOST_STEPS } from "./execution/execution.ts";
export { type Drafts, draftsIn } from "./lesson/drafts.ts";
export type { Lesson } from "./lesson/lesson.ts";
export { starterOf } from "./lesson/starter-program.ts";
export { engineOfLink } from "./link/engine-of-link.ts";
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
} from "./link/link.ts";
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
} from "./options/options.ts";
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
export type { Place } from "./run/line-index.ts";
export { type ConstantValueRow, constantsIn, type ExtraCall, hierarchyIn, methodsIn } from "./run/result.ts";
export type { Session } from "./run/session.ts";
export { fileOfTrace, traceLines } from "./run/trace-lines.ts";
export { SELECTOR_MILLISECONDS, type SelectorRunsState } from "./runs/selector-runs.ts";
export {
  plansOf,
  STRATEGY_MILLISECONDS,
  type StrategyPlan,
  type StrategyRow,
  type StrategyRunsState,
  type TestsOf,
} from "./runs/strategy-runs.ts";
export {
  createSettings,
  resolveTheme,
  type Settings,
  type ThemeChoice,
  type ThemeName,
  themeChoices,
} from "./settings/settings.ts";
export { type Backing, guardedStorage, type Storage } from "./settings/storage.ts";
export { executeWhenStable } from "./workbench/follow-program.ts";
export { testsOf } from "./workbench/tests-of.ts";
export { Workbench, type WorkbenchParts } from "./workbench/workbench.ts";
export { type Selection, speeds, type WorkbenchState } from "./workbench/workbench-state.ts";
export { type OpenWorker, type WorkerLink, workerLink } from "./worker/worker-link.ts";
