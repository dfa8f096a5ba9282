export { acceptingPaths, weightOfConfiguration } from "./accepting-paths.ts";
export { type PushdownAnalysis, startPushdown } from "./analysis.ts";
export { type Replay, type RunSource, replayIn } from "./board/replay-of.ts";
export { printPushdown, pushdownToJson, readPushdown } from "./format.ts";
export type { Cause, Outcome, SaturationObserver } from "./observer.ts";
export { type PushdownOptions, parsePushdownOptions } from "./options.ts";
export { acceptOne, PAutomaton, type Reading, type StateKind } from "./p-automaton.ts";
export { startPostStar } from "./post-star.ts";
export { startPreStar } from "./pre-star.ts";
export {
  type BuiltProblem,
  buildProblem,
  type PushdownProblem,
  type WrittenRule,
  type WrittenStart,
} from "./problem.ts";
export { EPSILON, PushdownSystem, type Rule, type RuleKind } from "./pushdown-system.ts";
export { type ReadOutObserver, type Top, tops } from "./read-out.ts";
export type { RegularExpression } from "./regular-expression.ts";
export { readOut } from "./regular-target.ts";
export { type Configuration, replay, weightOfRun } from "./replay.ts";
export type { PushdownResult } from "./result.ts";
export type { Saturation, WorklistOrder } from "./saturation.ts";
export {
  type AnySemiring,
  booleanSemiring,
  minPlusSemiring,
  type PairWeight,
  productSemiring,
  type RelevancyWeight,
  relevancySemiring,
  type Semiring,
} from "./semirings/index.ts";
export { stackLanguage } from "./stack-language.ts";
export { parseStackPattern, type StackPattern } from "./stack-pattern.ts";
export { rulesAlong, type Share, sequencesAlong, type Witness, Witnesses } from "./witness.ts";
