import { SectionReader } from "../../../../trace/index.ts";
import type { SymbolicSymbols } from "../facts/index.ts";

/** The section that symbolic execution wrote, with the rows of its symbol tables by type. Unknown numbers read as undefined. */
export class SymbolRows extends SectionReader<SymbolicSymbols> {
  row<K extends keyof SymbolicSymbols>(table: K, number: number | undefined): SymbolicSymbols[K][number] | undefined {
    return number === undefined ? undefined : this.table(table)[number];
  }

  /** The disjuncts of SV that a predicate may be replaced by, as texts over its formals. */
  disjunctsOf(predicate: string): readonly string[] {
    return this.table("contexts").find((row) => row.predicate === predicate)?.disjuncts ?? [];
  }
}
