import type { Span } from "../../../kernel/index.ts";
import type { Recording } from "../../../trace/index.ts";
import type {
  EdgeSymbol,
  NodeSymbol,
  OutcomeSymbol,
  PlaceSymbol,
  RelevancySymbols,
  RuleSymbol,
  SeedSymbol,
  StatementSymbol,
  TransitionSymbol,
  VariableSymbol,
} from "./symbols.ts";

/** Typed look-ups in the symbol tables of a relevancy recording. Unknown numbers read as “?”: a truncated recording must not throw. */
export class SymbolReader {
  readonly #recording: Recording;

  constructor(recording: Recording) {
    this.#recording = recording;
  }

  node(id: number): NodeSymbol {
    return this.#table("nodes")[id] ?? { label: "?", fullLabel: "?", place: -1, shape: "local", location: -1 };
  }

  place(id: number): PlaceSymbol {
    return this.#table("places")[id] ?? { label: "?", kind: "method", box: -1 };
  }

  edge(number: number): EdgeSymbol {
    return this.#table("edges")[number] ?? { source: -1, target: -1, label: "?", statement: -1 };
  }

  rule(number: number): RuleSymbol {
    return (
      this.#table("rules")[number] ?? {
        left: "?",
        right: "?",
        weight: "?",
        edge: -1,
        to: { location: -1, symbols: [] },
      }
    );
  }

  stateName(id: number): string {
    return this.#table("states")[id]?.name ?? "?";
  }

  stateKind(id: number): "location" | "start" | "middle" {
    return this.#table("states")[id]?.kind ?? "start";
  }

  transition(id: number): TransitionSymbol {
    return this.#table("transitions")[id] ?? { from: -1, symbol: "?", reads: -1, to: -1 };
  }

  statement(id: number): StatementSymbol | undefined {
    return this.#table("statements")[id];
  }

  span(id: number): Span | undefined {
    return this.statement(id)?.span;
  }

  location(id: number): string {
    return this.#table("locations")[id] ?? "?";
  }

  stackSymbol(id: number): string {
    return this.#table("stackSymbols")[id] ?? "?";
  }

  get variables(): readonly VariableSymbol[] {
    return this.#table("variables");
  }

  /** Known at the end of the recording. */
  get seeds(): readonly SeedSymbol[] {
    return this.#table("seeds");
  }

  get outcomes(): readonly OutcomeSymbol[] {
    return this.#table("outcomes");
  }

  /** The recorder wrote the tables with these row types; across the worker boundary they are plain data. */
  #table<K extends keyof RelevancySymbols>(name: K): RelevancySymbols[K] {
    return this.#recording.symbols(name) as RelevancySymbols[K];
  }
}
