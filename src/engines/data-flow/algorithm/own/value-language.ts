import { boolean, type Language, number, operation, ownValue, signature, text } from "../../../../definitions/index.ts";
import { type BinaryOperator, evaluate, isComparison, narrow } from "../../../../java/index.ts";
import { KEYWORD } from "./name.ts";

/** Java’s binary operators on ints and truth values. */
export const binaryOperators = [
  "+",
  "-",
  "*",
  "/",
  "%",
  "<<",
  ">>",
  ">>>",
  "&",
  "|",
  "^",
  "==",
  "!=",
  "<",
  "<=",
  ">",
  ">=",
] as const satisfies readonly BinaryOperator[];

/** The value of a number. */
export const constantOf = signature("constant", [number], ["n"], ownValue);

/** That of anything: parameters, and what is not followed. */
export const unknownOf = signature("unknown", [], [], ownValue);

/** a ⊔ b: the least value that stands for all that both stand for. `none` is neutral, and never given. */
export const meetOf = signature("meet", [ownValue, ownValue], ["a", "b"], ownValue);

/** The result of an operator: `op` is `"+"`, `"<"` … Truth values are 0 and 1. */
export const binaryOf = signature("binary", [text, ownValue, ownValue], ["op", "a", "b"], ownValue);

/** `-`, `~` and `!`: `unknown` where it is left out. */
export const unaryOf = signature("unary", [text, ownValue], ["op", "a"], ownValue, true);

/** A conversion to a type with these ends: `unknown` where it is left out. */
export const convertOf = signature("convert", [number, number, ownValue], ["least", "most", "a"], ownValue, true);

/** What definitions of an analysis of values may speak of. */
export const valueLanguage: Language = {
  keyword: KEYWORD,
  types: [ownValue],
  functions: [
    operation("compute", [text, number, number], number, compute),
    operation("wrap", [number, number, number], number, wrap),
    operation("compares", [text], boolean, (operator) => isOperator(operator) && isComparison(operator)),
  ],
  // No value yet: UNDEF of the constants, ⊥ of the intervals.
  constants: [{ name: "none", type: ownValue, value: undefined }],
  signatures: [meetOf, constantOf, unknownOf, binaryOf, unaryOf, convertOf],
  domain: { keyword: "values" },
};

function isOperator(text: string): text is BinaryOperator {
  return binaryOperators.some((operator) => operator === text);
}

/** As Java computes with ints; 0 where there is no result. */
function compute(operator: string, left: number, right: number): number {
  const isWhole = Number.isInteger(left) && Number.isInteger(right);
  return isWhole && isOperator(operator) ? (evaluate(operator, left, right) ?? 0) : 0;
}

function wrap(low: number, high: number, value: number): number {
  return [low, high, value].every(Number.isInteger) && low <= high ? narrow({ low, high }, value) : 0;
}
