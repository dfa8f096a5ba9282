import { inWords } from "../../../../kernel/index.ts";
import { MODIFIED } from "../../../messages/modified.ts";
import type { RawNode } from "../raw-node.ts";
import type { Modifier, Modifiers } from "../tree/tree.ts";
import { readAnnotations } from "./annotations.ts";
import type { TreeReader } from "./tree-reader.ts";
import { reject } from "./tree-reader.ts";

export type Modified = keyof typeof MODIFIED;

/** Which modifiers go before what (JLS 8.1.1, 8.3.1, 8.4.3, 8.8.3, 9.3, 9.4, 14.4). */
const ALLOWED = {
  "top-level-class": ["public", "abstract", "final", "strictfp", "sealed", "non-sealed"],
  "nested-class": ["public", "protected", "private", "abstract", "static", "final", "strictfp", "sealed", "non-sealed"],
  "class-in-interface": ["public", "abstract", "static", "final", "strictfp", "sealed", "non-sealed"],
  "local-class": ["abstract", "final", "static", "strictfp"],
  "local-interface": ["abstract", "static", "strictfp"],
  field: ["public", "protected", "private", "static", "final", "transient", "volatile"],
  "interface-field": ["public", "static", "final"],
  method: ["public", "protected", "private", "abstract", "static", "final", "synchronized", "native", "strictfp"],
  "interface-method": ["public", "private", "abstract", "default", "static", "strictfp"],
  constructor: ["public", "protected", "private"],
  "local-variable": ["final"],
  parameter: ["final"],
} as const satisfies Readonly<Record<Modified, readonly Modifier[]>>;

/** The modifiers before a declaration. Its annotations are added to those of the file. */
export function readModifiers(reader: TreeReader, node: RawNode, what: Modified): Modifiers {
  const modifiers = new Set<Modifier>();
  reader.annotations.push(...readAnnotations(reader, node));
  for (const token of modifierTokens(node)) {
    const modifier = token.type as Modifier;
    if (!isAllowed(modifier, what))
      reject(reader, token, "misplaced-modifier", { modifier, what: inWords(MODIFIED[what]) });
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
