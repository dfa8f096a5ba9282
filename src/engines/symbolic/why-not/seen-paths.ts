import { append, type Span, spanKey } from "../../../kernel/index.ts";
import type { ExecutedStep, GenerationObserver, NodeEnd, TreeNode } from "../algorithm/observer.ts";

/** A node of the execution tree with what became of it. */
export interface SeenNode {
  readonly node: TreeNode;
  readonly parent: SeenNode | undefined;
  readonly children: SeenNode[];
  /** How its path ended; undefined where it has children, or was not followed. */
  end: NodeEnd | undefined;
  /** The last instruction that was executed: where it has children, the one that they come from. */
  last: Span | undefined;
}

/** Keeps the execution tree, and which sides of conditions were refused on which paths. */
export class SeenPaths implements GenerationObserver {
  readonly #nodes = new Map<number, SeenNode>();
  /** Of each side, the nodes on whose paths the condition was decided the other way. */
  readonly #decided = new Map<string, SeenNode[]>();
  /** Of each instruction, the nodes that executed it. */
  readonly #executed = new Map<string, SeenNode[]>();

  get nodes(): Iterable<SeenNode> {
    return this.#nodes.values();
  }

  /** The nodes that begin with this side of a condition, `12T`, in the order of the tree. */
  withSide(side: string): readonly SeenNode[] {
    return [...this.#nodes.values()].filter(({ node: { cause } }) => cause.kind === "branch" && cause.branch === side);
  }

  decidedAgainst(side: string): readonly SeenNode[] {
    return this.#decided.get(side) ?? [];
  }

  /** The nodes that an instruction split into, and those that executed it without a split. */
  checksAt(span: Span): { readonly split: readonly SeenNode[]; readonly passed: readonly SeenNode[] } {
    const key = spanKey(span);
    const split = [...this.#nodes.values()].filter(
      ({ parent }) => parent?.last !== undefined && spanKey(parent.last) === key,
    );
    const ofSplit = new Set(split.map(({ parent }) => parent));
    return { split, passed: (this.#executed.get(key) ?? []).filter((seen) => !ofSplit.has(seen)) };
  }

  grew(node: TreeNode): void {
    const parent = node.parent === undefined ? undefined : this.#nodes.get(node.parent);
    const seen: SeenNode = { node, parent, children: [], end: undefined, last: undefined };
    parent?.children.push(seen);
    this.#nodes.set(node.id, seen);
  }

  executed({ id }: TreeNode, { span }: ExecutedStep): void {
    const seen = this.#nodes.get(id);
    if (seen === undefined) return;
    seen.last = span;
    const nodes = this.#executed.get(spanKey(span));
    if (nodes?.at(-1) !== seen) append(this.#executed, spanKey(span), seen);
  }

  decided({ id }: TreeNode, refused: string): void {
    const seen = this.#nodes.get(id);
    if (seen !== undefined) append(this.#decided, refused, seen);
  }

  ended({ id }: TreeNode, end: NodeEnd): void {
    const seen = this.#nodes.get(id);
    if (seen !== undefined) seen.end = end;
  }

  taken(): void {}

  asked(): void {}

  tested(): void {}
}

/** The leaves below a node, the node itself where nothing is below it. */
export function leavesOf(seen: SeenNode): readonly SeenNode[] {
  return seen.children.length === 0 ? [seen] : seen.children.flatMap(leavesOf);
}
