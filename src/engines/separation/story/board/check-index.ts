import type { Seq } from "../../../../trace/index.ts";
import { factKinds } from "../facts/rules.ts";
import type { SeparationRun } from "./run.ts";

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
  readonly #run: SeparationRun;

  constructor(run: SeparationRun) {
    this.#run = run;
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
    const { steps } = this.#run.recording;
    const { kind, a, b } = steps.fact(seq);
    const check = this.#checks[b];
    if (kind === factKinds.sv)
      for (const from of steps.premises(seq)) this.#unfolded.set(from, [...this.unfoldedFrom(from), seq]);
    else if (kind === factKinds.question)
      this.#checks.push({ question: seq, expansions: [], byOccurrence: new Map(), answer: undefined });
    else if (kind === factKinds.expansion && check !== undefined) {
      check.expansions.push(seq);
      check.byOccurrence.set(this.#run.row("expansions", a).occurrence, seq);
    } else if (kind === factKinds.answer && check !== undefined) check.answer = seq;
  }
}
