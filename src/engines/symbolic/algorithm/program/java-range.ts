import type { Type } from "../../../../java/index.ts";

/** The numbers of a Java type, ends included. */
export interface Range {
  readonly least: bigint;
  readonly most: bigint;
}

/** Undefined for everything but whole numbers. */
export function rangeOf(type: Type): Range | undefined {
  if (type.kind !== "primitive") return undefined;
  if (type.name === "char") return { least: 0n, most: 2n ** 16n - 1n };
  const widths: Readonly<Record<string, bigint>> = { byte: 8n, short: 16n, int: 32n, long: 64n };
  const width = widths[type.name];
  return width === undefined ? undefined : { least: -(2n ** (width - 1n)), most: 2n ** (width - 1n) - 1n };
}
