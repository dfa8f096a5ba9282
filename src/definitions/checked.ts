import type { FunctionSpec, Type } from "./language.ts";

/** An expression whose names are known and whose types fit. */
export type Checked =
  | { readonly kind: "literal"; readonly value: unknown; readonly type: Type }
  | { readonly kind: "parameter"; readonly index: number; readonly type: Type }
  | {
      readonly kind: "apply";
      readonly function: FunctionSpec;
      readonly arguments: readonly Checked[];
      readonly type: Type;
    }
  | {
      readonly kind: "use";
      readonly definition: CheckedDefinition;
      readonly arguments: readonly Checked[];
      readonly type: Type;
    }
  | { readonly kind: "list"; readonly elements: readonly Checked[]; readonly type: Type }
  | { readonly kind: "concat"; readonly left: Checked; readonly right: Checked; readonly type: Type }
  /** Whether two values of one type are the same. */
  | { readonly kind: "equal"; readonly left: Checked; readonly right: Checked; readonly type: Type }
  | {
      readonly kind: "if";
      readonly condition: Checked;
      readonly then: Checked;
      readonly otherwise: Checked;
      readonly type: Type;
    }
  /** A value taken as one of a wider type. */
  | {
      readonly kind: "widen";
      readonly operand: Checked;
      readonly convert: (value: unknown) => unknown;
      readonly type: Type;
    };

/** A definition that may be computed. It uses only those before it, so it comes to an end. */
export interface CheckedDefinition {
  readonly name: string;
  readonly parameters: readonly { readonly name: string; readonly type: Type }[];
  readonly body: Checked;
  /** As it is written, on one line. */
  readonly written: string;
  /** How many parts are computed at most, those of the definitions it uses included. */
  readonly cost: number;
}
