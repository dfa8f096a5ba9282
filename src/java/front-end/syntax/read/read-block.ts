import type { RawNode } from "../raw-node.ts";
import type { Block } from "../tree/statement.ts";
import type { TreeReader } from "./tree-reader.ts";

/** The statements between braces. */
export function readBlock(reader: TreeReader, node: RawNode): Block {
  return { kind: "block", statements: reader.statements(node.children), start: node.start, end: node.end };
}
