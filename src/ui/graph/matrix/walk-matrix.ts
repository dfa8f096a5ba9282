import type { KeyboardEvent } from "react";

const moves: Readonly<Record<string, readonly [rows: number, places: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** Arrow keys in a matrix: along a row, and to the same column, or the one before it, of the next row. */
export function walkMatrix(event: KeyboardEvent<HTMLElement>): void {
  const move = moves[event.key];
  const from = event.target instanceof HTMLElement ? event.target.closest("button") : null;
  const row = from?.closest("tr");
  if (move === undefined || from === null || row === null || row === undefined) return;
  // The page's step keys do not see them.
  event.preventDefault();
  event.stopPropagation();
  const [rows, places] = move;
  const to = rows === 0 ? along(row, from, places) : inRow(rowBeside(row, rows), from);
  if (to === undefined) return;
  from.tabIndex = -1;
  to.tabIndex = 0;
  to.focus();
}

/** The row above or below: the head has buttons where something is folded. */
function rowBeside(row: HTMLTableRowElement, way: number): Element | null {
  const all = [...(row.closest("table")?.rows ?? [])];
  return all[all.indexOf(row) + way] ?? null;
}

function along(row: Element, from: HTMLElement, places: number): HTMLElement | undefined {
  const buttons = buttonsOf(row);
  return buttons[buttons.indexOf(from) + places];
}

function inRow(row: Element | null, from: HTMLElement): HTMLElement | undefined {
  if (row === null) return undefined;
  const column = columnOf(from);
  return buttonsOf(row).findLast((button) => columnOf(button) <= column);
}

const buttonsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>("button")];
const columnOf = ({ dataset }: HTMLElement) => Number(dataset["column"]);
