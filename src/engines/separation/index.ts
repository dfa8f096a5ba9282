export { exactSolver, type IntegerSolver } from "./algorithm/arithmetic/integers/integer-solver.ts";
export { withMergedRules } from "./algorithm/arithmetic/merging/merged-rules.ts";
export { type BasePairObserver, BasePairs } from "./algorithm/base-pairs/base-pairs.ts";
export { addressStem, namesOfDefinitions } from "./algorithm/heaps/address-names.ts";
export { Closure } from "./algorithm/heaps/closure.ts";
export {
  addScaled,
  type Constraint,
  constantTerm,
  evaluate,
  type Linear,
  scale,
  variableTerm,
} from "./algorithm/heaps/linear.ts";
export { FreshNames, instantiate, namesOf } from "./algorithm/heaps/naming.ts";
export {
  arrayData,
  asLinear,
  type Call,
  type Cell,
  callsOf,
  cellsOf,
  conjoined,
  type DataField,
  type DataType,
  type Definitions,
  dontCare,
  isDontCare,
  NULL,
  namesIn,
  OBJECT,
  occurrences,
  type PointerFact,
  type Predicate,
  type Query,
  type Spatial,
  type SymbolicHeap,
  substitute,
  type Type,
  type Typed,
  type Value,
} from "./algorithm/heaps/symbolic-heap.ts";
export { withInlinedCalls } from "./algorithm/least-fixed-point/inlined-calls.ts";
export {
  LeastFixedPoint,
  type LfpObserver,
  type LfpSettings,
} from "./algorithm/least-fixed-point/least-fixed-point.ts";
export type { LfpReading } from "./algorithm/least-fixed-point/readings.ts";
export type { ConcreteHeap } from "./algorithm/model-checking/concrete-heap.ts";
export { checkModel } from "./algorithm/model-checking/model-checker.ts";
export type { Model, ModelCell, ModelValue } from "./algorithm/models/model.ts";
export { decideAll } from "./algorithm/satisfiability/decide-all.ts";
export { defaultSatLimits, SatisfiabilityChecker, type Verdict } from "./algorithm/satisfiability/satisfiability.ts";
export {
  type Binder,
  readSpecification,
  type Specification,
  showConstraint,
  showHeap,
  showLinear,
  showPointerFact,
  showSpatial,
  symbolsOf,
  TokenReader,
  type TypeNode,
  Types,
  tokenize,
} from "./algorithm/syntax/index.ts";
export { startSeparation } from "./analysis.ts";
export type { LfpOptions } from "./options.ts";
export type { LfpResult } from "./result.ts";
export { nameOfCall } from "./story/drawings/instance-name.ts";
export { showModelValue } from "./story/drawings/show-model-value.ts";
export { LfpRecorder } from "./story/recorder/lfp-recorder.ts";
