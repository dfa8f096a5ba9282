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

/** The kinds of nodes that have a name, in order of first appearance. Kinds of the lecture’s graphs need none. */
export function shapeKeys(nodes: readonly Pick<GraphNode, "shape">[]): readonly ShapeKey[] {
  return [...new Set(nodes.map(({ shape }) => shape))].flatMap((shape) => {
    const id = `graph.node.${shape}`;
    return hasMessage(id) ? [{ shape, outline: outlineOf(shape), name: translate(id) }] : [];
  });
}
