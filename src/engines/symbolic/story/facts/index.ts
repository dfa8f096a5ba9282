export { lineOfRule, lines, pseudocode } from "./pseudocode.ts";
export type * from "./symbols.ts";
export { factKinds, type RecordedRule, ruleName, SECTION, vocabulary } from "./vocabulary.ts";
