import { type Rect, rectAround, rectBetween } from "../../shapes/index.ts";
import type { Arrangement, Sizes } from "../layout/index.ts";
import type { Scene } from "../model/index.ts";
import { acrossOf, type GapIn, space } from "./across.ts";
import { type Order, orderOf } from "./order.ts";
import { linesOf, rowsOf, type Stand } from "./rows.ts";
import { track, waysOf } from "./ways.ts";

/** Between two rows and how much more, of a title, and below the figures of a box. */
const heights = { between: 84, mostMore: 100, title: 44, bottom: 18 } as const;

/**
 * Lays methods out by their calls: a callee stands below its callers, so that arguments flow down and results up; the variables of
 * a method stand in one line, methods of one depth beside each other, as clones of one method do. Takes no engine and no
 * random choice: the same scene has the same places. Rows stand apart as far as a panel of this width over height has room.
 */
export function arrangeByCalls(scene: Scene, sizes: Sizes, aspectRatio: number): Arrangement {
  const rows = rowsOf(scene);
  const order = orderOf(rows);
  const exact = acrossOf(order, rows, sizes, gapBy(scene, sizes));
  const across = new Map([...exact].map(([id, x]) => [id, Math.round(x)]));
  const tracks = tracksOf(scene, order, across);
  const close = rectsOf(order, sizes, across, tracks, heights.between);
  const gap = heights.between + roomBetween(close.rects, order.length, aspectRatio);
  const { rects, bounds } = rectsOf(order, sizes, across, tracks, gap);
  const rowOf = new Map(rows.stands.flatMap(({ row, figures }) => figures.map((figure) => [figure, row] as const)));
  return { rects, routes: waysOf(scene, rows, { rects, across, rowOf, bounds, tracks: tracks.lanes }) };
}

/** What a picture as wide as this has left for each of the spaces between rows. */
function roomBetween(rects: ReadonlyMap<string, Rect>, rows: number, aspectRatio: number): number {
  const all = rectAround([...rects.values()]);
  if (all === undefined || rows < 2) return 0;
  const free = all.width / aspectRatio - all.height;
  return Math.max(0, Math.min(heights.mostMore, free / (rows - 1)));
}

/** What an edge says stands on it, between two neighbors. */
function gapBy(scene: Scene, sizes: Sizes): GapIn {
  const said = new Map(
    linesOf(scene).map(({ id, source, target }) => [pair(source, target), sizes.edges.get(id)?.width]),
  );
  return (left, right) => {
    const width = said.get(pair(left, right));
    return width === undefined ? space.between : width + space.between;
  };
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

/** Rows from the top, each as high as its highest box. */
function rectsOf(order: Order, sizes: Sizes, across: ReadonlyMap<string, number>, { inRow }: Tracks, gap: number) {
  const rects = new Map<string, Rect>();
  const bounds: { readonly top: number; readonly bottom: number }[] = [];
  let top = 0;
  for (const [row, stands] of order.entries()) {
    const figures = stands.flatMap((stand) => (stand.kind === "passage" ? [] : stand.figures));
    const height = Math.max(0, ...figures.map((id) => sizes.nodes.get(id)?.height ?? 0));
    const hasBox = stands.some(({ kind }) => kind === "box");
    const [title, bottom] = hasBox ? [heights.title, heights.bottom] : [0, 0];
    const lanes = inRow[row] ?? 0;
    const around = lanes === 0 ? 0 : track.first + (lanes - 1) * track.next;
    const middle = top + title + height / 2;
    for (const id of figures) {
      const size = sizes.nodes.get(id) ?? { width: 112, height };
      rects.set(id, { x: across.get(id) ?? 0, y: middle, ...size });
    }
    const end = middle + height / 2 + around + bottom;
    for (const stand of stands) if (stand.kind === "box") rects.set(stand.id, boxAround(stand, rects, sizes, top, end));
    bounds.push({ top, bottom: end });
    top = end + gap;
  }
  return { rects, bounds };
}

function boxAround(
  { id, figures }: Stand,
  rects: ReadonlyMap<string, Rect>,
  sizes: Sizes,
  top: number,
  bottom: number,
): Rect {
  const inside = figures.flatMap((figure) => rects.get(figure) ?? []);
  const left = Math.min(...inside.map(({ x, width }) => x - width / 2)) - space.side;
  const right = Math.max(...inside.map(({ x, width }) => x + width / 2)) + space.side;
  const more = Math.ceil(Math.max(0, (sizes.boxes.get(id) ?? 0) - (right - left)) / 2);
  // Its middle is a whole number, as those of all figures.
  return rectBetween(left - more, right + more + ((right - left) % 2), top, bottom);
}
