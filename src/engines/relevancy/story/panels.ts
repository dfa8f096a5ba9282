import {
  factTable,
  type GraphView,
  type PanelSpec,
  type PanelView,
  type Section,
  type Seq,
  type TableView,
} from "../../../trace/index.ts";
import { weightName } from "../result.ts";
import { edgeKey, type FactsIndex, outcomeKey } from "./facts-index.ts";
import { glyphOf } from "./glyphs.ts";
import type { SymbolReader } from "./read-symbols.ts";
import { factKinds, ruleNames } from "./vocabulary.ts";

export const panelSpecs = [
  { id: "dependence-graph", region: "relevancy.region.dependence-graph", kind: "graph", symbol: "WDG", place: "graph" },
  {
    id: "relevant-variables",
    region: "relevancy.region.relevant-variables",
    kind: "table",
    symbol: "ra",
    place: "side",
  },
  {
    id: "dependence-edges",
    region: "relevancy.region.dependence-edges",
    kind: "table",
    symbol: "⇝",
    place: "side",
    within: "dependence-graph",
  },
] as const satisfies readonly PanelSpec[];

/** The view data of each panel: filters over the recording, nothing computed twice. */
export class Panels {
  readonly #section: Section;
  readonly #index: FactsIndex;
  readonly #symbols: SymbolReader;

  constructor(section: Section, index: FactsIndex, symbols: SymbolReader) {
    this.#section = section;
    this.#index = index;
    this.#symbols = symbols;
  }

  view(panel: string, n: number, since: number): PanelView {
    switch (panel) {
      case "dependence-graph":
        return this.#graph(n, since);
      case "relevant-variables":
        return this.#outcomes(n, since);
      default:
        return this.#edges(n, since);
    }
  }

  /** Once it is known, a node shows what may be there. */
  #graph(n: number, since: number): GraphView {
    return {
      kind: "graph",
      model: this.#index.graph,
      at: n,
      since,
      sublabel: (id) => {
        const seq = this.#index.outcomes.stepAt(outcomeKey(Number(id.slice(1))), n);
        return seq === undefined ? undefined : { text: this.#weightAt(seq), isNew: seq >= since };
      },
    };
  }

  #outcomes(n: number, since: number): TableView {
    const { outcomes } = this.#index;
    return {
      kind: "table",
      columns: columns("variable", "method", "weight", "relevant", "stack"),
      rowCount: outcomes.births.lowerBound(n),
      row: (index) => {
        const key = outcomes.keyAt(index) ?? "";
        const fact = outcomes.stepAt(key, n) ?? outcomes.births.at(index);
        const isNew = fact >= since;
        return { key, cells: this.#outcomeCells(fact, n).map((text) => [{ text, fact, isNew }]), fact, isNew };
      },
    };
  }

  /** Open calls and the letters of the seeds come with the end of the recording. */
  #outcomeCells(seq: Seq, n: number): readonly string[] {
    const { a: node, b } = this.#section.steps.fact(seq);
    const { label, place } = this.#symbols.node(node);
    const { stack = "", seeds = [] } = n < this.#section.length ? {} : (this.#symbols.outcome(node) ?? {});
    const isRelevant = weightName(b) === "any";
    return [
      label,
      this.#symbols.place(place).label,
      [this.#weightAt(seq), ...seeds].join(" "),
      isRelevant ? "✓" : "",
      stack,
    ];
  }

  #weightAt(seq: Seq): string {
    const weight = weightName(this.#section.steps.fact(seq).b);
    return `${glyphOf(weight)} ${weight}`;
  }

  #edges(n: number, since: number): TableView {
    const { steps } = this.#section;
    return factTable({
      births: this.#section.births(factKinds.edge),
      keyOf: (seq) => edgeKey(steps.fact(seq).a),
      n,
      since,
      columns: columns("source", "label", "target", "rule", "statement"),
      cells: (seq) => {
        const { source, target, label, statement } = this.#symbols.edge(steps.fact(seq).a);
        return [
          this.#symbols.node(source).fullLabel,
          label,
          this.#symbols.node(target).fullLabel,
          ruleNames[steps.rule(seq)] ?? "",
          this.#symbols.statement(statement)?.text ?? "",
        ];
      },
    });
  }
}

function columns(...names: readonly string[]): readonly string[] {
  return names.map((name) => `relevancy.column.${name}`);
}
