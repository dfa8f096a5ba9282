import { type Rect, rectAround, rectBetween, type Size } from "../../shapes/index.ts";
import type { Arrangement, Sizes } from "../layout/index.ts";
import type { Scene } from "../model/index.ts";
import { acrossOf, type GapIn } from "./across.ts";
import { glossPlaces } from "./glosses.ts";
import { type Order, orderOf } from "./order.ts";
import { linesOf, type Rows, rowsOf, type Stand } from "./rows.ts";
import { type Spacing, spacings } from "./spacing.ts";
import { leastGaps, track, waysOf } from "./ways.ts";

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
  if (widest === undefined) return { rects: new Map(), routes: new Map() };
  const rows = rowsOf(scene);
  const stands = { scene, rows, order: orderOf(rows) };
  let chosen = spacedBy(widest, stands, sizes);
  for (const spacing of closer) {
    if (room === undefined || isWithin(chosen.size, room)) break;
    chosen = spacedBy(spacing, stands, sizes);
  }
  const more = roomBetween(chosen.size, stands.order.length, { aspectRatio, height: room?.height });
  const { rects, places } = chosen.placed(chosen.gaps.map((gap) => gap + more));
  const routes = waysOf(scene, rows, places);
  return { rects, routes, glosses: glossPlaces(scene, sizes, { rects, routes }) };
}

/** How large a scene is that stands as close as its figures can be told apart. */
export function leastSizeByCalls(scene: Scene, sizes: Sizes): Size {
  const rows = rowsOf(scene);
  const closest = spacings.at(-1);
  return closest === undefined
    ? { width: 0, height: 0 }
    : spacedBy(closest, { scene, rows, order: orderOf(rows) }, sizes).size;
}

interface Stands {
  readonly scene: Scene;
  readonly rows: Rows;
  readonly order: Order;
}

function spacedBy(spacing: Spacing, { scene, rows, order }: Stands, sizes: Sizes) {
  const rowOf = new Map(rows.stands.flatMap(({ row, figures }) => figures.map((figure) => [figure, row] as const)));
  const exact = acrossOf(order, rows, sizes, { spacing, gapIn: gapBy(scene, sizes, spacing) });
  const across = new Map([...exact].map(([id, x]) => [id, Math.round(x)]));
  const tracks = tracksOf(scene, order, across);
  const placed = (gaps: readonly number[]) => {
    const { rects, bounds } = rectsOf({ order, sizes, across, tracks, spacing, gaps });
    const titles = titleEnds(order, rects, sizes);
    return { rects, places: { rects, across, rowOf, bounds, titles, tracks: tracks.lanes } };
  };
  const gaps = leastGaps(scene, rows, placed([]).places).map((least) => Math.max(least, spacing.rows));
  return { placed, gaps, size: rectAround([...placed(gaps).rects.values()]) ?? { width: 0, height: 0 } };
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

interface Tracks {
  /** Of each line within a row that goes around below: how far below. */
  readonly lanes: ReadonlyMap<string, number>;
  /** How many there are below each figure’s row. */
  readonly inRow: readonly number[];
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

interface RectsRequest {
  readonly order: Order;
  readonly sizes: Sizes;
  readonly across: ReadonlyMap<string, number>;
  readonly tracks: Tracks;
  readonly spacing: Spacing;
  /** The space below each row. */
  readonly gaps: readonly number[];
}

/** Rows from the top, each as high as its highest box. */
function rectsOf({ order, sizes, across, tracks, spacing, gaps }: RectsRequest) {
  const rects = new Map<string, Rect>();
  const bounds: { readonly top: number; readonly bottom: number }[] = [];
  let top = 0;
  for (const [row, stands] of order.entries()) {
    const figures = stands.flatMap((stand) => (stand.kind === "passage" ? [] : stand.figures));
    const height = highest(figures, sizes);
    const hasBox = stands.some(({ kind }) => kind === "box");
    const [title, below] = hasBox ? [spacing.title, spacing.bottom] : [0, 0];
    const middle = top + title + height / 2;
    for (const id of figures) {
      const size = sizes.nodes.get(id) ?? { width: 112, height };
      rects.set(id, { x: across.get(id) ?? 0, y: middle, ...size });
    }
    const bottom = middle + height / 2 + depthOf(tracks.inRow[row] ?? 0) + below;
    for (const stand of stands)
      if (stand.kind === "box")
        rects.set(stand.id, boxAround(stand, rects, sizes, { top, bottom, side: spacing.side }));
    bounds.push({ top, bottom });
    top = bottom + (gaps[row] ?? 0);
  }
  return { rects, bounds };
}

/** Of so many tracks below the figures of a row. */
function depthOf(tracks: number): number {
  return tracks === 0 ? 0 : track.first + (tracks - 1) * track.next;
}

function highest(figures: readonly string[], sizes: Sizes): number {
  return Math.max(0, ...figures.map((id) => sizes.nodes.get(id)?.height ?? 0));
}

function boxAround(
  { id, figures }: Stand,
  rects: ReadonlyMap<string, Rect>,
  sizes: Sizes,
  { top, bottom, side }: { readonly top: number; readonly bottom: number; readonly side: number },
): Rect {
  const inside = figures.flatMap((figure) => rects.get(figure) ?? []);
  const left = Math.min(...inside.map(({ x, width }) => x - width / 2)) - side;
  const right = Math.max(...inside.map(({ x, width }) => x + width / 2)) + side;
  const more = Math.ceil(Math.max(0, (sizes.boxes.get(id) ?? 0) - (right - left)) / 2);
  // Its middle is a whole number, as those of all figures.
  return rectBetween(left - more, right + more + ((right - left) % 2), top, bottom);
}
