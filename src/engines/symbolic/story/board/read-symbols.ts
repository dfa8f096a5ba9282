import type { Recording, Seq } from "../../../../trace/index.ts";
import type {
  ConfigurationSymbol,
  DeltaSymbol,
  EndSymbol,
  ExecutionSymbol,
  FrameSymbol,
  NodeSymbol,
  ObjectSymbol,
  SubjectSymbol,
  SymbolicSymbols,
  VerdictSymbol,
} from "../facts/index.ts";

/** Typed look-ups in the symbol tables. Unknown numbers read as undefined. */
export class SymbolReader {
  readonly #recording: Recording;

  constructor(recording: Recording) {
    this.#recording = recording;
  }

  get subject(): SubjectSymbol | undefined {
    return this.#table("subject")[0];
  }

  node(row: number): NodeSymbol | undefined {
    return this.#table("nodes")[row];
  }

  configuration(row: number): ConfigurationSymbol | undefined {
    return this.#table("configurations")[row];
  }

  delta(row: number): DeltaSymbol | undefined {
    return this.#table("deltas")[row];
  }

  object(row: number): ObjectSymbol | undefined {
    return this.#table("objects")[row];
  }

  frame(row: number): FrameSymbol | undefined {
    return this.#table("frames")[row];
  }

  execution(row: number): ExecutionSymbol | undefined {
    return this.#table("executions")[row];
  }

  verdict(row: number): VerdictSymbol | undefined {
    return this.#table("verdicts")[row];
  }

  end(row: number): EndSymbol | undefined {
    return this.#table("ends")[row];
  }

  test(row: number): SymbolicSymbols["tests"][number] | undefined {
    return this.#table("tests")[row];
  }

  coverage(row: number): SymbolicSymbols["coverage"][number] | undefined {
    return this.#table("coverage")[row];
  }

  /** The disjuncts of SV that a predicate may be replaced by, as texts over its formals. */
  disjunctsOf(predicate: string): readonly string[] {
    const context = this.#table("contexts").find((row) => row.predicate === predicate);
    return (context?.disjuncts ?? []).map((seq) => this.#disjunct(seq));
  }

  /** The recorder of Algorithm 1 keeps the texts of disjuncts in a table of this name. */
  #disjunct(seq: Seq): string {
    const rows = this.#recording.symbols("disjuncts") as readonly { readonly text: string }[];
    return rows[this.#recording.steps.fact(seq).a]?.text ?? "";
  }

  /** The recorder wrote the tables with these row types; across the worker boundary they are plain data. */
  #table<K extends keyof SymbolicSymbols>(name: K): SymbolicSymbols[K] {
    return this.#recording.symbols(name) as SymbolicSymbols[K];
  }
}
