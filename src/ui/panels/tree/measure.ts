import type { PlacedCard, PlacedTree } from "./placed-cards.ts";

/** How wide a card is, and how far it is from one to the next, in CSS pixels. */
export interface Cell {
  readonly width: number;
  readonly x: number;
}

export const CELL: Cell = { width: 180, x: 212 };
/** Where cards of the usual width have no room beside one another. */
export const NARROW_CELL: Cell = { width: 144, x: 168 };
/** How high a card is, and how far it is from one row to the next. */
export const ROW = { height: 78, y: 86 } as const;
/** From the edge of a card to what stands in it. */
export const INSET = 7;
/** How high the drawing in a card may be. */
export const HEAP_HEIGHT = 36;
/** Around all cards. The arcs of a single row need more above. */
export const MARGIN = 10;

/** Where a card stands. */
export function cornerOf({ column, row, cell }: Pick<PlacedCard, "column" | "row" | "cell">) {
  return { x: MARGIN + column * cell.x, y: MARGIN + row * ROW.y };
}

/**
 * The space of all cards.
 *
 * @param sight how much is seen of it: where that is not all, any column may be the first in sight
 */
export function sizeOf({ columns, rows, cell }: PlacedTree, sight = 0) {
  const gap = { x: cell.x - cell.width, y: ROW.y - ROW.height };
  const width = 2 * MARGIN + Math.max(0, columns * cell.x - gap.x);
  return {
    width: width > sight ? Math.max(width, (columns - 1) * cell.x + MARGIN + sight) : width,
    height: 2 * MARGIN + Math.max(0, rows * ROW.y - gap.y),
  };
}

/** The edges of a card, from the top left of all cards. */
export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function boundsOf(card: Pick<PlacedCard, "column" | "row" | "cell">): Bounds {
  const { x, y } = cornerOf(card);
  return { left: x, right: x + card.cell.width, top: y, bottom: y + ROW.height };
}
