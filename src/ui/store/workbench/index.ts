export { executeWhenStable } from "./follow-program.ts";
export { testsOf } from "./tests-of.ts";
export { Workbench, type WorkbenchParts } from "./workbench.ts";
export { type Selection, speeds, type WorkbenchState } from "./workbench-state.ts";
