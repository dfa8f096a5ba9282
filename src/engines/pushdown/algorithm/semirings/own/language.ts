import { type Language, ownValue, signature } from "../../../../../definitions/index.ts";

/** a ⊕ b */
export const combine = signature("combine", [ownValue, ownValue], ["a", "b"], ownValue);

/** a ⊗ b: first a, then b. */
export const extend = signature("extend", [ownValue, ownValue], ["a", "b"], ownValue);

export const zero = signature("zero", [], [], ownValue);

export const one = signature("one", [], [], ownValue);

/** What definitions of a semiring may speak of: numbers, or the values that they name. */
export const semiringLanguage: Language = {
  keyword: "semiring",
  types: [ownValue],
  functions: [],
  constants: [],
  signatures: [combine, extend, zero, one],
  domain: { keyword: "values" },
};
