import { SectionReader } from "../../../../trace/index.ts";
import type { SymbolicSymbols } from "../facts/index.ts";

/** The section that symbolic execution wrote, with the rows of its symbol tables by type. Unknown numbers read as undefined. */
export class SymbolRows extends SectionReader<SymbolicSymbols> {
  row<K extends keyof SymbolicSymbols>(table: K, number: number | undefined): SymbolicSymbols[K][number] | undefined {
    return number === undefined ? undefined : this.table(table)[number];
  }

  /** The disjuncts of SV that a predicate may be replaced by, as texts over its formals. */
  disjunctsOf(predicate: string): readonly string[] {
    return this.#contextOf(predicate)?.disjuncts ?? [];
  }

  /** Whether a parameter is a root of what the predicate says; undefined where SV of the predicate was not made. */
  readonly isRoot = (predicate: string, parameter: number): boolean | undefined =>
    this.#contextOf(predicate)?.roots.includes(parameter);

  #contextOf(predicate: string): SymbolicSymbols["contexts"][number] | undefined {
    return this.table("contexts").find((row) => row.predicate === predicate);
  }
}
