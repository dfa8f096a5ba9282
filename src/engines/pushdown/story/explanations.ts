import type { Message, Section, Seq, StepKind } from "../../../trace/index.ts";
import { type FactsIndex, transitionKey } from "./facts-index.ts";
import type { SymbolReader } from "./read-symbols.ts";
import { factKinds, ruleNames } from "./vocabulary.ts";
import type { Wording } from "./wording.ts";

/** Says in words what a step did. The sentences are in the message catalogue. */
export class Explanations {
  readonly #section: Section;
  readonly #index: FactsIndex;
  readonly #symbols: SymbolReader;
  readonly #wording: Wording;

  constructor(section: Section, index: FactsIndex, symbols: SymbolReader, wording: Wording) {
    this.#section = section;
    this.#index = index;
    this.#symbols = symbols;
    this.#wording = wording;
  }

  begin() {
    const values = { direction: this.#symbols.direction, semiring: this.#symbols.semiring };
    return {
      what: message("start.what", values),
      why: message("start.why", values),
      effect: message("start.effect", {}),
    };
  }

  end(): readonly Message[] {
    return [message("effect.end", { direction: this.#symbols.direction })];
  }

  title(seq: Seq): Message {
    const { steps } = this.#section;
    const kind = steps.kind(seq);
    const fact = this.#wording.fact(seq);
    if (kind === "take" || kind === "put") return message(`what.${kind}`, { fact });
    const { kind: factKind } = steps.fact(steps.about(seq));
    if (factKind === factKinds.accepted) return message("what.accepted", { fact });
    if (factKind === factKinds.top) return message("what.top", { fact });
    if (kind === "known") return message("known.transition", { fact });
    return message(kind === "refine" ? "what.raised" : "what.added", { fact });
  }

  why(seq: Seq): Message {
    const { steps } = this.#section;
    const kind = steps.kind(seq);
    const { direction } = this.#symbols;
    if (kind === "take") return message("why.take", {});
    if (kind === "put") return message("why.put", { direction });
    const name = ruleNames[steps.rule(seq)] ?? "worklist";
    const [first, second] = this.#wording.factors(seq).map((premise) => this.#wording.fact(premise));
    const fact = steps.fact(seq);
    if (name === "final" || name === "accept" || name === "read-top")
      return message(`why.${name}`, { direction, premise: first ?? "", transition: second ?? first ?? "" });
    const product = this.#wording.product(seq) ?? this.#wording.offer(seq).offered;
    const values = {
      direction,
      rule: this.#symbols.ruleText(fact.c),
      weight: this.#symbols.rule(fact.c)?.weight ?? "",
      first: first ?? "",
      second: second ?? "",
      product,
    };
    return message(`why.${name}`, values);
  }

  effect(seq: Seq): Message {
    const { steps } = this.#section;
    const kind = steps.kind(seq);
    if (kind === "take") return this.#effectOfTake(seq);
    if (kind === "put") return message("effect.put", { count: this.#section.agendaAt(seq + 1).length });
    const { kind: factKind } = steps.fact(steps.about(seq));
    if (factKind === factKinds.accepted) return message("effect.accepted", {});
    if (factKind === factKinds.top) return message("effect.top", { fact: this.#wording.fact(seq) });
    const sum = this.#wording.sum(seq) ?? this.#wording.fact(seq);
    if (kind === "known") return message("effect.known", { sum });
    return message(kind === "refine" ? "effect.raised" : "effect.added", { sum });
  }

  #effectOfTake(seq: Seq): Message {
    const { steps } = this.#section;
    const transition = steps.fact(steps.subject(seq)).a;
    const step = this.#index.transitions.stepAt(transitionKey(transition), seq + 1);
    const weight = step === undefined ? "" : this.#wording.weight(step);
    const isEpsilon = this.#symbols.transition(transition).symbol === -1;
    return message(isEpsilon ? "effect.take-epsilon" : "effect.take", { weight });
  }

  /** Under which message a step is counted. */
  tally(seq: Seq): string | undefined {
    const name = tallies[this.#section.steps.kind(seq)];
    return name && `pushdown.sum.${name}`;
  }
}

/** The order in which counts are told, too. */
const tallies: Readonly<Partial<Record<StepKind, string>>> = {
  derive: "added",
  refine: "raised",
  known: "known",
  put: "puts",
};

export const tallyOrder: readonly string[] = Object.values(tallies).map((name) => `pushdown.sum.${name}`);

function message(id: string, values: Message["values"]): Message {
  return { id: `pushdown.${id}`, values };
}
