import type { SelectorRow } from "../../session/protocol.ts";
import { type MessageId, t } from "../messages/index.ts";

export type ColumnName = Exclude<keyof SelectorRow, "partial">;

/** The columns of the slides' table, and more behind them. */
export const columns: readonly { readonly name: ColumnName; readonly title: MessageId }[] = [
  { name: "selector", title: "selectors.column.selector" },
  { name: "heap", title: "selectors.column.heap" },
  { name: "milliseconds", title: "selectors.column.milliseconds" },
  { name: "mayFailCasts", title: "selectors.column.mayFailCasts" },
  { name: "polyCalls", title: "selectors.column.polyCalls" },
  { name: "callEdges", title: "selectors.column.callEdges" },
  { name: "reachable", title: "selectors.column.reachable" },
  { name: "pointsToPairs", title: "selectors.column.pointsToPairs" },
  { name: "pops", title: "selectors.column.pops" },
  { name: "contextsMax", title: "selectors.column.contextsMax" },
  { name: "contextsMean", title: "selectors.column.contextsMean" },
];

export interface Sorting {
  readonly column: ColumnName;
  readonly isDescending: boolean;
}

/** The rows in the order of a column; without one as they came. */
export function sortRows(rows: readonly SelectorRow[], sorting: Sorting | undefined): readonly SelectorRow[] {
  if (sorting === undefined) return rows;
  const { column, isDescending } = sorting;
  const sign = isDescending ? -1 : 1;
  return [...rows].sort((a, b) => sign * compare(a[column], b[column]));
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a).localeCompare(String(b), "en", { numeric: true });
}

/** The next order when the head of a column is pressed: rising, falling, as they came. */
export function nextSorting(sorting: Sorting | undefined, column: ColumnName): Sorting | undefined {
  if (sorting?.column !== column) return { column, isDescending: false };
  return sorting.isDescending ? undefined : { column, isDescending: true };
}

export function cellText(row: SelectorRow, column: ColumnName): string {
  const value = row[column];
  return typeof value === "number" ? value.toLocaleString("en") : value;
}

/** The heads of all columns. */
export function titles(): readonly string[] {
  return columns.map(({ title }) => t(title));
}
