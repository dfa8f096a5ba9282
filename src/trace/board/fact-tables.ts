import { append, type IntColumn } from "../../kernel/index.ts";
import type { Seq } from "../log/step.ts";
import type { FactsByKey } from "./facts-by-key.ts";
import type { TableRow, TableView } from "./view-data.ts";

interface FactTable {
  readonly n: number;
  readonly since: number;
  /** Message ids of the column heads. */
  readonly columns: readonly string[];
  /** The cells of a step's row. */
  readonly cells: (seq: Seq) => readonly string[];
}

/** A cell of several texts has them below each other; those that are empty are left out. */
type CellText = string | readonly string[];

/** A row that is about one step in all its cells. */
export function factRow(key: string, fact: Seq, since: number, cells: readonly CellText[]): TableRow {
  const isNew = fact >= since;
  const parts = (cell: CellText) => (typeof cell === "string" ? [cell] : cell.filter((text) => text !== ""));
  return { key, cells: cells.map((cell) => parts(cell).map((text) => ({ text, fact, isNew }))), fact, isNew };
}

/** A row for each fact of one kind: the steps `births`, ascending, and those of them that are about the reader's program. */
export function factTable({
  births,
  ownBirths,
  keyOf,
  n,
  since,
  columns,
  cells,
  groupOf,
  ...looks
}: Omit<FactTable, "cells"> &
  Pick<TableView, "groupedBy" | "hasLines"> & {
    readonly births: IntColumn;
    readonly ownBirths?: IntColumn;
    readonly keyOf: (seq: Seq) => string;
    readonly cells: (seq: Seq) => readonly CellText[];
    /** What rows belong to that stand together; in the order of their steps where left out. */
    readonly groupOf?: (seq: Seq) => string;
  }): TableView {
  const rowsOf = (steps: IntColumn) => {
    const rowCount = steps.lowerBound(n);
    const placeOf = groupOf === undefined ? undefined : groupedRows(rowCount, (place) => groupOf(steps.at(place)));
    const row = (index: number): TableRow => {
      const fact = steps.at(placeOf?.(index) ?? index);
      return factRow(keyOf(fact), fact, since, cells(fact));
    };
    return { rowCount, row };
  };
  const table = { kind: "table", columns, ...looks, ...rowsOf(births) } as const;
  return ownBirths === undefined ? table : { ...table, own: rowsOf(ownBirths) };
}

/** More rows are not put in groups: each position would take its time. */
const MAX_GROUPED = 4_000;

/**
 * Puts rows that belong together below each other, groups and the rows of each in the order in which they came: the
 * places of the rows, in their new order.
 *
 * @param groupOf what the row of a place belongs to
 */
export function groupedRows(count: number, groupOf: (place: number) => string): (index: number) => number {
  if (count > MAX_GROUPED) return (index) => index;
  let order: readonly number[] | undefined;
  return (index) => {
    order ??= inGroups(count, groupOf);
    return order[index] ?? index;
  };
}

function inGroups(count: number, groupOf: (place: number) => string): readonly number[] {
  const groups = new Map<string, number[]>();
  for (let place = 0; place < count; place++) append(groups, groupOf(place), place);
  return [...groups.values()].flat();
}

/** A row for each thing whose last column rises: the row is as its last step before n says; the other cells stay. */
export function risingTable({
  rows,
  n,
  since,
  columns,
  groupedBy,
  cells,
}: FactTable & Pick<TableView, "groupedBy"> & { readonly rows: FactsByKey<string> }): TableView {
  const rowCount = rows.births.lowerBound(n);
  const placeOf =
    groupedBy === undefined
      ? (index: number) => index
      : groupedRows(rowCount, (place) => cells(rows.births.at(place))[groupedBy] ?? "");
  return {
    kind: "table",
    columns,
    ...(groupedBy === undefined ? {} : { groupedBy }),
    rowCount,
    row: (index): TableRow => {
      const place = placeOf(index);
      const key = rows.keyAt(place) ?? "";
      const birth = rows.births.at(place);
      const fact = rows.stepAt(key, n) ?? birth;
      const texts = cells(fact);
      const parts = texts.map((text, column) => {
        const step = column === texts.length - 1 ? fact : birth;
        return [{ text, fact: step, isNew: step >= since }];
      });
      return { key, cells: parts, fact, isNew: fact >= since };
    },
  };
}
