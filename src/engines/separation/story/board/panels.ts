import type { PanelSpec, PanelView, Part, Recording, Seq, TableRow, TableView } from "../../../../trace/index.ts";
import { factKinds, isOfCheck } from "../facts/rules.ts";
import { CheckIndex } from "./check-index.ts";
import { checkKey, factOfCheck, satisfiabilityTable } from "./check-table.ts";
import { DerivationTrees } from "./derivation-view.ts";
import { SeparationHeaps } from "./heap-view.ts";
import { type SymbolReader, superscript } from "./read-symbols.ts";

export const panelSpecs: readonly PanelSpec[] = [
  {
    id: "unfolding-table",
    region: "separation.region.unfolding-table",
    kind: "table",
    symbol: "SV, A",
    place: "graph",
  },
  { id: "heap", region: "separation.region.heap", kind: "heap", symbol: "Δ", place: "graph" },
  {
    id: "derivation",
    region: "separation.region.derivation",
    kind: "graph",
    symbol: "⟶",
    place: "graph",
    within: "heap",
  },
  { id: "base-pairs", region: "separation.region.base-pairs", kind: "table", symbol: "base", place: "side" },
  { id: "implications", region: "separation.region.implications", kind: "table", symbol: "⇒", place: "side" },
  { id: "satisfiability", region: "separation.region.satisfiability", kind: "table", symbol: "⊨", place: "side" },
];

/** So many disjuncts are shown in one cell. */
const MAX_PARTS = 60;

/** One line of Fig. 6: round i of one predicate. */
interface Line {
  readonly round: number;
  readonly predicate: number;
  readonly birth: Seq;
  readonly sv: Seq[];
  readonly a: Seq[];
}

/** The view data of each panel; grows with the recording. */
export class Panels {
  readonly #recording: Recording;
  readonly #symbols: SymbolReader;
  readonly #lines: Line[] = [];
  readonly #byKey = new Map<string, Line>();
  #indexed = 0;

  readonly #checks: CheckIndex;
  readonly #heaps: SeparationHeaps;
  readonly #derivations: DerivationTrees;

  constructor(recording: Recording, symbols: SymbolReader) {
    this.#recording = recording;
    this.#symbols = symbols;
    this.#checks = new CheckIndex(recording, symbols);
    this.#heaps = new SeparationHeaps(recording, symbols, this.#checks);
    this.#derivations = new DerivationTrees(recording, symbols, this.#checks);
  }

  extend(): void {
    this.#checks.extend();
    const { steps } = this.#recording;
    for (; this.#indexed < this.#recording.length; this.#indexed++) {
      const seq = this.#indexed;
      if (steps.kind(seq) !== "derive") continue;
      const { kind, b, c } = steps.fact(seq);
      if (kind === factKinds.sv) this.#line(c, b, seq).sv.push(seq);
      else if (kind === factKinds.abstract) this.#line(c, b, seq).a.push(seq);
    }
  }

  view(panel: string, n: number, since: number): PanelView {
    if (panel === "base-pairs") return this.#facts(factKinds.pair, ["predicate", "pair", "origin"], n, since);
    if (panel === "heap") return this.#heaps.view(n, since);
    if (panel === "derivation") return this.#derivations.view(n, since);
    if (panel === "satisfiability") return satisfiabilityTable(this.#recording, this.#symbols, this.#checks, n, since);
    if (panel === "implications") return this.#facts(factKinds.implication, ["i", "implied", "covering"], n, since);
    return this.#unfoldingTable(n, since);
  }

  /** The table rows that show the fact of a step. */
  elementsOf(seq: Seq): readonly string[] {
    if (seq < 0 || seq >= this.#recording.length) return [];
    const at = this.#symbols.subject(seq);
    const { kind, b, c } = this.#recording.steps.fact(at);
    if (isOfCheck(kind)) return [checkKey(b), ...this.#derivations.elementsOf(at)];
    if (kind === factKinds.sv || kind === factKinds.abstract) return [lineKey(c, b)];
    return kind === factKinds.end ? [] : [`f${at}`];
  }

  factOf(element: string): Seq | undefined {
    if (element.startsWith("f")) {
      const seq = Number(element.slice(1));
      return seq >= 0 && seq < this.#recording.length ? seq : undefined;
    }
    if (element.startsWith("d")) return this.#derivations.factOf(element);
    return this.#byKey.get(element)?.birth ?? factOfCheck(element, this.#checks);
  }

  #line(round: number, predicate: number, birth: Seq): Line {
    const key = lineKey(round, predicate);
    const known = this.#byKey.get(key);
    if (known !== undefined) return known;
    const line: Line = { round, predicate, birth, sv: [], a: [] };
    this.#byKey.set(key, line);
    this.#lines.push(line);
    return line;
  }

  #unfoldingTable(n: number, since: number): TableView {
    let rowCount = 0;
    while (rowCount < this.#lines.length && (this.#lines[rowCount]?.birth ?? n) < n) rowCount++;
    return {
      kind: "table",
      hasLines: true,
      columns: ["i", "predicate", "sv", "a"].map((name) => `separation.column.${name}`),
      rowCount,
      row: (index): TableRow => {
        const line = this.#lines[index] ?? { round: 0, predicate: 0, birth: 0, sv: [], a: [] };
        const { round, predicate, birth } = line;
        const plain = (text: string): readonly Part[] => [{ text, fact: birth, isNew: birth >= since }];
        const sv = this.#parts(line.sv, n, since, (a) => this.#symbols.disjunct(a).text);
        const a = this.#parts(this.#abstractsOf(line), n, since, (row) => this.#symbols.abstract(row).text ?? "false");
        return {
          key: lineKey(round, predicate),
          cells: [plain(String(round)), plain(this.#symbols.head(predicate)), sv, a.length === 0 ? plain("false") : a],
          fact: birth,
          isNew: [...sv, ...a].some((part) => part.isNew),
        };
      },
    };
  }

  /** In the canonical reading A accumulates: a line has what the lines above have. */
  #abstractsOf({ round, predicate, a }: Line): readonly Seq[] {
    if (!this.#symbols.isCanonical) return a;
    return this.#lines.filter((line) => line.predicate === predicate && line.round <= round).flatMap((line) => line.a);
  }

  #parts(steps: readonly Seq[], n: number, since: number, text: (row: number) => string): readonly Part[] {
    const there = steps.filter((seq) => seq < n);
    const parts = there.slice(0, MAX_PARTS).map((seq, index) => ({
      text: `${index === 0 ? "" : "∨ "}${text(this.#recording.steps.fact(seq).a)}`,
      fact: seq,
      isNew: seq >= since,
    }));
    const hidden = there.length - parts.length;
    return hidden === 0 ? parts : [...parts, { text: `∨ … (${hidden} more)`, fact: undefined, isNew: false }];
  }

  #facts(kind: number, columns: readonly string[], n: number, since: number): TableView {
    const births = this.#recording.births(kind);
    return {
      kind: "table",
      hasLines: true,
      columns: columns.map((name) => `separation.column.${name}`),
      rowCount: births.lowerBound(n),
      row: (index): TableRow => {
        const seq = births.at(index);
        const { a, b, c } = this.#recording.steps.fact(seq);
        const texts = kind === factKinds.pair ? this.#pairCells(a, b) : this.#comparisonCells(a, b, c);
        const isNew = seq >= since;
        return { key: `f${seq}`, cells: texts.map((text) => [{ text, fact: seq, isNew }]), fact: seq, isNew };
      },
    };
  }

  #pairCells(pair: number, predicate: number): readonly string[] {
    const { text, origin } = this.#symbols.pair(pair);
    return [this.#symbols.head(predicate), text, origin];
  }

  #comparisonCells(comparison: number, predicate: number, round: number): readonly string[] {
    const { text, covering, isCovered } = this.#symbols.comparison(comparison);
    const name = this.#symbols.predicate(predicate)?.name ?? "?";
    const cover = covering.length === 0 ? "anything" : covering.join(" ∨ ");
    return [`${round} ${name}`, text, isCovered ? `⇒ ${cover}` : `⇏ A${superscript(round - 1)}`];
  }
}

function lineKey(round: number, predicate: number): string {
  return `u${round},${predicate}`;
}
