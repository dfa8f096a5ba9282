import {
  type BinaryOperator,
  type Comparison,
  type ConstantValue,
  convertConstant,
  foldBinary,
  isComparison,
  type Type,
} from "../../../../java/index.ts";
import type { Linear } from "../../../separation/index.ts";
import { floatAbove, floatBelow } from "../state/floats.ts";
import { constantFraction, fraction, fractionType, isFractional } from "../state/fractions.ts";
import { type SymbolicValue, truth } from "../state/values.ts";
import { comparison, constantOf } from "./arithmetic.ts";
import { constantValue } from "./calls.ts";

/**
 * π₁ op π₂ where one of them is a fraction: comparisons, and Java’s arithmetic of constants. Undefined for what the order
 * alone does not say.
 */
export function fractionOperation(
  operator: BinaryOperator,
  left: SymbolicValue,
  right: SymbolicValue,
  type: Type,
): SymbolicValue | undefined {
  const [a, b] = [fractionTerm(left), fractionTerm(right)];
  if (a === undefined || b === undefined) return undefined;
  const [x, y] = [constantFraction(a), constantFraction(b)];
  if (x !== undefined && y !== undefined) return folded(operator, x, y, type);
  if (!isComparison(operator)) return undefined;
  if (isFloatTerm(left) && y !== undefined) return comparedFloat(operator, a, y);
  if (isFloatTerm(right) && x !== undefined) return comparedFloat(mirrored[operator], b, x);
  return comparison(operator, a, b);
}

/** Whole numbers that are known are fractions, too. */
function fractionTerm(value: SymbolicValue): Linear | undefined {
  if (value.kind === "fraction") return value.term;
  const constant = value.kind === "integer" ? constantOf(value.term) : undefined;
  const converted = constant === undefined ? undefined : fraction(Number(constant));
  return converted?.kind === "fraction" ? converted.term : undefined;
}

function isFloatTerm(value: SymbolicValue): boolean {
  return value.kind === "fraction" && value.isFloat;
}

/**
 * A `float` and a constant: no `float` is 0.3, so that one that is not above 0.3 is below it. The constant gives way to the
 * next `float` on the side on which nothing changes. Undefined where there is none.
 */
function comparedFloat(operator: Comparison, term: Linear, constant: number): SymbolicValue | undefined {
  const [below, above] = [floatBelow(constant), floatAbove(constant)];
  if (below !== above && (operator === "==" || operator === "!=")) return truth(operator === "!=");
  const other = fractionTerm(fraction(operator === ">" || operator === "<=" ? below : above));
  return other && comparison(operator, term, other);
}

/** b op a instead of a op b. */
const mirrored = { "==": "==", "!=": "!=", "<": ">", "<=": ">=", ">": "<", ">=": "<=" } as const;

/** What Java computes from two constants. */
function folded(operator: BinaryOperator, left: number, right: number, type: Type): SymbolicValue | undefined {
  const result = foldBinary(operator, { kind: "double", value: left }, { kind: "double", value: right });
  return result && asType(result, type);
}

/** A constant as a number of a type; a truth value stays one. */
function asType(constant: ConstantValue, type: Type): SymbolicValue | undefined {
  const converted = type.kind === "primitive" ? convertConstant(constant, type.name) : constant;
  return converted.kind === "string" ? undefined : constantValue(converted);
}

/** A number as one of another type, where one of the types is fractional; undefined where it is not known which. */
export function convertedFraction(value: SymbolicValue, from: Type | undefined, to: Type): SymbolicValue | undefined {
  const term = fractionTerm(value);
  if (term === undefined) return undefined;
  const constant = constantFraction(term);
  if (constant !== undefined) return asType({ kind: "double", value: constant }, to);
  const isKept =
    from !== undefined && isFractional(to) && (fractionType(to) === "double" || fractionType(from) === "float");
  return isKept ? { kind: "fraction", term, isFloat: isFloatTerm(value) } : undefined;
}
