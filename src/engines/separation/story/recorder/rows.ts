/** A symbol table that grows: rows keep their numbers, and each is sent once. */
export class Rows<T> {
  readonly #rows: T[] = [];
  #sent = 0;

  /** The number of the new row. */
  add(row: T): number {
    return this.#rows.push(row) - 1;
  }

  /** The rows since the last call. */
  fresh(): readonly T[] {
    const rows = this.#rows.slice(this.#sent);
    this.#sent = this.#rows.length;
    return rows;
  }
}
