import type { RawNode } from "../raw-node.ts";
import { childOf, ofType } from "../raw-node.ts";
import type { Annotation, Identifier } from "../tree/tree.ts";
import type { TreeReader } from "./tree-reader.ts";
import { readIdentifier } from "./tree-reader.ts";

/** The annotations before a declaration, `@Override`; what stands between their brackets has no effect here. */
export function readAnnotations(reader: TreeReader, node: RawNode): readonly Annotation[] {
  const list = ofType(node, "modifiers")?.children ?? [];
  return list
    .filter((child) => child.type === "annotation" || child.type === "marker_annotation")
    .map((child) => ({ parts: partsOf(reader, childOf(child, "name")), start: child.start, end: child.end }));
}

function partsOf(reader: TreeReader, node: RawNode | undefined): readonly Identifier[] {
  if (node === undefined) return [];
  if (node.type === "identifier") return [readIdentifier(reader, node)];
  return node.children.flatMap((child) => partsOf(reader, child));
}
