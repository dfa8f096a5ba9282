import { SectionReader } from "../../../trace/index.ts";
import type {
  EdgeSymbol,
  NodeSymbol,
  OutcomeSymbol,
  PlaceSymbol,
  RelevancySymbols,
  SeedSymbol,
  StatementSymbol,
  VariableSymbol,
} from "./symbols.ts";

/** Typed look-ups in the symbol tables of the section. Unknown numbers read as “?”: a truncated recording must not throw. */
export class SymbolReader extends SectionReader<RelevancySymbols> {
  #outcomes: ReadonlyMap<number, OutcomeSymbol> | undefined;

  node(id: number): NodeSymbol {
    return this.table("nodes")[id] ?? { label: "?", fullLabel: "?", place: -1, shape: "local" };
  }

  place(id: number): PlaceSymbol {
    return this.table("places")[id] ?? { label: "?", box: -1 };
  }

  edge(number: number): EdgeSymbol {
    return this.table("edges")[number] ?? { source: -1, target: -1, label: "?", statement: -1 };
  }

  rule(number: number): string {
    return this.table("rules")[number] ?? "?";
  }

  statement(id: number): StatementSymbol | undefined {
    return this.table("statements")[id];
  }

  get variables(): readonly VariableSymbol[] {
    return this.table("variables");
  }

  /** Known at the end of the recording. */
  get seeds(): readonly SeedSymbol[] {
    return this.table("seeds");
  }

  /** What the result says of a node; known at the end of the recording. */
  outcome(node: number): OutcomeSymbol | undefined {
    const rows = this.table("outcomes");
    if (this.#outcomes?.size !== rows.length) this.#outcomes = new Map(rows.map((row) => [row.node, row]));
    return this.#outcomes.get(node);
  }
}
