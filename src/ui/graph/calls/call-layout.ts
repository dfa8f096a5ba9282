import { type Rect, rectAround, type Size } from "../../shapes/index.ts";
import type { Arrangement, Sizes } from "../layout/index.ts";
import type { Scene } from "../model/index.ts";
import { acrossOf, type GapIn } from "./across.ts";
import { acrossUnits } from "./across-units.ts";
import { glossPlaces } from "./glosses.ts";
import { type Order, orderOf } from "./order.ts";
import { rectsOf, type Tracks } from "./rects.ts";
import { linesOf, rowsOf } from "./rows.ts";
import { type Spacing, spacings } from "./spacing.ts";
import { type Stacked, stackedOf } from "./stacked.ts";
import { leastGaps, waysOf } from "./ways.ts";

/** Where the title of a box begins, what its box is wider than it at least, and by how much its letters may be larger. */
const [titleLeft, besideTitle, slack] = [16, 76, 1.15];

/** By how much more than the least space rows stand apart at most. */
const mostMore = 100;

/**
 * Lays methods out by their calls: a callee stands below its callers, so that arguments flow down and results up; the variables of
 * a method stand in one line, methods of one depth beside each other, as clones of one method do. Takes no engine and no
 * random choice: the same scene has the same places. Rows stand apart as far as a panel of this width over height has room.
 *
 * @param room what the panel has room for at a size that can be read well, in layout units: things stand as close as that takes
 */
export function arrangeByCalls(scene: Scene, sizes: Sizes, aspectRatio: number, room?: Size): Arrangement {
  const [widest, ...closer] = spacings;
  const stands = inOneLine(scene);
  let chosen = spacedBy(widest, stands, sizes);
  for (const spacing of closer) {
    if (room === undefined || isWithin(chosen.size, room)) break;
    chosen = spacedBy(spacing, stands, sizes);
  }
  if (room !== undefined && !isWithin(chosen.size, room)) {
    const stacked = closest(inTwoLines(stands), sizes);
    if (shareOf(stacked.size, room) > shareOf(chosen.size, room) * worthIt) chosen = stacked;
  }
  const { rows, lower, order } = chosen.stands;
  const more = roomBetween(chosen.size, order.length - lower.size, { aspectRatio, height: room?.height });
  const { rects, places } = chosen.placed(chosen.gaps.map((gap, row) => gap + (lower.has(row + 1) ? 0 : more)));
  const routes = waysOf(scene, rows, places);
  return { rects, routes, glosses: glossPlaces(scene, sizes, { rects, routes }) };
}

/** Two lines of variables are more to read than one: only much larger letters are worth it. */
const worthIt = 1.1;

/** Does a scene that stands as close as its figures can be told apart have this room? */
export function fitsByCalls(scene: Scene, sizes: Sizes, room: Size): boolean {
  const stands = inOneLine(scene);
  return isWithin(closest(stands, sizes).size, room) || isWithin(closest(inTwoLines(stands), sizes).size, room);
}

interface Stands extends Omit<Stacked, "units"> {
  readonly scene: Scene;
  /** In two lines: what moves together. */
  readonly units?: Stacked["units"];
}

function inOneLine(scene: Scene): Stands {
  const rows = rowsOf(scene);
  return { scene, rows, order: orderOf(rows), lower: new Set() };
}

function inTwoLines({ scene, order }: Stands): Stands {
  return { scene, ...stackedOf(scene, order) };
}

function closest(stands: Stands, sizes: Sizes) {
  return spacedBy(spacings.at(-1) ?? spacings[0], stands, sizes);
}

/** As how much of its size all of it would be seen in this room. */
function shareOf(size: Size, room: Size): number {
  return Math.min(room.width / size.width, room.height / size.height);
}

function spacedBy(spacing: Spacing, stands: Stands, sizes: Sizes) {
  const { scene, rows, order, lower, units } = stands;
  const rowOf = new Map(rows.stands.flatMap(({ row, figures }) => figures.map((figure) => [figure, row] as const)));
  const exact =
    units === undefined
      ? acrossOf(order, rows, sizes, { spacing, gapIn: gapBy(scene, sizes, spacing) })
      : acrossUnits({ units, rows }, sizes, spacing);
  const across = new Map([...exact].map(([id, x]) => [id, Math.round(x)]));
  const tracks = tracksOf(scene, order, across);
  const placed = (gaps: readonly number[]) => {
    const { rects, bounds } = rectsOf({ order, lower, sizes, across, tracks, spacing, gaps });
    const titles = titleEnds(
      order.filter((_, row) => !lower.has(row)),
      rects,
      sizes,
    );
    const isStacked = units !== undefined;
    return { rects, places: { rects, across, rowOf, bounds, titles, tracks: tracks.lanes, isStacked } };
  };
  const gaps = leastGaps(scene, rows, placed([]).places, lower).map((least, row) =>
    lower.has(row + 1) ? least : Math.max(least, spacing.rows),
  );
  return { stands, placed, gaps, size: rectAround([...placed(gaps).rects.values()]) ?? { width: 0, height: 0 } };
}

function isWithin(size: Size, room: Size): boolean {
  return size.width <= room.width && size.height <= room.height;
}

/** Of the figures of each box: where its title ends, with letters as large as they may become. */
function titleEnds(order: Order, rects: ReadonlyMap<string, Rect>, sizes: Sizes): ReadonlyMap<string, number> {
  const boxes = order.flat().filter(({ kind }) => kind === "box");
  return new Map(
    boxes.flatMap(({ id, figures }) => {
      const { x = 0, width = 0 } = rects.get(id) ?? {};
      const end = x - width / 2 + titleLeft + ((sizes.boxes.get(id) ?? besideTitle) - besideTitle) * slack;
      return figures.map((figure) => [figure, end] as const);
    }),
  );
}

/** What a picture as wide as this, and no higher than that, has left for each of the spaces between rows. */
function roomBetween(
  all: Size,
  rows: number,
  {
    aspectRatio,
    height = Number.POSITIVE_INFINITY,
  }: { readonly aspectRatio: number; readonly height?: number | undefined },
): number {
  if (rows < 2) return 0;
  const free = Math.min(all.width / aspectRatio, height) - all.height;
  return Math.max(0, Math.min(mostMore, free / (rows - 1)));
}

/** What an edge says stands on it, between two neighbors. */
function gapBy(scene: Scene, sizes: Sizes, { between }: Spacing): GapIn {
  const said = new Map(
    linesOf(scene).map(({ id, source, target }) => [pair(source, target), sizes.edges.get(id)?.width]),
  );
  return (left, right) => between + (said.get(pair(left, right)) ?? 0);
}

function pair(one: string, other: string): string {
  return [one, other].sort().join(" ");
}

/** A line between neighbors is straight; another one has a track below the row, the shorter the nearer. */
function tracksOf(scene: Scene, order: Order, across: ReadonlyMap<string, number>): Tracks {
  const places = new Map(
    order.flatMap((stands, row) =>
      stands.flatMap(({ id, figures }) => figures.map((figure, index) => [figure, { row, stand: id, index }] as const)),
    ),
  );
  const lanes = new Map<string, number>();
  const inRow = order.map(() => 0);
  const lengthOf = (source: string, target: string) => Math.abs((across.get(source) ?? 0) - (across.get(target) ?? 0));
  const straight = new Set<string>();
  const lines = linesOf(scene).toSorted((a, b) => lengthOf(a.source, a.target) - lengthOf(b.source, b.target));
  for (const { id, source, target } of lines) {
    const [from, to] = [places.get(source), places.get(target)];
    if (from === undefined || to === undefined || from.row !== to.row) continue;
    const isNeighbor = from.stand === to.stand && Math.abs(from.index - to.index) === 1;
    if (isNeighbor && !straight.has(pair(source, target))) {
      straight.add(pair(source, target));
      continue;
    }
    lanes.set(id, inRow[from.row] ?? 0);
    inRow[from.row] = (inRow[from.row] ?? 0) + 1;
  }
  return { lanes, inRow };
}
