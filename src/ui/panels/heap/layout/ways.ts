import type { HeapPicture } from "../../../../trace/index.ts";
import type { HeapGrid } from "./grid/index.ts";
import type { Item } from "./items.ts";

/**
 * How a line goes: to the left side of what stands further right; from the lower side down to the top; up to the lower side; or
 * below the row that both are in, for what leads back and what passes others.
 */
type Way = "right" | "down" | "up" | "under";

/** A pointer from a box to a box or cloud, or from a cloud to a box that it mentions. */
export interface Line {
  readonly key: string;
  readonly from: Item;
  readonly to: Item;
  /** The number of the field; undefined for what a cloud mentions. */
  readonly field: number | undefined;
  readonly way: Way;
  readonly isNew: boolean;
}

/** All lines of a heap but those of its variables. */
export function linesOf(heap: HeapPicture, all: readonly Item[], grid: HeapGrid): readonly Line[] {
  const ids = new Set([...heap.boxes, ...heap.clouds].map(({ id }) => id));
  const items = new Map(all.flatMap((item) => (ids.has(item.id) ? [[item.id, item] as const] : [])));
  const line = (key: string, fromId: string, toId: string | undefined, more: Pick<Line, "field" | "isNew">): Line[] => {
    const [from, to] = [items.get(fromId), items.get(toId ?? "")];
    if (from === undefined || to === undefined) return [];
    const isLast = more.field === undefined || isLastField(heap, fromId, more.field, grid);
    return [{ key, from, to, way: wayOf(from, to, [...items.values()], grid, isLast), ...more }];
  };
  return [
    ...heap.boxes.flatMap(({ id, fields }) =>
      fields.flatMap(({ name, target, isNew }, field) => line(`${id}.${name}`, id, target, { field, isNew })),
    ),
    ...heap.clouds.flatMap(({ id, mentions }) =>
      mentions.flatMap((target) => line(`${id}>${target}`, id, target, { field: undefined, isNew: false })),
    ),
  ];
}

function wayOf(from: Item, to: Item, items: readonly Item[], grid: HeapGrid, isLast: boolean): Way {
  const isBeside = from.row >= to.row && from.row <= to.lastRow;
  if (isBeside) {
    if (to.column <= from.column) return "under";
    return items.some((item) => isBetween(item, from, to)) ? "under" : "right";
  }
  const isInTree = grid.inTree.has(from.id) && grid.inTree.has(to.id);
  if (!isInTree && isLast && to.column > from.column && !items.some((item) => isBetween(item, from, to)))
    return "right";
  return to.row > from.row ? "down" : "up";
}

/** Whether something stands in the row of a line’s beginning, before its end. */
function isBetween({ column, row, lastRow }: Item, from: Item, to: Item): boolean {
  return column > from.column && column < to.column && row <= from.row && lastRow >= from.row;
}

/** Whether a field is drawn at the right end of its box. */
function isLastField({ boxes }: HeapPicture, id: string, field: number, { onward }: HeapGrid): boolean {
  const box = boxes.find((each) => each.id === id);
  return box !== undefined && orderedFields(box, onward.get(box.type)).at(-1) === field;
}

/** The numbers of the fields in the order in which they are drawn: the one that leads on in the row is the last. */
export function orderedFields(
  { fields }: Pick<HeapPicture["boxes"][number], "fields">,
  onward: string | undefined,
): readonly number[] {
  const numbers = fields.map((_, index) => index);
  const isOnward = (index: number): boolean => fields[index]?.name === onward;
  return [...numbers.filter((index) => !isOnward(index)), ...numbers.filter(isOnward)];
}
