import type { Point, Rect } from "../shapes/index.ts";
import type { DrawnBox, DrawnEdge, DrawnNode, Outline } from "./drawing/index.ts";
import { onOutline } from "./on-outline.ts";

/** A node’s place and, where it is no rectangle, its outline. */
export type Shaped = Rect & { readonly outline?: Outline };

export function shaped(figure: DrawnNode | DrawnBox): Shaped {
  return "outline" in figure ? { ...figure.rect, outline: figure.outline } : figure.rect;
}

/** How far a loop rises above its node, and the angle between its ends, in degrees. */
export const loopHeight = 34;
export const loopSweep = 50;

/** Where the label of a routed edge stands: at its own place, or on the longest part of the way. */
export function placeOfLabel({ route, labelAt }: Pick<DrawnEdge, "route" | "labelAt">): Point | undefined {
  if (route === undefined) return undefined;
  return labelAt === undefined ? onLongest(route) : placeAt(route, labelAt);
}

/** Where something stands that goes along a routed edge: at the place of its label, or half the way. */
export function middleOfWay({ route, labelAt }: Pick<DrawnEdge, "route" | "labelAt">): Point | undefined {
  if (route === undefined) return undefined;
  const lengths = route
    .slice(1)
    .map((to, index) => Math.hypot(to.x - (route[index]?.x ?? 0), to.y - (route[index]?.y ?? 0)));
  return placeAt(route, labelAt ?? lengths.reduce((sum, length) => sum + length, 0) / 2);
}

/** The point so far along a way. */
function placeAt(route: readonly Point[], distance: number): Point | undefined {
  let rest = distance;
  for (const [index, to] of route.slice(1).entries()) {
    const from = route[index] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (rest <= length && length > 0) {
      const share = rest / length;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    }
    rest -= length;
  }
  return route.at(-1);
}

/** The middle of the longest part, a level one rather than a steep one: text is level. */
function onLongest(route: readonly Point[]): Point | undefined {
  let best: Point | undefined;
  let longest = -1;
  for (const [index, to] of route.slice(1).entries()) {
    const from = route[index] ?? to;
    const length = 2 * Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
    if (length > longest) {
      longest = length;
      best = middle(from, to);
    }
  }
  return best;
}

/** A line between two figures: a quadratic spline with these control points, through the middle between every two. */
export interface Way {
  readonly start: Point;
  readonly controls: readonly Point[];
  readonly end: Point;
}

/**
 * The way of an edge between two rectangles: along the layout's route when there is one, else from side to side. The
 * inner points of either are control points of a quadratic spline, so that the line is smooth and stays inside their
 * hull.
 */
export function wayOf(edge: Pick<DrawnEdge, "route" | "lane">, source: Shaped, target: Shaped): Way {
  const points = edge.route ?? sideToSide(source, target, edge.lane);
  const start = onOutline(source.outline ?? "round", source, points[0] ?? source);
  const end = onOutline(target.outline ?? "round", target, points.at(-1) ?? target);
  const all = edge.route === undefined ? points.slice(1, -1) : rounded(points);
  // An end that is a control point, too, has no direction: the line would not be drawn.
  const inner = all.filter((point) => !isAt(point, start) && !isAt(point, end));
  return { start, controls: inner.length > 0 ? inner : [middle(start, end)], end };
}

/** The way of an edge from a figure back to itself, above it. */
export function loopOf({ x, y, height }: Rect): Way {
  const rise = height / 2 + loopHeight;
  const slope = Math.tan((loopSweep / 2 / 180) * Math.PI);
  const foot = (height / 2) * slope;
  return {
    start: { x: x - foot, y: y - height / 2 },
    controls: [
      { x: x - rise * slope, y: y - rise },
      { x: x + rise * slope, y: y - rise },
    ],
    end: { x: x + foot, y: y - height / 2 },
  };
}

/** Where something stands that has no place of its own. */
export function middleOf({ start, controls, end }: Way): Point {
  const [first = start, second = end] = controls.length > 1 ? controls.slice((controls.length - 2) >> 1) : [start, end];
  return middle(first, second);
}

export function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Are they drawn at the same place? */
function isAt(a: Point, b: Point): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < 1;
}

/** How far from a bend of a route the line begins to turn. */
const bendRadius = 48;

/** Control points that keep the line on its route but for the bends, so that it stays clear of the nodes around it. */
function rounded(route: readonly Point[]): readonly Point[] {
  return route.slice(1, -1).flatMap((bend, index) => {
    const before = route[index] ?? bend;
    const after = route[index + 2] ?? bend;
    return [towards(bend, before), bend, towards(bend, after)];
  });
}

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(bendRadius, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Start, two control points, end; the line leaves and enters at right angles to the sides. */
function sideToSide(source: Rect, target: Rect, lane: number): readonly Point[] {
  const shift = lane * 10;
  const gapRight = left(target) - right(source);
  const gapLeft = left(source) - right(target);
  const gapBelow = top(target) - bottom(source);
  const gapAbove = top(source) - bottom(target);
  if (gapRight >= 16) return horizontal(right(source), left(target), source.y + shift, target.y + shift, gapRight);
  if (gapLeft >= 16) return horizontal(left(source), right(target), source.y + shift, target.y + shift, -gapLeft);
  if (gapBelow >= 16) return vertical(bottom(source), top(target), source.x + shift, target.x + shift, gapBelow);
  if (gapAbove >= 16) return vertical(top(source), bottom(target), source.x + shift, target.x + shift, -gapAbove);
  // Side by side, against the flow: out and back in on the right.
  const bulge = Math.max(right(source), right(target)) + 48 + shift;
  return [
    { x: right(source), y: source.y },
    { x: bulge, y: source.y },
    { x: bulge, y: target.y },
    { x: right(target), y: target.y },
  ];
}

function horizontal(x1: number, x2: number, y1: number, y2: number, gap: number): readonly Point[] {
  const reach = gap / 2;
  return [
    { x: x1, y: y1 },
    { x: x1 + reach, y: y1 },
    { x: x2 - reach, y: y2 },
    { x: x2, y: y2 },
  ];
}

function vertical(y1: number, y2: number, x1: number, x2: number, gap: number): readonly Point[] {
  return horizontal(y1, y2, x1, x2, gap).map(({ x, y }) => ({ x: y, y: x }));
}

const left = (rect: Rect) => rect.x - rect.width / 2;
const right = (rect: Rect) => rect.x + rect.width / 2;
const top = (rect: Rect) => rect.y - rect.height / 2;
const bottom = (rect: Rect) => rect.y + rect.height / 2;
