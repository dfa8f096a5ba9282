import type { Recording, Seq } from "../../../../trace/index.ts";
import type { DrawnHeap, SeparationSymbols } from "../facts/symbols.ts";

type Row<K extends keyof SeparationSymbols> = SeparationSymbols[K][number];

/** A recording of Algorithm 1, read: its steps, and the rows of its symbol tables. Unknown rows read as “?”. */
export class SeparationRun {
  readonly recording: Recording;

  constructor(recording: Recording) {
    this.recording = recording;
  }

  get reading(): Row<"run">["reading"] {
    return this.row("run", 0).reading;
  }

  /** The recorder wrote the tables with these row types; across the worker boundary they are plain data. */
  row<K extends keyof SeparationSymbols>(table: K, number: number): Row<K> {
    const rows = this.recording.symbols(table) as SeparationSymbols[K];
    return rows[number] ?? unknown[table];
  }

  /** The step whose fact is meant: that of a `known`, `close` or `take` is an older one. */
  subject(seq: Seq): Seq {
    const { steps } = this.recording;
    const kind = steps.kind(seq);
    return kind === "known" || kind === "close" || kind === "take" ? steps.subject(seq) : seq;
  }

  /** `pre(a, b)` */
  head(predicate: number): string {
    const { name, parameters } = this.row("predicates", predicate);
    return `${name}(${parameters.join(", ")})`;
  }
}

const picture: DrawnHeap = { stack: [], boxes: [], clouds: [], facts: [] };

const unknown: { readonly [K in keyof SeparationSymbols]: Row<K> } = {
  predicates: { name: "?", parameters: [], span: undefined },
  disjuncts: { text: "?", replacements: [], rules: [] },
  abstracts: { text: "?", actions: [] },
  comparisons: { text: "?", covering: [], isCovered: false },
  pairs: { text: "?", origin: "?" },
  questions: { text: "?", span: undefined, calls: [], picture },
  clashes: { choice: [], text: "?" },
  expansions: { occurrence: -1, call: "?", disjunct: -1, body: "?", children: [], picture },
  answers: { verdict: "unknown", text: "?", picture: undefined },
  run: { reading: "canonical" },
};
