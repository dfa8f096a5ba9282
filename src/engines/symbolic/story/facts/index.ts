export { lineOfRule, lines, pseudocode } from "./pseudocode.ts";
export type {
  ConfigurationSymbol,
  ConjunctSymbol,
  ContextSymbol,
  DeltaSymbol,
  EndSymbol,
  FrameSymbol,
  NodeSymbol,
  ObjectSymbol,
  SubjectSymbol,
  SymbolicSymbols,
  ValueSymbol,
  VerdictSymbol,
} from "./symbols.ts";
export { factKinds, type RecordedRule, ruleName, SECTION, vocabulary } from "./vocabulary.ts";
