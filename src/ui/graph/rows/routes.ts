import { append } from "../../../kernel/index.ts";
import type { Point, Rect } from "../../shapes/index.ts";
import type { Across } from "./across.ts";
import type { Down } from "./down.ts";
import { type Grid, space } from "./grid.ts";
import { channelOf, isAround, type Ports } from "./ports.ts";
import type { Segment, Traffic } from "./segments.ts";
import { laneId, type Stacks } from "./stacks.ts";

/** All that is known about where things stand. */
interface Plan {
  readonly columnOf: ReadonlyMap<string, number>;
  readonly homes: ReadonlyMap<string, string>;
  readonly stacks: Stacks;
  readonly traffic: Traffic;
  readonly ports: Ports;
  readonly grid: Grid;
  readonly across: Across;
  readonly down: Down;
  readonly rects: ReadonlyMap<string, Rect>;
}

/** The ways of all edges, from source to target. */
export function routesOf(plan: Plan): ReadonlyMap<string, readonly Point[]> {
  const routes = new Map<string, readonly Point[]>();
  const beside = besideOf(plan.traffic.inside);
  for (const edge of plan.traffic.inside) routes.set(edge.id, tidy(insideRoute(edge, plan, beside.get(edge.id) ?? 0)));
  for (const segment of plan.traffic.segments) {
    const way = segmentRoute(segment, plan);
    const before = routes.get(segment.edge);
    // An edge without a figure between the rows goes out on one segment and in on the other.
    if (before === undefined) routes.set(segment.edge, tidy(segment.isOut ? way : way.toReversed()));
    else routes.set(segment.edge, tidy([...before, ...way.toReversed()]));
  }
  return routes;
}

/** Between lines that have both ends in common. */
const apart = 12;

/** How far above or below the middle of its figures an edge leaves and ends: edges between the same two do not coincide. */
function besideOf(edges: Traffic["inside"]): ReadonlyMap<string, number> {
  const pairs = new Map<string, string[]>();
  for (const { id, source, target } of edges) append(pairs, `${source} ⇒ ${target}`, id);
  return new Map(
    [...pairs.values()].flatMap((ids) => ids.map((id, index) => [id, apart * (index - (ids.length - 1) / 2)] as const)),
  );
}

/** From the figure to the stop. */
function segmentRoute(segment: Segment, { rects, ports, across, down, traffic }: Plan): readonly Point[] {
  const figure = rects.get(segment.figure) ?? { x: 0, y: 0, width: 0, height: 0 };
  const port = across.ports.get(segment) ?? figure.x;
  const stop = across.stops.get(segment.stop) ?? port;
  const level = down.levels.get(segment) ?? figure.y;
  const side = segment.isDown ? 1 : -1;
  const start = ports.straight.has(segment)
    ? [{ x: port, y: figure.y + (side * figure.height) / 2 }]
    : [
        { x: figure.x + ((segment.isOut ? 1 : -1) * figure.width) / 2, y: figure.y },
        { x: port, y: figure.y },
      ];
  const far = across.far.get(segment);
  const near = down.farLevels.get(segment) ?? level;
  const past = far === undefined ? [{ x: port, y: level }] : around(port, near, far, level);
  const stopY = down.stops.get(segment.stop) ?? level;
  const height = traffic.stops.get(segment.stop)?.height ?? 0;
  return [...start, ...past, { x: stop, y: level }, { x: stop, y: stopY - (side * height) / 2 }];
}

function around(port: number, near: number, far: number, level: number): readonly Point[] {
  return [
    { x: port, y: near },
    { x: far, y: near },
    { x: far, y: level },
  ];
}

/** From side to side, through the lanes of the columns between; an edge back goes around below. */
function insideRoute(
  edge: { readonly id: string; readonly source: string; readonly target: string },
  plan: Plan,
  beside: number,
): readonly Point[] {
  const { columnOf, homes, ports, grid, down, rects, stacks } = plan;
  const [source, target] = [rects.get(edge.source), rects.get(edge.target)];
  if (source === undefined || target === undefined) return [];
  const home = homes.get(edge.source) ?? "";
  const [from, to] = [columnOf.get(edge.source) ?? 0, columnOf.get(edge.target) ?? 0];
  const borders = (column: number) => {
    const { left = 0, width = 0 } = grid.columns[column] ?? {};
    return { left, right: left + width };
  };
  const tracksRight = ports.right.get(channelOf(home, from)) ?? [];
  const tracksLeft = ports.left.get(channelOf(home, to)) ?? [];
  const start = { x: source.x + source.width / 2, y: source.y + beside };
  const end = { x: target.x - target.width / 2, y: target.y + beside };
  if (isAround(edge, columnOf)) {
    const out = borders(from).right + space.arrow / 2 + space.track * tracksRight.indexOf(edge.id);
    const back = borders(to).left - space.arrow - space.track * tracksLeft.indexOf(edge.id);
    const lowest = (down.blocks.get(home)?.bottom ?? 0) - space.track * (1 + tracksRight.indexOf(edge.id));
    return [start, { x: out, y: start.y }, { x: out, y: lowest }, { x: back, y: lowest }, { x: back, y: end.y }, end];
  }
  const points = [start, { x: borders(from).right + space.track * tracksRight.length, y: start.y }];
  for (let column = from + 1; column < to && stacks.passing.has(edge.id); column++) {
    const y = down.figures.get(laneId(edge.id, column)) ?? start.y;
    points.push({ x: borders(column).left, y }, { x: borders(column).right, y });
  }
  const arrow = space.arrow * (tracksLeft.length > 0 ? 1 : 0.5);
  return [...points, { x: borders(to).left - arrow - space.track * tracksLeft.length, y: end.y }, end];
}

/** Without points that change nothing. */
function tidy(points: readonly Point[]): readonly Point[] {
  const apart = points.filter((point, index) => {
    const before = points[index - 1];
    return before === undefined || Math.hypot(point.x - before.x, point.y - before.y) > 0.5;
  });
  return apart.filter((point, index) => {
    const [before, after] = [apart[index - 1], apart[index + 1]];
    if (before === undefined || after === undefined) return true;
    const turn = (point.x - before.x) * (after.y - point.y) - (point.y - before.y) * (after.x - point.x);
    return Math.abs(turn) > 0.5;
  });
}
