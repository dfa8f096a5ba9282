import { fill } from "../../../../kernel/index.ts";
import { MODIFIED } from "../../../messages/modified.ts";
import type { RawNode } from "../raw-node.ts";
import type { Modifier, Modifiers } from "../tree/tree.ts";
import { isNamed, readAnnotations } from "./annotations.ts";
import type { TreeReader } from "./tree-reader.ts";
import { reject } from "./tree-reader.ts";

/** Which modifiers go before what (JLS 8.1.1, 8.3.1, 8.4.3, 8.8.3, 9.3, 9.4, 14.4). */
const ALLOWED = {
  "top-level-class": ["public", "abstract", "final", "strictfp", "sealed", "non-sealed"],
  "nested-class": ["public", "protected", "private", "abstract", "static", "final", "strictfp", "sealed", "non-sealed"],
  "class-in-interface": ["public", "abstract", "static", "final", "strictfp", "sealed", "non-sealed"],
  "local-class": ["abstract", "final", "strictfp"],
  "local-interface": ["abstract", "strictfp"],
  field: ["public", "protected", "private", "static", "final", "transient", "volatile"],
  "interface-field": ["public", "static", "final"],
  method: ["public", "protected", "private", "abstract", "static", "final", "synchronized", "native", "strictfp"],
  "interface-method": ["public", "private", "abstract", "default", "static", "strictfp"],
  "record-method": ["public", "protected", "private", "static", "final", "synchronized", "strictfp"],
  constructor: ["public", "protected", "private"],
  "enum-constructor": ["private"],
  "local-variable": ["final"],
  parameter: ["final"],
} as const satisfies Readonly<Record<string, readonly Modifier[]>>;

/** Where a declaration stands. */
export type Place = keyof typeof ALLOWED;

/** What says more than the place where it stands: a record and an enum are what they are (JLS 8.9, 8.10, 9.1.1). */
const NEVER = {
  enum: ["abstract", "final", "sealed", "non-sealed"],
  interface: ["final"],
  record: ["abstract", "sealed", "non-sealed"],
} as const satisfies Readonly<Record<string, readonly Modifier[]>>;

/** What is not free to take each modifier that may stand in its place. */
type Restricted = keyof typeof NEVER;

const METHODS: readonly Place[] = ["interface-method", "method", "record-method"];

/** The modifiers before a declaration. Its annotations are added to those of the file. */
export function readModifiers(reader: TreeReader, node: RawNode, place: Place, restricted?: Restricted): Modifiers {
  const modifiers = new Set<Modifier>();
  const annotations = readAnnotations(reader, node);
  for (const annotation of annotations)
    if (!METHODS.includes(place) && isNamed(annotation, "Override"))
      reject(reader, annotation, "override-of-no-method");
  reader.annotations.push(...annotations);
  for (const token of modifierTokens(node)) {
    const modifier = token.type as Modifier;
    const what = isAllowed(modifier, place) ? restrictedBy(modifier, restricted) : place;
    if (what !== undefined) reject(reader, token, "misplaced-modifier", { modifier, what: fill(MODIFIED, what) });
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

function isAllowed(modifier: Modifier, place: Place): boolean {
  const allowed: readonly Modifier[] = ALLOWED[place];
  return allowed.includes(modifier);
}

function restrictedBy(modifier: Modifier, what: Restricted | undefined): Restricted | undefined {
  const never: readonly Modifier[] = what === undefined ? [] : NEVER[what];
  return never.includes(modifier) ? what : undefined;
}

const ACCESS: readonly Modifier[] = ["public", "protected", "private"];

function rejectSecondAccess(reader: TreeReader, modifiers: Modifiers, token: RawNode): void {
  const modifier = token.type as Modifier;
  const other = ACCESS.find((access) => access !== modifier && modifiers.has(access));
  if (ACCESS.includes(modifier) && other !== undefined) {
    reject(reader, token, "conflicting-modifiers", { other, modifier });
  }
}
