export { type Branches, branchesOf, type Condition, sideOf, sidesWithin } from "./branches.ts";
export { callableFrom, calleesOf } from "./calls.ts";
export { coverageOf } from "./coverage.ts";
export { goalCoverageOf } from "./goal-coverage.ts";
export { type Goal, Goals, type GoalsAt, sidesShown } from "./goals.ts";
export { withoutCore } from "./reachable.ts";
export { RunGoals } from "./run-goals.ts";
