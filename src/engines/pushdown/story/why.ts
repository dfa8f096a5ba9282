import {
  type Derivation,
  derivationOf,
  type InstantiatedRule,
  type Recording,
  type Seq,
} from "../../../trace/index.ts";
import type { SymbolReader } from "./read-symbols.ts";
import { factKinds, ruleNames } from "./rules.ts";
import type { Wording } from "./wording.ts";

/** Reads derivations off a recording. */
export class Reasons {
  readonly #recording: Recording;
  readonly #symbols: SymbolReader;
  readonly #wording: Wording;

  constructor(recording: Recording, symbols: SymbolReader, wording: Wording) {
    this.#recording = recording;
    this.#symbols = symbols;
    this.#wording = wording;
  }

  why(seq: Seq, limit: number): Derivation {
    return derivationOf(
      this.#wording.subject(seq),
      limit,
      (fact) => this.#recording.steps.premises(fact),
      (fact) => this.#reason(fact),
    );
  }

  ruleOf(seq: Seq): string {
    return `pushdown.rule.${ruleNames[this.#recording.steps.rule(seq)] ?? "worklist"}`;
  }

  /** The rule with its premises filled in; undefined for worklist bookkeeping. */
  instantiate(seq: Seq): InstantiatedRule | undefined {
    const { steps } = this.#recording;
    const kind = steps.kind(seq);
    if (kind === "take" || kind === "put") return undefined;
    const premises = steps.premises(seq).map((premise) => ({ text: this.#wording.fact(premise), fact: premise }));
    const side = this.#sideOf(seq).map((text) => ({ text, fact: undefined }));
    return { name: this.ruleOf(seq), premises: [...premises, ...side], conclusion: this.#wording.fact(seq) };
  }

  /** What is no recorded fact: the pushdown rule, and the equations with their weights filled in. */
  #sideOf(seq: Seq): readonly string[] {
    const { steps } = this.#recording;
    const { kind, c } = steps.fact(seq);
    if (steps.kind(seq) === "put" || steps.kind(seq) === "take") return [];
    if (steps.kind(seq) !== "known" && kind !== factKinds.transition) return [];
    const rule = this.#symbols.rule(c);
    const fired = rule === undefined ? [] : [`f(${this.#symbols.ruleText(c)}) = ${rule.weight}`];
    const equations = [this.#wording.product(seq), this.#wording.sum(seq)];
    return [...fired, ...equations.filter((equation) => equation !== undefined)];
  }

  #reason(seq: Seq) {
    const { kind, c } = this.#recording.steps.fact(seq);
    return {
      text: this.#wording.fact(seq),
      rule: this.ruleOf(seq),
      side: this.#sideOf(seq),
      statement: kind === factKinds.transition ? this.#symbols.rule(c)?.span : undefined,
    };
  }
}
