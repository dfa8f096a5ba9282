import type { LineStyle } from "../../adapters/cytoscape/index.ts";
import { hasMessage, translate } from "../../messages/index.ts";

/** How edges of a kind are drawn: copies solid, through the heap dashed, between methods dotted; what cannot happen apart. */
export function lineOf(style: string): LineStyle {
  switch (style) {
    case "store":
    case "load":
    case "array-store":
    case "array-load":
    case "static":
      return "dashed";
    case "argument":
    case "return":
    case "constructor-call":
    case "capture":
      return "dotted";
    case "epsilon":
    case "scenario-2":
      return "dashed";
    case "constant":
    case "branch":
      return "dotted";
    case "symbolic":
      return "long-dash";
    case "hierarchy":
      return "spurious";
    case "cast":
    case "static-call":
    case "class-initialisation":
    case "throw":
    case "check":
      return "long-dash";
    default:
      return "solid";
  }
}

/** The name of a kind of edge in the reader's language; a kind without one is shown as the engine writes it. */
export function styleName(style: string): string {
  const id = `graph.edge.${style}`;
  return hasMessage(id) ? translate(id) : style;
}

/** The kinds of edges of a graph, by the line they are drawn with, in order of first appearance. */
export function linesIn(edges: readonly { readonly style: string }[]): ReadonlyMap<LineStyle, readonly string[]> {
  const lines = new Map<LineStyle, string[]>();
  for (const style of new Set(edges.map((edge) => edge.style))) {
    const known = lines.get(lineOf(style));
    if (known === undefined) lines.set(lineOf(style), [style]);
    else known.push(style);
  }
  return lines;
}
