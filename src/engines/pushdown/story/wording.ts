import type { Recording, Seq } from "../../../trace/index.ts";
import type { SymbolReader } from "./read-symbols.ts";
import { factKinds, ruleNames } from "./rules.ts";

/** How the facts of a pushdown recording read. */
export class Wording {
  readonly #recording: Recording;
  readonly #symbols: SymbolReader;

  constructor(recording: Recording, symbols: SymbolReader) {
    this.#recording = recording;
    this.#symbols = symbols;
  }

  /** The step that a step is about: itself, or the fact or entry that it takes or finds known. */
  subject(seq: Seq): Seq {
    const { steps } = this.#recording;
    const kind = steps.kind(seq);
    return kind === "take" || kind === "known" || kind === "close" ? Math.max(0, steps.subject(seq)) : seq;
  }

  /** `l(p, g, s) = id`, `(p, g, s)` for an entry, `W(s) = id`, `top(p, g) = any`. */
  fact(seq: Seq): string {
    const { kind, a, b, c } = this.#recording.steps.fact(this.subject(seq));
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
    const { kind, b, c } = this.#recording.steps.fact(seq);
    return this.#symbols.weight(kind === factKinds.top ? c : b);
  }

  /** The facts a value was made from, without the one it is combined with. */
  factors(seq: Seq): readonly Seq[] {
    const { steps } = this.#recording;
    const premises = steps.premises(seq);
    return steps.kind(seq) === "derive" ? premises : premises.slice(1);
  }

  /** What Update was offered and what the transition had, for a step inside Update. */
  offer(seq: Seq): { readonly offered: string; readonly before: string } {
    const { steps } = this.#recording;
    const [, offered, before] = steps.frameAt(steps.frame(seq)).arguments;
    return { offered: this.#symbols.weight(offered), before: this.#symbols.weight(before) };
  }

  /** `id ⊗ any = any`: how the offered value came about; undefined where nothing was multiplied. */
  product(seq: Seq): string | undefined {
    const { steps } = this.#recording;
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
    const { steps } = this.#recording;
    if (steps.kind(seq) === "derive") return undefined;
    const { offered, before } = this.offer(seq);
    return `${before} ⊕ ${offered} = ${this.#symbols.weight(steps.fact(seq).b)}`;
  }
}
