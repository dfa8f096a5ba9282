import { type Type, widthOf } from "../../../../java/index.ts";

/** The numbers of a Java type, ends included. */
export interface Range {
  readonly least: bigint;
  readonly most: bigint;
}

/** The numbers of an `int`. */
export const INT_RANGE: Range = { least: -(2n ** 31n), most: 2n ** 31n - 1n };

/** Undefined for everything but whole numbers. */
export function rangeOf(type: Type): Range | undefined {
  const width = widthOf(type);
  if (width === undefined) return undefined;
  const isSigned = type.kind !== "primitive" || type.name !== "char";
  const half = 2n ** BigInt(width - 1);
  return isSigned ? { least: -half, most: half - 1n } : { least: 0n, most: 2n * half - 1n };
}
