import type { Recording, Seq } from "../../../../trace/index.ts";
import { factKinds } from "../facts/rules.ts";
import type { SymbolReader } from "./read-symbols.ts";

/** The steps about one formula. */
export interface CheckSteps {
  readonly question: Seq;
  /** In order; the step that replaced an occurrence is also under its number. */
  readonly expansions: readonly Seq[];
  readonly byOccurrence: ReadonlyMap<number, Seq>;
  readonly answer: Seq | undefined;
}

interface Growing extends CheckSteps {
  readonly expansions: Seq[];
  readonly byOccurrence: Map<number, Seq>;
  answer: Seq | undefined;
}

/** What the steps say about formulas, by formula; and which disjunct became which. Grows with the recording. */
export class CheckIndex {
  readonly checks: CheckSteps[] = [];
  readonly #growing: Growing[] = [];
  /** The disjuncts of the next round, by the disjunct that they were unfolded from. */
  readonly #unfolded = new Map<Seq, Seq[]>();
  readonly #recording: Recording;
  readonly #symbols: SymbolReader;
  #indexed = 0;

  constructor(recording: Recording, symbols: SymbolReader) {
    this.#recording = recording;
    this.#symbols = symbols;
  }

  extend(): void {
    for (; this.#indexed < this.#recording.length; this.#indexed++) this.#note(this.#indexed);
  }

  /** The disjuncts that came from a disjunct of SV. */
  unfoldedFrom(seq: Seq): readonly Seq[] {
    return this.#unfolded.get(seq) ?? [];
  }

  #note(seq: Seq): void {
    const { steps } = this.#recording;
    if (steps.kind(seq) !== "derive") return;
    const { kind, a, b } = steps.fact(seq);
    switch (kind) {
      case factKinds.sv:
        for (const from of steps.premises(seq)) this.#unfolded.set(from, [...this.unfoldedFrom(from), seq]);
        break;
      case factKinds.question: {
        const check: Growing = { question: seq, expansions: [], byOccurrence: new Map(), answer: undefined };
        this.#growing.push(check);
        this.checks.push(check);
        break;
      }
      case factKinds.expansion:
        this.#growing[b]?.expansions.push(seq);
        this.#growing[b]?.byOccurrence.set(this.#symbols.expansion(a).occurrence, seq);
        break;
      case factKinds.answer: {
        const check = this.#growing[b];
        if (check !== undefined) check.answer = seq;
        break;
      }
    }
  }
}
