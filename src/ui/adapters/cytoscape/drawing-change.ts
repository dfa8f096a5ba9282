import type { Drawing, DrawnBox, DrawnEdge, DrawnNode } from "../../scene/index.ts";
import type { Point, Rect } from "../../shapes/index.ts";

/** What has to be taken away and what to be put in place so that a canvas shows another drawing; what changes is in both. */
interface DrawingChange {
  readonly removed: ReadonlySet<string>;
  readonly added: ReadonlySet<string>;
}

/** What a canvas shows. */
interface Drawn {
  readonly boxes: ReadonlyMap<string, DrawnBox>;
  readonly nodes: ReadonlyMap<string, DrawnNode>;
  readonly edges: ReadonlyMap<string, DrawnEdge>;
}

/** With a node its edges go, so they are put in place anew, too. */
export function changeOf(before: Drawn, after: Drawing): DrawingChange {
  const kept = new Set<string>();
  for (const box of after.boxes) {
    const old = before.boxes.get(box.id);
    if (old !== undefined && isSameRect(old.rect, box.rect)) kept.add(box.id);
  }
  for (const node of after.nodes) {
    const old = before.nodes.get(node.id);
    if (old !== undefined && isSameNode(old, node)) kept.add(node.id);
  }
  for (const edge of after.edges) {
    const old = before.edges.get(edge.id);
    if (old !== undefined && kept.has(edge.source) && kept.has(edge.target) && isSameEdge(old, edge)) kept.add(edge.id);
  }
  const without = (ids: Iterable<string>) => new Set([...ids].filter((id) => !kept.has(id)));
  return {
    removed: without([...before.boxes.keys(), ...before.nodes.keys(), ...before.edges.keys()]),
    added: without([...after.boxes, ...after.nodes, ...after.edges].map(({ id }) => id)),
  };
}

function isSameNode(a: DrawnNode, b: DrawnNode): boolean {
  return a.shape === b.shape && a.outline === b.outline && a.isFinal === b.isFinal && isSameRect(a.rect, b.rect);
}

function isSameEdge(a: DrawnEdge, b: DrawnEdge): boolean {
  const isSameLine = a.line === b.line && a.lane === b.lane;
  return isSameLine && a.source === b.source && a.target === b.target && isSameRoute(a.route, b.route);
}

function isSameRoute(a: readonly Point[] | undefined, b: readonly Point[] | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined || a.length !== b.length) return false;
  return a.every(({ x, y }, index) => x === b[index]?.x && y === b[index]?.y);
}

function isSameRect(a: Rect, b: Rect): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}
