import type { Section, Seq } from "../../../trace/index.ts";
import { weightName } from "../result.ts";
import type { SymbolReader } from "./read-symbols.ts";
import { factKinds, ruleNames } from "./vocabulary.ts";

/** How the facts of graph, encoding and outcomes read, in the paper's notation. */
export class Wording {
  readonly #section: Section;
  readonly #symbols: SymbolReader;

  constructor(section: Section, symbols: SymbolReader) {
    this.#section = section;
    this.#symbols = symbols;
  }

  /** `(s, C.m()) ⇝ (c, C.m())`, `⟨s, C.m()⟩ ↪ ⟨c, C.m()⟩`, `ra(s, C.m()) = any`. */
  fact(seq: Seq): string {
    const { steps } = this.#section;
    const { kind, a, b } = steps.fact(steps.about(seq));
    switch (kind) {
      case factKinds.edge:
        return this.edge(a);
      case factKinds.rule:
        return this.#symbols.rule(a);
      default:
        return `ra${this.#symbols.node(a).fullLabel} = ${weightName(b)}`;
    }
  }

  edge(number: number): string {
    const { source, target, label } = this.#symbols.edge(number);
    const arrow = label === "id" ? "⇝" : `–${label}→`;
    return `${this.#symbols.node(source).fullLabel} ${arrow} ${this.#symbols.node(target).fullLabel}`;
  }

  /** Message id of the name of a step’s rule. */
  rule(seq: Seq): string {
    return `relevancy.rule.${ruleNames[this.#section.steps.rule(seq)] ?? "copy"}`;
  }

  /** The premise of an edge that is no recorded fact: its statement. */
  side(seq: Seq): readonly string[] {
    const { steps } = this.#section;
    const statement = this.#symbols.statement(steps.statement(seq));
    const isEdge = steps.fact(seq).kind === factKinds.edge;
    return isEdge && statement !== undefined ? [`${statement.text} in ${statement.method}`] : [];
  }
}
