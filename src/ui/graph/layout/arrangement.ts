import type { ElkEdgeSection, ElkExtendedEdge, ElkNode } from "elkjs/lib/elk-api.js";
import type { LabelPlan } from "../../scene/index.ts";
import { type Point, type Rect, rectAround } from "../../shapes/index.ts";
import type { Scene, SceneBox } from "../model/index.ts";
import { boxPadding, islandPrefix } from "./elk-graph.ts";
import type { Sizes } from "./measure.ts";
import { packed } from "./packed.ts";

/** Where everything stands. The same at every position of the recording. */
export interface Arrangement {
  /** Nodes and boxes. */
  readonly rects: ReadonlyMap<string, Rect>;
  /** The ways of the edges, for edges that the layout routed. */
  readonly routes: ReadonlyMap<string, readonly Point[]>;
  /** How far along its way the layout kept space for what an edge says, in layout units from its source. */
  readonly labels?: ReadonlyMap<string, number>;
  /** The middle of what is written beside an edge, where there is room for all of it. */
  readonly glosses?: ReadonlyMap<string, Point>;
  /** Where the symbols of an edge stand within what it says. */
  readonly plans?: ReadonlyMap<string, LabelPlan>;
}

/**
 * Reads the answer of the layout engine and puts the islands side by side. Routes of turned edges are turned back.
 *
 * @param aspectRatio width over height to aim at
 */
export function arrangementOf(root: ElkNode, turned: ReadonlySet<string>, aspectRatio: number): Arrangement {
  const rects = new Map<string, Rect>();
  const routes = new Map<string, readonly Point[]>();
  const labels = new Map<string, number>();
  const islands = root.children ?? [];
  const places = packed(
    islands.map(({ width = 0, height = 0 }) => ({ width, height })),
    aspectRatio,
  );
  for (const [index, island] of islands.entries()) {
    const place = places[index] ?? { x: 0, y: 0 };
    const shift = { x: place.x - (island.x ?? 0), y: place.y - (island.y ?? 0) };
    collect(island, shift, rects, routes, labels);
    if (island.edges !== undefined && island.id.startsWith(islandPrefix)) rects.delete(island.id);
  }
  for (const id of turned) {
    const route = routes.get(id);
    if (route !== undefined) routes.set(id, route.toReversed());
  }
  return { rects, routes, labels };
}

function collect(
  node: ElkNode,
  shift: Point,
  rects: Map<string, Rect>,
  routes: Map<string, readonly Point[]>,
  labels: Map<string, number>,
): void {
  const { x = 0, y = 0, width = 0, height = 0 } = node;
  rects.set(node.id, { x: x + shift.x + width / 2, y: y + shift.y + height / 2, width, height });
  for (const edge of node.edges ?? []) {
    const route = routeOf(edge);
    if (route !== undefined) {
      const label = edge.labels?.[0];
      // The engine leaves some labels where they were, in the corner.
      const isPlaced = label !== undefined && (label.x !== 0 || label.y !== 0);
      if (isPlaced) labels.set(edge.id, lengthUpTo(route, centerOf(label)));
      routes.set(
        edge.id,
        route.map((point) => ({ x: point.x + shift.x, y: point.y + shift.y })),
      );
    }
  }
  for (const child of node.children ?? []) collect(child, shift, rects, routes, labels);
}

function centerOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Rect>): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** How long a route is up to its point nearest to another point. */
function lengthUpTo(route: readonly Point[], point: Point): number {
  let length = 0;
  let best = { distance: Number.POSITIVE_INFINITY, at: 0 };
  for (const [index, to] of route.slice(1).entries()) {
    const from = route[index] ?? to;
    const way = { x: to.x - from.x, y: to.y - from.y };
    const own = Math.hypot(way.x, way.y);
    const along = own === 0 ? 0 : ((point.x - from.x) * way.x + (point.y - from.y) * way.y) / own;
    const at = Math.min(Math.max(0, along), own);
    const share = own === 0 ? 0 : at / own;
    const distance = Math.hypot(from.x + way.x * share - point.x, from.y + way.y * share - point.y);
    if (distance < best.distance) best = { distance, at: length + at };
    length += own;
  }
  return best.at;
}

/** How much the arrangement has to shrink to fit a panel: the factor for width and height 1000 by the aspect ratio. */
export function fitOf({ rects }: Arrangement, aspectRatio: number): number {
  const { width, height } = rectAround([...rects.values()]) ?? { width: 1, height: 1 };
  return Math.min((1000 * aspectRatio) / width, 1000 / height);
}

function routeOf(edge: ElkExtendedEdge): readonly Point[] | undefined {
  const section: ElkEdgeSection | undefined = edge.sections?.[0];
  if (section === undefined) return undefined;
  return [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
}

/** The box that encloses its members, at least as wide as its title. */
export function enclosing(box: SceneBox, rects: ReadonlyMap<string, Rect>, sizes: Sizes): Rect | undefined {
  const inside = box.members.map((id) => rects.get(id)).filter((rect) => rect !== undefined);
  if (inside.length === 0) return undefined;
  const left = Math.min(...inside.map((rect) => rect.x - rect.width / 2)) - boxPadding.side;
  const top = Math.min(...inside.map((rect) => rect.y - rect.height / 2)) - boxPadding.top;
  const right = Math.max(...inside.map((rect) => rect.x + rect.width / 2)) + boxPadding.side;
  const bottom = Math.max(...inside.map((rect) => rect.y + rect.height / 2)) + boxPadding.bottom;
  const width = Math.max(right - left, sizes.boxes.get(box.id) ?? 0);
  return { x: left + width / 2, y: (top + bottom) / 2, width, height: bottom - top };
}

/**
 * The arrangement with nodes that the reader dragged at their places. Edges at a moved node lose their route, and its
 * box follows.
 */
export function withDragged(
  arrangement: Arrangement,
  scene: Scene,
  sizes: Sizes,
  dragged: ReadonlyMap<string, Point>,
): Arrangement {
  if (dragged.size === 0) return arrangement;
  const rects = new Map(arrangement.rects);
  for (const [id, point] of dragged) {
    const rect = rects.get(id);
    if (rect !== undefined) rects.set(id, { ...rect, x: point.x, y: point.y });
  }
  const routes = new Map(arrangement.routes);
  for (const edge of scene.edges) if (dragged.has(edge.source) || dragged.has(edge.target)) routes.delete(edge.id);
  for (const box of scene.boxes) {
    if (!box.members.some((id) => dragged.has(id))) continue;
    const rect = enclosing(box, rects, sizes);
    if (rect !== undefined) rects.set(box.id, rect);
  }
  return { ...arrangement, rects, routes };
}

/** Is there a place for everything in the scene? */
export function covers(arrangement: Arrangement, scene: Scene): boolean {
  const { rects } = arrangement;
  return scene.nodes.every((node) => rects.has(node.id)) && scene.boxes.every((box) => rects.has(box.id));
}
