import type { PrimitiveName } from "../program.ts";
import type { RawNode } from "./raw-node.ts";
import { childOf } from "./raw-node.ts";
import type { Identifier, TypeNode } from "./tree.ts";
import type { TreeReader } from "./tree-reader.ts";
import { readIdentifier, refuse, reject, required, textOf } from "./tree-reader.ts";

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
      return { kind: "named-type", parts: readParts(reader, node), start, end };
    case "array_type":
      return withDimensions(reader, reader.type(required(node, "element")), childOf(node, "dimensions"));
    case "annotated_type":
      return reader.type(node.children.at(-1) ?? node);
    case "generic_type":
      refuse(reader, node, "A generic type", "Leave out the type arguments and cast where a value is taken out.");
      return { kind: "missing-type", start, end };
    default:
      return { kind: "missing-type", start, end };
  }
}

function readParts(reader: TreeReader, node: RawNode): readonly Identifier[] {
  if (node.type !== "scoped_type_identifier") return [readIdentifier(reader, node)];
  return node.children.flatMap((child) => {
    switch (child.type) {
      case "type_identifier":
      case "scoped_type_identifier":
        return readParts(reader, child);
      case "generic_type":
        reader.type(child);
        return [];
      default:
        return [];
    }
  });
}

/** Puts `[]` pairs around a type: those after a type and those after a declared name mean the same. */
export function withDimensions(reader: TreeReader, element: TypeNode, dimensions: RawNode | undefined): TypeNode {
  if (dimensions === undefined) return element;
  if (element.kind === "void-type") reject(reader, element, "There are no arrays of void.", "Name an element type.");
  const count = countDimensions(reader, dimensions);
  let type = element;
  for (let i = 0; i < count; i++)
    type = { kind: "array-type", element: type, start: element.start, end: dimensions.end };
  return type;
}

export function countDimensions(reader: TreeReader, dimensions: RawNode): number {
  return textOf(reader, dimensions).split("[").length - 1;
}
