export { type Branches, branchesOf, type Condition } from "./branches.ts";
export { type InputRun, type Returned, type RunOptions, type RunOutcome, runInput } from "./run-input.ts";
