import type { HeapPicture } from "../../../../trace/index.ts";
import { type Columns, columnsOf } from "./columns.ts";
import { large, type Measures, type Rectangle, ROW, type Size } from "./measure.ts";
import { type Arrow, routes } from "./routes.ts";

/** Where everything of a drawing is, in its own units. It depends on the picture alone. */
export interface HeapLayout extends Size {
  /** In the order of the stack. */
  readonly slots: readonly Rectangle[];
  /** Boxes and clouds by id. */
  readonly places: ReadonlyMap<string, Rectangle>;
  readonly arrows: readonly Arrow[];
  /** Where ∗ stands: between one region and the next. */
  readonly stars: readonly { readonly x: number; readonly y: number }[];
}

/** Around a box or a cloud, to the edge of its region. */
export const REGION = 8;

/** The stack at the left, then columns of boxes and clouds: pointers lead to the right where they can. */
export function layoutHeap(picture: HeapPicture, measures: Measures = large): HeapLayout {
  const columns = columnsOf(picture);
  const sizes = sizesOf(picture, measures);
  const lefts = leftsOf(picture, columns, sizes, measures);
  const places = placesOf(columns, sizes, lefts, measures);
  const slots = slotsOf(picture, columns, places, measures);
  const arrows = routes({ picture, columns, places, slots, lefts, measures });
  const rectangles = [...places.values(), ...slots];
  const reach = Math.max(0, ...rectangles.map(({ x, width }) => x + width), ...arrows.map(({ right }) => right));
  const depth = Math.max(0, ...rectangles.map(({ y, height }) => y + height), ...arrows.map(({ bottom }) => bottom));
  const { margin } = measures;
  const stars = starsOf(columns, places, measures);
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
  { slotWidth, margin, columnGap }: Measures,
): readonly number[] {
  const widths = [Math.max(0, ...stack.map(slotWidth))];
  for (const [id, column] of columnOf) widths[column] = Math.max(widths[column] ?? 0, sizes.get(id)?.width ?? 0);
  const lefts = [margin];
  for (const width of widths) lefts.push((lefts.at(-1) ?? 0) + width + (width === 0 ? 0 : columnGap));
  return lefts;
}

/** From the top of what points to it, below what stands in its column already; as wide as the column. */
function placesOf(
  { order, columnOf, parentOf }: Columns,
  sizes: ReadonlyMap<string, Size>,
  lefts: readonly number[],
  { margin, columnGap, rowGap }: Measures,
): ReadonlyMap<string, Rectangle> {
  const places = new Map<string, Rectangle>();
  const bottoms: number[] = [];
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

/** One below the other, beside what they point to where that is near. */
function slotsOf(
  { stack }: HeapPicture,
  { columnOf }: Columns,
  places: ReadonlyMap<string, Rectangle>,
  { slotWidth, slotHeight, slotGap, margin }: Measures,
): readonly Rectangle[] {
  const width = Math.max(0, ...stack.map(slotWidth));
  let next = margin;
  return stack.map(({ target = "" }) => {
    const place = columnOf.get(target) === 1 ? places.get(target) : undefined;
    const y = Math.max(next, place?.y ?? next);
    next = y + slotHeight + slotGap;
    return { x: margin, y, width, height: slotHeight };
  });
}

/** ∗ above each region that stands below another, and left of the first one of a column. */
function starsOf(
  { order, columnOf }: Columns,
  places: ReadonlyMap<string, Rectangle>,
  { columnGap }: Measures,
): HeapLayout["stars"] {
  const last = new Map<number, Rectangle>();
  const stars: { x: number; y: number }[] = [];
  for (const id of order) {
    const place = places.get(id);
    const column = columnOf.get(id) ?? 1;
    const above = last.get(column);
    if (place === undefined) continue;
    last.set(column, place);
    if (above !== undefined) stars.push({ x: place.x + place.width / 2, y: (above.y + above.height + place.y) / 2 });
    else if (column > 1) stars.push({ x: place.x - columnGap / 2, y: place.y + ROW / 4 });
  }
  return stars;
}
