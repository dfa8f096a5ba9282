export { type Branches, branchesOf, sidesWithin } from "./branches.ts";
export { callableFrom } from "./calls.ts";
export { coverageOf } from "./coverage.ts";
export { goalCoverageOf } from "./goal-coverage.ts";
export { type Goal, Goals, type GoalsAt, sidesShown } from "./goals.ts";
export { RunGoals } from "./run-goals.ts";
