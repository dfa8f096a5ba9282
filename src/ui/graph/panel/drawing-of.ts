import type { Drawing, DrawnEdge } from "../../adapters/cytoscape/index.ts";
import type { Arrangement } from "../layout/index.ts";
import { outlineOf } from "../looks/index.ts";
import { isFinal, type Scene } from "../model/index.ts";

/** A scene at its places. What has no place yet is left out, with its edges. */
export function drawingOf(scene: Scene, { rects, routes, labels }: Arrangement): Drawing {
  const lanes = new Map<string, number>();
  const edges = scene.edges
    .filter((edge) => rects.has(edge.source) && rects.has(edge.target))
    .map((edge): DrawnEdge => {
      const pair = `${edge.source} ⇒ ${edge.target}`;
      const lane = lanes.get(pair) ?? 0;
      lanes.set(pair, lane + 1);
      const { id, source, target, label } = edge;
      const route = routes.get(id);
      const labelAt = route === undefined ? undefined : labels?.get(id);
      return { id, source, target, label, line: edge.line ?? "solid", route, lane, labelAt };
    });
  return {
    boxes: placed(scene.boxes, rects),
    nodes: placed(scene.nodes, rects).map((node) => ({
      ...node,
      outline: outlineOf(node.shape),
      isFinal: isFinal(node.shape),
    })),
    edges,
  };
}

function placed<E extends { readonly id: string }, R>(
  elements: readonly E[],
  rects: ReadonlyMap<string, R>,
): (E & { rect: R })[] {
  return elements.flatMap((element) => {
    const rect = rects.get(element.id);
    return rect === undefined ? [] : [{ ...element, rect }];
  });
}
