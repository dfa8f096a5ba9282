import { valueAt } from "../../kernel/index.ts";
import type { SymbolChunk } from "../log/recording.ts";

/** A list of row types for each table’s name. */
type TableTypes<Symbols> = { readonly [Name in keyof Symbols]: readonly unknown[] };

/** The type of the rows of a table. */
type Row<Symbols extends TableTypes<Symbols>, Name extends keyof Symbols> = Symbols[Name][number];

/** Rows that may become more. */
interface Rows {
  readonly length: number;
  /** Those from a place on. */
  from(place: number): readonly unknown[];
}

/**
 * The symbol tables that the integers of a section refer to, and how much of them was handed out. `Symbols` has a list
 * of row types for each table's name; boards read it back with `tablesOf`. Rows are plain data: they cross the worker
 * boundary.
 */
export class SymbolTables<Symbols extends TableTypes<Symbols>> {
  readonly #tables = new Map<string, Rows>();
  readonly #sent = new Map<string, number>();

  /** A table that is filled by hand. */
  growing<Name extends keyof Symbols & string>(name: Name): GrowingTable<Row<Symbols, Name>> {
    return this.#add(name, new GrowingTable<Row<Symbols, Name>>());
  }

  /** A table with a row for each different key, made from it the first time; where `contentOf` is given, rows of equal content are one. */
  interned<Name extends keyof Symbols & string, Key>(
    name: Name,
    rowOf: (key: Key) => Row<Symbols, Name>,
    contentOf?: (row: Row<Symbols, Name>) => string,
  ): InternedTable<Key, Row<Symbols, Name>> {
    return this.#add(name, new InternedTable(rowOf, contentOf));
  }

  /** A table that follows what the solver numbers itself: `row` is asked once for each number below `count`. */
  numbered<Name extends keyof Symbols & string>(
    name: Name,
    count: () => number,
    row: (number: number) => Row<Symbols, Name>,
  ): void {
    this.#add(name, {
      get length() {
        return count();
      },
      from: (place) => Array.from({ length: count() - place }, (_, index) => row(place + index)),
    });
  }

  /** A table that follows a list of the solver’s, which only grows: `row` is asked once for each item. */
  listed<Name extends keyof Symbols & string, Item>(
    name: Name,
    list: () => readonly Item[],
    row: (item: Item) => Row<Symbols, Name>,
  ): void {
    this.#add(name, {
      get length() {
        return list().length;
      },
      from: (place) => list().slice(place).map(row),
    });
  }

  /** A table that is complete when it is first used. */
  fixed<Name extends keyof Symbols & string>(name: Name, rows: () => readonly Row<Symbols, Name>[]): void {
    let made: readonly Row<Symbols, Name>[] | undefined;
    const all = (): readonly Row<Symbols, Name>[] => {
      made ??= rows();
      return made;
    };
    this.#add(name, {
      get length() {
        return all().length;
      },
      from: (place) => all().slice(place),
    });
  }

  /** The rows since the last call. */
  takeNew(): SymbolChunk {
    const chunk: Record<string, readonly unknown[]> = {};
    for (const [name, rows] of this.#tables) {
      const sent = this.#sent.get(name) ?? 0;
      const { length } = rows;
      if (length > sent) chunk[name] = rows.from(sent);
      this.#sent.set(name, length);
    }
    return chunk;
  }

  #add<Table extends Rows>(name: string, table: Table): Table {
    this.#tables.set(name, table);
    return table;
  }
}

/** A symbol table that is filled by hand. */
class GrowingTable<T> {
  readonly #rows: T[] = [];

  get length(): number {
    return this.#rows.length;
  }

  row(index: number): T | undefined {
    return this.#rows[index];
  }

  from(place: number): readonly T[] {
    return this.#rows.slice(place);
  }

  /** Adds a row and returns its number. */
  push(row: T): number {
    return this.#rows.push(row) - 1;
  }
}

/** A symbol table with a row for each different key. */
class InternedTable<Key, T> extends GrowingTable<T> {
  readonly #rowOf: (key: Key) => T;
  readonly #contentOf: ((row: T) => string) | undefined;
  readonly #byKey = new Map<Key, number>();
  readonly #byContent = new Map<string, number>();

  constructor(rowOf: (key: Key) => T, contentOf?: (row: T) => string) {
    super();
    this.#rowOf = rowOf;
    this.#contentOf = contentOf;
  }

  /** The number of the row of a key. */
  numberOf(key: Key): number {
    return valueAt(this.#byKey, key, () => this.intern(this.#rowOf(key)));
  }

  /** The number of a row; of one whose content is there already, where rows are told apart by their contents. */
  intern(row: T): number {
    const content = this.#contentOf?.(row);
    if (content === undefined) return this.push(row);
    const number = this.#byContent.get(content) ?? this.push(row);
    this.#byContent.set(content, number);
    return number;
  }
}
