import {
  FactsByKey,
  type GraphEdge,
  type GraphGroup,
  type GraphModel,
  type GraphNode,
  type Section,
  type Seq,
} from "../../../trace/index.ts";
import { append } from "../algorithm/multi-map.ts";
import type { SymbolReader } from "./read-symbols.ts";
import { factKinds } from "./vocabulary.ts";

/** Facts grouped for the panels; grows with the recording. */
export class FactsIndex {
  /** By the names that graph elements and table rows share: edges, pushdown rules, nodes. */
  readonly births = new Map<string, Seq>();
  /** By the name of the node’s row. */
  readonly outcomes = new FactsByKey<string>();
  readonly #rulesOfEdge = new Map<number, number[]>();
  readonly #groups: GraphGroup[] = [];
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
    for (let seq = this.#indexed; seq < this.#section.length; seq++) if (this.#section.has(seq)) this.#index(seq);
    this.#indexed = this.#section.length;
    this.#model = undefined;
  }

  /** The dependence graph as far as it is recorded; the same object until more is. */
  get graph(): GraphModel {
    this.#model ??= { groups: [...this.#groups], nodes: [...this.#nodes], edges: [...this.#edges] };
    return this.#model;
  }

  /** The pushdown rules that an edge became. */
  rulesOf(edge: number): readonly number[] {
    return this.#rulesOfEdge.get(edge) ?? [];
  }

  #index(seq: Seq): void {
    const { steps } = this.#section;
    const isKnown = steps.kind(seq) === "known";
    const { kind, b } = steps.fact(seq);
    const { a } = steps.fact(steps.about(seq));
    // Several edges may become one rule, and an edge of a split global may bring two.
    if (kind === factKinds.rule) append(this.#rulesOfEdge, b, a);
    if (isKnown) return;
    if (kind === factKinds.edge) this.#edge(a, seq);
    else if (kind === factKinds.outcome) this.outcomes.add(outcomeKey(a), seq);
    else this.births.set(ruleKey(a), seq);
  }

  #edge(number: number, seq: Seq): void {
    const { source, target, label } = this.#symbols.edge(number);
    this.births.set(edgeKey(number), seq);
    this.#node(source, seq);
    this.#node(target, seq);
    this.#edges.push({
      id: edgeKey(number),
      source: nodeKey(source),
      target: nodeKey(target),
      label,
      birth: seq,
      style: edgeStyles[label] ?? label,
    });
  }

  #node(id: number, seq: Seq): void {
    if (this.births.has(nodeKey(id))) return;
    this.births.set(nodeKey(id), seq);
    const { label, place, shape } = this.#symbols.node(id);
    const { box } = this.#symbols.place(place);
    const group = box === -1 ? undefined : `b${box}`;
    if (group !== undefined && !this.births.has(group)) {
      this.births.set(group, seq);
      this.#groups.push({ id: group, label: this.#symbols.place(box).label, birth: seq });
    }
    this.#nodes.push({ id: nodeKey(id), label, group, birth: seq, shape });
  }
}

/** How an edge of the dependence graph is drawn, by its label. */
const edgeStyles: Readonly<Record<string, string>> = { any: "symbolic", const: "constant", id: "identity" };

export function edgeKey(edge: number): string {
  return `e${edge}`;
}

export function nodeKey(node: number): string {
  return `n${node}`;
}

/** The row of a node among the outcomes. */
export function outcomeKey(node: number): string {
  return `v${node}`;
}

/** As the table of pushdown rules has it. */
export function ruleKey(rule: number): string {
  return `r${rule}`;
}
