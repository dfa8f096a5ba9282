import { CELL, type Cell } from "./measure.ts";
import type { Card, TreeShape } from "./shape.ts";

/** A card in sight, and where it stands: in cells from the top left. */
export interface PlacedCard {
  readonly card: Card;
  readonly column: number;
  readonly row: number;
  readonly cell: Cell;
  /** On the way from the root to the node that is looked at. */
  readonly isOnPath: boolean;
  /** What it hangs on, if that is in sight. */
  readonly from: PlacedCard | undefined;
}

export interface PlacedTree {
  readonly cards: readonly PlacedCard[];
  readonly columns: number;
  readonly rows: number;
  readonly cell: Cell;
}

/**
 * The way through a node with its side branches, each a single card. A card’s place does not depend on which others are in
 * sight: of one column only siblings are, and they have rows of their own.
 */
export function alongPath(shape: TreeShape, node: string | undefined): PlacedTree {
  const { path, onward } = shape.wayThrough(node);
  const top = Math.min(0, ...[...shape.cards.values()].map(({ row }) => row));
  const placed = new Map<string, PlacedCard>();
  const put = (card: Card | undefined): void => {
    if (card === undefined) return;
    const from = placed.get(card.parent ?? "");
    placed.set(card.id, {
      card,
      column: card.column,
      row: card.row - top,
      cell: CELL,
      isOnPath: path.includes(card),
      from,
    });
  };
  const [first] = [...path, ...onward];
  for (const root of shape.cards.values()) if (root.column === first?.column) put(root);
  for (const { children } of [...path, ...onward]) for (const child of children) put(shape.cards.get(child));
  return extent([...placed.values()], CELL);
}

/**
 * Only the way to a node and what comes right after it, in one row: for low screens, and for steps after which there are more
 * than a column of cards has space for. `across`: of what comes after so many are in a row, the others below them.
 */
export function pathAlone(shape: TreeShape, node: string | undefined, across = Infinity, cell = CELL): PlacedTree {
  const { path, onward } = shape.wayThrough(node);
  const ways = path.length === 0 ? onward.slice(0, 1) : path;
  const placed: PlacedCard[] = [];
  for (const card of ways)
    placed.push({ card, column: placed.length, row: 0, cell, isOnPath: path.includes(card), from: placed.at(-1) });
  const last = placed.at(-1);
  const first = placed.length;
  const children = (last?.card.children ?? []).flatMap((child) => shape.cards.get(child) ?? []);
  for (const [index, card] of children.entries()) {
    const row = Number.isFinite(across) ? Math.floor(index / across) : 0;
    placed.push({
      card,
      column: first + index - row * (row === 0 ? 0 : across),
      row,
      cell,
      isOnPath: false,
      from: last,
    });
  }
  return extent(placed, cell);
}

function extent(cards: readonly PlacedCard[], cell: Cell): PlacedTree {
  return {
    cards,
    cell,
    columns: Math.max(0, ...cards.map(({ column }) => column + 1)),
    rows: Math.max(0, ...cards.map(({ row }) => row + 1)),
  };
}
