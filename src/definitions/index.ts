export type { Checked, CheckedDefinition } from "./checked.ts";
export {
  boolean,
  type Language,
  number,
  type OwnValue,
  operation,
  ownValue,
  signature,
  type Type,
  text,
} from "./language.ts";
export { type Definitions, definitionName, functionsOf, readDefinitions, wantedOf } from "./read.ts";
