import { append } from "../../../kernel/index.ts";
import type { EdgeLine, GraphEdge } from "../../../trace/index.ts";
import { hasMessage, translate } from "../../messages/index.ts";
import type { EdgeWeight } from "../../scene/index.ts";
import { saying } from "./saying.ts";

/** The name of a kind of edge in the reader's language; a kind without one is shown as the engine writes it. */
export function styleName(style: string): string {
  const id = `graph.edge.${style}`;
  return hasMessage(id) ? translate(id) : style;
}

/** The ways in which edges of a graph are drawn, with the names of what is drawn so, in order of first appearance. */
export function linesIn(
  edges: readonly Pick<GraphEdge, "style" | "line" | "label">[],
): ReadonlyMap<EdgeLine | EdgeWeight, readonly string[]> {
  const lines = new Map<EdgeLine | EdgeWeight, string[]>();
  for (const { style, line = "solid", label } of edges) {
    const { weight, glyph } = saying([label]);
    const key = weight ?? line;
    const name = weight === undefined ? styleName(style) : `${glyph} ${label === weight ? styleName(style) : weight}`;
    if (lines.get(key)?.includes(name) !== true) append(lines, key, name);
  }
  return lines;
}
