import { IntColumn } from "../../../kernel/index.ts";
import type { GraphEdge, GraphGroup, GraphModel, GraphNode, Recording, Seq } from "../../../trace/index.ts";
import type { SymbolReader } from "./read-symbols.ts";
import { factKinds } from "./symbols.ts";

interface Growing {
  readonly groups: GraphGroup[];
  readonly nodes: GraphNode[];
  readonly edges: GraphEdge[];
}

/** Facts grouped for the panels; grows with the recording. */
export class FactsIndex {
  /** Transitions in order of birth; per transition the steps that gave it a weight. */
  readonly transitionRows = new IntColumn();
  readonly transitionBirths = new IntColumn();
  /** Outcomes in order of birth, as positions in `outcomeKeys`. */
  readonly outcomeBirths = new IntColumn();
  readonly #weightsOf = new Map<number, IntColumn>();
  readonly #outcomeKeys: string[] = [];
  readonly #outcomes = new Map<string, IntColumn>();
  readonly #edgeBirths = new Map<number, Seq>();
  readonly #ruleBirths = new Map<number, Seq>();
  readonly #ruleOfEdge = new Map<number, number>();
  readonly #nodeBirths = new Map<number, Seq>();
  readonly #boxBirths = new Set<number>();
  readonly #states = new Map<number, Seq>();
  readonly #wdg: Growing = { groups: [], nodes: [], edges: [] };
  readonly #automaton: Growing = { groups: [], nodes: [], edges: [] };
  #models: { readonly wdg: GraphModel; readonly automaton: GraphModel } | undefined;
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
    this.#models = undefined;
  }

  get wdg(): GraphModel {
    return this.#current().wdg;
  }

  get automaton(): GraphModel {
    return this.#current().automaton;
  }

  /** The last step before n that gave a transition its weight, or undefined. */
  weightStep(transition: number, n: number): Seq | undefined {
    return lastBefore(this.#weightsOf.get(transition), n);
  }

  /** The last step before n that said something of ra(v, m). */
  outcomeStep(row: number, n: number): Seq | undefined {
    return lastBefore(this.#outcomes.get(this.#outcomeKeys[row] ?? ""), n);
  }

  outcomeOf(location: number, symbol: number, n: number): Seq | undefined {
    return lastBefore(this.#outcomes.get(`${location} ${symbol}`), n);
  }

  nodeBirth(node: number): Seq | undefined {
    return this.#nodeBirths.get(node);
  }

  edgeBirth(edge: number): Seq | undefined {
    return this.#edgeBirths.get(edge);
  }

  ruleBirth(rule: number): Seq | undefined {
    return this.#ruleBirths.get(rule);
  }

  /** The pushdown rule that an edge became. */
  ruleOfEdge(edge: number): number | undefined {
    return this.#ruleOfEdge.get(edge);
  }

  stateBirth(state: number): Seq | undefined {
    return this.#states.get(state);
  }

  #current(): { readonly wdg: GraphModel; readonly automaton: GraphModel } {
    this.#models ??= { wdg: copyOf(this.#wdg), automaton: copyOf(this.#automaton) };
    return this.#models;
  }

  #index(seq: Seq): void {
    const { steps } = this.#recording;
    const kind = steps.kind(seq);
    if (kind !== "derive" && kind !== "refine") return;
    const { kind: factKind, a, b } = steps.fact(seq);
    if (factKind === factKinds.edge) this.#edge(a, seq);
    else if (factKind === factKinds.rule) {
      this.#ruleBirths.set(a, seq);
      this.#ruleOfEdge.set(b, a);
    } else if (factKind === factKinds.transition) this.#transition(a, seq);
    else if (factKind === factKinds.outcome) this.#outcome(`${a} ${b}`, seq);
  }

  #edge(number: number, seq: Seq): void {
    const { source, target, label } = this.#symbols.edge(number);
    this.#edgeBirths.set(number, seq);
    this.#node(source, seq);
    this.#node(target, seq);
    this.#wdg.edges.push({
      id: `e${number}`,
      source: `n${source}`,
      target: `n${target}`,
      label,
      birth: seq,
      style: edgeStyles[label] ?? label,
    });
  }

  #node(id: number, seq: Seq): void {
    if (this.#nodeBirths.has(id)) return;
    this.#nodeBirths.set(id, seq);
    const { label, place, shape } = this.#symbols.node(id);
    const { box } = this.#symbols.place(place);
    if (box !== -1 && !this.#boxBirths.has(box)) {
      this.#boxBirths.add(box);
      this.#wdg.groups.push({ id: `b${box}`, label: this.#symbols.place(box).label, birth: seq });
    }
    this.#wdg.nodes.push({ id: `n${id}`, label, group: box === -1 ? undefined : `b${box}`, birth: seq, shape });
  }

  #transition(id: number, seq: Seq): void {
    const known = this.#weightsOf.get(id);
    if (known !== undefined) {
      known.push(seq);
      return;
    }
    const steps = new IntColumn(32, 2);
    steps.push(seq);
    this.#weightsOf.set(id, steps);
    this.transitionRows.push(id);
    this.transitionBirths.push(seq);
    const { from, symbol, to } = this.#symbols.transition(id);
    this.#state(from, seq);
    this.#state(to, seq);
    const style = symbol === "ε" ? "epsilon" : "transition";
    this.#automaton.edges.push({
      id: `t${id}`,
      source: `s${from}`,
      target: `s${to}`,
      label: symbol,
      birth: seq,
      style,
    });
  }

  #state(id: number, seq: Seq): void {
    if (this.#states.has(id)) return;
    this.#states.set(id, seq);
    const shape = this.#symbols.stateKind(id);
    const label = this.#symbols.stateName(id);
    this.#automaton.nodes.push({ id: `s${id}`, label, group: undefined, birth: seq, shape, column: columns[shape] });
  }

  #outcome(key: string, seq: Seq): void {
    const known = this.#outcomes.get(key);
    if (known !== undefined) {
      known.push(seq);
      return;
    }
    const steps = new IntColumn(32, 2);
    steps.push(seq);
    this.#outcomes.set(key, steps);
    this.#outcomeKeys.push(key);
    this.outcomeBirths.push(seq);
  }
}

/** Control locations on the left, then the middle states, then the state of the start: transitions go to the right. */
const columns = { location: 0, middle: 1, start: 2 } as const;

/** How an edge of the dependence graph is drawn, by its label. */
const edgeStyles: Readonly<Record<string, string>> = { any: "symbolic", const: "constant", id: "identity" };

function lastBefore(steps: IntColumn | undefined, n: number): Seq | undefined {
  const index = (steps?.lowerBound(n) ?? 0) - 1;
  return index < 0 ? undefined : steps?.at(index);
}

function copyOf(model: Growing): GraphModel {
  return { groups: model.groups.slice(), nodes: model.nodes.slice(), edges: model.edges.slice() };
}
