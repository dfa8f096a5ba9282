import type { IntColumn } from "../../../kernel/index.ts";
import type {
  GraphView,
  PanelSpec,
  PanelView,
  Part,
  QueueItem,
  QueueView,
  Recording,
  Seq,
  TableRow,
  TableView,
} from "../../../trace/index.ts";
import { factKinds } from "../algorithm/rules.ts";
import type { FactsIndex } from "./facts-index.ts";
import type { SymbolReader } from "./read-symbols.ts";
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
  readonly #recording: Recording;
  readonly #index: FactsIndex;
  readonly #symbols: SymbolReader;
  readonly #wording: Wording;

  constructor(recording: Recording, index: FactsIndex, symbols: SymbolReader, wording: Wording) {
    this.#recording = recording;
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
        return this.#worklist(n, since);
      case "points-to-sets":
        return this.#pointsToSets(n, since);
      case "reachable-methods":
        return this.#facts({
          births: this.#recording.births(factKinds.reachable),
          ownBirths: this.#index.ownReachable,
          n,
          since,
          columns: ["points-to.column.method"],
          cells: (seq) => [this.#methodOf(seq)],
        });
      default:
        return this.#facts({
          births: this.#recording.births(factKinds.callEdge),
          ownBirths: this.#index.ownCalls,
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
        const facts = this.#index.factsOf(pointer);
        const visible = facts.lowerBound(n);
        return {
          text: this.#symbols.objects(this.#index.objectsAt(pointer, n)),
          isNew: visible > 0 && facts.at(visible - 1) >= since,
        };
      },
    };
  }

  #worklist(n: number, since: number): QueueView {
    const waiting = this.#recording.agendaAt(n);
    const item = (put: Seq): QueueItem => ({ fact: put, text: this.#wording.fact(put), isNew: put >= since });
    const lastTake = this.#lastTakeBefore(n);
    return {
      kind: "queue",
      taken:
        lastTake === undefined
          ? undefined
          : { ...item(this.#recording.steps.subject(lastTake)), isNew: lastTake >= since },
      itemCount: waiting.length,
      item: (index) => item(waiting[index] ?? 0),
    };
  }

  /** The entry that is being processed; undefined before the loop and once the fixed point is reached. */
  #lastTakeBefore(n: number): Seq | undefined {
    const isAtEnd = n === this.#recording.length && this.#recording.agendaAt(n).length === 0;
    return n === 0 || isAtEnd ? undefined : this.#recording.lastTakeAt(n - 1);
  }

  #pointsToSets(n: number, since: number): TableView {
    const { rowPointers, rowBirths, ownRows, ownRowBirths } = this.#index;
    const row = (index: number): TableRow => {
      const pointer = rowPointers.at(index);
      const birth = rowBirths.at(index);
      const facts = this.#index.factsOf(pointer);
      const objects = Array.from({ length: facts.lowerBound(n) }, (_, position): Part => {
        const fact = facts.at(position);
        return { text: this.#symbols.object(this.#recording.steps.fact(fact).b).label, fact, isNew: fact >= since };
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
      rowCount: rowBirths.lowerBound(n),
      row,
      own: { rowCount: ownRowBirths.lowerBound(n), row: (index) => row(ownRows.at(index)) },
    };
  }

  #facts({ births, ownBirths, n, since, columns, cells }: FactsRequest): TableView {
    const row = (fact: Seq): TableRow => {
      const isNew = fact >= since;
      return {
        key: keyOf(this.#recording, fact),
        cells: cells(fact).map((text) => [{ text, fact, isNew }]),
        fact,
        isNew,
      };
    };
    return {
      kind: "table",
      columns,
      rowCount: births.lowerBound(n),
      row: (index) => row(births.at(index)),
      own: { rowCount: ownBirths.lowerBound(n), row: (index) => row(ownBirths.at(index)) },
    };
  }

  #methodOf(seq: Seq): string {
    return this.#symbols.method(this.#recording.steps.fact(seq).a).label;
  }

  #callOf(seq: Seq): readonly string[] {
    const { a, b, c } = this.#recording.steps.fact(seq);
    return [`${this.#symbols.method(a).context}:${this.#symbols.callSite(b).label}`, this.#symbols.method(c).label];
  }
}

/** A table of facts of one kind: the steps that made them, ascending, and those about the reader's program. */
interface FactsRequest {
  readonly births: IntColumn;
  readonly ownBirths: IntColumn;
  readonly n: number;
  readonly since: number;
  readonly columns: readonly string[];
  readonly cells: (seq: Seq) => readonly string[];
}

/** The name that graph elements and table rows share. */
export function keyOf(recording: Recording, seq: Seq): string {
  const { kind, a } = recording.steps.fact(seq);
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
