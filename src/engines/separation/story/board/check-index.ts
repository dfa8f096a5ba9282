import type { Seq } from "../../../../trace/index.ts";
import { factKinds } from "../facts/vocabulary.ts";
import type { SymbolRows } from "./symbol-rows.ts";

/** The steps about one formula. */
export interface CheckSteps {
  readonly question: Seq;
  /** In order; the step that replaced an occurrence is also under its number. */
  readonly expansions: Seq[];
  readonly byOccurrence: Map<number, Seq>;
  answer: Seq | undefined;
}

/** What the steps say about formulas, by formula; and which disjunct became which. Grows with the recording. */
export class CheckIndex {
  readonly #checks: CheckSteps[] = [];
  /** The disjuncts of the next round, by the disjunct that they were unfolded from. */
  readonly #unfolded = new Map<Seq, Seq[]>();
  readonly #rows: SymbolRows;

  constructor(rows: SymbolRows) {
    this.#rows = rows;
  }

  get checks(): readonly Readonly<CheckSteps>[] {
    return this.#checks;
  }

  /** The disjuncts that came from a disjunct of SV. */
  unfoldedFrom(seq: Seq): readonly Seq[] {
    return this.#unfolded.get(seq) ?? [];
  }

  /** Takes note of a step that derives something. */
  note(seq: Seq): void {
    const { steps } = this.#rows;
    const { kind, a, b } = steps.fact(seq);
    const check = this.#checks[b];
    if (kind === factKinds.sv)
      for (const from of steps.premises(seq)) this.#unfolded.set(from, [...this.unfoldedFrom(from), seq]);
    else if (kind === factKinds.question)
      this.#checks.push({ question: seq, expansions: [], byOccurrence: new Map(), answer: undefined });
    else if (kind === factKinds.expansion && check !== undefined) {
      check.expansions.push(seq);
      check.byOccurrence.set(this.#rows.row("expansions", a).occurrence, seq);
    } else if (kind === factKinds.answer && check !== undefined) check.answer = seq;
  }
}
