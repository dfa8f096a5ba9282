import type { Part, TableRow, TableView } from "../../../trace/index.ts";
import { foldRest } from "../../long-table/index.ts";

/** A table with what is new in it, and what that rests on, alone: the rest is counted where it stands. */
export function withoutRest(view: TableView): TableView {
  const kept = new Set(view.premises);
  const isKept = ({ fact, isNew }: Part): boolean => isNew || (fact !== undefined && kept.has(fact));
  const all = Array.from({ length: view.rowCount }, (_, index) => view.row(index));
  const rows = foldRest(all, ({ cells }) => cells.some((cell) => cell.some(isKept))).map((folded): TableRow => {
    if (folded.rest !== undefined) return restOf(folded.rest[0], folded.rest.length);
    return { ...folded.item, cells: folded.item.cells.map((cell) => shortened(cell, isKept)) };
  });
  const { atWork: _, ...rest } = view;
  return { ...rest, rowCount: rows.length, row: (index) => rows[index] ?? view.row(index) };
}

/** A cell of one part says what the row is about. */
function shortened(cell: readonly Part[], isKept: (part: Part) => boolean): readonly Part[] {
  const own = cell.filter(isKept);
  if (cell.length < 2 || own.length === cell.length) return cell;
  return [...own, countOf(cell.length - own.length)];
}

function restOf({ key, fact, cells }: TableRow, count: number): TableRow {
  return {
    key: `${key} +`,
    fact,
    isNew: false,
    cells: cells.map((_, column) => (column === 0 ? [countOf(count)] : [])),
  };
}

function countOf(count: number): Part {
  return { text: `… +${count}`, fact: undefined, isNew: false };
}
