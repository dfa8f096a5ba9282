export { type LabeledEdge, languageBetween } from "./algorithm/languages/elimination.ts";
export { choice, empty, nothing, type RegularExpression, symbol } from "./algorithm/languages/regular-expression.ts";
export { readOut } from "./algorithm/languages/regular-target.ts";
export { parseStackPattern, type StackPattern } from "./algorithm/languages/stack-pattern.ts";
export type { Cause, Outcome, SaturationObserver } from "./algorithm/observer.ts";
export { acceptOne, PAutomaton, type Reading, type StateKind } from "./algorithm/p-automaton.ts";
export { startPostStar } from "./algorithm/post-star.ts";
export { startPreStar } from "./algorithm/pre-star.ts";
export { EPSILON, PushdownSystem, type Rule, type RuleKind } from "./algorithm/pushdown-system.ts";
export { type ReadOutObserver, type Top, tops } from "./algorithm/read-out.ts";
export type { Saturation, WorklistOrder } from "./algorithm/saturation.ts";
export {
  type AnySemiring,
  booleanSemiring,
  minPlusSemiring,
  type PairWeight,
  productSemiring,
  type RelevancyWeight,
  relevancySemiring,
  type Semiring,
} from "./algorithm/semirings/index.ts";
export { startPushdown } from "./analysis.ts";
export { readPushdown } from "./formats/format.ts";
export { buildProblem, type PushdownProblem, type WrittenRule } from "./formats/problem.ts";
export { type PushdownOptions, parsePushdownOptions } from "./options.ts";
export type { PushdownResult } from "./result.ts";
export { type RuleOrigins, SaturationRecorder } from "./story/recorder.ts";
export { Saturated, whyNotIn } from "./why-not/index.ts";
