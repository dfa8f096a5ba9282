import type { TableRow, TableView } from "../../trace/index.ts";
import { useShown } from "../tokens/index.ts";

/** With this many columns or more the heads are shown, and the table is pushed sideways rather than its cells broken. */
const WIDE = 3;

/** In characters. */
const SHORT = 16;
const SHORT_OF_SEVERAL = 12;

/** A word with its sign, such as `○ const`, is so long at most; it stays on one line. */
const WORD = 8;

export function isWide(view: TableView): boolean {
  return columnsOf(view).length >= WIDE;
}

/** The places of the columns that a row has: what rows are grouped by stands above them. */
export function columnsOf({ columns, groupedBy }: Pick<TableView, "columns" | "groupedBy">): readonly number[] {
  return [...columns.keys()].filter((column) => column !== groupedBy);
}

/** The classes of a table's frame. */
export function tableClass(view: TableView): string {
  const hasSets = setColumnOf(view) !== -1 && !isWide(view);
  const isGrouped = view.groupedBy !== undefined;
  return `table-body${isWide(view) ? " is-wide" : ""}${view.hasLines ? " has-lines" : ""}${hasSets ? " has-sets" : ""}${isGrouped ? " is-grouped" : ""}`;
}

/** Set columns are named so: `points-to.column.objects`. */
export function setColumnOf({ columns }: TableView): number {
  return columns.findIndex((column) => column.endsWith(".objects"));
}

type Cell = TableRow["cells"][number];

/** The class of a cell: words are not broken, short ones between words, long ones anywhere. Of several columns each has less room. */
export function cellClass(
  cell: Cell,
  shown: (text: string) => string = (text) => text,
  isOfSeveral = false,
): string | undefined {
  if (!isShort(cell, shown, isOfSeveral ? SHORT_OF_SEVERAL : SHORT)) return undefined;
  return isShort(cell, shown, WORD) ? "is-short is-word" : "is-short";
}

function isShort(cell: Cell, shown: (text: string) => string = (text) => text, most = SHORT): boolean {
  return cell.every(({ text }) => shown(text).length <= most);
}

/** Of a table of formulas the columns of short texts leave the space to the others, if there are any. */
export function ShortColumns({ view, rows }: { readonly view: TableView; readonly rows: readonly TableRow[] }) {
  const shown = useShown();
  const columns = columnsOf(view);
  const isShortIn = (column: number) => rows.every(({ cells }) => isShort(cells[column] ?? [], shown));
  const others = columns.filter((column) => !isShortIn(column));
  return (
    <colgroup>
      {columns.map((column) => (
        <col key={column} style={others.length === 0 || others.includes(column) ? {} : { width: "1%" }} />
      ))}
    </colgroup>
  );
}
