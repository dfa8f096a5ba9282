import { type Rect, rectBetween } from "../../shapes/index.ts";
import type { Sizes } from "../layout/index.ts";
import type { Stand } from "./rows.ts";
import type { Spacing } from "./spacing.ts";
import type { Stacked } from "./stacked.ts";
import { track } from "./ways.ts";

/** From where to where a row reaches. */
interface Bounds {
  readonly top: number;
  readonly bottom: number;
}

export interface Tracks {
  /** Of each line within a row that goes around below: how far below. */
  readonly lanes: ReadonlyMap<string, number>;
  /** How many there are below each figure’s row. */
  readonly inRow: readonly number[];
}

interface RectsRequest extends Pick<Stacked, "order" | "lower"> {
  readonly sizes: Sizes;
  readonly across: ReadonlyMap<string, number>;
  readonly tracks: Tracks;
  readonly spacing: Spacing;
  /** The space below each row. */
  readonly gaps: readonly number[];
}

/** Rows from the top, each as high as its highest box; a box of two lines is around both. */
export function rectsOf({ order, lower, sizes, across, tracks, spacing, gaps }: RectsRequest) {
  const rects = new Map<string, Rect>();
  const bounds: Bounds[] = [];
  let top = 0;
  for (const [row, stands] of order.entries()) {
    const figures = stands.flatMap((stand) => stand.figures.filter((id) => isFigure(stand, id, sizes)));
    const height = highest(figures, sizes);
    const hasBox = stands.some(({ kind }) => kind === "box");
    const title = hasBox && !lower.has(row) ? spacing.title : 0;
    const middle = top + title + height / 2;
    for (const id of figures) {
      const size = sizes.nodes.get(id) ?? { width: 112, height };
      rects.set(id, { x: across.get(id) ?? 0, y: middle, ...size });
    }
    const below = hasBox && !lower.has(row + 1) ? spacing.bottom : 0;
    const bottom = middle + height / 2 + depthOf(tracks.inRow[row] ?? 0) + below;
    bounds.push({ top, bottom });
    top = bottom + (gaps[row] ?? 0);
  }
  for (const [id, rect] of boxesOf({ order, lower, sizes, spacing }, rects, bounds)) rects.set(id, rect);
  return { rects, bounds };
}

/** The boxes around the figures of each method, as high as its row, or as both lines of it. */
function boxesOf(
  { order, lower, sizes, spacing }: Pick<RectsRequest, "order" | "lower" | "sizes" | "spacing">,
  rects: ReadonlyMap<string, Rect>,
  bounds: readonly Bounds[],
): ReadonlyMap<string, Rect> {
  const methods = new Map<string, { readonly row: number; readonly figures: readonly string[] }>();
  for (const [row, stands] of order.entries())
    for (const { id, kind, figures } of stands) {
      if (kind !== "box") continue;
      const known = methods.get(id) ?? { row: lower.has(row) ? row - 1 : row, figures: [] };
      methods.set(id, { ...known, figures: [...known.figures, ...figures] });
    }
  return new Map(
    [...methods].map(([id, { row, figures }]) => {
      const last = lower.has(row + 1) ? row + 1 : row;
      const edges = { top: bounds[row]?.top ?? 0, bottom: bounds[last]?.bottom ?? 0, side: spacing.side };
      return [id, boxAround({ id, figures }, rects, sizes, edges)];
    }),
  );
}

/** Not a place that a line passes. */
function isFigure({ kind, figures }: Stand, id: string, sizes: Sizes): boolean {
  return kind !== "passage" && (figures.length === 1 || sizes.nodes.has(id));
}

/** Of so many tracks below the figures of a row. */
function depthOf(tracks: number): number {
  return tracks === 0 ? 0 : track.first + (tracks - 1) * track.next;
}

function highest(figures: readonly string[], sizes: Sizes): number {
  return Math.max(0, ...figures.map((id) => sizes.nodes.get(id)?.height ?? 0));
}

function boxAround(
  { id, figures }: Pick<Stand, "id" | "figures">,
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
