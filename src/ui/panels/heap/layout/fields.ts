import type { HeapBox, HeapPicture } from "../../../../trace/index.ts";
import type { HeapGrid } from "./grid/index.ts";
import { DOT, type Measures, PADDING, type Rectangle } from "./measure.ts";
import { type Line, orderedFields } from "./ways.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A field in its box: its number, and where it is, from the left edge of the box. */
export interface FieldPlace {
  readonly index: number;
  readonly x: number;
  readonly width: number;
}

/** The fields of a box from left to right. What is left of its width goes to all of them. */
export function fieldsIn(
  box: HeapBox,
  width: number,
  { onward }: HeapGrid,
  { measures, clouds }: { readonly measures: Measures; readonly clouds: ReadonlySet<string> },
): readonly FieldPlace[] {
  const order = orderedFields(box, onward.get(box.type));
  const widths = order.map((index) => {
    const field = box.fields[index];
    return field === undefined ? 0 : measures.fieldWidth(field, clouds);
  });
  const rest = (width - widths.reduce((sum, each) => sum + each, 0)) / Math.max(1, widths.length);
  let x = 0;
  return order.map((index, place) => {
    const own = (widths[place] ?? 0) + rest;
    x += own;
    return { index, x: x - own, width: own };
  });
}

/** Where the dot of a pointer is in its field: in the middle of it, or behind its texts. */
function dotIn({ x, width }: FieldPlace, hasText: boolean): number {
  return hasText ? x + width - PADDING - DOT / 2 : x + width / 2;
}

export function cloudIds({ clouds }: HeapPicture): ReadonlySet<string> {
  return new Set(clouds.map(({ id }) => id));
}

/** Where a line begins: at the dot of its field, or at the edge of a cloud. */
export function dotOf(
  line: Line,
  {
    picture,
    frame,
    grid,
    measures,
  }: {
    readonly picture: HeapPicture;
    readonly frame: {
      readonly places: ReadonlyMap<string, Rectangle>;
      readonly rows: ReadonlyMap<number, { readonly middle: number }>;
    };
    readonly grid: HeapGrid;
    readonly measures: Measures;
  },
): Point {
  const place = frame.places.get(line.from.id) ?? { x: 0, y: 0, width: 0, height: 0 };
  const box = picture.boxes.find(({ id }) => id === line.from.id);
  if (box === undefined || line.field === undefined) {
    const isRight = line.way === "right";
    const y = line.way === "up" ? place.y : place.y + place.height;
    return isRight
      ? { x: place.x + place.width, y: place.y + place.height / 2 }
      : { x: place.x + place.width * (line.to.column < line.from.column ? 0.3 : 0.7), y };
  }
  const clouds = cloudIds(picture);
  const field = fieldsIn(box, place.width, grid, { measures, clouds }).find(({ index }) => index === line.field);
  const y = place.y + measures.middle;
  if (field === undefined) return { x: place.x + place.width / 2, y };
  return { x: place.x + dotIn(field, measures.hasDots && (measures.hasNames || clouds.has(line.to.id))), y };
}
