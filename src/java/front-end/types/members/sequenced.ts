import type { MethodSymbol } from "../symbols.ts";

const ENDS: ReadonlySet<string> = new Set(["addFirst", "addLast", "getFirst", "getLast", "removeFirst", "removeLast"]);

/**
 * Whether the library has a method that Java 17 has not: `reversed`, and what Java 21 lets lists do at their ends. A class of
 * Java 17 may be a list and a queue at once; the methods of a Deque at its ends are old.
 */
export function isSequenced({ owner, info }: MethodSymbol): boolean {
  return owner.info.isLibrary && (info.name === "reversed" || (owner.info.name === "List" && ENDS.has(info.name)));
}
