import type { PrimitiveName } from "../../../ir/program.ts";
import type { RawNode } from "../raw-node.ts";
import { childOf, ofType } from "../raw-node.ts";
import type { TypeName, TypeNode, TypeParameter } from "../tree/tree.ts";
import type { TreeReader } from "./tree-reader.ts";
import { readIdentifier, reject, required, textOf } from "./tree-reader.ts";

/** A type where the grammar has one. */
export function readType(reader: TreeReader, node: RawNode): TypeNode {
  const { start, end } = node;
  switch (node.type) {
    case "integral_type":
    case "floating_point_type":
    case "boolean_type":
      return { kind: "primitive-type", name: textOf(reader, node) as PrimitiveName, start, end };
    case "void_type":
      return { kind: "void-type", start, end };
    case "type_identifier":
    case "identifier":
    case "scoped_type_identifier":
    case "generic_type":
      return { kind: "named-type", parts: readParts(reader, node), start, end };
    case "array_type":
      return withDimensions(reader, reader.type(required(node, "element")), childOf(node, "dimensions"));
    case "annotated_type":
      return reader.type(node.children.at(-1) ?? node);
    case "wildcard": {
      const isLower = ofType(node, "super") !== undefined;
      const bound = node.children.findLast((child) => child.type !== "super" && !child.type.endsWith("annotation"));
      const type = bound === undefined ? undefined : reader.type(bound);
      return { kind: "wildcard-type", bound: isLower ? "super" : "extends", type, start, end };
    }
    default:
      return { kind: "missing-type", start, end };
  }
}

function readParts(reader: TreeReader, node: RawNode): readonly TypeName[] {
  switch (node.type) {
    case "generic_type": {
      const [name, list] = node.children.filter((child) => child.type !== "ERROR");
      const parts = name === undefined ? [] : readParts(reader, name);
      const last = parts.at(-1);
      if (last === undefined || list === undefined) return parts;
      return [...parts.slice(0, -1), { ...last, arguments: readTypeArguments(reader, list) }];
    }
    case "scoped_type_identifier":
      return node.children.flatMap((child) => (child.type.endsWith("annotation") ? [] : readParts(reader, child)));
    case "type_identifier":
    case "identifier":
      return [readIdentifier(reader, node)];
    default:
      return [];
  }
}

/** The types between `<` and `>`; none for a diamond, or when the node is not there. */
export function readTypeArguments(reader: TreeReader, list: RawNode | undefined): readonly TypeNode[] {
  return (list?.children ?? []).filter((child) => child.type !== "ERROR").map(reader.type);
}

/** `<T, U extends A & B>` before a class body or a method's type. */
export function readTypeParameters(reader: TreeReader, node: RawNode): readonly TypeParameter[] {
  const list = childOf(node, "type_parameters") ?? ofType(node, "type_parameters");
  return (list?.children ?? [])
    .filter((child) => child.type === "type_parameter")
    .map((child) => ({
      name: readIdentifier(reader, ofType(child, "type_identifier", "identifier") ?? child),
      bounds: (ofType(child, "type_bound")?.children ?? []).map(reader.type),
      start: child.start,
      end: child.end,
    }));
}

/** Puts `[]` pairs around a type: those after a type and those after a declared name mean the same. */
export function withDimensions(reader: TreeReader, element: TypeNode, dimensions: RawNode | undefined): TypeNode {
  if (dimensions === undefined) return element;
  if (element.kind === "void-type") reject(reader, element, "array-of-void");
  const count = countDimensions(reader, dimensions);
  let type = element;
  for (let i = 0; i < count; i++)
    type = { kind: "array-type", element: type, start: element.start, end: dimensions.end };
  return type;
}

export function countDimensions(reader: TreeReader, dimensions: RawNode): number {
  return textOf(reader, dimensions).split("[").length - 1;
}
