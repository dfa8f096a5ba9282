import type { HeapPicture, HeapRun, HeapView } from "../../../../trace/index.ts";
import type { Point } from "./fields.ts";
import { cloudIds, type FieldPlace, fieldsIn } from "./fields.ts";
import { type Frame, frameOf } from "./frame.ts";
import { type HeapGrid, heapGrid, inBranch } from "./grid/index.ts";
import { untagged } from "./items.ts";
import { type Form, large, type Measures, type Rectangle, type Size } from "./measure.ts";
import { type Arrow, routes, type SlotPlace } from "./routes.ts";

/** Where everything of a drawing is, in its own units. */
export interface HeapLayout extends Size {
  /** In the order of the stack. */
  readonly slots: readonly SlotPlace[];
  /** Boxes and clouds by id. */
  readonly places: ReadonlyMap<string, Rectangle>;
  /** The fields of each box by its id, from left to right. */
  readonly fields: ReadonlyMap<string, readonly FieldPlace[]>;
  readonly arrows: readonly Arrow[];
  /** Where ∗ stands: between one list and the next, and between neighbors that nothing links. */
  readonly stars: readonly Point[];
  readonly measures: Measures;
  /** By type: the fields that lead to the children of a node of a tree, from left to right. */
  readonly children: HeapGrid["children"];
}

/** From the left edge of a list to the ∗ above it. */
const STAR = 13;

/** What a heap is laid out with: the grid of its run, and the frame of its branch. */
interface Context {
  readonly grid: HeapGrid;
  readonly frame: Frame;
}

const grids = new WeakMap<HeapRun["heaps"], HeapGrid>();
const branches = new WeakMap<HeapRun["branch"], Branch>();

/** Its part of the grid of a run, and its frames. */
interface Branch {
  readonly whole: HeapGrid;
  readonly grid: HeapGrid;
  readonly frames: Map<Measures, Frame>;
}

/** Both are computed once. */
export function contextOf({ heaps, branch, keys }: HeapRun, measures: Measures): Context {
  const whole = grids.get(heaps) ?? heapGrid(heaps);
  grids.set(heaps, whole);
  const known = branches.get(branch);
  const own =
    known?.whole === whole
      ? known
      : { whole, grid: keys === undefined ? whole : inBranch(whole, keys), frames: new Map<Measures, Frame>() };
  branches.set(branch, own);
  const frame = own.frames.get(measures) ?? frameOf(branch, own.grid, measures);
  own.frames.set(measures, frame);
  return { grid: own.grid, frame };
}

/** A heap that is laid out for itself. */
function alone(picture: HeapPicture, measures: Measures): Context {
  const grid = heapGrid([picture]);
  return { grid, frame: frameOf([picture], grid, measures) };
}

/** The pictures of a view, each in its place in the run. */
export function layoutHeaps({ pictures, run }: HeapsInRun, form: Form): readonly HeapLayout[] {
  const measures = large(form);
  const context = run === undefined ? undefined : contextOf(run(), measures);
  return pictures.map((picture) => layoutHeap(picture, measures, context));
}

export type HeapsInRun = Pick<HeapView, "pictures" | "run" | "outcomes">;

/** Lists from left to right, each in its row, with variables above; trees from their roots down. */
export function layoutHeap(
  picture: HeapPicture,
  measures: Measures = large("roomy"),
  { grid, frame }: Context = alone(picture, measures),
): HeapLayout {
  const ids = new Set([...picture.boxes, ...picture.clouds].map(({ id }) => id));
  const places = new Map([...frame.places].filter(([id]) => ids.has(id)));
  const slots = slotsOf(picture, frame, measures);
  const arrows = routes({ picture, grid, frame, slots, measures });
  const clouds = cloudIds(picture);
  const fields = new Map(
    picture.boxes.map((box) => [box.id, fieldsIn(box, places.get(box.id)?.width ?? 0, grid, { measures, clouds })]),
  );
  const { width, height } = frame;
  return {
    slots,
    places,
    fields,
    arrows,
    stars: measures.tag === undefined ? [] : starsOf(picture, frame, grid),
    width,
    height,
    measures,
    children: grid.children,
  };
}

/** Above what they point to, side by side; the others one below the other at the left. */
function slotsOf(picture: HeapPicture, frame: Frame, measures: Measures): readonly SlotPlace[] {
  const { margin, slotWidth, slotHeight, slotGap, tag } = measures;
  const aside = untagged(picture, measures);
  const width = Math.max(0, ...aside.map(slotWidth));
  const ends = new Map<string, number>();
  let number = 0;
  let next = margin;
  return picture.stack.map((slot) => {
    const { target = "" } = slot;
    const place = frame.places.get(target);
    if (tag === undefined || place === undefined || aside.includes(slot)) {
      const column = Math.floor(number / frame.slotsInColumn);
      if (number++ % frame.slotsInColumn === 0) next = margin;
      // Beside what it points to, where that is near.
      const beside = tag === undefined && place !== undefined ? place.y + (place.height - slotHeight) / 2 : next;
      const y = column === 0 && beside + slotHeight + margin <= frame.height ? Math.max(next, beside) : next;
      next = y + slotHeight + slotGap;
      return { x: margin + column * (width + slotGap), y, width, height: slotHeight, isTag: false };
    }
    const x = ends.get(target) ?? place.x;
    const own = tag.width(slot);
    ends.set(target, x + own + tag.gap);
    return { x, y: place.y - tag.arrow - tag.height, width: own, height: tag.height, isTag: true };
  });
}

/** Lists that stand below each other are apart, and so are neighbors in a row that no line joins. */
function starsOf(picture: HeapPicture, { items, places, rows }: Frame, grid: HeapGrid): readonly Point[] {
  const ids = new Set([...picture.boxes, ...picture.clouds].map(({ id }) => id));
  const linked = new Set(
    [
      ...picture.boxes.flatMap(({ id, fields }) => fields.map(({ target = "" }) => [id, target])),
      ...picture.clouds.flatMap(({ id, mentions }) => mentions.map((target) => [id, target])),
    ].flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]),
  );
  const here = items.filter(({ id }) => ids.has(id));
  const stars: Point[] = [];
  let above: number | undefined;
  for (const [number, { middle }] of rows) {
    const inRow = here
      .filter(({ row }) => row === number)
      .sort((a, b) => (places.get(a.id)?.x ?? 0) - (places.get(b.id)?.x ?? 0));
    for (const [index, item] of inRow.entries()) {
      const [place, next] = [places.get(item.id), places.get(inRow[index + 1]?.id ?? "")];
      if (place === undefined || next === undefined || linked.has(`${item.id} ${inRow[index + 1]?.id}`)) continue;
      stars.push({ x: (place.x + place.width + next.x) / 2, y: middle });
    }
    const [first] = inRow;
    if (first === undefined) continue;
    if (above !== undefined && !grid.inTree.has(first.id))
      stars.push({ x: (places.get(first.id)?.x ?? 0) - STAR, y: (above + middle) / 2 });
    above = middle;
  }
  return stars;
}
