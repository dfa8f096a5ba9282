export { BlackBox, type BlackBoxOptions } from "./black-box.ts";
export { type Branches, branchesOf, type Condition } from "./branches.ts";
export { type Coverage, coverageOf, type Explored } from "./coverage.ts";
export { type Examined, Examiner, type ExaminerOptions } from "./examine.ts";
export { canonicalForm } from "./isomorphism.ts";
export { type Judgement, judge, type Requirement } from "./judge.ts";
export { type JudgedInput, junitClass } from "./junit/index.ts";
export { findRepOK, type RepOK, runRepOK } from "./rep-ok.ts";
export { type InputRun, type Returned, type RunOptions, type RunOutcome, runInput } from "./run-input.ts";
