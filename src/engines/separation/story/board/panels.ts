import { engineWords, type PanelSpec, type PanelView, type Seq } from "../../../../trace/index.ts";
import { factKinds, isOfCheck } from "../facts/vocabulary.ts";
import { CheckIndex } from "./check-index.ts";
import { DerivationTrees } from "./derivation-view.ts";
import { basePairTable, checkKey, factKey, implicationTable, satisfiabilityTable } from "./fact-tables.ts";
import { SeparationHeaps } from "./heap-view.ts";
import type { SymbolRows } from "./symbol-rows.ts";
import { lineKey, UnfoldingTable } from "./unfolding-table.ts";

const { panel } = engineWords("separation");

export const panelSpecs: readonly PanelSpec[] = [
  panel("unfolding-table", "table", "SV, A", "graph"),
  panel("heap", "heap", "Δ", "graph"),
  { ...panel("derivation", "graph", "⟶", "graph"), within: "heap" },
  panel("base-pairs", "table", "base", "side"),
  panel("implications", "table", "⇒", "side"),
  panel("satisfiability", "table", "⊨", "side"),
];

/** The view data of each panel; grows with the recording. */
export class Panels {
  readonly #rows: SymbolRows;
  readonly #unfoldings: UnfoldingTable;
  readonly #checks: CheckIndex;
  readonly #heaps: SeparationHeaps;
  readonly #derivations: DerivationTrees;
  #indexed = 0;

  constructor(rows: SymbolRows) {
    this.#rows = rows;
    this.#unfoldings = new UnfoldingTable(rows);
    this.#checks = new CheckIndex(rows);
    this.#heaps = new SeparationHeaps(rows, this.#checks);
    this.#derivations = new DerivationTrees(rows, this.#checks);
  }

  extend(): void {
    const { section } = this.#rows;
    for (; this.#indexed < section.length; this.#indexed++) {
      if (!section.has(this.#indexed) || section.steps.kind(this.#indexed) !== "derive") continue;
      this.#checks.note(this.#indexed);
      this.#unfoldings.note(this.#indexed);
    }
  }

  view(panel: string, n: number, since: number): PanelView {
    switch (panel) {
      case "base-pairs":
        return basePairTable(this.#rows, n, since);
      case "implications":
        return implicationTable(this.#rows, n, since);
      case "satisfiability":
        return satisfiabilityTable(this.#rows, this.#checks.checks, n, since);
      case "heap":
        return this.#heaps.view(n, since);
      case "derivation":
        return this.#derivations.view(n, since);
      default:
        return this.#unfoldings.view(n, since);
    }
  }

  /** The table rows and tree nodes that show the fact of a step. */
  elementsOf(seq: Seq): readonly string[] {
    const at = this.#rows.steps.about(seq);
    const { kind, b, c } = this.#rows.steps.fact(at);
    if (isOfCheck(kind)) return [checkKey(b), ...this.#derivations.elementsOf(at)];
    if (kind === factKinds.sv || kind === factKinds.abstract) return [lineKey(c, b)];
    return kind === factKinds.end ? [] : [factKey(at)];
  }

  factOf(element: string): Seq | undefined {
    const number = Number(element.slice(1));
    switch (element[0]) {
      case "f":
        return this.#rows.section.has(number) ? number : undefined;
      case "d":
        return this.#derivations.factOf(element);
      case "q":
        return this.#checks.checks[number]?.question;
      default:
        return this.#unfoldings.factOf(element);
    }
  }
}
