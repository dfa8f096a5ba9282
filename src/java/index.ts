export { type BasicBlock, type ControlFlowGraph, controlFlowGraph } from "./cfg.ts";
export type { CompileOptions } from "./compile.ts";
export { deadCopies } from "./dead-copies.ts";
export { findEntries } from "./entries.ts";
export { formatInstruction, formatMethod, formatProgram } from "./format.ts";
export { createFrontEnd, createFrontEndFromSources, type FrontEnd } from "./front-end.ts";
export { dispatch, isRoot, isSubclass, isSubtype, overridesOf, superinterfacesOf, supertypesOf } from "./hierarchy.ts";
export type * from "./instruction.ts";
export {
  binaryName,
  Caller,
  type CallOutcome,
  type CallResult,
  type CallValue,
  type Clock,
  type HeapObject,
  type MethodCall,
  type Observed,
  type Outcome,
  packageOf,
  type Run,
  type RunOptions,
  type RunResult,
  runProgram,
  startRun,
} from "./interpreter/index.ts";
export { librarySource } from "./library/index.ts";
export { letters } from "./lower/letters.ts";
export type * from "./program.ts";
export type {
  Expression,
  ExpressionOf,
  Switch,
} from "./syntax/expression.ts";
export type { Located, SourceText } from "./syntax/source-text.ts";
export type { LocalDeclaration, Statement } from "./syntax/statement.ts";
export type {
  CompilationUnit,
  ConstructorDeclaration,
  FieldDeclaration,
  MethodDeclaration,
  TypeDeclaration,
  TypeNode,
} from "./syntax/tree.ts";
export type { Local, TypedExpression, TypedStatement } from "./typed/tree.ts";
export { expressionsOf, partsOf } from "./typed/walk.ts";
export type { TypedClass, TypedCode, TypedProgram } from "./typed-program.ts";
export { isReference, sameType, showType } from "./types.ts";
export { usesThis, variablesRead, variableWritten } from "./uses.ts";
