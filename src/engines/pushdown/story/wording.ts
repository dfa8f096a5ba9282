import { callAt, type Section, type Seq } from "../../../trace/index.ts";
import type { SymbolReader } from "./read-symbols.ts";
import { factKinds, ruleNames, vocabulary } from "./vocabulary.ts";

/** How the facts of a saturation read. */
export class Wording {
  readonly #section: Section;
  readonly #symbols: SymbolReader;

  constructor(section: Section, symbols: SymbolReader) {
    this.#section = section;
    this.#symbols = symbols;
  }

  /** `l(p, g, s) = id`, `(p, g, s)` for an entry, `W(s) = id`, `top(p, g) = any`. */
  fact(seq: Seq): string {
    const { kind, a, b, c } = this.#section.steps.fact(this.#section.steps.about(seq));
    const symbols = this.#symbols;
    switch (kind) {
      case factKinds.transition:
        return `l${symbols.triple(a)} = ${symbols.weight(b)}`;
      case factKinds.accepted:
        return `W(${symbols.state(a)}) = ${symbols.weight(b)}`;
      case factKinds.top:
        return `top(${symbols.state(a)}, ${symbols.symbol(b)}) = ${symbols.weight(c)}`;
      default:
        return symbols.triple(a);
    }
  }

  /** The weight that a fact gives. */
  weight(seq: Seq): string {
    const { kind, b, c } = this.#section.steps.fact(seq);
    return this.#symbols.weight(kind === factKinds.top ? c : b);
  }

  /** The facts a value was made from, without the one it is combined with and without what made the rule. */
  factors(seq: Seq): readonly Seq[] {
    const { steps } = this.#section;
    const premises = steps.premises(seq).filter((premise) => this.#section.has(premise));
    return steps.kind(seq) === "derive" ? premises : premises.slice(1);
  }

  /** What Update was offered and what the transition had, for a step inside Update. */
  offer(seq: Seq): { readonly offered: string; readonly before: string } {
    const { steps } = this.#section;
    const call = callAt(steps, vocabulary.procedures, steps.frame(seq));
    if (call?.procedure !== "Update") return { offered: "?", before: "?" };
    const { offered, before } = call.values;
    return { offered: this.#symbols.weight(offered), before: this.#symbols.weight(before) };
  }

  /** `id ⊗ any = any`: how the offered value came about; undefined where nothing was multiplied. */
  product(seq: Seq): string | undefined {
    const { steps } = this.#section;
    const cause = ruleNames[steps.rule(seq)];
    const weights = this.factors(seq).map((premise) => this.weight(premise));
    const ruleWeight = this.#symbols.rule(steps.fact(seq).c)?.weight ?? "?";
    const { offered } = this.offer(seq);
    switch (cause) {
      case "pop":
      case "step":
      case "push": {
        const factors = this.#symbols.direction === "post" ? [...weights, ruleWeight] : [ruleWeight, ...weights];
        return factors.length === 1 ? undefined : `${factors.join(" ⊗ ")} = ${offered}`;
      }
      case "epsilon":
        return `${weights.join(" ⊗ ")} = ${offered}`;
      default:
        return undefined;
    }
  }

  /** `const ⊕ any = any`: what Update did with the offered value; undefined when there was nothing before. */
  sum(seq: Seq): string | undefined {
    const { steps } = this.#section;
    if (steps.kind(seq) === "derive") return undefined;
    const { offered, before } = this.offer(seq);
    return `${before} ⊕ ${offered} = ${this.#symbols.weight(steps.fact(seq).b)}`;
  }

  /** Message id of the name of a step’s rule. */
  rule(seq: Seq): string {
    return `pushdown.rule.${ruleNames[this.#section.steps.rule(seq)] ?? "worklist"}`;
  }

  /** What is no recorded fact: the pushdown rule, and the equations with their weights filled in. */
  side(seq: Seq): readonly string[] {
    const { steps } = this.#section;
    const { kind, c } = steps.fact(seq);
    if (steps.kind(seq) === "put" || steps.kind(seq) === "take") return [];
    if (steps.kind(seq) !== "known" && kind !== factKinds.transition) return [];
    const rule = this.#symbols.rule(c);
    const fired = rule === undefined ? [] : [`f(${this.#symbols.ruleText(c)}) = ${rule.weight}`];
    const equations = [this.product(seq), this.sum(seq)];
    return [...fired, ...equations.filter((equation) => equation !== undefined)];
  }
}
