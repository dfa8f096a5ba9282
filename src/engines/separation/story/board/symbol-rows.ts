import { SectionReader } from "../../../../trace/index.ts";
import type { DrawnHeap, SeparationSymbols } from "../facts/symbols.ts";

type Row<K extends keyof SeparationSymbols> = SeparationSymbols[K][number];

/** The section that Algorithm 1 wrote, with the rows of its symbol tables by type. Unknown rows read as “?”. */
export class SymbolRows extends SectionReader<SeparationSymbols> {
  get reading(): Row<"run">["reading"] {
    return this.row("run", 0).reading;
  }

  row<K extends keyof SeparationSymbols>(table: K, number: number): Row<K> {
    return this.table(table)[number] ?? unknown[table];
  }
}

const picture: DrawnHeap = { stack: [], boxes: [], clouds: [], facts: [] };

const unknown: { readonly [K in keyof SeparationSymbols]: Row<K> } = {
  predicates: { name: "?", span: undefined },
  disjuncts: { text: "?", replacements: [], rules: [] },
  abstracts: { text: "?", actions: [] },
  comparisons: { text: "?", covering: [], isCovered: false },
  pairs: { text: "?", number: 0, origin: "?" },
  rederived: { pair: -1, origin: "?", premises: [], by: -1 },
  questions: { text: "?", span: undefined, calls: [], picture },
  clashes: { choice: [], text: "?" },
  expansions: { occurrence: -1, call: "?", disjunct: -1, body: "?", children: [], picture },
  answers: { verdict: "unknown", text: "?", picture: undefined },
  run: { reading: "canonical" },
};
