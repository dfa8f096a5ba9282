export { convertConstant, foldBinary } from "./front-end/check/conversions/constants.ts";
export type { CompileOptions } from "./front-end/compile/compile.ts";
export type { TypedClass, TypedCode, TypedProgram } from "./front-end/compile/typed-program.ts";
export { createFrontEnd, createFrontEndFromSources, type FrontEnd } from "./front-end/front-end.ts";
export type { GrammarBinaries } from "./front-end/syntax/grammar.ts";
export type { Located, SourceText } from "./front-end/syntax/source-text.ts";
export type {
  ConstantValue,
  Expression,
  ExpressionOf,
  Switch,
} from "./front-end/syntax/tree/expression.ts";
export type { LocalDeclaration, Statement } from "./front-end/syntax/tree/statement.ts";
export type {
  CompilationUnit,
  ConstructorDeclaration,
  FieldDeclaration,
  MethodDeclaration,
  TypeDeclaration,
  TypeNode,
} from "./front-end/syntax/tree/tree.ts";
export type { Local, TypedExpression, TypedStatement } from "./front-end/typed/tree.ts";
export { expressionsOf, partsOf } from "./front-end/typed/walk.ts";
export {
  binaryName,
  Caller,
  type CallOutcome,
  type CallResult,
  type CallValue,
  type Clock,
  type CodeListener,
  type ExecutedRun,
  type ExecutionOptions as RunOptions,
  type HeapArray,
  type HeapObject,
  isIntrinsic,
  type MethodCall,
  type Observed,
  type ObservedContexts,
  type Outcome,
  packageOf,
  type Run,
  type RunResult,
  runProgram,
  runWithin,
  type SymbolicKind,
  type SymbolicValue,
  startRun,
  withoutMachineObjects,
} from "./interpreter/index.ts";
export { type BasicBlock, type ControlFlowGraph, controlFlowGraph, hasSideEffect } from "./ir/cfg.ts";
export { seesDefault, staticSeesDefault } from "./ir/first-stores.ts";
export { type Calls, type EdgeKind, type FlowEdge, FlowGraph, type FlowNode, siteOf } from "./ir/flow-graph.ts";
export { type Direction, neighbors, reversePostOrder, starts } from "./ir/flow-order.ts";
export {
  formatInstruction,
  formatMethod,
  formatProgram,
  formatStatement,
  type Naming,
  programPieces,
} from "./ir/format.ts";
export {
  dispatch,
  isRoot,
  isSubclass,
  isSubtype,
  overridesOf,
  superinterfacesOf,
  supertypesOf,
} from "./ir/hierarchy.ts";
export type * from "./ir/instruction.ts";
export { intersect, refineRanges, resultRange, spanning } from "./ir/int-ranges.ts";
export {
  type Comparison,
  evaluate,
  evaluateUnary,
  INT,
  integerResult,
  isComparison,
  isDivision,
  narrow,
  narrowed,
  negated,
  type Range,
  rangeOf,
  widthOf,
} from "./ir/integers.ts";
export { letters, showName } from "./ir/names.ts";
export type * from "./ir/program.ts";
export { MachineClasses } from "./ir/raised/classes.ts";
export { RAISED, type Raised, raisedWithoutCode } from "./ir/raised/raised.ts";
export { type MachineSites, machineSitesOf } from "./ir/raised/sites.ts";
export { isCapture, ShownVariables } from "./ir/shown-variables.ts";
export { findEntries, otherEntries } from "./ir/start/entries.ts";
export { noEntry, noSuchEntry } from "./ir/start/no-entry.ts";
export { writtenMain } from "./ir/start/written-main.ts";
export { isIntegral, isReference, sameType, showType } from "./ir/types.ts";
export { usesThis, variablesRead, variableWritten } from "./ir/uses.ts";
export { librarySource } from "./library/index.ts";
