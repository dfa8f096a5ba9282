import {
  type Derivation,
  derivationOf,
  type InstantiatedRule,
  type Recording,
  type Seq,
} from "../../../../trace/index.ts";
import { factKinds, ruleNames } from "../facts/rules.ts";
import type { SymbolReader } from "./read-symbols.ts";

/** Reads derivations off a recording. */
export class Reasons {
  readonly #recording: Recording;
  readonly #symbols: SymbolReader;

  constructor(recording: Recording, symbols: SymbolReader) {
    this.#recording = recording;
    this.#symbols = symbols;
  }

  why(seq: Seq, limit: number): Derivation {
    return derivationOf(
      seq,
      limit,
      (fact) => this.#recording.steps.premises(fact),
      (fact) => this.#reason(fact),
    );
  }

  ruleOf(seq: Seq): string {
    return `separation.rule.${ruleNames[this.#recording.steps.rule(seq)] ?? "initialize"}`;
  }

  /** The rule with its premises filled in; undefined for the bookkeeping of rounds. */
  instantiate(seq: Seq): InstantiatedRule | undefined {
    const { steps } = this.#recording;
    if (steps.kind(seq) === "take" || steps.kind(seq) === "put") return undefined;
    const premises = steps.premises(seq).map((premise) => ({ text: this.#symbols.fact(premise), fact: premise }));
    const side = this.sideOf(seq).map((text) => ({ text, fact: undefined }));
    const isClosed = steps.kind(seq) === "close";
    return {
      name: this.ruleOf(seq),
      premises: [...premises, ...side],
      conclusion: isClosed ? "false" : this.#symbols.fact(seq),
    };
  }

  /** What is no recorded fact: substitutions, what Π and abs did, the rule of a pair. */
  sideOf(seq: Seq): readonly string[] {
    const { steps } = this.#recording;
    const { kind, a, b } = steps.fact(seq);
    // A `known` or `close` step keeps the step that is meant in a; its own row is b.
    const row = steps.kind(seq) === "derive" ? a : b;
    if (kind === factKinds.sv) return this.#symbols.disjunct(row).replacements;
    if (kind === factKinds.pair) return [this.#symbols.pair(row).origin];
    if (kind === factKinds.expansion && steps.kind(seq) === "derive") return this.#disjunctOf(a);
    if (kind !== factKinds.abstract) return [];
    return this.#symbols.abstract(row).actions.map(({ kind: what, text }) => `${what}: ${text}`);
  }

  /** `disjunct 2 of pre` */
  #disjunctOf(row: number): readonly string[] {
    const { call, disjunct } = this.#symbols.expansion(row);
    return [`disjunct ${disjunct + 1} of ${call.split("(")[0] ?? call}`];
  }

  #reason(seq: Seq) {
    return {
      text: this.#symbols.fact(seq),
      rule: this.ruleOf(seq),
      side: this.sideOf(seq),
      statement: undefined,
    };
  }
}
