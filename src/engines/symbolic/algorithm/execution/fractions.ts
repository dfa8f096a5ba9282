import { type BinaryOperator, narrowed, type Type, widthOf } from "../../../../java/index.ts";
import type { Linear } from "../../../separation/index.ts";
import { floatAbove, floatBelow } from "../state/floats.ts";
import { constantFraction, fraction, fractionType, isFractional } from "../state/fractions.ts";
import { number, type SymbolicValue, truth } from "../state/values.ts";
import { comparison, constantOf, isComparison } from "./arithmetic.ts";

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
  if (isComparison(operator)) {
    if (x !== undefined && y !== undefined) return truth(compare[operator](x, y));
    if (isFloatTerm(left) && y !== undefined) return comparedFloat(operator, a, y);
    if (isFloatTerm(right) && x !== undefined) return comparedFloat(mirrored[operator], b, x);
    return comparison(operator, a, b);
  }
  const compute = arithmetic[operator];
  return x === undefined || y === undefined || compute === undefined ? undefined : rounded(compute(x, y), type);
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

type Comparison = keyof typeof compare;

/** b op a instead of a op b. */
const mirrored = { "==": "==", "!=": "!=", "<": ">", "<=": ">=", ">": "<", ">=": "<=" } as const;

const compare: Readonly<Record<"==" | "!=" | "<" | "<=" | ">" | ">=", (a: number, b: number) => boolean>> = {
  "==": (a, b) => a === b,
  "!=": (a, b) => a !== b,
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
};

const arithmetic: Partial<Readonly<Record<BinaryOperator, (a: number, b: number) => number>>> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
  "%": (a, b) => a % b,
};

/** A `float` has fewer digits. */
function rounded(value: number, type: Type): SymbolicValue {
  return fraction(fractionType(type) === "float" ? Math.fround(value) : value);
}

/** A number as one of another type, where one of the types is fractional; undefined where it is not known which. */
export function convertedFraction(value: SymbolicValue, from: Type | undefined, to: Type): SymbolicValue | undefined {
  const term = fractionTerm(value);
  if (term === undefined) return undefined;
  const constant = constantFraction(term);
  if (constant !== undefined) return isFractional(to) ? rounded(constant, to) : whole(constant, to);
  const isKept =
    from !== undefined && isFractional(to) && (fractionType(to) === "double" || fractionType(from) === "float");
  return isKept ? { kind: "fraction", term, isFloat: isFloatTerm(value) } : undefined;
}

/** Toward 0, and no further than the ends of `long`, or of `int` for the smaller types (JLS 5.1.3). */
function whole(value: number, type: Type): SymbolicValue | undefined {
  if (widthOf(type) === undefined) return undefined;
  const half = 2 ** ((type.kind === "primitive" && type.name === "long" ? 64 : 32) - 1);
  const near = BigInt(Math.trunc(Math.max(-half, Math.min(value, half))));
  const most = BigInt(half) - 1n;
  return number(narrowed(near > most ? most : near, type));
}
