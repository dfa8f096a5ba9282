import type { Unsupported } from "../../../messages/unsupported.ts";
import type { RawNode } from "../raw-node.ts";
import type { TreeReader } from "./tree-reader.ts";
import { refuse } from "./tree-reader.ts";

/** By the kinds of the grammar's nodes. */
type Refusals = Readonly<Record<string, Unsupported>>;

const EXPRESSIONS: Refusals = { template_expression: "string-template" };

const DECLARATIONS: Refusals = { module_declaration: "module-declaration" };

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

function refuseBy(reader: TreeReader, node: RawNode, table: Refusals): void {
  if (node.type === "ERROR") return;
  refuse(reader, node, table[node.type] ?? "other-syntax", { name: node.type.replaceAll("_", " ") });
}
