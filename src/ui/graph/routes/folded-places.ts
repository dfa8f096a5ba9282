import { valueAt } from "../../../kernel/index.ts";
import type { Point, Rect } from "../../shapes/index.ts";
import type { Arrangement } from "../layout/index.ts";
import type { Scene, SceneEdge } from "../model/index.ts";
import { clippedAtEnd, clippedAtStart } from "./clip.ts";
import { type Port, portsOf, routeAround, straightened } from "./route-around.ts";

/** How far lines that run side by side are apart, and how many do: more would touch what they pass. */
const laneWidth = 5;
const maxLanes = 5;
/** More ways are not looked for at once: it would hold up the page, and so much cannot be read. */
const maxSearched = 100;

/**
 * The places of a scene in which boxes are folded, when the same graph was arranged with all of them open: every box keeps
 * its whole place, so that nothing moves when it opens. Edges run where they ran, up to the border of a folded box; where
 * the layout only knows the way between two boxes, they are led to it inside the open ones.
 */
export function foldedPlaces(whole: Scene, arrangement: Arrangement, shown: Scene): Arrangement {
  const town: Town = {
    arrangement,
    homes: new Map(whole.nodes.map(({ id, box }) => [id, box])),
    members: new Map(whole.boxes.map(({ id, members }) => [id, members])),
    searched: 0,
    ways: waysKnown(arrangement),
  };
  const routes = new Map<string, readonly Point[]>();
  const lanes = new Map<string, number>();
  for (const edge of shown.edges) {
    const way = ownWay(edge, town) ?? wayBetweenBoxes(edge, town, lanes);
    if (way !== undefined) routes.set(edge.id, way);
  }
  return { ...arrangement, routes };
}

interface Town {
  readonly arrangement: Arrangement;
  /** The box of every node that is in one. */
  readonly homes: ReadonlyMap<string, string | undefined>;
  readonly members: ReadonlyMap<string, readonly string[]>;
  /** How many ways were looked for. */
  searched: number;
  /** Ways found before. */
  readonly ways: Map<string, readonly Point[] | undefined>;
}

const found = new WeakMap<Arrangement, Map<string, readonly Point[] | undefined>>();

function waysKnown(arrangement: Arrangement): Town["ways"] {
  return valueAt(found, arrangement, (): Town["ways"] => new Map());
}

/** The way that the layout gave to an edge, or to one that now ends at a folded box: as far as its border. */
function ownWay({ id, source, target, parts }: SceneEdge, town: Town): readonly Point[] | undefined {
  const { routes, rects } = town.arrangement;
  const [from, to] = [rects.get(source), rects.get(target)];
  const own = routes.get(id);
  if (own !== undefined && id !== pairOf(source, target)) return own;
  if (own !== undefined) return remembered(id, town, () => startingAt(own, from, to));
  const part = parts.find((each) => routes.has(each.id));
  const way = part && routes.get(part.id);
  if (way === undefined || from === undefined || to === undefined) return undefined;
  return remembered(id, town, () => clippedAtEnd(clippedAtStart(way, from), to));
}

/** The same object for the same way: what is drawn already is left alone. */
function remembered(key: string, { ways }: Town, find: () => readonly Point[] | undefined) {
  if (!ways.has(key)) ways.set(key, find());
  return ways.get(key);
}

/** What the layout calls the edge that stands for all between two boxes. */
function pairOf(source: string, target: string): string {
  return `${source} ⇒ ${target}`;
}

/** The way between the boxes of both ends, led on inside the boxes that are open. */
function wayBetweenBoxes(edge: SceneEdge, town: Town, lanes: Map<string, number>): readonly Point[] | undefined {
  const { arrangement, homes } = town;
  const from = homes.get(edge.source) ?? edge.source;
  const to = homes.get(edge.target) ?? edge.target;
  const [start, end] = [arrangement.rects.get(from), arrangement.rects.get(to)];
  const pair = pairOf(from, to);
  const trunk = arrangement.routes.get(pair);
  if (trunk === undefined || start === undefined || end === undefined) return undefined;
  const lane = lanes.get(pair) ?? 0;
  lanes.set(pair, lane + 1);
  const key = `${edge.id} ${lane}`;
  if (!town.ways.has(key) && town.searched++ > maxSearched) return undefined;
  return remembered(key, town, () => {
    const beside = inLane(startingAt(trunk, start, end), lane, start, end);
    const first = from === edge.source ? [] : wayInside(edge.source, from, beside[0], town);
    const last = to === edge.target ? [] : wayInside(edge.target, to, beside.at(-1), town);
    return first && last && straightened([...first, ...beside, ...last.toReversed()]);
  });
}

/** From a node to a place on the border of its box, around the other nodes there. */
function wayInside(node: string, box: string, exit: Point | undefined, town: Town): readonly Point[] | undefined {
  const { rects } = town.arrangement;
  const [own, around] = [rects.get(node), rects.get(box)];
  if (own === undefined || around === undefined || exit === undefined) return undefined;
  const others = (town.members.get(box) ?? []).flatMap((id) => {
    const rect = id === node ? undefined : rects.get(id);
    return rect === undefined ? [] : [rect];
  });
  return routeAround(portsOf(own), inwards(exit, around), [...others, own]);
}

/** A place on the border of a box, to be reached from inside. */
function inwards({ x, y }: Point, box: Rect): Port {
  const isLevel = Math.abs(Math.abs(x - box.x) - box.width / 2) < 1;
  if (isLevel) return { x, y, dx: x > box.x ? -1 : 1, dy: 0 };
  return { x, y, dx: 0, dy: y > box.y ? -1 : 1 };
}

/** The layout leads what goes back to an older box the other way round. */
function startingAt(way: readonly Point[], source: Rect | undefined, target: Rect | undefined): readonly Point[] {
  const [first, last] = [way[0], way.at(-1)];
  if (first === undefined || last === undefined || source === undefined || target === undefined) return way;
  const isTurned = outside(first, source) + outside(last, target) > outside(last, source) + outside(first, target);
  return isTurned ? way.toReversed() : way;
}

function outside({ x, y }: Point, rect: Rect): number {
  return Math.max(0, Math.abs(x - rect.x) - rect.width / 2) + Math.max(0, Math.abs(y - rect.y) - rect.height / 2);
}

/** Beside the way: a little to the right and below, or to the left and above, with its ends on the borders. */
function inLane(way: readonly Point[], lane: number, source: Rect, target: Rect): readonly Point[] {
  const place = lane % maxLanes;
  if (place === 0) return way;
  const shift = Math.ceil(place / 2) * laneWidth * (place % 2 === 0 ? -1 : 1);
  const moved = way.map(({ x, y }) => ({ x: x + shift, y: y + shift }));
  const [first, last] = [way[0], way.at(-1)];
  if (first !== undefined) moved[0] = onBorder(first, source, shift);
  if (last !== undefined) moved[moved.length - 1] = onBorder(last, target, shift);
  return moved;
}

function onBorder({ x, y }: Point, box: Rect, shift: number): Point {
  const isLevel = Math.abs(Math.abs(x - box.x) - box.width / 2) < 1;
  const within = (place: number, center: number, length: number) =>
    Math.min(center + length / 2 - laneWidth, Math.max(center - length / 2 + laneWidth, place));
  return isLevel ? { x, y: within(y + shift, box.y, box.height) } : { x: within(x + shift, box.x, box.width), y };
}
