import type { PlacedTree } from "./placed-cards.ts";

/** A card, and from one to the next, in CSS pixels. */
export const CELL = { width: 180, height: 78, x: 212, y: 86 } as const;
/** From the edge of a card to what stands in it. */
export const INSET = 7;
/** For the drawing in a card. */
export const HEAP_ROOM = { maxWidth: CELL.width - 2 * INSET, maxHeight: 36 } as const;
/** Around all cards. The arcs of a single row need more above. */
export const MARGIN = 10;

/** Where a card stands. */
export function cornerOf({ column, row }: { readonly column: number; readonly row: number }) {
  return { x: MARGIN + column * CELL.x, y: MARGIN + row * CELL.y };
}

/** The space of all cards. */
export function sizeOf({ columns, rows }: PlacedTree) {
  const gap = { x: CELL.x - CELL.width, y: CELL.y - CELL.height };
  return {
    width: 2 * MARGIN + Math.max(0, columns * CELL.x - gap.x),
    height: 2 * MARGIN + Math.max(0, rows * CELL.y - gap.y),
  };
}

/** The edges of a card, from the top left of all cards. */
export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function boundsOf(card: { readonly column: number; readonly row: number }): Bounds {
  const { x, y } = cornerOf(card);
  return { left: x, right: x + CELL.width, top: y, bottom: y + CELL.height };
}
