import { IntColumn } from "../../../kernel/index.ts";
import type { GraphEdge, GraphModel, GraphNode, Recording, Seq } from "../../../trace/index.ts";
import type { SymbolReader } from "./read-symbols.ts";
import { factKinds } from "./rules.ts";

/** Things whose weight rises, each a row: in order of birth, with all the steps that gave it a weight. */
export class RisingRows {
  /** The step of each row's first weight, ascending. */
  readonly births = new IntColumn();
  readonly #keys: string[] = [];
  readonly #steps = new Map<string, IntColumn>();

  add(key: string, seq: Seq): void {
    const known = this.#steps.get(key);
    if (known !== undefined) {
      known.push(seq);
      return;
    }
    const steps = new IntColumn(32, 2);
    steps.push(seq);
    this.#steps.set(key, steps);
    this.#keys.push(key);
    this.births.push(seq);
  }

  keyAt(row: number): string {
    return this.#keys[row] ?? "";
  }

  /** The step that gave the weight there is at position n; undefined before the first. */
  stepAt(key: string, n: number): Seq | undefined {
    const steps = this.#steps.get(key);
    const visible = steps?.lowerBound(n) ?? 0;
    return visible === 0 ? undefined : steps?.at(visible - 1);
  }
}

/** Where a state stands from left to right: most transitions go that way. */
const columns = { location: 0, middle: 1, start: 2 } as const;

/** Facts grouped for the panels; grows with the recording. */
export class FactsIndex {
  readonly transitions = new RisingRows();
  readonly tops = new RisingRows();
  readonly #stateBirths = new Map<number, Seq>();
  readonly #nodes: GraphNode[] = [];
  readonly #edges: GraphEdge[] = [];
  #model: GraphModel | undefined;
  #indexed = 0;
  readonly #recording: Recording;
  readonly #symbols: SymbolReader;

  constructor(recording: Recording, symbols: SymbolReader) {
    this.#recording = recording;
    this.#symbols = symbols;
  }

  extend(): void {
    if (this.#indexed === this.#recording.length) return;
    for (let seq = this.#indexed; seq < this.#recording.length; seq++) this.#index(seq);
    this.#indexed = this.#recording.length;
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
    const { steps } = this.#recording;
    const kind = steps.kind(seq);
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
