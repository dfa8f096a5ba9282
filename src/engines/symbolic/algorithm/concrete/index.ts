export { canonicalForm } from "../test-input/isomorphism.ts";
export { BlackBox, type BlackBoxOptions } from "./black-box.ts";
export { type Branches, branchesOf, type Condition, sidesWithin } from "./branches.ts";
export { type Coverage, coverageOf, type Explored } from "./coverage.ts";
export { type Examined, Examiner, type ExaminerOptions } from "./examine.ts";
export { type Judgment, judge, mayHoldMore, type Requirement } from "./judge.ts";
export { findRepOK, type RepOK, runRepOK } from "./rep-ok.ts";
export { type InputRun, type InputRunOptions, type Returned, type RunOutcome, runInput } from "./run-input.ts";
export { instancesOf } from "./value-domains.ts";
