export { BlackBox, type BlackBoxOptions } from "./black-box.ts";
export { type Examined, Examiner, type ExaminerOptions } from "./examine.ts";
export { judge, mayHoldMore, type Requirement } from "./judge.ts";
export { findRepOK, runRepOK } from "./rep-ok.ts";
export { type InputRun, runInput, STEP_LIMIT, simpleName } from "./run-input.ts";
export { allInstances, canHold, instancesOf, isObject } from "./value-domains.ts";
