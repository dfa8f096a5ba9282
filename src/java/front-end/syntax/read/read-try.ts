import type { RawNode } from "../raw-node.ts";
import { absentNode, childOf, ofType } from "../raw-node.ts";
import type { CatchClause, Resource, Statement } from "../tree/statement.ts";
import { readModifiers } from "./modifiers.ts";
import { readBlock } from "./read-block.ts";
import { withDimensions } from "./read-types.ts";
import type { TreeReader } from "./tree-reader.ts";
import { readIdentifier, required, textOf } from "./tree-reader.ts";

/** `try`, with or without resources. */
export function readTry(reader: TreeReader, node: RawNode): Statement {
  const resources = childOf(node, "resources")?.children.filter((child) => child.type === "resource") ?? [];
  const ending = ofType(node, "finally_clause");
  return {
    kind: "try",
    resources: resources.map((resource) => readResource(reader, resource)),
    body: readBlock(reader, required(node, "body")),
    catches: node.children.filter((child) => child.type === "catch_clause").map((each) => readCatch(reader, each)),
    finallyBlock: ending === undefined ? undefined : readBlock(reader, ofType(ending, "block") ?? ending),
    start: node.start,
    end: node.end,
  };
}

function readCatch(reader: TreeReader, node: RawNode): CatchClause {
  const parameter = ofType(node, "catch_formal_parameter") ?? absentNode(node.start);
  const types = ofType(parameter, "catch_type")?.children ?? [];
  return {
    types: types.filter((child) => child.type !== "ERROR").map(reader.type),
    name: readIdentifier(reader, required(parameter, "name")),
    isFinal: readModifiers(reader, parameter, "parameter").has("final"),
    body: readBlock(reader, required(node, "body")),
    start: node.start,
    end: node.end,
  };
}

function readResource(reader: TreeReader, node: RawNode): Resource {
  const { start, end } = node;
  const value = childOf(node, "value");
  if (value === undefined) {
    const variable = node.children.find((child) => child.type !== "ERROR") ?? absentNode(start);
    return { kind: "expression", expression: reader.expression(variable), start, end };
  }
  readModifiers(reader, node, "local-variable");
  const type = required(node, "type");
  const isVar = type.type === "type_identifier" && textOf(reader, type) === "var";
  return {
    kind: "local",
    type: isVar ? undefined : withDimensions(reader, reader.type(type), childOf(node, "dimensions")),
    name: readIdentifier(reader, required(node, "name")),
    isFinal: true,
    initializer: reader.expression(value),
    start,
    end,
  };
}
