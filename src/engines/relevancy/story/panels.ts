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
import { ruleNames } from "../algorithm/dependence-graph/rules.ts";
import { weightName } from "../result.ts";
import type { FactsIndex } from "./facts-index.ts";
import { glyphOf } from "./glyphs.ts";
import type { SymbolReader } from "./read-symbols.ts";
import { factKinds } from "./symbols.ts";
import type { Wording } from "./wording.ts";

export const panelSpecs: readonly PanelSpec[] = [
  { id: "dependence-graph", region: "relevancy.region.dependence-graph", kind: "graph", symbol: "WDG", place: "graph" },
  { id: "p-automaton", region: "relevancy.region.p-automaton", kind: "graph", symbol: "𝒜", place: "graph" },
  { id: "worklist", region: "relevancy.region.worklist", kind: "queue", symbol: "WL", place: "side" },
  {
    id: "relevant-variables",
    region: "relevancy.region.relevant-variables",
    kind: "table",
    symbol: "ra",
    place: "side",
  },
  { id: "pushdown-rules", region: "relevancy.region.pushdown-rules", kind: "table", symbol: "Δ", place: "side" },
  {
    id: "dependence-edges",
    region: "relevancy.region.dependence-edges",
    kind: "table",
    symbol: "⇝",
    place: "side",
    within: "dependence-graph",
  },
  {
    id: "transitions",
    region: "relevancy.region.transitions",
    kind: "table",
    symbol: "l",
    place: "side",
    within: "p-automaton",
  },
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
      case "dependence-graph":
        return this.#graph(n, since);
      case "p-automaton":
        return this.#automaton(n, since);
      case "worklist":
        return this.#worklist(n, since);
      case "relevant-variables":
        return this.#outcomes(n, since);
      case "pushdown-rules":
        return this.#facts(factKinds.rule, n, since, RULE_COLUMNS, (seq) => this.#ruleCells(seq));
      case "dependence-edges":
        return this.#facts(factKinds.edge, n, since, EDGE_COLUMNS, (seq) => this.#edgeCells(seq));
      default:
        return this.#transitions(n, since);
    }
  }

  /** An edge whose weight has just risen is marked, too. */
  #automaton(n: number, since: number): GraphView {
    return {
      kind: "graph",
      model: this.#index.automaton,
      at: n,
      since,
      sublabel: () => undefined,
      edgeLabel: (id) => {
        const transition = Number(id.slice(1));
        const seq = this.#index.weightStep(transition, n);
        if (seq === undefined) return undefined;
        const { symbol } = this.#symbols.transition(transition);
        return { text: `${symbol} : ${weightName(this.#recording.steps.fact(seq).b)}`, isNew: seq >= since };
      },
    };
  }

  /** Once it is known, a node shows what may be there. */
  #graph(n: number, since: number): GraphView {
    return {
      kind: "graph",
      model: this.#index.wdg,
      at: n,
      since,
      sublabel: (id) => {
        const node = this.#symbols.node(Number(id.slice(1)));
        const seq = this.#outcomeAt(node.fullLabel, n);
        if (seq === undefined) return undefined;
        const weight = weightName(this.#recording.steps.fact(seq).c);
        return { text: `${glyphOf(weight)} ${weight}`, isNew: seq >= since };
      },
    };
  }

  #byNode: ReadonlyMap<string, readonly [location: number, symbol: number]> = new Map();
  #knownOutcomes = 0;

  /** Outcomes are about control locations, nodes about variables: they meet in their names. */
  #outcomeAt(fullLabel: string, n: number): Seq | undefined {
    const births = this.#index.outcomeBirths;
    if (this.#knownOutcomes < births.length) {
      const byNode = new Map(this.#byNode);
      for (; this.#knownOutcomes < births.length; this.#knownOutcomes++) {
        const { a, b } = this.#recording.steps.fact(births.at(this.#knownOutcomes));
        const method = this.#symbols.stackSymbol(b);
        const name = this.#symbols.location(a);
        const short = name.startsWith(`${method}/`) ? name.slice(method.length + 1) : name;
        byNode.set(`(${short}, ${method})`, [a, b]);
      }
      this.#byNode = byNode;
    }
    const pair = this.#byNode.get(fullLabel);
    return pair === undefined ? undefined : this.#index.outcomeOf(pair[0], pair[1], n);
  }

  #worklist(n: number, since: number): QueueView {
    const waiting = this.#recording.agendaAt(n);
    const item = (put: Seq): QueueItem => ({ fact: put, text: this.#wording.fact(put), isNew: put >= since });
    const take = this.#takeBefore(n);
    return {
      kind: "queue",
      taken: take === undefined ? undefined : { ...item(this.#recording.steps.subject(take)), isNew: take >= since },
      itemCount: waiting.length,
      item: (index) => item(waiting[index] ?? 0),
    };
  }

  /** The transition that is being looked at; none before saturation and after it. */
  #takeBefore(n: number): Seq | undefined {
    if (n === 0) return undefined;
    const begun = this.#recording.lastTakeAt(n - 1);
    const { steps } = this.#recording;
    const isSaturating = begun !== undefined && steps.kind(begun) === "take";
    const isOver = ruleNames[steps.rule(n - 1)] === "read-out";
    return isSaturating && !isOver ? begun : undefined;
  }

  #outcomes(n: number, since: number): TableView {
    const births = this.#index.outcomeBirths;
    return {
      kind: "table",
      columns: OUTCOME_COLUMNS,
      rowCount: births.lowerBound(n),
      row: (index) => {
        const birth = births.at(index);
        const fact = this.#index.outcomeStep(index, n) ?? birth;
        const { a, b, c } = this.#recording.steps.fact(fact);
        const method = this.#symbols.stackSymbol(b);
        const name = this.#symbols.location(a);
        const short = name.startsWith(`${method}/`) ? name.slice(method.length + 1) : name;
        const weight = weightName(c);
        const isNew = fact >= since;
        const cells = [
          short,
          method,
          [`${glyphOf(weight)} ${weight}`, ...this.#seedsOf(short, method, n)].join(" "),
          weight === "any" ? "✓" : "",
          this.#stackOf(short, method, n),
        ];
        return { key: `o${a}.${b}`, cells: cells.map((text) => [{ text, fact, isNew }]), fact, isNew };
      },
    };
  }

  /** The stack languages come with the end of the recording. */
  #stackOf(name: string, method: string, n: number): string {
    if (n < this.#recording.length) return "";
    return this.#symbols.outcomes.find((each) => each.name === name && each.owner === method)?.stack ?? "";
  }

  /** The letters of the seeds whose values may be there; none when there is only one seed. */
  #seedsOf(name: string, method: string, n: number): readonly string[] {
    if (n < this.#recording.length) return [];
    return this.#symbols.outcomes.find((each) => each.name === name && each.owner === method)?.seeds ?? [];
  }

  #ruleCells(seq: Seq): readonly string[] {
    const { left, right, weight, edge } = this.#symbols.rule(this.#recording.steps.fact(seq).a);
    return [left, right, weight, edge === -1 ? "" : this.#wording.edge(edge)];
  }

  #edgeCells(seq: Seq): readonly string[] {
    const { source, target, label, statement } = this.#symbols.edge(this.#recording.steps.fact(seq).a);
    return [
      this.#symbols.node(source).fullLabel,
      label,
      this.#symbols.node(target).fullLabel,
      ruleNames[this.#recording.steps.rule(seq)] ?? "",
      this.#symbols.statement(statement)?.text ?? "",
    ];
  }

  #transitions(n: number, since: number): TableView {
    const { transitionRows, transitionBirths } = this.#index;
    return {
      kind: "table",
      columns: TRANSITION_COLUMNS,
      rowCount: transitionBirths.lowerBound(n),
      row: (index) => {
        const id = transitionRows.at(index);
        const fact = this.#index.weightStep(id, n) ?? transitionBirths.at(index);
        const { from, symbol, to } = this.#symbols.transition(id);
        const isNew = fact >= since;
        const weight = weightName(this.#recording.steps.fact(fact).b);
        const cells = [this.#symbols.stateName(from), symbol, this.#symbols.stateName(to), weight];
        return { key: `t${id}`, cells: cells.map((text): readonly Part[] => [{ text, fact, isNew }]), fact, isNew };
      },
    };
  }

  #facts(
    kind: number,
    n: number,
    since: number,
    columns: readonly string[],
    cells: (seq: Seq) => readonly string[],
  ): TableView {
    const births = this.#recording.births(kind);
    return {
      kind: "table",
      columns,
      rowCount: births.lowerBound(n),
      row: (index): TableRow => {
        const fact = births.at(index);
        const isNew = fact >= since;
        const { a } = this.#recording.steps.fact(fact);
        const key = kind === factKinds.edge ? `e${a}` : `r${a}`;
        return { key, cells: cells(fact).map((text) => [{ text, fact, isNew }]), fact, isNew };
      },
    };
  }
}

const RULE_COLUMNS = [
  "relevancy.column.left",
  "relevancy.column.right",
  "relevancy.column.weight",
  "relevancy.column.edge",
];
const EDGE_COLUMNS = [
  "relevancy.column.source",
  "relevancy.column.label",
  "relevancy.column.target",
  "relevancy.column.rule",
  "relevancy.column.statement",
];
const TRANSITION_COLUMNS = [
  "relevancy.column.from",
  "relevancy.column.reads",
  "relevancy.column.to",
  "relevancy.column.weight",
];
const OUTCOME_COLUMNS = [
  "relevancy.column.variable",
  "relevancy.column.method",
  "relevancy.column.weight",
  "relevancy.column.relevant",
  "relevancy.column.stack",
];
