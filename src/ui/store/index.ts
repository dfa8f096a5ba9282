export { type ExecutionState, type ExecutionStatus, MAX_STEPS } from "./execution/index.ts";
export { type Drafts, draftsIn, type Lesson, presetOptions, starterOf } from "./lesson/index.ts";
export {
  type CompareLink,
  engineOfLink,
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
} from "./link/index.ts";
export {
  contextChoices,
  defaultHeap,
  INTROSPECTIVE,
  isSelector,
  optionsFor,
  type RunOptions,
  selectiveKind,
  selectorName,
  splitSelective,
  stepLimits,
} from "./options/index.ts";
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
export {
  type ConstantValueRow,
  constantsIn,
  type ExtraCall,
  fileOfTrace,
  hierarchyIn,
  methodsIn,
  type Place,
  type Session,
  traceLines,
} from "./run/index.ts";
export {
  plansOf,
  SELECTOR_MILLISECONDS,
  type SelectorRunsState,
  STRATEGY_MILLISECONDS,
  type StrategyPlan,
  type StrategyRow,
  type StrategyRunsState,
  type TestsOf,
} from "./runs/index.ts";
export {
  type Backing,
  createSettings,
  guardedStorage,
  resolveTheme,
  type Settings,
  type Storage,
  type ThemeChoice,
  type ThemeName,
  themeChoices,
} from "./settings/index.ts";
export {
  executeWhenStable,
  type Selection,
  speeds,
  testsOf,
  Workbench,
  type WorkbenchParts,
  type WorkbenchState,
} from "./workbench/index.ts";
export { type OpenWorker, type WorkerLink, workerLink } from "./worker/index.ts";
