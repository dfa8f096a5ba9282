import type { EdgeSingular, ElementDefinition, NodeSingular } from "cytoscape";
import {
  type Drawing,
  type DrawnBox,
  type DrawnEdge,
  type DrawnNode,
  loopHeight,
  shaped,
  statesOfEdge,
  statesOfNode,
} from "../../scene/index.ts";
import { type Point, type Rect, rectAround } from "../../shapes/index.ts";
import { curveOf, loopCurve, loopSizeOf } from "./curve.ts";

/** A box in Cytoscape's terms; as all elements it is not visible until it has a look. */
export function boxElement({ id, rect }: DrawnBox): ElementDefinition {
  return placed(id, rect, ["box", "hidden"]);
}

export function nodeElement(node: DrawnNode): ElementDefinition {
  return placed(node.id, node.rect, [...nodeClasses(node), "hidden"]);
}

/** @param nodeOf the node of an end; undefined for a box */
export function edgeElement(edge: DrawnEdge, nodeOf: (id: string) => DrawnNode | undefined): ElementDefinition {
  const [source, target] = [nodeOf(edge.source), nodeOf(edge.target)];
  const isLoop = edge.source === edge.target;
  const isCurve = !isLoop && source !== undefined && target !== undefined;
  const curve = isCurve ? curveOf(edge, shaped(source), shaped(target)) : loopCurve;
  const loopSize = isLoop ? loopSizeOf(source?.rect.height ?? 0) : 0;
  const data = { id: edge.id, source: edge.source, target: edge.target, loopSize, ...curve };
  return { group: "edges", data, classes: [...statesOfEdge(edge), "hidden"] };
}

export function nodeClasses(node: DrawnNode): readonly string[] {
  return ["node", ...statesOfNode(node)];
}

function placed(id: string, { x, y, width, height }: Rect, classes: string[]): ElementDefinition {
  return { group: "nodes", data: { id, width, height }, position: { x, y }, classes };
}

/** Where a node or a box now is. */
export function rectOf(node: NodeSingular): Rect {
  const { x, y } = node.position();
  return { x, y, width: Number(node.data("width")), height: Number(node.data("height")) };
}

/** Draws an edge anew between ends that were moved: the layout's route is no longer its way. */
export function redrawEdge(
  element: EdgeSingular,
  edge: DrawnEdge,
  nodeOf: (id: string) => DrawnNode | undefined,
): void {
  if (edge.source === edge.target) return;
  const at = (node: NodeSingular) => ({ ...rectOf(node), outline: nodeOf(node.id())?.outline ?? "round" });
  element.data(curveOf({ ...edge, route: undefined }, at(element.source()), at(element.target())));
}

/** The farthest that a line from a node to itself comes. */
export function topOfLoop(node: Rect): Point {
  return { x: node.x, y: node.y - node.height / 2 - loopHeight };
}

/** The place of all that is ever drawn, with the ways of edges and the loops above nodes. */
export function extentOf({ boxes, nodes, edges, captions }: Drawing): Rect | undefined {
  const rects = new Map(nodes.map(({ id, rect }) => [id, rect]));
  const points = edges.flatMap(({ source, target, route }): readonly Point[] => {
    const node = rects.get(source);
    if (source !== target || node === undefined) return route ?? [];
    return [topOfLoop(node)];
  });
  return rectAround([...[...boxes, ...nodes, ...captions].map(({ rect }) => rect), ...points]);
}
