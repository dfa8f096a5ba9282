import type { Explanation, Message, Recording, Seq } from "../../../trace/index.ts";
import { type FactsIndex, transitionKey } from "./facts-index.ts";
import type { SymbolReader } from "./read-symbols.ts";
import { factKinds, ruleNames } from "./rules.ts";
import type { Reasons } from "./why.ts";
import type { Wording } from "./wording.ts";

/** How many steps are told one by one. */
const FEW_STEPS = 5;

/** Says in words what the steps [since, n) did. The sentences are in the message catalogue. */
export class Explanations {
  readonly #recording: Recording;
  readonly #index: FactsIndex;
  readonly #symbols: SymbolReader;
  readonly #wording: Wording;
  readonly #reasons: Reasons;

  constructor(recording: Recording, index: FactsIndex, symbols: SymbolReader, wording: Wording, reasons: Reasons) {
    this.#recording = recording;
    this.#index = index;
    this.#symbols = symbols;
    this.#wording = wording;
    this.#reasons = reasons;
  }

  explain(n: number, since: number): Explanation {
    if (n === 0) {
      const values = { direction: this.#symbols.direction, semiring: this.#symbols.semiring };
      return {
        what: [message("start.what", values)],
        why: [message("start.why", values)],
        effect: [message("start.effect", {})],
        rule: undefined,
      };
    }
    const head = Math.min(Math.max(0, since), n - 1);
    const effect = n - head === 1 ? this.#effect(head) : this.#summary(head, n);
    const end = n === this.#recording.length ? [message("effect.end", { direction: this.#symbols.direction })] : [];
    return {
      what: [this.title(head)],
      why: [this.#why(head)],
      effect: [...effect, ...end],
      rule: this.#reasons.instantiate(this.#firstConclusion(head, n)),
    };
  }

  title(seq: Seq): Message {
    const { steps } = this.#recording;
    const kind = steps.kind(seq);
    const fact = this.#wording.fact(seq);
    if (kind === "take" || kind === "put") return message(`what.${kind}`, { fact });
    const { kind: factKind } = steps.fact(this.#wording.subject(seq));
    if (factKind === factKinds.accepted) return message("what.accepted", { fact });
    if (factKind === factKinds.top) return message("what.top", { fact });
    if (kind === "known") return message("known.transition", { fact });
    return message(kind === "refine" ? "what.raised" : "what.added", { fact });
  }

  /** A take concludes nothing by itself: the rule to show is that of the first fact it brings. */
  #firstConclusion(head: Seq, n: number): Seq {
    return this.#recording.steps.kind(head) === "take" && head + 1 < n ? head + 1 : head;
  }

  #why(seq: Seq): Message {
    const { steps } = this.#recording;
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

  #effect(seq: Seq): readonly Message[] {
    const { steps } = this.#recording;
    const kind = steps.kind(seq);
    if (kind === "take") return [this.#effectOfTake(seq)];
    if (kind === "put") return [message("effect.put", { count: this.#recording.agendaAt(seq + 1).length })];
    const { kind: factKind } = steps.fact(this.#wording.subject(seq));
    if (factKind === factKinds.accepted) return [message("effect.accepted", {})];
    if (factKind === factKinds.top) return [message("effect.top", { fact: this.#wording.fact(seq) })];
    const sum = this.#wording.sum(seq) ?? this.#wording.fact(seq);
    if (kind === "known") return [message("effect.known", { sum })];
    return [message(kind === "refine" ? "effect.raised" : "effect.added", { sum })];
  }

  #effectOfTake(seq: Seq): Message {
    const { steps } = this.#recording;
    const transition = steps.fact(steps.subject(seq)).a;
    const step = this.#index.transitions.stepAt(transitionKey(transition), seq + 1);
    const weight = step === undefined ? "" : this.#wording.weight(step);
    const isEpsilon = this.#symbols.transition(transition).symbol === -1;
    return message(isEpsilon ? "effect.take-epsilon" : "effect.take", { weight });
  }

  /** What several steps brought: each of them when they are few, else counted by kind. */
  #summary(head: Seq, n: number): readonly Message[] {
    const { steps } = this.#recording;
    if (n - head <= FEW_STEPS) return Array.from({ length: n - head - 1 }, (_, index) => this.title(head + 1 + index));
    const counts = { added: 0, raised: 0, known: 0, puts: 0 };
    for (let seq = head; seq < n; seq++) {
      const kind = steps.kind(seq);
      if (kind === "put") counts.puts++;
      else if (kind === "known") counts.known++;
      else if (kind === "refine") counts.raised++;
      else if (kind === "derive") counts.added++;
    }
    return Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => message(`sum.${name}`, { count }));
  }
}

function message(id: string, values: Message["values"]): Message {
  return { id: `pushdown.${id}`, values };
}
