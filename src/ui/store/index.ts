export { type Drafts, draftsIn } from "./drafts.ts";
export type { Place } from "./line-index.ts";
export {
  type CompareLink,
  formatLink,
  type LinkedLine,
  type LinkProblem,
  type ParsedLink,
  parseLink,
  type Route,
  type WorkbenchLink,
} from "./link.ts";
export {
  contextChoices,
  defaultHeap,
  isSelector,
  presetOptions,
  type RunOptions,
  selectorName,
  stepLimits,
} from "./options.ts";
export {
  type Services,
  ServicesContext,
  useRunState,
  useServices,
  useSettings,
  useWorkbench,
  useWorkbenchState,
} from "./react.ts";
export type { Session } from "./session.ts";
export {
  createSettings,
  resolveTheme,
  type Settings,
  type ThemeChoice,
  type ThemeName,
  themeChoices,
} from "./settings.ts";
export { starterProgram } from "./starter-program.ts";
export { type Backing, guardedStorage, type Storage } from "./storage.ts";
export { Workbench, type WorkbenchParts } from "./workbench.ts";
export { type Selection, speeds, type WorkbenchState } from "./workbench-state.ts";
export { type OpenWorker, type WorkerLink, workerLink } from "./worker-link.ts";
