import type { Located } from "./source-text.ts";

/**
 * A node as the grammar has it, before it becomes one of ours: comments, brackets and keywords left out.
 * `type` is a rule of tree-sitter-java or, for tokens, their text.
 */
export interface RawNode extends Located {
  readonly type: string;
  /** The role in the parent: `name`, `body`, …; empty when the grammar gives none. */
  readonly field: string;
  readonly children: readonly RawNode[];
}

/** A place where the grammar did not fit. A missing token has no width. */
export interface RawError extends Located {
  /** The token that should stand here, when just one does. */
  readonly missing: string | undefined;
}

export function childOf(node: RawNode, field: string): RawNode | undefined {
  return node.children.find((child) => child.field === field);
}

export function childrenOf(node: RawNode, field: string): readonly RawNode[] {
  return node.children.filter((child) => child.field === field);
}

export function ofType(node: RawNode, ...types: readonly string[]): RawNode | undefined {
  return node.children.find((child) => types.includes(child.type));
}

export function hasToken(node: RawNode, token: string): boolean {
  return node.children.some((child) => child.type === token);
}

/** Stands in for a part that the text lacks, so that reading can go on. */
export function absentNode(at: number): RawNode {
  return { type: "ERROR", field: "", children: [], start: at, end: at };
}
