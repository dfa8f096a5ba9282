/** A value that `Symbolic.integer()`, `bool()`, `real()` or `string()` gives a run. */
export interface SymbolicValue {
  readonly kind: SymbolicKind;
  readonly value: number | boolean | string;
}

export type SymbolicKind = "integer" | "bool" | "real" | "string";

/** The inputs that a program asks for while it runs: of each kind in their order, and empty ones when there are no more. */
export class SymbolicInputs {
  readonly #left: SymbolicValue[];

  constructor(values: readonly SymbolicValue[]) {
    this.#left = [...values];
  }

  /** Undefined where none of this kind is left. */
  next(kind: SymbolicKind): SymbolicValue["value"] | undefined {
    const at = this.#left.findIndex((each) => each.kind === kind);
    return at === -1 ? undefined : this.#left.splice(at, 1)[0]?.value;
  }
}
