export type { Checked, CheckedDefinition } from "./checked.ts";
export {
  boolean,
  type Constant,
  type Language,
  number,
  type OwnValue,
  operation,
  ownValue,
  signature,
  type Type,
  text,
} from "./language.ts";
export { brokenLaws, type Law, operationOf, type Side } from "./laws.ts";
export { numberIn, showOwnValue } from "./own-value.ts";
export { parametersUsed } from "./parameters-used.ts";
export { type Definitions, definitionName, readDefinitions } from "./read.ts";
export { vocabularyOf } from "./vocabulary.ts";
