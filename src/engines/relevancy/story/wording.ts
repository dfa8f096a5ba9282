import type { Recording, Seq } from "../../../trace/index.ts";
import { weightName } from "../result.ts";
import type { SymbolReader } from "./read-symbols.ts";
import { factKinds } from "./symbols.ts";

/** How the facts of a relevancy recording read, in the paper's notation. */
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

  /** `(s, C.m()) ⇝ (c, C.m())`, `⟨s, C.m()⟩ ↪ ⟨c, C.m()⟩`, `s –C.m()→ q : any`, `W(q) = any`, `ra(s, C.m()) = any`. */
  fact(seq: Seq): string {
    const { kind, a, b, c } = this.#recording.steps.fact(this.subject(seq));
    switch (kind) {
      case factKinds.edge:
        return this.edge(a);
      case factKinds.rule:
        return this.rule(a);
      case factKinds.transition:
        return `${this.transition(a)} : ${weightName(b)}`;
      case factKinds.entry:
        return this.transition(a);
      case factKinds.accepted:
        return `W(${this.#symbols.stateName(a)}) = ${weightName(b)}`;
      default:
        return `ra(${this.#symbols.location(a)}, ${this.#symbols.stackSymbol(b)}) = ${weightName(c)}`;
    }
  }

  edge(number: number): string {
    const { source, target, label } = this.#symbols.edge(number);
    const arrow = label === "id" ? "⇝" : `–${label}→`;
    return `${this.#symbols.node(source).fullLabel} ${arrow} ${this.#symbols.node(target).fullLabel}`;
  }

  rule(number: number): string {
    const { left, right, weight } = this.#symbols.rule(number);
    return `${left} ↪ ${right}${weight === "id" ? "" : ` [${weight}]`}`;
  }

  transition(id: number): string {
    const { from, symbol, to } = this.#symbols.transition(id);
    return `${this.#symbols.stateName(from)} –${symbol}→ ${this.#symbols.stateName(to)}`;
  }

  /** `l(t) = 0 ⊕ any ⊗ id = any`, as the rule that made the step has it. */
  equation(seq: Seq): string {
    const { steps } = this.#recording;
    const subject = this.subject(seq);
    const fact = steps.fact(subject);
    if (fact.kind !== factKinds.transition) return "";
    const before = steps.kind(subject) === "refine" ? this.#weightBefore(steps.premises(subject)[0]) : "0";
    return `${before} ⊕ ${weightName(fact.c)} = ${weightName(fact.b)}`;
  }

  #weightBefore(seq: Seq | undefined): string {
    return seq === undefined ? "0" : weightName(this.#recording.steps.fact(seq).b);
  }
}
