import {
  type Derivation,
  derivationOf,
  type InstantiatedRule,
  type Recording,
  type Seq,
} from "../../../trace/index.ts";
import { ruleNames } from "../algorithm/dependence-graph/rules.ts";
import type { SymbolReader } from "./read-symbols.ts";
import { factKinds } from "./symbols.ts";
import type { Wording } from "./wording.ts";

const RULE_PREFIX = "relevancy.rule.";

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
    return RULE_PREFIX + (ruleNames[this.#recording.steps.rule(seq)] ?? "worklist");
  }

  /** The rule with its premises filled in; undefined for worklist bookkeeping. */
  instantiate(seq: Seq): InstantiatedRule | undefined {
    const { steps } = this.#recording;
    if (steps.kind(seq) === "take" || steps.kind(seq) === "put") return undefined;
    const fact = this.#wording.subject(seq);
    const premises = steps.premises(fact).map((premise) => ({ text: this.#wording.fact(premise), fact: premise }));
    const side = this.sideOf(fact).map((text) => ({ text, fact: undefined }));
    return { name: this.ruleOf(fact), premises: [...premises, ...side], conclusion: this.#wording.fact(fact) };
  }

  /** Premises that are no recorded facts: the statement of an edge, the equation of a weight. */
  sideOf(seq: Seq): readonly string[] {
    const { steps } = this.#recording;
    const { kind } = steps.fact(seq);
    if (kind === factKinds.edge) {
      const statement = this.#symbols.statement(steps.statement(seq));
      return statement === undefined ? [] : [`${statement.text} in ${statement.method}`];
    }
    const equation = kind === factKinds.transition ? this.#wording.equation(seq) : "";
    return equation === "" ? [] : [equation];
  }

  #reason(seq: Seq) {
    const statement = this.#recording.steps.statement(seq);
    return {
      text: this.#wording.fact(seq),
      rule: this.ruleOf(seq),
      side: this.sideOf(seq),
      statement: statement === -1 ? undefined : this.#symbols.span(statement),
    };
  }
}
