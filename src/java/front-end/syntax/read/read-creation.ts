import type { RawNode } from "../raw-node.ts";
import { childOf, childrenOf, ofType } from "../raw-node.ts";
import type { Located } from "../source-text.ts";
import type { ArrayInitializer, Expression } from "../tree/expression.ts";
import type { TypeDeclaration, TypeNode } from "../tree/tree.ts";
import { countDimensions } from "./read-types.ts";
import type { TreeReader } from "./tree-reader.ts";
import { required } from "./tree-reader.ts";

/** `new C(…)`, `o.new C(…)`, `new C(…) {…}`. */
export function readObjectCreation(reader: TreeReader, node: RawNode): Expression {
  const { start, end } = node;
  const [first] = node.children;
  const body = ofType(node, "class_body");
  const list = childOf(node, "arguments");
  const values = (list?.children ?? []).filter((child) => child.type !== "ERROR").map(reader.expression);
  const type = reader.type(required(node, "type"));
  return {
    kind: "new",
    at: placeOf(ofType(node, "new") ?? node),
    outer: first === undefined || first.type === "new" ? undefined : reader.expression(first),
    type,
    arguments: values,
    body: body === undefined ? undefined : readAnonymousClass(reader, body, type),
    start,
    end,
  };
}

function placeOf({ start, end }: Located): Located {
  return { start, end };
}

/** The braces after `new C(…)` or an enum constant. What it extends or implements is not known yet. */
export function readAnonymousClass(reader: TreeReader, body: RawNode, at: Located): TypeDeclaration {
  const suffix = reader.numbering.suffix("");
  return {
    kind: "type-declaration",
    flavor: "class",
    isAnnotation: false,
    name: { text: "", start: at.start, end: at.end },
    suffix,
    modifiers: new Set(),
    annotations: [],
    typeParameters: [],
    superclass: undefined,
    interfaces: [],
    members: reader.members(body, "class"),
    constants: [],
    components: [],
    isSynthetic: false,
    start: at.start,
    end: body.end,
  };
}

/** `new T[2][]` and `new T[]{…}`. */
export function readArrayCreation(reader: TreeReader, node: RawNode): Expression {
  const { start, end } = node;
  const parts = childrenOf(node, "dimensions");
  const lengths = parts.filter((part) => part.type === "dimensions_expr");
  const open = parts.filter((part) => part.type === "dimensions");
  const count = open.reduce((sum, part) => sum + countDimensions(reader, part), lengths.length);
  const value = childOf(node, "value");
  return {
    kind: "new-array",
    type: wrap(reader.type(required(node, "type")), count),
    lengths: lengths.map((part) => reader.expression(lengthOf(part))),
    initializer: value === undefined ? undefined : readArrayInitializer(reader, value),
    start,
    end,
  };
}

function wrap(element: TypeNode, count: number): TypeNode {
  let type = element;
  for (let i = 0; i < count; i++) type = { kind: "array-type", element: type, start: element.start, end: element.end };
  return type;
}

function lengthOf(part: RawNode): RawNode {
  return part.children.at(-1) ?? part;
}

/** `{a, b}`, after `new T[]` or on its own in a declaration. */
export function readArrayInitializer(reader: TreeReader, node: RawNode): ArrayInitializer {
  const elements = node.children.filter((child) => child.type !== "ERROR").map(reader.expression);
  return { kind: "array-initializer", elements, start: node.start, end: node.end };
}
