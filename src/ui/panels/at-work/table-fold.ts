import type { Part, TableRow, TableView } from "../../../trace/index.ts";

/** A table with what is new in it, and what that rests on, alone: the rest is counted where it stands. */
export function withoutRest(view: TableView): TableView {
  const kept = new Set(view.premises);
  const isKept = ({ fact, isNew }: Part): boolean => isNew || (fact !== undefined && kept.has(fact));
  const rows: TableRow[] = [];
  let hidden: TableRow[] = [];
  const flush = (): void => {
    const [first] = hidden;
    if (first !== undefined) rows.push(restOf(first, hidden.length));
    hidden = [];
  };
  for (let index = 0; index < view.rowCount; index++) {
    const row = view.row(index);
    if (!row.cells.some((cell) => cell.some(isKept))) {
      hidden.push(row);
      continue;
    }
    flush();
    rows.push({ ...row, cells: row.cells.map((cell) => shortened(cell, isKept)) });
  }
  flush();
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
