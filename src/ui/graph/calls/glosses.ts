import { glossGrowth, middleOfWay, wayOf } from "../../scene/index.ts";
import { overlap, type Point, type Rect, rectAround, type Size } from "../../shapes/index.ts";
import type { Sizes } from "../layout/index.ts";
import type { Scene, SceneEdge } from "../model/index.ts";
import { linesOf } from "./rows.ts";

/** Beside more lines nothing is written: it would be more to read than to see. */
const MOST = 12;

/** Between what is written and its line, and between it and anything else. */
const [beside, around] = [9, 4];

/** In the middle of a line is room for what goes along it: as high as this, and as wide as the figure that it comes from. */
const carriedHeight = 34;

/** From one place that is tried to the next, down the line. */
const STEP = 4;

interface Placed {
  readonly rects: ReadonlyMap<string, Rect>;
  readonly routes: ReadonlyMap<string, readonly Point[]>;
}

type Piece = readonly [Point, Point];

/** A line as it is drawn, in straight pieces. */
interface Line {
  readonly edge: SceneEdge;
  readonly pieces: readonly Piece[];
  readonly middle: Point;
  readonly carried: Rect;
}

/**
 * Where beside its line stands what is said of it: clear of figures, of lines, of what goes along them and of each other, as near to
 * the middle as that allows. Of a drawing it is written beside all lines that something is said of, or beside none.
 */
export function glossPlaces(scene: Scene, sizes: Sizes, placed: Placed): ReadonlyMap<string, Point> {
  const lines = linesOf(scene).flatMap((edge) => lineOf(edge, placed) ?? []);
  const glossed = lines.filter(({ edge }) => sizes.glosses?.has(edge.id) === true);
  const figures = [...placed.rects.values()];
  const bounds = rectAround(figures);
  const none = new Map<string, Point>();
  if (glossed.length > MOST || bounds === undefined) return none;
  const taken: Rect[] = [...figures, ...lines.map(({ carried }) => carried)];
  const isFree = (rect: Rect): boolean =>
    isInside(rect, bounds) &&
    !taken.some((other) => overlap(rect, other, around)) &&
    !lines.some(({ pieces }) => pieces.some((piece) => overlap(rectOf(piece), rect, around)));
  const places = new Map<string, Point>();
  for (const { edge, pieces, middle } of glossed) {
    const { width, height } = sizes.glosses?.get(edge.id) ?? { width: 0, height: 0 };
    const size = { width: width * glossGrowth, height: height * glossGrowth };
    const place = candidates(pieces, middle, size).find(isFree);
    if (place === undefined) return none;
    taken.push(place);
    places.set(edge.id, { x: place.x, y: place.y });
  }
  return places;
}

function lineOf(edge: SceneEdge, { rects, routes }: Placed): Line | undefined {
  const [source, target] = [rects.get(edge.source), rects.get(edge.target)];
  const route = routes.get(edge.id);
  if (source === undefined || target === undefined || route === undefined) return undefined;
  const { start, controls, end } = wayOf({ route, lane: 0 }, source, target);
  const points = [start];
  for (const [index, control] of controls.entries()) {
    const next = controls[index + 1];
    const to = next === undefined ? end : { x: (control.x + next.x) / 2, y: (control.y + next.y) / 2 };
    points.push(...curve(points.at(-1) ?? start, control, to));
  }
  const pieces = points.slice(1).map((to, index) => [points[index] ?? to, to] as const);
  const middle = middleOfWay({ route }) ?? start;
  return { edge, pieces, middle, carried: { ...middle, width: source.width, height: carriedHeight } };
}

/** Points on a quadratic curve, the last one its end. */
function curve(from: Point, control: Point, to: Point): readonly Point[] {
  return [0.25, 0.5, 0.75, 1].map((share) => {
    const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
    return { x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y };
  });
}

/** Left and right of a line, the nearest to its middle first. */
function candidates(pieces: Line["pieces"], middle: Point, size: Size): readonly Rect[] {
  const heights = pieces.flat().map(({ y }) => y);
  const [top, bottom] = [Math.min(...heights) + size.height / 2, Math.max(...heights) - size.height / 2];
  const count = Math.max(0, Math.floor((bottom - top) / STEP) + 1);
  const levels = Array.from({ length: count }, (_, index) => top + index * STEP);
  // Of two that are about as near the lower one, for all lines alike.
  const farness = (y: number): number => Math.round(Math.abs(y - middle.y) / (3 * STEP));
  levels.sort((one, other) => farness(one) - farness(other) || other - one);
  const apart = size.width / 2 + beside;
  return levels.flatMap((y) => {
    const across = pieces
      .filter((piece) => doesTouch(piece, y, size.height))
      .flatMap((piece) => piece.map(({ x }) => x));
    if (across.length === 0) return [];
    return [Math.min(...across) - apart, Math.max(...across) + apart].map((x) => ({ x, y, ...size }));
  });
}

function doesTouch([from, to]: Piece, y: number, height: number): boolean {
  return Math.min(from.y, to.y) < y + height / 2 && Math.max(from.y, to.y) > y - height / 2;
}

function isInside({ x, y, width, height }: Rect, bounds: Rect): boolean {
  const [across, down] = [(bounds.width - width) / 2, (bounds.height - height) / 2];
  return Math.abs(x - bounds.x) <= across && Math.abs(y - bounds.y) <= down;
}

/** Around a piece; pieces are short, so that is hardly more than they are. */
function rectOf([from, to]: Piece): Rect {
  return {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    width: Math.abs(from.x - to.x),
    height: Math.abs(from.y - to.y),
  };
}
