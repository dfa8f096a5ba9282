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
  matrix: Matrix,
  view: GraphView,
  marks: Marks,
  room: MatrixRoom | undefined,
  opened: ReadonlySet<string>,
): FoldedMatrix {
  const places = rowsAtWork(matrix, view, marks);
  const at = (rows: readonly MatrixRow[]) => places.flatMap((index) => rows[index] ?? []);
  const atWork = new Set(at(matrix.rows).map(({ id }) => id));
  if (room === undefined || room.height <= 0) {
    const [rows, columns] = [foldRest(matrix.rows, isAny), foldRest(matrix.columns, isAny)];
    return { rows, columns, leftOut: [], work: at(matrix.rows), atWork, widths: undefined };
  }
  const isCrowded = room.width < narrow || crowds(matrix, room, at(matrix.rows), { view, marks });
  const fitted = isCrowded ? withoutFixed(matrix) : matrix;
  const sizes = new MatrixSizes(fitted, room);
  const shorten = (isLeast: boolean) => (row: MatrixRow) =>
    row.depth > 1 && atWork.has(row.id) ? shortened(row, view, marks, isLeast) : row;
  let kept = keptRows(matrix.rows, places, sizes);
  for (const isLeast of [false, true])
    if (!kept.isEnough) kept = keptRows(matrix.rows.map(shorten(isLeast)), places, sizes);
  const rows = foldRest(kept.rows, ({ id }, index) => kept.isKept(index) || opened.has(id));
  const work = places.flatMap((index) => (kept.isKept(index) ? (kept.rows[index] ?? []) : []));
  const shown = rows.flatMap(({ item }) => item ?? []);
  const all = shown.length > maxPlainRows ? undefined : shown;
  const columns = columnsAtWork(work, view, marks);
  const inner = sizes.widthBeside(all);
  const isSaidInHead = hasFewLines(sizes);
  return {
    rows: isSaidInHead ? rows.filter(({ rest }) => rest === undefined) : rows,
    columns: foldColumns(fitted, sizes, { inner, rows: all ?? work, work: columns, opened }),
    leftOut: isSaidInHead ? rows.flatMap(({ rest }) => rest ?? []) : [],
    work,
    atWork,
    widths: { outer: sizes.widest, inner: sizes.textIn(inner) },
  };
}

function hasFewLines(sizes: MatrixSizes): boolean {
  return sizes.height < fewLines * sizes.lineOf(1);
}

/** Which rows are kept, and whether these are all that are at work, none of them higher than the room. */
function keptRows(rows: readonly MatrixRow[], work: readonly number[], sizes: MatrixSizes) {
  const inner = sizes.widthBeside(undefined);
  const written = new Set(work);
  const heights = rows.map((row, index) => sizes.heightOf(row, written.has(index) ? inner : undefined));
  const room = sizes.height;
  const fold = hasFewLines(sizes) ? 0 : sizes.lineOf(1);
  // A long table has not all its rows in the document: where they stand is not known.
  const kept = keptAround({ sizes: heights, work, room, fold, isAlways: rows.length > maxPlainRows });
  const isKept = (index: number): boolean => kept === undefined || kept.has(index);
  return { rows, isKept, isEnough: work.every((index) => isKept(index) && (heights[index] ?? 0) <= room) };
}

/** Rows that are looked at for how wide a table is: those that matter most. */
const few = 20;

/** Beside the last column there is no room for what is at work in another one. */
function crowds(
  matrix: Matrix,
  room: MatrixRoom,
  work: readonly MatrixRow[],
  { view, marks }: { readonly view: GraphView; readonly marks: Marks },
): boolean {
  const sizes = new MatrixSizes(matrix, room);
  const rows = work.slice(0, few);
  const isFixed = (column: number) => matrix.columns[column]?.isLast === true;
  const inner = sizes.widthBeside(undefined);
  return columnsAtWork(rows, view, marks).some((column) => !isFixed(column) && sizes.widthOf(column, rows) > inner);
}

/** The last column is one like the others. */
function withoutFixed(matrix: Matrix): Matrix {
  return { ...matrix, columns: matrix.columns.map((column) => ({ ...column, isLast: false })) };
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
