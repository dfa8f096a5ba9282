import type {
  GraphView,
  PanelSpec,
  PanelView,
  QueueItem,
  QueueView,
  Recording,
  Seq,
  TableRow,
  TableView,
} from "../../../trace/index.ts";
import { type FactsIndex, type RisingRows, transitionKey } from "./facts-index.ts";
import type { SymbolReader } from "./read-symbols.ts";
import { factKinds } from "./rules.ts";

export const panelSpecs: readonly PanelSpec[] = [
  { id: "p-automaton", region: "pushdown.region.p-automaton", kind: "graph", symbol: "A", place: "graph" },
  { id: "worklist", region: "pushdown.region.worklist", kind: "queue", symbol: "WL", place: "side" },
  { id: "pushdown-rules", region: "pushdown.region.pushdown-rules", kind: "table", symbol: "Δ", place: "side" },
  {
    id: "transitions",
    region: "pushdown.region.transitions",
    kind: "table",
    symbol: "l",
    place: "side",
    within: "p-automaton",
  },
  { id: "tops", region: "pushdown.region.tops", kind: "table", symbol: "top", place: "side" },
];

/** Rules that fired in more steps than this are not looked for. */
const MOST_STEPS = 20_000;

/** The view data of each panel: filters over the recording, nothing computed twice. */
export class Panels {
  readonly #recording: Recording;
  readonly #index: FactsIndex;
  readonly #symbols: SymbolReader;

  constructor(recording: Recording, index: FactsIndex, symbols: SymbolReader) {
    this.#recording = recording;
    this.#index = index;
    this.#symbols = symbols;
  }

  view(panel: string, n: number, since: number): PanelView {
    switch (panel) {
      case "p-automaton":
        return this.#automaton(n, since);
      case "worklist":
        return this.#worklist(n, since);
      case "pushdown-rules":
        return this.#rules(n, since);
      case "tops":
        return this.#rising(this.#index.tops, ["location", "top", "weight"], n, since, (seq) => {
          const { a, b, c } = this.#recording.steps.fact(seq);
          return [this.#symbols.state(a), this.#symbols.symbol(b), this.#symbols.weight(c)];
        });
      default:
        return this.#rising(this.#index.transitions, ["from", "symbol", "to", "weight"], n, since, (seq) => {
          const { a, b } = this.#recording.steps.fact(seq);
          const { from, symbol, to } = this.#symbols.transition(a);
          return [
            this.#symbols.state(from),
            this.#symbols.symbol(symbol),
            this.#symbols.state(to),
            this.#symbols.weight(b),
          ];
        });
    }
  }

  #automaton(n: number, since: number): GraphView {
    const { transitions } = this.#index;
    return {
      kind: "graph",
      model: this.#index.automaton,
      at: n,
      since,
      sublabel: () => undefined,
      edgeLabel: (id) => {
        const seq = transitions.stepAt(id, n);
        if (seq === undefined) return undefined;
        const { a, b } = this.#recording.steps.fact(seq);
        const symbol = this.#symbols.symbol(this.#symbols.transition(a).symbol);
        return { text: `${symbol} : ${this.#symbols.weight(b)}`, isNew: seq >= since };
      },
    };
  }

  #worklist(n: number, since: number): QueueView {
    const waiting = this.#recording.agendaAt(n);
    const item = (put: Seq): QueueItem => ({ fact: put, text: this.#entry(put, n), isNew: put >= since });
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

  /** A waiting transition with the weight it has by now. */
  #entry(put: Seq, n: number): string {
    const transition = this.#recording.steps.fact(put).a;
    const seq = this.#index.transitions.stepAt(transitionKey(transition), n);
    const weight = seq === undefined ? "" : ` : ${this.#symbols.weight(this.#recording.steps.fact(seq).b)}`;
    return `${this.#symbols.triple(transition)}${weight}`;
  }

  /** The transition that is being processed; undefined before the loop and after it. */
  #lastTakeBefore(n: number): Seq | undefined {
    if (n === 0) return undefined;
    const isReading = this.#recording.countAt(factKinds.accepted, n) > 0;
    const isAtEnd = n === this.#recording.length && this.#recording.agendaAt(n).length === 0;
    return isReading || isAtEnd ? undefined : this.#recording.lastTakeAt(n - 1);
  }

  /** All rules are there from the beginning; those that fired since are marked. */
  #rules(n: number, since: number): TableView {
    const fired = this.#firedBetween(since, n);
    return {
      kind: "table",
      columns: ["pushdown.column.rule", "pushdown.column.weight"],
      rowCount: this.#symbols.rules.length,
      row: (index): TableRow => {
        const fact = fired.get(index) ?? -1;
        const isNew = fired.has(index);
        const part = (text: string) => [{ text, fact: isNew ? fact : undefined, isNew }];
        return {
          key: `r${index}`,
          cells: [part(this.#symbols.ruleText(index)), part(this.#symbols.rule(index)?.weight ?? "")],
          fact,
          isNew,
        };
      },
    };
  }

  #firedBetween(since: number, n: number): ReadonlyMap<number, Seq> {
    const fired = new Map<number, Seq>();
    const { steps } = this.#recording;
    for (let seq = Math.max(0, since, n - MOST_STEPS); seq < n; seq++) {
      const { kind, c } = steps.fact(seq);
      const isUpdate = kind === factKinds.transition && steps.kind(seq) !== "take" && steps.kind(seq) !== "put";
      if (isUpdate && c !== -1) fired.set(c, seq);
    }
    return fired;
  }

  #rising(
    rows: RisingRows,
    columns: readonly string[],
    n: number,
    since: number,
    cells: (seq: Seq) => readonly string[],
  ): TableView {
    return {
      kind: "table",
      columns: columns.map((name) => `pushdown.column.${name}`),
      rowCount: rows.births.lowerBound(n),
      row: (index): TableRow => {
        const key = rows.keyAt(index);
        const birth = rows.births.at(index);
        const fact = rows.stepAt(key, n) ?? birth;
        const texts = cells(fact);
        return {
          key,
          cells: texts.map((text, column) => {
            // Only the weight changes after birth.
            const step = column === texts.length - 1 ? fact : birth;
            return [{ text, fact: step, isNew: step >= since }];
          }),
          fact,
          isNew: fact >= since,
        };
      },
    };
  }
}
