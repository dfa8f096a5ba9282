import type { Point, Rect } from "../../shapes/index.ts";
import type { Scene, SceneEdge } from "../model/index.ts";
import { type Places, portsOf } from "./ports.ts";
import { linesOf, type Rows } from "./rows.ts";

/** Below a figure, where lines within its row run; between two of them, and between two lines in the space below a row. */
export const track = { first: 16, next: 12, between: 10 } as const;

/** Ends less far apart than this are joined by a straight line. */
const NEARLY_STRAIGHT = 18;

/** Where a line crosses the space below a row: from one place to another. */
interface Crossing {
  readonly edge: string;
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The least height of the space below each row in which all that goes aside has a level of its own; between two lines of a method
 * what goes straight needs room for its arrow alone.
 */
export function leastGaps(scene: Scene, rows: Rows, places: Places, lower: ReadonlySet<number>): readonly number[] {
  const lines = linesOf(scene);
  const ports = portsOf(lines, rows, places);
  const crossings = lines.flatMap((edge) => crossingsOf(edge, rows, ports, places));
  return lanesOf(crossings, places.bounds.length).map(({ length }, row) =>
    lower.has(row + 1) ? track.between + length * track.between : (length + 1) * track.between + track.first,
  );
}

/** The ways of all lines: down to a callee, up to a caller, and within a row from side to side, or around below what is between. */
export function waysOf(scene: Scene, rows: Rows, places: Places): ReadonlyMap<string, readonly Point[]> {
  const lines = linesOf(scene);
  const ports = portsOf(lines, rows, places);
  const crossings = new Map(lines.map((edge) => [edge.id, crossingsOf(edge, rows, ports, places)] as const));
  const turns = turnsOf([...crossings.values()].flat(), places.bounds);
  return new Map(
    lines.map((edge): readonly [string, readonly Point[]] => {
      const [source, target] = [places.rects.get(edge.source), places.rects.get(edge.target)];
      if (source === undefined || target === undefined) return [edge.id, []];
      const own = crossings.get(edge.id) ?? [];
      if (own.length > 0) return [edge.id, between(source, target, own, turns)];
      const lane = places.tracks.get(edge.id);
      return [edge.id, lane === undefined ? straight(source, target) : below(edge, source, target, ports, lane)];
    }),
  );
}

/** From row to row, none for a line within one. */
function crossingsOf(
  { id, source, target }: SceneEdge,
  rows: Rows,
  ports: ReadonlyMap<string, number>,
  { across, rowOf }: Places,
): readonly Crossing[] {
  if (rowOf.get(source) === rowOf.get(target)) return [];
  const stops = (rows.spans.get(id) ?? []).slice(1).map(({ from }) => from);
  const [begin, end] = [ports.get(`${id} begins`) ?? 0, ports.get(`${id} ends`) ?? 0];
  const isStraight = stops.length === 0 && Math.abs(end - begin) < NEARLY_STRAIGHT;
  const places = [isStraight ? end : begin, ...stops.map((stop) => across.get(stop) ?? 0), end];
  const passed = [source, ...stops, target].map((figure) => rowOf.get(figure) ?? 0);
  return places.slice(1).map((to, index) => ({
    edge: id,
    row: Math.min(passed[index] ?? 0, passed[index + 1] ?? 0),
    from: places[index] ?? to,
    to,
  }));
}

/** Between which heights a crossing goes aside. */
interface Turn {
  readonly upper: number;
  readonly lower: number;
}

/** Lines in the space below a row are soft if none goes aside by more than its height: flatter ones could not be told apart. */
const flattest = 1;

/** From both rows a soft line is steep for this share of the space between them. */
const steep = 0.3;

/** Where each crossing goes aside: softly where there is room, else those that would lie on each other have levels of their own. */
function turnsOf(crossings: readonly Crossing[], bounds: Places["bounds"]): ReadonlyMap<Crossing, Turn> {
  const turns = new Map<Crossing, Turn>();
  const lanesBelow = lanesOf(crossings, bounds.length);
  for (const [row, { bottom }] of bounds.entries()) {
    const height = (bounds[row + 1]?.top ?? bottom) - bottom;
    const lanes = lanesBelow[row] ?? [];
    const isSoft = lanes.flat().every(({ from, to }) => Math.abs(from - to) <= flattest * height);
    for (const [lane, members] of lanes.entries()) {
      const level = bottom + height / 2 + (lane - (lanes.length - 1) / 2) * track.between;
      const turn = isSoft
        ? { upper: bottom + steep * height, lower: bottom + (1 - steep) * height }
        : { upper: level, lower: level };
      for (const each of members) turns.set(each, turn);
    }
  }
  return turns;
}

/** The lanes below each row, with the crossings of each: the shorter ones above. */
function lanesOf(crossings: readonly Crossing[], rows: number): readonly (readonly (readonly Crossing[])[])[] {
  return Array.from({ length: rows }, (_, row) => {
    const lanes: Crossing[][] = [];
    const aside = crossings.filter((each) => each.row === row && each.from !== each.to);
    for (const each of aside.toSorted((a, b) => Math.abs(a.from - a.to) - Math.abs(b.from - b.to))) {
      const free = lanes.find((lane) => !lane.some((other) => doMeet(each, other)));
      if (free === undefined) lanes.push([each]);
      else free.push(each);
    }
    return lanes;
  });
}

function doMeet(one: Crossing, other: Crossing): boolean {
  const [a, b] = [one, other].map(({ from, to }) => ({ start: Math.min(from, to) - 4, end: Math.max(from, to) + 4 }));
  return a !== undefined && b !== undefined && a.start < b.end && b.start < a.end;
}

function between(
  source: Rect,
  target: Rect,
  crossings: readonly Crossing[],
  turns: ReadonlyMap<Crossing, Turn>,
): readonly Point[] {
  const way = Math.sign(target.y - source.y);
  const bends = crossings.flatMap((crossing): Point[] => {
    const turn = turns.get(crossing);
    if (turn === undefined) return [];
    const [first, second] = way > 0 ? [turn.upper, turn.lower] : [turn.lower, turn.upper];
    return [
      { x: crossing.from, y: first },
      { x: crossing.to, y: second },
    ];
  });
  return [
    { x: crossings[0]?.from ?? 0, y: source.y + (way * source.height) / 2 },
    ...bends,
    { x: crossings.at(-1)?.to ?? 0, y: target.y - (way * target.height) / 2 },
  ];
}

function straight(source: Rect, target: Rect): readonly Point[] {
  const side = Math.sign(target.x - source.x);
  return [
    { x: source.x + (side * source.width) / 2, y: source.y },
    { x: target.x - (side * target.width) / 2, y: target.y },
  ];
}

function below(
  { id }: SceneEdge,
  source: Rect,
  target: Rect,
  ports: ReadonlyMap<string, number>,
  lane: number,
): readonly Point[] {
  const [from, to] = [ports.get(`${id} begins`) ?? source.x, ports.get(`${id} ends`) ?? target.x];
  const [start, end] = [source.y + source.height / 2, target.y + target.height / 2];
  const y = Math.max(start, end) + track.first + lane * track.next;
  return [
    { x: from, y: start },
    { x: from, y },
    { x: to, y },
    { x: to, y: end },
  ];
}
