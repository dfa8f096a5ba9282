export { type Branches, branchesOf, type Condition, sideOf } from "./branches.ts";
export { callableFrom, calleesOf } from "./calls.ts";
export { coverageOf, refusedSides } from "./coverage.ts";
export { goalCoverageOf, refusedGoals } from "./goal-coverage.ts";
export { type Goal, Goals, type GoalsAt, sidesShown } from "./goals.ts";
export { type OpenCall, OpenEnds } from "./open-ends.ts";
export { withoutCore } from "./reachable.ts";
export { RunGoals } from "./run-goals.ts";
