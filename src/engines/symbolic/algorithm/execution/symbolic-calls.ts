import type { Method, SymbolicKind } from "../../../../java/index.ts";

const KINDS: Readonly<Record<string, SymbolicKind>> = {
  integer: "integer",
  bool: "bool",
  real: "real",
  string: "string",
};

/** What a call of the built-in class `Symbolic` asks for; undefined for other methods, and for inputs without a type of their own. */
export function askedKind({ class: { name, isLibrary }, name: called }: Method): SymbolicKind | undefined {
  return isLibrary && name === "Symbolic" && Object.hasOwn(KINDS, called) ? KINDS[called] : undefined;
}
