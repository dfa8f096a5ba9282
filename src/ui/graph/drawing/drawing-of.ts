import { type Drawing, type DrawnEdge, isUpright } from "../../scene/index.ts";
import type { Point, Rect } from "../../shapes/index.ts";
import type { Arrangement } from "../layout/index.ts";
import { captionsOf, outlineOf } from "../looks/index.ts";
import { isFinal, type Scene } from "../model/index.ts";

/** A scene at its places. What has no place yet is left out, with its edges. */
export function drawingOf(
  scene: Scene,
  { rects, routes, labels, plans, glosses }: Arrangement,
  extent?: Rect,
): Drawing {
  const lanes = new Map<string, number>();
  const hueOf = numbered(scene.edges.flatMap(({ ribbon }) => ribbon?.hue ?? []));
  const edges = scene.edges
    .filter((edge) => rects.has(edge.source) && rects.has(edge.target))
    .map((edge): DrawnEdge => {
      const pair = `${edge.source} ⇒ ${edge.target}`;
      const lane = lanes.get(pair) ?? 0;
      lanes.set(pair, lane + 1);
      const { id, source, target, label, ribbon } = edge;
      const route = routes.get(id);
      const labelAt = route === undefined ? undefined : labels?.get(id);
      const plan = plans?.get(id);
      // A line of an automaton is dashed while it is not there yet.
      const line = plan === undefined ? (edge.line ?? "solid") : "solid";
      const drawn = {
        id,
        source,
        target,
        label,
        line,
        route,
        lane,
        labelAt,
        plan,
        ...glossed(edge.gloss, route && glosses?.get(id)),
      };
      return ribbon === undefined ? drawn : { ...drawn, ribbon: { ...ribbon, hue: hueOf(ribbon.hue) } };
    });
  return {
    boxes: placed(scene.boxes, rects),
    nodes: placed(scene.nodes, rects).map((node) => ({
      ...node,
      label: node.inside === undefined ? node.label : `${node.label} · ${node.inside.length}`,
      outline: isFinal(node.shape) && isUpright(node.rect) ? "round" : outlineOf(node.shape),
      isFinal: isFinal(node.shape),
    })),
    edges,
    captions: captionsOf(scene, rects),
    extent,
  };
}

/** Beside a line that the reader moved nothing is written. */
function glossed(text: string | undefined, at: Point | undefined): Pick<DrawnEdge, "gloss"> {
  return text === undefined || at === undefined ? {} : { gloss: { text, at } };
}

/** A number for each name, in order of first appearance. */
function numbered(names: readonly string[]): (name: string) => number {
  const numbers = new Map([...new Set(names)].map((name, index) => [name, index]));
  return (name) => numbers.get(name) ?? 0;
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
