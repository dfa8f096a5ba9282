import type { Message, Section, Seq, Words } from "../../../trace/index.ts";
import { weightName } from "../result.ts";
import type { SymbolReader } from "./read-symbols.ts";
import { factKinds, ruleNames } from "./vocabulary.ts";
import type { Wording } from "./wording.ts";

/** Says in words what a step did. The sentences are in the message catalog. */
export class Explanations {
  readonly #section: Section;
  readonly #symbols: SymbolReader;
  readonly #wording: Wording;
  readonly #everyone: Words;

  constructor(section: Section, symbols: SymbolReader, wording: Wording, everyone: Words) {
    this.#section = section;
    this.#symbols = symbols;
    this.#wording = wording;
    this.#everyone = everyone;
  }

  begin() {
    return { what: message("start.what"), why: message("start.why"), effect: message("start.effect") };
  }

  end(): readonly Message[] {
    return [message("effect.end")];
  }

  title(seq: Seq): Message {
    const kind = this.#section.steps.kind(seq);
    const verb = kind === "refine" ? "raised" : kind === "known" ? "known" : "what";
    return message(`${verb}.${this.#kindOf(seq)}`, { fact: this.#wording.fact(seq) });
  }

  why(seq: Seq): Message {
    const { steps } = this.#section;
    const statement = this.#symbols.statement(steps.statement(seq));
    if (this.#kindOf(seq) === "edge" && statement === undefined) return message("why.no-statement");
    const all = steps.premises(seq);
    // A step that finds nothing new or replaces a fact begins with that fact.
    const premises = steps.kind(seq) === "derive" ? all : all.slice(1);
    return message(`why.${ruleNames[steps.rule(seq)] ?? "copy"}`, {
      line: statement?.span.start.line ?? 0,
      statement: statement?.text ?? "",
      premises: premises.map((premise) => this.#everyone.fact(premise)).join(", "),
    });
  }

  effect(seq: Seq): Message {
    const { steps } = this.#section;
    const kind = this.#kindOf(seq);
    if (steps.kind(seq) === "known") return message("effect.known");
    return message(kind === "outcome" ? `effect.outcome-${weightName(steps.fact(seq).b)}` : `effect.${kind}`);
  }

  /** Under which message a step is counted. */
  tally(seq: Seq): string {
    const isKnown = this.#section.steps.kind(seq) === "known";
    return `relevancy.sum.${isKnown ? "known" : this.#kindOf(seq)}`;
  }

  #kindOf(seq: Seq): "edge" | "rule" | "outcome" {
    const { steps } = this.#section;
    const kind = steps.factKind(steps.about(seq));
    return kind === factKinds.edge ? "edge" : kind === factKinds.rule ? "rule" : "outcome";
  }
}

function message(id: string, values: Message["values"] = {}): Message {
  return { id: `relevancy.${id}`, values };
}
