import type { BinaryOperator } from "./instruction.ts";
import type { Type } from "./program.ts";

/** How many bits a number of an integer type has; undefined for other types. */
export function widthOf(type: Type): 8 | 16 | 32 | 64 | undefined {
  return type.kind === "primitive" ? widths.get(type.name) : undefined;
}

const widths: ReadonlyMap<string, 8 | 16 | 32 | 64> = new Map([
  ["byte", 8],
  ["short", 16],
  ["char", 16],
  ["int", 32],
  ["long", 64],
]);

/** A number cut to the width of an integer type, as `(byte) 300` (JLS 5.1.3). */
export function narrowed(value: bigint, type: Type): bigint {
  const width = widthOf(type) ?? 64;
  const isSigned = type.kind !== "primitive" || type.name !== "char";
  return isSigned ? BigInt.asIntN(width, value) : BigInt.asUintN(width, value);
}

/** `left op right` on Java’s integers of so many bits; 1 and 0 for a comparison. The divisor is not 0. */
export function integerResult(operator: BinaryOperator, left: bigint, right: bigint, bits: 32 | 64): bigint {
  return BigInt.asIntN(bits, BigInt(operations[operator](left, right, bits)));
}

type Operation = (left: bigint, right: bigint, bits: 32 | 64) => bigint | boolean;

const operations: Readonly<Record<BinaryOperator, Operation>> = {
  "+": (left, right) => left + right,
  "-": (left, right) => left - right,
  "*": (left, right) => left * right,
  "/": (left, right) => left / right,
  "%": (left, right) => left % right,
  "<<": (left, right, bits) => left << distance(right, bits),
  ">>": (left, right, bits) => left >> distance(right, bits),
  ">>>": (left, right, bits) => BigInt.asUintN(bits, left) >> distance(right, bits),
  "&": (left, right) => left & right,
  "|": (left, right) => left | right,
  "^": (left, right) => left ^ right,
  "==": (left, right) => left === right,
  "!=": (left, right) => left !== right,
  "<": (left, right) => left < right,
  "<=": (left, right) => left <= right,
  ">": (left, right) => left > right,
  ">=": (left, right) => left >= right,
};

/** Only the last bits of a distance count. */
function distance(by: bigint, bits: 32 | 64): bigint {
  return by & BigInt(bits - 1);
}
