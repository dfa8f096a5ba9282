import {
  agendaView,
  factTable,
  type GraphView,
  type PanelSpec,
  type PanelView,
  type Part,
  type Section,
  type Seq,
  type TableRow,
  type TableView,
} from "../../../trace/index.ts";
import type { FactsIndex } from "./facts-index.ts";
import type { SymbolReader } from "./read-symbols.ts";
import { factKinds } from "./vocabulary.ts";
import type { Wording } from "./wording.ts";

export const panelSpecs: readonly PanelSpec[] = [
  {
    id: "pointer-flow-graph",
    region: "points-to.region.pointer-flow-graph",
    kind: "graph",
    symbol: "PFG",
    place: "graph",
  },
  { id: "call-graph", region: "points-to.region.call-graph", kind: "graph", symbol: "CG", place: "graph" },
  { id: "worklist", region: "points-to.region.worklist", kind: "queue", symbol: "WL", place: "side" },
  { id: "points-to-sets", region: "points-to.region.points-to-sets", kind: "table", symbol: "pt", place: "side" },
  { id: "reachable-methods", region: "points-to.region.reachable-methods", kind: "table", symbol: "RM", place: "side" },
  { id: "call-graph-edges", region: "points-to.region.call-graph-edges", kind: "table", symbol: "CG", place: "side" },
];

/** The view data of each panel: filters over the recording, nothing computed twice. */
export class Panels {
  readonly #section: Section;
  readonly #index: FactsIndex;
  readonly #symbols: SymbolReader;
  readonly #wording: Wording;

  constructor(section: Section, index: FactsIndex, symbols: SymbolReader, wording: Wording) {
    this.#section = section;
    this.#index = index;
    this.#symbols = symbols;
    this.#wording = wording;
  }

  view(panel: string, n: number, since: number): PanelView {
    switch (panel) {
      case "pointer-flow-graph":
        return this.#pointerFlowGraph(n, since);
      case "call-graph":
        return { kind: "graph", model: this.#index.callGraph, at: n, since, sublabel: () => undefined };
      case "worklist":
        return agendaView(this.#section, n, since, (put) => this.#wording.fact(put));
      case "points-to-sets":
        return this.#pointsToSets(n, since);
      case "reachable-methods":
        return factTable({
          births: this.#section.births(factKinds.reachable),
          ownBirths: this.#index.ownReachable,
          keyOf: (seq) => keyOf(this.#section, seq),
          n,
          since,
          columns: ["points-to.column.method"],
          cells: (seq) => [this.#methodOf(seq)],
        });
      default:
        return factTable({
          births: this.#section.births(factKinds.callEdge),
          ownBirths: this.#index.ownCalls,
          keyOf: (seq) => keyOf(this.#section, seq),
          n,
          since,
          columns: ["points-to.column.call-site", "points-to.column.callee"],
          cells: (seq) => this.#callOf(seq),
        });
    }
  }

  #pointerFlowGraph(n: number, since: number): GraphView {
    return {
      kind: "graph",
      model: this.#index.pfg,
      at: n,
      since,
      sublabel: (id) => {
        const pointer = Number(id.slice(1));
        const facts = this.#index.objects.stepsOf(pointer);
        const visible = facts.lowerBound(n);
        return {
          text: this.#symbols.objects(this.#index.objectsAt(pointer, n)),
          isNew: visible > 0 && facts.at(visible - 1) >= since,
        };
      },
    };
  }

  #pointsToSets(n: number, since: number): TableView {
    const { objects: rows, ownRows, ownRowBirths } = this.#index;
    const row = (index: number): TableRow => {
      const pointer = rows.keyAt(index) ?? -1;
      const birth = rows.births.at(index);
      const facts = rows.stepsOf(pointer);
      const objects = Array.from({ length: facts.lowerBound(n) }, (_, position): Part => {
        const fact = facts.at(position);
        return { text: this.#symbols.object(this.#section.steps.fact(fact).b).label, fact, isNew: fact >= since };
      });
      const isNew = objects.some((part) => part.isNew);
      return {
        key: `p${pointer}`,
        cells: [[{ text: this.#symbols.pointer(pointer).label, fact: birth, isNew: birth >= since }], objects],
        fact: objects.at(-1)?.fact ?? birth,
        isNew,
      };
    };
    return {
      kind: "table",
      columns: ["points-to.column.pointer", "points-to.column.objects"],
      rowCount: rows.births.lowerBound(n),
      row,
      own: { rowCount: ownRowBirths.lowerBound(n), row: (index) => row(ownRows.at(index)) },
    };
  }

  #methodOf(seq: Seq): string {
    return this.#symbols.method(this.#section.steps.fact(seq).a).label;
  }

  #callOf(seq: Seq): readonly string[] {
    const { a, b, c } = this.#section.steps.fact(seq);
    return [`${this.#symbols.method(a).context}:${this.#symbols.callSite(b).label}`, this.#symbols.method(c).label];
  }
}

/** The name that graph elements and table rows share. */
export function keyOf(section: Section, seq: Seq): string {
  const { kind, a } = section.steps.fact(seq);
  switch (kind) {
    case factKinds.reachable:
      return `m${a}`;
    case factKinds.flow:
      return `f${seq}`;
    case factKinds.callEdge:
      return `c${seq}`;
    default:
      return `p${a}`;
  }
}
