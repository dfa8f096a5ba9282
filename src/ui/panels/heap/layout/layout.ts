import type { HeapPicture, HeapSlot } from "../../../../trace/index.ts";
import { type Columns, columnsOf } from "./columns.ts";
import { large, type Measures, type Rectangle, ROW, type Size } from "./measure.ts";
import { type Arrow, routes, type SlotPlace } from "./routes.ts";

/** Where everything of a drawing is, in its own units. It depends on the picture alone. */
export interface HeapLayout extends Size {
  /** In the order of the stack. */
  readonly slots: readonly SlotPlace[];
  /** Boxes and clouds by id. */
  readonly places: ReadonlyMap<string, Rectangle>;
  readonly arrows: readonly Arrow[];
  /** Where ∗ stands: between one region and the next. */
  readonly stars: readonly { readonly x: number; readonly y: number }[];
}

/** Around a box or a cloud, to the edge of its region. */
export const REGION = 8;

/** From the middle of a ∗ to what stands beside it. */
const STAR = 14;

/**
 * Columns of boxes and clouds: pointers lead to the right where they can. Variables stand above the boxes that they point
 * to, where the measures say how; the others in a column at the left.
 */
export function layoutHeap(picture: HeapPicture, measures: Measures = large): HeapLayout {
  const columns = columnsOf(picture);
  const sizes = sizesOf(picture, measures);
  const tags = tagsOf(picture, sizes, measures);
  const lefts = leftsOf(picture, columns, sizes, tags, measures);
  const places = placesOf(columns, sizes, lefts, tags, measures);
  const slots = slotsOf(picture, columns, places, tags, measures);
  const arrows = routes({ picture, columns, places, slots, lefts, measures });
  const rectangles = [...places.values(), ...slots];
  const reach = Math.max(0, ...rectangles.map(({ x, width }) => x + width), ...arrows.map(({ right }) => right));
  const depth = Math.max(0, ...rectangles.map(({ y, height }) => y + height), ...arrows.map(({ bottom }) => bottom));
  const { margin } = measures;
  const stars = starsOf(columns, places, tags, measures);
  return { slots, places, arrows, stars, width: reach + margin, height: depth + margin };
}

function sizesOf({ boxes, clouds }: HeapPicture, measures: Measures): ReadonlyMap<string, Size> {
  return new Map([
    ...boxes.map((box): [string, Size] => [box.id, measures.boxSize(box)]),
    ...clouds.map((cloud): [string, Size] => [cloud.id, measures.cloudSize(cloud)]),
  ]);
}

/** The left edge of each column, the stack first, and one more for the end. */
function leftsOf(
  { stack }: HeapPicture,
  { columnOf }: Columns,
  sizes: ReadonlyMap<string, Size>,
  tags: Tags,
  { slotWidth, margin, columnGap }: Measures,
): readonly number[] {
  const widths = [Math.max(0, ...stack.map((slot) => (isTag(slot, tags) ? 0 : slotWidth(slot))))];
  for (const [id, column] of columnOf) {
    // Tags may reach into the space beside their box.
    const reach = (tags.get(id)?.width ?? 0) - columnGap / 2;
    widths[column] = Math.max(widths[column] ?? 0, sizes.get(id)?.width ?? 0, reach);
  }
  const lefts = [margin];
  for (const width of widths) lefts.push((lefts.at(-1) ?? 0) + width + (width === 0 ? 0 : columnGap));
  return lefts;
}

/** From the top of what points to it, below what stands in its column already; as wide as the column. */
function placesOf(
  { order, columnOf, parentOf }: Columns,
  sizes: ReadonlyMap<string, Size>,
  lefts: readonly number[],
  tags: Tags,
  { columnGap, ...measures }: Measures,
): ReadonlyMap<string, Rectangle> {
  const places = new Map<string, Rectangle>();
  const bottoms: number[] = [];
  // The same for all boxes, so that a list stays on one line.
  const tag = tags.size === 0 ? undefined : measures.tag;
  const margin = measures.margin + (tag === undefined ? 0 : tag.height + tag.arrow);
  const { rowGap } = tag ?? measures;
  for (const id of order) {
    const column = columnOf.get(id) ?? 1;
    const height = sizes.get(id)?.height ?? 0;
    const parent = places.get(parentOf.get(id) ?? "");
    const y = Math.max(parent?.y ?? margin, (bottoms[column] ?? margin - rowGap) + rowGap);
    bottoms[column] = y + height;
    const x = lefts[column] ?? 0;
    places.set(id, { x, y, width: (lefts[column + 1] ?? 0) - columnGap - x, height });
  }
  return places;
}

/** Above what they point to, side by side; the others one below the other, beside what they point to where that is near. */
function slotsOf(
  { stack }: HeapPicture,
  { columnOf }: Columns,
  places: ReadonlyMap<string, Rectangle>,
  tags: Tags,
  { slotWidth, slotHeight, slotGap, margin, tag }: Measures,
): readonly SlotPlace[] {
  const width = Math.max(0, ...stack.map((slot) => (isTag(slot, tags) ? 0 : slotWidth(slot))));
  const ends = new Map<string, number>();
  let next = margin;
  return stack.map((slot) => {
    const { target = "" } = slot;
    const place = places.get(target);
    if (tag !== undefined && place !== undefined) {
      const x = ends.get(target) ?? place.x;
      const own = tag.width(slot);
      ends.set(target, x + own + tag.gap);
      return { x, y: place.y - tag.arrow - tag.height, width: own, height: tag.height, isTag: true };
    }
    const y = Math.max(next, (columnOf.get(target) === 1 ? place?.y : undefined) ?? next);
    next = y + slotHeight + slotGap;
    return { x: margin, y, width, height: slotHeight, isTag: false };
  });
}

/** How wide the tags above a box are together, by the box. */
type Tags = ReadonlyMap<string, { readonly width: number }>;

function tagsOf({ stack }: HeapPicture, sizes: ReadonlyMap<string, Size>, { tag }: Measures): Tags {
  const tags = new Map<string, { readonly width: number }>();
  if (tag === undefined) return tags;
  for (const slot of stack) {
    const { target } = slot;
    if (target === undefined || !sizes.has(target)) continue;
    const before = tags.get(target);
    tags.set(target, { width: (before === undefined ? 0 : before.width + tag.gap) + tag.width(slot) });
  }
  return tags;
}

function isTag({ target }: HeapSlot, tags: Tags): boolean {
  return target !== undefined && tags.has(target);
}

/** ∗ above each region that stands below another, and left of the first one of a column. Tags stand left of it. */
function starsOf(
  { order, columnOf }: Columns,
  places: ReadonlyMap<string, Rectangle>,
  tags: Tags,
  { columnGap, tag }: Measures,
): HeapLayout["stars"] {
  const last = new Map<number, Rectangle>();
  const stars: { x: number; y: number }[] = [];
  for (const id of order) {
    const place = places.get(id);
    const column = columnOf.get(id) ?? 1;
    const above = last.get(column);
    if (place === undefined) continue;
    last.set(column, place);
    const x = place.x + (tag === undefined ? place.width / 2 : Math.max(0.86 * place.width, besideTags(tags.get(id))));
    if (above !== undefined) stars.push({ x, y: (above.y + above.height + place.y) / 2 });
    else if (column > 1) stars.push({ x: place.x - columnGap / 2, y: place.y + ROW / 4 });
  }
  return stars;
}

/** The middle of a ∗ right of the tags, from where they begin. */
function besideTags(tags: { readonly width: number } | undefined): number {
  return (tags?.width ?? 0) + STAR;
}
