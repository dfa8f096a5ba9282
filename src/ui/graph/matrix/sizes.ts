import type { Matrix, MatrixColumn, MatrixEntry, MatrixRow } from "./matrix-of.ts";

/** The room that a matrix has, and how large it is written. */
export interface MatrixRoom {
  readonly width: number;
  readonly height: number;
  /** The size of its letters, in CSS pixels. */
  readonly letters: number;
}

/** Of a letter of the monospaced font, and of a line of it, for each pixel of its size. */
const letterWidth = 0.6;
const lineHeight = 1.4;

/** Borders and spaces, as `matrix.css` has them, in CSS pixels. */
const aroundText = 3;
const besideText = 18;
const aroundCell = 3;
const besideTable = 28;
const besideLast = 13;
const leastRow = 27;
const leastButton = 24;

/** The parts of the table’s width that names of states and the last column take at most. */
const mostOfWidth = 0.34;

/** As long as what stands above the names. */
const corner = "… 999 states";

/** As `matrix.css` has it. */
const countOfOthers = "… +12345";

/** What of a matrix takes how much room: what is known before it is drawn. */
export class MatrixSizes {
  readonly #matrix: Matrix;
  readonly #room: MatrixRoom;

  constructor(matrix: Matrix, room: MatrixRoom) {
    this.#matrix = matrix;
    this.#room = room;
  }

  /** Of the rows, below the heads. */
  get height(): number {
    return this.#room.height - this.lineOf(1);
  }

  /**
   * Of the columns between the names and the last one.
   *
   * @param rows those of which it is known that they come into sight; undefined where it can be any
   */
  widthBeside(rows: readonly MatrixRow[] | undefined): number {
    const labels = (rows ?? this.#matrix.rows).map(({ label }) => this.#textWidth(label));
    const names = Math.min(
      this.widest,
      labels.reduce((most, width) => Math.max(most, width), this.#textWidth(corner)),
    );
    const last = this.#matrix.columns.findIndex(({ isLast }) => isLast);
    const widest = this.widest + besideText;
    const end =
      last === -1 ? 0 : (rows === undefined ? widest : Math.min(widest, this.widthOf(last, rows))) + besideLast;
    return this.#room.width - besideTable - names - besideText - end;
  }

  /** The width that a name of a state or a transition of the last column has at most. */
  get widest(): number {
    return Math.floor(this.#room.width * mostOfWidth);
  }

  /** @param inner the width of a column, where it matters that long texts take several lines */
  heightOf(row: MatrixRow, inner?: number): number {
    const names = this.#linesOf(row.label, this.widest) * this.#room.letters * lineHeight + aroundText + aroundCell;
    const cells =
      inner === undefined ? [] : row.cells().map((cell, column) => this.#cellHeight(row, cell, column, inner));
    return Math.max(names, this.lineOf(row.depth), ...cells);
  }

  #cellHeight({ more }: MatrixRow, cell: readonly MatrixEntry[], column: number, inner: number): number {
    const widest = this.#matrix.columns[column]?.isLast === true ? this.widest : this.textIn(inner);
    const besides = more?.[column] ? this.#textWidth(countOfOthers) : 0;
    return cell.reduce((height, entry, index) => {
      const width = index === cell.length - 1 ? widest - besides : widest;
      return height + this.#buttonOf(this.#linesOf(writtenIn(entry), width));
    }, aroundCell);
  }

  #linesOf(text: string, width: number): number {
    return Math.max(1, Math.ceil(this.#textWidth(text) / Math.max(this.#room.letters, width)));
  }

  #buttonOf(lines: number): number {
    return Math.max(leastButton, lines * this.#room.letters * lineHeight + aroundText);
  }

  /** Of a row with so many transitions in a cell. */
  lineOf(count: number): number {
    return Math.max(leastRow, count * this.#buttonOf(1) + aroundCell);
  }

  widthOf(column: number, rows: readonly MatrixRow[]): number {
    const texts = rows.flatMap((row) => row.cells()[column] ?? []).map(writtenIn);
    const head = this.#matrix.columns[column];
    return Math.max(...[nameOf(head), ...texts].map((text) => this.#textWidth(text))) + besideText;
  }

  /** Of a text in a cell of this width. */
  textIn(width: number): number {
    return Math.max(0, Math.floor(width - besideText));
  }

  get foldWidth(): number {
    return this.#textWidth("… 99") + besideText;
  }

  readonly #textWidth = (text: string): number => text.length * this.#room.letters * letterWidth;
}

function writtenIn({ text, isNew, isChanged }: MatrixEntry): string {
  return isNew || isChanged ? `● ${text}` : text;
}

function nameOf(column: MatrixColumn | undefined): string {
  return column?.label ?? "";
}
