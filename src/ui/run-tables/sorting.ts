import { currentLocale } from "../../kernel/index.ts";
/** A cell of a table of runs: a text, or a number in the table's own unit. */
export type Cell = string | number;

/** A complete run as a row: its name, and its other cells. */
export interface RunRow<Run> {
  readonly run: Run;
  readonly cells: readonly Cell[];
}

export interface Sorting {
  /** The index of a column. */
  readonly column: number;
  readonly isDescending: boolean;
}

/** The rows in the order of a column; without one as they came. */
export function sortRows<Run>(rows: readonly RunRow<Run>[], sorting: Sorting | undefined): readonly RunRow<Run>[] {
  if (sorting === undefined) return rows;
  const { column, isDescending } = sorting;
  const sign = isDescending ? -1 : 1;
  return [...rows].sort((a, b) => sign * compare(a.cells[column] ?? "", b.cells[column] ?? ""));
}

function compare(a: Cell, b: Cell): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a).localeCompare(String(b), currentLocale(), { numeric: true });
}

/** The next order when the head of a column is pressed: rising, falling, as they came. */
export function nextSorting(sorting: Sorting | undefined, column: number): Sorting | undefined {
  if (sorting?.column !== column) return { column, isDescending: false };
  return sorting.isDescending ? undefined : { column, isDescending: true };
}

export function cellText(cell: Cell): string {
  return typeof cell === "number" ? cell.toLocaleString(currentLocale()) : cell;
}
