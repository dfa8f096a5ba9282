/**
 * A concrete heap and stack. It shares nothing with the solver but the syntax of formulas, so that it can judge the
 * solver's models. Integer fields may be left open: then any integers will do.
 */
export interface ConcreteHeap {
  readonly cells: ReadonlyMap<string, { readonly type: string; readonly fields: readonly ConcreteValue[] }>;
  /** Variables that are not named here may have any value. */
  readonly stack: ReadonlyMap<string, ConcreteValue>;
}

/** An address, null, or an integer (truth values are 0 and 1); undefined is left open. */
export type ConcreteValue = string | null | bigint | undefined;

export type Judgment = "accepted" | "rejected" | "undecided";
