import type { Variable } from "../../../../java/index.ts";
import { type Constraint, constantTerm, type Linear, NULL } from "../../../separation/index.ts";
import { UNKNOWN } from "./unknown.ts";

/** π of Fig. 5: what a variable or a field stands for on a path. */
export type SymbolicValue =
  /** A variable of Δ, the root of a cell, or null. */
  | { readonly kind: "reference"; readonly name: string }
  | { readonly kind: "integer"; readonly term: Linear }
  /** A `float` or a `double`, of which the order is known; see `fractions.ts`. `isFloat`: it was a `float` first. */
  | { readonly kind: "fraction"; readonly term: Linear; readonly isFloat: boolean }
  /** `decided`: the comparison of computed numbers that holds in unbounded integers, and need not in Java. */
  | { readonly kind: "truth"; readonly value: boolean; readonly decided?: Constraint }
  /** π₀ of [S-TCOND], a truth value that is not decided yet: one comparison, so that its negation is one too. */
  | { readonly kind: "condition"; readonly constraint: Constraint }
  /** Something the logic says nothing about: a text, a fraction that was computed. `isObject`: at least it is not null. */
  | { readonly kind: "opaque"; readonly text: string; readonly isObject?: boolean };

/** Nothing is known of what a variable stands for. Temporaries have no name that could be told. */
export function unknownValue(
  { name, isTemporary }: Pick<Variable, "name" | "isTemporary">,
  isObject = false,
): SymbolicValue {
  return { kind: "opaque", text: isTemporary ? UNKNOWN : name, ...(isObject ? { isObject } : {}) };
}

export const nullValue: SymbolicValue = { kind: "reference", name: NULL };

export function reference(name: string): SymbolicValue {
  return { kind: "reference", name };
}

export function integer(term: Linear): SymbolicValue {
  return { kind: "integer", term };
}

export function number(value: bigint): SymbolicValue {
  return { kind: "integer", term: constantTerm(value) };
}

export function truth(value: boolean, decided?: Constraint): SymbolicValue {
  return decided === undefined ? { kind: "truth", value } : { kind: "truth", value, decided };
}

/** ¬π₀ of [S-FCOND]. */
export function negate({ relation, left, right }: Constraint): Constraint {
  switch (relation) {
    case "=":
      return { relation: "≠", left, right };
    case "≠":
      return { relation: "=", left, right };
    case "≤":
      return { relation: "<", left: right, right: left };
    case "<":
      return { relation: "≤", left: right, right: left };
  }
}
