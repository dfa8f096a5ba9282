import { IntLists } from "../../../../kernel/index.ts";
import { engineWords, type PanelSpec, type PanelView, type Seq, type TableView } from "../../../../trace/index.ts";
import { factKinds, isOfCheck } from "../facts/vocabulary.ts";
import { CheckIndex } from "./check-index.ts";
import { DerivationTrees } from "./derivation-view.ts";
import { basePairTable, checkKey, factKey, implicationTable, satisfiabilityTable } from "./fact-tables.ts";
import { checkPicture, disjunctPicture, heapView } from "./heap-view.ts";
import { SymbolRows } from "./symbol-rows.ts";
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

/** The rows of the section, and the view data of each panel; grows with the recording. */
export class Panels extends SymbolRows {
  /** By the step of a disjunct of A, the disjuncts of SV that came to the same. */
  readonly knownAgain = new IntLists();
  /** Disjuncts that left the table, and those that Π and abs made false. */
  readonly closed: Seq[] = [];
  readonly #unfoldings = new UnfoldingTable(this);
  readonly #checks = new CheckIndex(this);
  readonly #derivations = new DerivationTrees(this, this.#checks);
  readonly #views: Readonly<Record<string, (n: number, since: number) => PanelView>> = {
    "unfolding-table": (n, since) => this.#table(n, since),
    heap: (n, since) => heapView(this, this.#checks, n, since),
    derivation: (n, since) => this.#derivations.view(n, since),
    "base-pairs": (n, since) => basePairTable(this, n, since),
    implications: (n, since) => implicationTable(this, n, since),
    satisfiability: (n, since) => ({
      ...satisfiabilityTable(this, this.#checks.checks, n, since),
      picture: (fact: Seq) => checkPicture(this, this.#checks, fact),
    }),
  };

  #table(n: number, since: number): TableView {
    return { ...this.#unfoldings.view(n, since), picture: (fact) => disjunctPicture(this, this.#checks, fact, n) };
  }

  protected override index(seq: Seq): void {
    const kind = this.steps.kind(seq);
    if (kind === "known") this.knownAgain.add(this.steps.subject(seq), seq);
    if (kind === "close") this.closed.push(seq);
    if (kind !== "derive") return;
    this.#checks.note(seq);
    this.#unfoldings.note(seq);
  }

  view(panel: string, n: number, since: number): PanelView {
    return this.#views[panel]?.(n, since) ?? this.#table(n, since);
  }

  /** The table rows and tree nodes that show the fact of a step. */
  elementsOf(seq: Seq): readonly string[] {
    const at = this.steps.about(seq);
    const { kind, b, c } = this.steps.fact(at);
    if (isOfCheck(kind)) return [checkKey(b), ...this.#derivations.elementsOf(at)];
    if (kind === factKinds.sv || kind === factKinds.abstract) return [lineKey(c, b)];
    return kind === factKinds.end ? [] : [factKey(at)];
  }

  factOf(element: string): Seq | undefined {
    const number = Number(element.slice(1));
    switch (element[0]) {
      case "f":
        return this.section.has(number) ? number : undefined;
      case "d":
        return this.#derivations.factOf(element);
      case "q":
        return this.#checks.checks[number]?.question;
      default:
        return this.#unfoldings.factOf(element);
    }
  }
}
