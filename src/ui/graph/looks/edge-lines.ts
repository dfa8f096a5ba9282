import { append } from "../../../kernel/index.ts";
import type { EdgeLine, GraphEdge } from "../../../trace/index.ts";
import { hasMessage, translate } from "../../messages/index.ts";

/** The name of a kind of edge in the reader's language; a kind without one is shown as the engine writes it. */
export function styleName(style: string): string {
  const id = `graph.edge.${style}`;
  return hasMessage(id) ? translate(id) : style;
}

/** The kinds of edges of a graph, by the line they are drawn with, in order of first appearance. */
export function linesIn(edges: readonly Pick<GraphEdge, "style" | "line">[]): ReadonlyMap<EdgeLine, readonly string[]> {
  const lines = new Map<EdgeLine, string[]>();
  const lineOf = new Map(edges.map(({ style, line }) => [style, line ?? "solid"]));
  for (const [style, line] of lineOf) append(lines, line, style);
  return lines;
}
