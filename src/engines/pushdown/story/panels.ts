import {
  agendaView,
  type FactsByKey,
  type GraphView,
  NONE,
  type PanelSpec,
  type PanelView,
  risingTable,
  type Section,
  type Seq,
  type TableRow,
  type TableView,
  type Words,
} from "../../../trace/index.ts";
import { type FactsIndex, transitionKey } from "./facts-index.ts";
import type { SymbolReader } from "./read-symbols.ts";
import type { RuleSymbol } from "./symbols.ts";
import { factKinds } from "./vocabulary.ts";

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
const MAX_STEPS = 20_000;

/** The view data of each panel: filters over the recording, nothing computed twice. */
export class Panels {
  readonly #section: Section;
  readonly #index: FactsIndex;
  readonly #symbols: SymbolReader;
  readonly #everyone: Words;

  constructor(section: Section, index: FactsIndex, symbols: SymbolReader, everyone: Words) {
    this.#everyone = everyone;
    this.#section = section;
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
          const { a, b, c } = this.#section.steps.fact(seq);
          return [this.#symbols.state(a), this.#symbols.symbol(b), this.#symbols.weight(c)];
        });
      default:
        return this.#rising(this.#index.transitions, ["from", "symbol", "to", "weight"], n, since, (seq) => {
          const { a, b } = this.#section.steps.fact(seq);
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
        const { a, b } = this.#section.steps.fact(seq);
        const symbol = this.#symbols.symbol(this.#symbols.transition(a).symbol);
        return { text: `${symbol} : ${this.#symbols.weight(b)}`, isNew: seq >= since };
      },
    };
  }

  /** The transition that is being processed is shown until the read-out begins. */
  #worklist(n: number, since: number): PanelView {
    const isReading = this.#section.countAt(factKinds.accepted, n) > 0;
    return agendaView(this.#section, n, since, (put) => this.#entry(put, n), isReading);
  }

  /** A waiting transition with the weight it has by now. */
  #entry(put: Seq, n: number): string {
    const transition = this.#section.steps.fact(put).a;
    const seq = this.#index.transitions.stepAt(transitionKey(transition), n);
    const weight = seq === undefined ? "" : ` : ${this.#symbols.weight(this.#section.steps.fact(seq).b)}`;
    return `${this.#symbols.triple(transition)}${weight}`;
  }

  /**
   * The rules that there are, with what made them where another section did: of a plain system all are there from the
   * beginning. Those that were made or fired since are marked.
   */
  #rules(n: number, since: number): TableView {
    const fired = this.#firedBetween(since, n);
    const { rules } = this.#symbols;
    const areMade = (rules[0]?.birth ?? NONE) !== NONE;
    return {
      kind: "table",
      columns: ["rule", "weight", ...(areMade ? ["origin"] : [])].map((name) => `pushdown.column.${name}`),
      rowCount: rulesBefore(rules, n),
      row: (index): TableRow => {
        const { birth = NONE, weight = "" } = this.#symbols.rule(index) ?? {};
        const fact = fired.get(index) ?? birth;
        const isNew = fired.has(index) || (areMade && birth >= since);
        const texts = [this.#symbols.ruleText(index), weight, ...(areMade ? [this.#originOf(birth)] : [])];
        const shown = fact === NONE ? undefined : fact;
        return { key: `r${index}`, cells: texts.map((text) => [{ text, fact: shown, isNew }]), fact, isNew };
      },
    };
  }

  #originOf(birth: Seq): string {
    return this.#section.steps
      .premises(birth)
      .map((premise) => this.#everyone.fact(premise))
      .join(", ");
  }

  #firedBetween(since: number, n: number): ReadonlyMap<number, Seq> {
    const fired = new Map<number, Seq>();
    const { steps } = this.#section;
    for (let seq = Math.max(0, since, n - MAX_STEPS); seq < n; seq++) {
      if (!this.#section.has(seq)) continue;
      const { kind, c } = steps.fact(seq);
      const isUpdate = kind === factKinds.transition && steps.kind(seq) !== "take" && steps.kind(seq) !== "put";
      if (isUpdate && c !== -1) fired.set(c, seq);
    }
    return fired;
  }

  #rising(
    rows: FactsByKey<string>,
    columns: readonly string[],
    n: number,
    since: number,
    cells: (seq: Seq) => readonly string[],
  ): TableView {
    return risingTable({ rows, columns: columns.map((name) => `pushdown.column.${name}`), n, since, cells });
  }
}

/** Rules are made in the order of their numbers. */
function rulesBefore(rules: readonly RuleSymbol[], n: number): number {
  let [low, high] = [0, rules.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rules[middle]?.birth ?? NONE) < n) low = middle + 1;
    else high = middle;
  }
  return low;
}
