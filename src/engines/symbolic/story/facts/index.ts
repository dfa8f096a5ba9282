export { lineOfRule, lines, pseudocode } from "./pseudocode.ts";
export { factKinds, isOfExecution, procedureNumbers, type RecordedRule, ruleName, ruleNumber } from "./rules.ts";
export type {
  ConfigurationSymbol,
  ConjunctSymbol,
  ContextSymbol,
  DeltaSymbol,
  EndSymbol,
  ExecutionSymbol,
  FrameSymbol,
  NodeSymbol,
  ObjectSymbol,
  SubjectSymbol,
  SymbolicSymbols,
  ValueSymbol,
  VerdictSymbol,
} from "./symbols.ts";
