export { startSeparation } from "./analysis.ts";
export { exactSolver, type IntegerSolver } from "./arithmetic/integer-solver.ts";
export { BasePairs } from "./base-pairs.ts";
export { decideAll } from "./decide-all.ts";
export { entails } from "./entailment.ts";
export { LeastFixedPoint, type Reading } from "./least-fixed-point.ts";
export {
  addScaled,
  type Constraint,
  constantTerm,
  evaluate,
  type Linear,
  scale,
  variableTerm,
} from "./linear.ts";
export type { ConcreteHeap } from "./matching/concrete-heap.ts";
export type { Model, ModelCell, ModelValue } from "./model.ts";
export { checkModel } from "./model-checker.ts";
export { FreshNames, instantiate, namesOf } from "./naming.ts";
export { type LfpOptions, parseLfpOptions } from "./options.ts";
export { LfpRecorder } from "./recorder.ts";
export { type LfpResult, returnedHeaps } from "./result.ts";
export { SatisfiabilityChecker, type Verdict } from "./satisfiability.ts";
export {
  asLinear,
  type Call,
  type Cell,
  callsOf,
  cellsOf,
  type DataType,
  type Definitions,
  dontCare,
  isDontCare,
  NULL,
  namesIn,
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
} from "./symbolic-heap.ts";
export {
  type Binder,
  readSpecification,
  type Specification,
  type Symbols,
  SyntaxFailure,
  showConstraint,
  showHeap,
  showLinear,
  showPointerFact,
  showSpatial,
  TokenReader,
  type TypeNode,
  Types,
  tokenize,
} from "./syntax/index.ts";
