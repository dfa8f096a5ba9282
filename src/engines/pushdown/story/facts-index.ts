import {
  FactsByKey,
  type GraphEdge,
  type GraphModel,
  type GraphNode,
  type Section,
  type Seq,
} from "../../../trace/index.ts";
import type { SymbolReader } from "./read-symbols.ts";
import { factKinds } from "./vocabulary.ts";

/** Where a state stands from left to right: most transitions go that way. */
const columns = { location: 0, middle: 1, start: 2 } as const;

/** Facts grouped for the panels; grows with the recording. */
export class FactsIndex {
  readonly transitions = new FactsByKey<string>();
  readonly tops = new FactsByKey<string>();
  readonly #stateBirths = new Map<number, Seq>();
  readonly #nodes: GraphNode[] = [];
  readonly #edges: GraphEdge[] = [];
  #model: GraphModel | undefined;
  #indexed = 0;
  readonly #section: Section;
  readonly #symbols: SymbolReader;

  constructor(section: Section, symbols: SymbolReader) {
    this.#section = section;
    this.#symbols = symbols;
  }

  extend(): void {
    if (this.#indexed === this.#section.length) return;
    for (let seq = this.#indexed; seq < this.#section.length; seq++) this.#index(seq);
    this.#indexed = this.#section.length;
    this.#model = undefined;
  }

  /** The automaton as far as it is recorded; the same object until more is. */
  get automaton(): GraphModel {
    this.#model ??= { groups: [], nodes: [...this.#nodes], edges: [...this.#edges] };
    return this.#model;
  }

  stateBirth(state: number): Seq | undefined {
    return this.#stateBirths.get(state);
  }

  #index(seq: Seq): void {
    const { steps } = this.#section;
    const kind = steps.kind(seq);
    if (!this.#section.has(seq)) return;
    if (kind !== "derive" && kind !== "refine") return;
    const { kind: factKind, a, b } = steps.fact(seq);
    if (factKind === factKinds.top) this.tops.add(topKey(a, b), seq);
    if (factKind !== factKinds.transition) return;
    this.transitions.add(transitionKey(a), seq);
    if (kind === "derive") this.#draw(a, b, seq);
  }

  #draw(transition: number, weight: number, seq: Seq): void {
    const { from, symbol, to } = this.#symbols.transition(transition);
    this.#mention(from, seq);
    this.#mention(to, seq);
    this.#edges.push({
      id: transitionKey(transition),
      source: stateKey(from),
      target: stateKey(to),
      label: `${this.#symbols.symbol(symbol)} : ${this.#symbols.weight(weight)}`,
      birth: seq,
      style: symbol === -1 ? "epsilon" : "transition",
    });
  }

  #mention(state: number, seq: Seq): void {
    if (this.#stateBirths.has(state)) return;
    this.#stateBirths.set(state, seq);
    const symbol = this.#symbols.states[state];
    const kind = symbol?.kind ?? "start";
    this.#nodes.push({
      id: stateKey(state),
      label: this.#symbols.state(state),
      group: undefined,
      birth: seq,
      shape: symbol?.isFinal === true ? `${kind}-final` : kind,
      column: columns[kind],
    });
  }
}

/** The names that graph elements and table rows share. */
export function transitionKey(transition: number): string {
  return `t${transition}`;
}

export function stateKey(state: number): string {
  return `s${state}`;
}

export function topKey(location: number, symbol: number): string {
  return `o${location},${symbol}`;
}
