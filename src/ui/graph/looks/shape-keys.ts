import type { GraphNode } from "../../../trace/index.ts";
import { hasMessage, translate } from "../../messages/index.ts";
import type { Outline } from "../../scene/index.ts";
import { outlineOf } from "./outlines.ts";

/** A kind of node as the legend shows it. */
interface ShapeKey {
  readonly shape: string;
  readonly outline: Outline;
  readonly name: string;
}

/** The kinds of nodes that have a name, in order of first appearance; none where all are drawn alike. */
export function shapeKeys(nodes: readonly Pick<GraphNode, "shape">[]): readonly ShapeKey[] {
  const shapes = [...new Set(nodes.map(({ shape }) => shape))];
  if (new Set(shapes.map(outlineOf)).size < 2) return [];
  return shapes.flatMap((shape) => {
    const id = `graph.node.${shape}`;
    return hasMessage(id) ? [{ shape, outline: outlineOf(shape), name: translate(id) }] : [];
  });
}
