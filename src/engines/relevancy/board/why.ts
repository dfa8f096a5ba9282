import type { Derivation, InstantiatedRule, Recording, Seq } from "../../../trace/index.ts";
import { ruleNames } from "../rules.ts";
import { factKinds } from "../symbols.ts";
import type { SymbolReader } from "./read-symbols.ts";
import type { Wording } from "./wording.ts";

const RULE_PREFIX = "relevancy.rule.";

/** Reads derivations off a recording: premises are older steps, so every walk ends. */
export class Reasons {
  readonly #recording: Recording;
  readonly #symbols: SymbolReader;
  readonly #wording: Wording;

  constructor(recording: Recording, symbols: SymbolReader, wording: Wording) {
    this.#recording = recording;
    this.#symbols = symbols;
    this.#wording = wording;
  }

  /** Breadth first up to `limit` nodes, so that a cut leaves the nearest reasons in the picture. */
  why(seq: Seq, limit: number): Derivation {
    const root = this.#wording.subject(seq);
    const included = new Set<Seq>([root]);
    const waiting = [root];
    for (const fact of waiting) {
      for (const premise of this.#recording.steps.premises(fact)) {
        if (included.size >= limit || included.has(premise)) continue;
        included.add(premise);
        waiting.push(premise);
      }
    }
    return this.#derivation(root, included, new Set());
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

  #derivation(seq: Seq, included: ReadonlySet<Seq>, shown: Set<Seq>): Derivation {
    const isRepeated = shown.has(seq);
    shown.add(seq);
    const all = this.#recording.steps.premises(seq);
    const premises = isRepeated ? [] : all.filter((premise) => included.has(premise));
    const statement = this.#recording.steps.statement(seq);
    return {
      fact: seq,
      text: this.#wording.fact(seq),
      rule: this.ruleOf(seq),
      side: this.sideOf(seq),
      statement: statement === -1 ? undefined : this.#symbols.span(statement),
      premises: premises.map((premise) => this.#derivation(premise, included, shown)),
      isCut: premises.length < all.length,
    };
  }
}
