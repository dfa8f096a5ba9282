/** A symbol table that only grows: equal contents are one row, and the same object is not looked at twice. */
export class Interned<Source extends object, Row> {
  readonly rows: Row[] = [];
  readonly #rowOf: (source: Source) => Row;
  readonly #bySource = new WeakMap<Source, number>();
  readonly #byContent = new Map<string, number>();

  constructor(rowOf: (source: Source) => Row) {
    this.#rowOf = rowOf;
  }

  number(source: Source): number {
    const known = this.#bySource.get(source);
    if (known !== undefined) return known;
    const row = this.#rowOf(source);
    const content = JSON.stringify(row);
    const number = this.#byContent.get(content) ?? this.rows.push(row) - 1;
    this.#byContent.set(content, number);
    this.#bySource.set(source, number);
    return number;
  }
}
