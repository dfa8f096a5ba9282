import type { GraphView } from "../../../trace/index.ts";
import { type Folded, foldRest, keptAround, maxPlainRows } from "../../long-table/index.ts";
import type { Matrix, MatrixColumn, MatrixRow } from "./matrix-of.ts";
import { type MatrixRoom, MatrixSizes } from "./sizes.ts";
import { columnsAtWork, type Marks, rowsAtWork, shortened } from "./work.ts";

/** A matrix as it is shown at a step. */
export interface FoldedMatrix {
  readonly rows: readonly Folded<MatrixRow>[];
  readonly columns: readonly Folded<MatrixColumn>[];
  /** Rows that are left out without a line that says so: where there is room for few lines the head says how many these are. */
  readonly leftOut: readonly MatrixRow[];
  /** The rows at work that are shown, what matters most first. */
  readonly work: readonly MatrixRow[];
  /** All that are at work. */
  readonly atWork: ReadonlySet<string>;
  /** The most width that a text takes: in the first and the last column, and between them, in CSS pixels. */
  readonly widths: { readonly outer: number; readonly inner: number } | undefined;
}

/** With room for fewer lines none is spent on numbers. */
const fewLines = 5;
/** In less width, in CSS pixels, the last column is one like the others. */
const narrow = 480;

/**
 * The matrix with what is at work in sight together, the rest folded where that does not fit; as it is where no room is known.
 *
 * @param opened ids of rows and columns that the reader wants to see nevertheless
 */
export function foldMatrix(
  wide: Matrix,
  view: GraphView,
  marks: Marks,
  room: MatrixRoom | undefined,
  opened: ReadonlySet<string>,
): FoldedMatrix {
  const isNarrow = room !== undefined && room.width < narrow;
  const whole = isNarrow ? { ...wide, columns: wide.columns.map((each) => ({ ...each, isLast: false })) } : wide;
  const places = rowsAtWork(whole, view, marks);
  const atWork = new Set(places.flatMap((index) => whole.rows[index]?.id ?? []));
  if (room === undefined || room.height <= 0) {
    const [rows, columns] = [foldRest(whole.rows, isAny), foldRest(whole.columns, isAny)];
    const work = places.flatMap((index) => whole.rows[index] ?? []);
    return { rows, columns, leftOut: [], work, atWork, widths: undefined };
  }
  const sizes = new MatrixSizes(whole, room);
  const line = sizes.lineOf(1);
  const hasFewLines = sizes.height < fewLines * line;
  const shorten = (row: MatrixRow) => (row.depth > 1 && atWork.has(row.id) ? shortened(row, view, marks) : row);
  const matrix = hasFewLines ? { ...whole, rows: whole.rows.map(shorten) } : whole;
  const kept = keptAround({
    sizes: matrix.rows.map((row) => sizes.heightOf(row)),
    work: places,
    room: sizes.height,
    fold: hasFewLines ? 0 : line,
  });
  const work = places.flatMap((index) => (kept === undefined || kept.has(index) ? (matrix.rows[index] ?? []) : []));
  const rows = foldRest(matrix.rows, ({ id }, index) => kept === undefined || kept.has(index) || opened.has(id));
  const shown = rows.flatMap(({ item }) => item ?? []);
  const measured = shown.length > maxPlainRows ? work : shown;
  const inner = sizes.widthBeside(measured);
  return {
    rows: hasFewLines ? rows.filter(({ rest }) => rest === undefined) : rows,
    columns: foldColumns(matrix, sizes, { inner, rows: measured, work: columnsAtWork(work, view, marks), opened }),
    leftOut: hasFewLines ? rows.flatMap(({ rest }) => rest ?? []) : [],
    work,
    atWork,
    widths: { outer: sizes.widest, inner: sizes.textIn(inner) },
  };
}

interface ColumnsRequest {
  readonly inner: number;
  readonly rows: readonly MatrixRow[];
  readonly work: readonly number[];
  readonly opened: ReadonlySet<string>;
}

/** The last column, of the state where the automaton ends, stays. */
function foldColumns({ columns }: Matrix, sizes: MatrixSizes, { inner, rows, work, opened }: ColumnsRequest) {
  const between = columns.filter(({ isLast }) => !isLast);
  const kept = keptAround({
    sizes: between.map((_, index) => Math.min(inner, sizes.widthOf(index, rows))),
    work: work.filter((index) => index < between.length),
    room: inner,
    fold: sizes.foldWidth,
  });
  return foldRest(
    columns,
    ({ id, isLast }, index) => kept === undefined || isLast || kept.has(index) || opened.has(id),
  );
}

const isAny = () => true;
