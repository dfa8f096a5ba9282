import type { BinaryOperator, UnaryOperator } from "./instruction.ts";
import type { PrimitiveName, Type } from "./program.ts";

/** The values of a type, both ends included. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

export const INT: Range = { low: -2_147_483_648, high: 2_147_483_647 };

const RANGES: Readonly<Partial<Record<PrimitiveName, Range>>> = {
  boolean: { low: 0, high: 1 },
  byte: { low: -128, high: 127 },
  short: { low: -32_768, high: 32_767 },
  char: { low: 0, high: 65_535 },
  int: INT,
};

/** The range of an int-like type, `boolean` as 0 and 1; undefined for types whose values are not tracked. */
export function rangeOf(type: Type): Range | undefined {
  return type.kind === "primitive" ? RANGES[type.name] : undefined;
}

const OPERATORS: Readonly<Record<BinaryOperator, (a: number, b: number) => number>> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": Math.imul,
  "/": (a, b) => a / b,
  "%": (a, b) => a % b,
  "<<": (a, b) => a << b,
  ">>": (a, b) => a >> b,
  ">>>": (a, b) => a >>> b,
  "&": (a, b) => a & b,
  "|": (a, b) => a | b,
  "^": (a, b) => a ^ b,
  "==": (a, b) => Number(a === b),
  "!=": (a, b) => Number(a !== b),
  "<": (a, b) => Number(a < b),
  "<=": (a, b) => Number(a <= b),
  ">": (a, b) => Number(a > b),
  ">=": (a, b) => Number(a >= b),
};

/** `a op b` as Java computes it, in 32 bits; comparisons give 0 or 1, division by zero nothing. */
export function evaluate(operator: BinaryOperator, a: number, b: number): number | undefined {
  return isDivision(operator) && b === 0 ? undefined : OPERATORS[operator](a, b) | 0;
}

export function isDivision(operator: BinaryOperator): boolean {
  return operator === "/" || operator === "%";
}

export function evaluateUnary(operator: UnaryOperator, a: number): number {
  if (operator === "!") return 1 - a;
  return operator === "-" ? -a | 0 : ~a;
}

/** The value that a narrowing conversion makes of an int. */
export function narrow({ low, high }: Range, value: number): number {
  const size = high - low + 1;
  return low + ((((value - low) % size) + size) % size);
}

/** What holds when a comparison does not. */
const NEGATIONS = { "==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">" } as const;

export type Comparison = keyof typeof NEGATIONS;

export function isComparison(operator: BinaryOperator): operator is Comparison {
  return operator in NEGATIONS;
}

export function negated(operator: Comparison): Comparison {
  return NEGATIONS[operator];
}
