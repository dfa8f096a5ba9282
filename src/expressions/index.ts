export type { Checked, CheckedDefinition } from "./checked.ts";
export type { DomainValues } from "./checker.ts";
export {
  boolean,
  type Constant,
  type FunctionSpec,
  type Language,
  number,
  type OwnValue,
  operation,
  ownValue,
  type Signature,
  signature,
  type Type,
  text,
} from "./language.ts";
export { type Definitions, definitionName, functionsOf, readDefinitions, wantedOf } from "./read.ts";
