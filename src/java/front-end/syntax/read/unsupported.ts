import type { RawNode } from "../raw-node.ts";
import type { TreeReader } from "./tree-reader.ts";
import { refuse } from "./tree-reader.ts";

type Refusal = readonly [construct: string, instead: string];

const EXPRESSIONS: Readonly<Record<string, Refusal>> = {
  template_expression: ["A string template", "Join the parts with +."],
};

const DECLARATIONS: Readonly<Record<string, Refusal>> = {
  module_declaration: ["A module declaration", "Leave it out."],
};

export function refuseExpression(reader: TreeReader, node: RawNode): void {
  refuseBy(reader, node, EXPRESSIONS);
}

export function refuseStatement(reader: TreeReader, node: RawNode): void {
  refuseBy(reader, node, DECLARATIONS);
}

/** Says no to a declaration that is not supported; false when it is one that the caller can read. */
export function refuseDeclaration(reader: TreeReader, node: RawNode): boolean {
  if (DECLARATIONS[node.type] === undefined) return false;
  refuseBy(reader, node, DECLARATIONS);
  return true;
}

function refuseBy(reader: TreeReader, node: RawNode, table: Readonly<Record<string, Refusal>>): void {
  if (node.type === "ERROR") return;
  const [construct, instead] = table[node.type] ?? [`This (${node.type.replaceAll("_", " ")})`, "Leave it out."];
  refuse(reader, node, construct, instead);
}
