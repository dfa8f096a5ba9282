import type { RawNode } from "../raw-node.ts";
import type { Modifier, Modifiers } from "../tree/tree.ts";
import { readAnnotations } from "./annotations.ts";
import type { TreeReader } from "./tree-reader.ts";
import { reject } from "./tree-reader.ts";

/** Which modifiers go before what (JLS 8.1.1, 8.3.1, 8.4.3, 8.8.3, 9.3, 9.4, 14.4). */
const ALLOWED = {
  "a top-level class": ["public", "abstract", "final", "strictfp", "sealed", "non-sealed"],
  "a nested class": [
    "public",
    "protected",
    "private",
    "abstract",
    "static",
    "final",
    "strictfp",
    "sealed",
    "non-sealed",
  ],
  "a class in an interface": ["public", "abstract", "static", "final", "strictfp", "sealed", "non-sealed"],
  "a local class": ["abstract", "final", "static", "strictfp"],
  "a local interface": ["abstract", "static", "strictfp"],
  "a field": ["public", "protected", "private", "static", "final", "transient", "volatile"],
  "a field of an interface": ["public", "static", "final"],
  "a method": ["public", "protected", "private", "abstract", "static", "final", "synchronized", "native", "strictfp"],
  "a method of an interface": ["public", "private", "abstract", "default", "static", "strictfp"],
  "a constructor": ["public", "protected", "private"],
  "a local variable": ["final"],
  "a parameter": ["final"],
} as const satisfies Readonly<Record<string, readonly Modifier[]>>;

export type Modified = keyof typeof ALLOWED;

/** The modifiers before a declaration. Its annotations are added to those of the file. */
export function readModifiers(reader: TreeReader, node: RawNode, what: Modified): Modifiers {
  const modifiers = new Set<Modifier>();
  reader.annotations.push(...readAnnotations(reader, node));
  for (const token of modifierTokens(node)) {
    const modifier = token.type as Modifier;
    if (!isAllowed(modifier, what)) reject(reader, token, "misplaced-modifier", { modifier, what });
    else if (modifiers.has(modifier)) reject(reader, token, "duplicate-modifier", { modifier });
    rejectSecondAccess(reader, modifiers, token);
    modifiers.add(modifier);
  }
  return modifiers;
}

/** The modifiers before a node, whatever it is. */
export function modifierTokens(node: RawNode): readonly RawNode[] {
  const list = node.children.find((child) => child.type === "modifiers");
  return (list?.children ?? []).filter((token) => !token.type.endsWith("annotation") && token.type !== "ERROR");
}

function isAllowed(modifier: Modifier, what: Modified): boolean {
  const allowed: readonly Modifier[] = ALLOWED[what];
  return allowed.includes(modifier);
}

const ACCESS: readonly Modifier[] = ["public", "protected", "private"];

function rejectSecondAccess(reader: TreeReader, modifiers: Modifiers, token: RawNode): void {
  const modifier = token.type as Modifier;
  const other = ACCESS.find((access) => access !== modifier && modifiers.has(access));
  if (ACCESS.includes(modifier) && other !== undefined) {
    reject(reader, token, "conflicting-modifiers", { other, modifier });
  }
}
