import type { FlowGraph, FlowNode } from "./flow-graph.ts";

export type Direction = "forward" | "backward";

/** Where values go from a node. */
export function neighbors(graph: FlowGraph, direction: Direction, node: FlowNode): readonly FlowNode[] {
  return direction === "forward"
    ? graph.outgoing(node).map(({ to }) => to)
    : graph.incoming(node).map(({ from }) => from);
}

/** Where values come from outside: the entries of methods, or their exits. */
export function starts(graph: FlowGraph, direction: Direction): FlowNode[] {
  const methods = [...graph.methods.values()];
  return direction === "backward"
    ? methods.map(({ exit }) => exit)
    : methods.flatMap(({ method, entry }) => (graph.isRoot(method) ? entry : []));
}

/** The nodes in reverse post-order of a depth-first walk; backward: of the reversed graph. */
export function reversePostOrder(graph: FlowGraph, direction: Direction): readonly FlowNode[] {
  const postOrder: FlowNode[] = [];
  const seen = new Set<FlowNode>();
  const visit = (start: FlowNode): void => {
    if (seen.has(start)) return;
    seen.add(start);
    // The last successor first, so that the first one comes first when the order is reversed.
    const stack = [{ node: start, next: [...neighbors(graph, direction, start)] }];
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const next = top.next.pop();
      if (next === undefined) postOrder.push(stack.pop()?.node ?? start);
      else if (!seen.has(next)) {
        seen.add(next);
        stack.push({ node: next, next: [...neighbors(graph, direction, next)] });
      }
    }
  };
  for (const start of starts(graph, direction).reverse()) visit(start);
  for (const node of direction === "forward" ? graph.nodes.toReversed() : graph.nodes) visit(node);
  return postOrder.reverse();
}
