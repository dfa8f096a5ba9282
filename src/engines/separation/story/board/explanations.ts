import type { Explanation, Message, Recording, Seq } from "../../../../trace/index.ts";
import { factKinds, ruleNames } from "../facts/rules.ts";
import type { SymbolReader } from "./read-symbols.ts";
import type { Reasons } from "./why.ts";

/** How many steps are told one by one. */
const FEW_STEPS = 6;

/** Says in words what the steps [since, n) did. The sentences are in the message catalog. */
export class Explanations {
  readonly #recording: Recording;
  readonly #symbols: SymbolReader;
  readonly #reasons: Reasons;

  constructor(recording: Recording, symbols: SymbolReader, reasons: Reasons) {
    this.#recording = recording;
    this.#symbols = symbols;
    this.#reasons = reasons;
  }

  explain(n: number, since: number): Explanation {
    if (n === 0) {
      const { reading } = this.#symbols;
      return {
        what: [message("start.what", {})],
        why: [message("start.why", { reading })],
        effect: [message("start.effect", {})],
        rule: undefined,
      };
    }
    const head = Math.min(Math.max(0, since), n - 1);
    const { kind } = this.#recording.steps.fact(head);
    const isRound = kind === factKinds.end && this.#recording.steps.kind(head) !== "derive";
    return {
      what: [this.title(head)],
      why: [this.#why(head)],
      effect: n - head === 1 ? [this.#effect(head)] : this.#summary(head, n),
      rule: this.#reasons.instantiate(isRound && head + 1 < n ? head + 1 : head),
    };
  }

  title(seq: Seq): Message {
    const { steps } = this.#recording;
    const kind = steps.kind(seq);
    const { kind: factKind, c } = steps.fact(seq);
    if (kind === "put") return message("what.put", { round: c });
    if (kind === "take") return message("what.take", { round: c });
    const fact = this.#symbols.fact(seq);
    if (kind === "known") return message("what.known", { fact });
    if (kind === "close")
      return factKind === factKinds.sv
        ? message("what.pruned", { fact: this.#symbols.disjunct(steps.fact(seq).b).text })
        : message("what.false", { fact: this.#symbols.fact(seq) });
    switch (factKind) {
      case factKinds.sv:
        return message("what.sv", { fact });
      case factKinds.abstract:
        return message("what.abstract", { fact });
      case factKinds.implication:
        return message("what.implication", { fact });
      case factKinds.pair:
        return message("what.pair", { fact });
      case factKinds.question:
        return message("what.question", { fact });
      case factKinds.clash:
        return message("what.clash", { fact });
      case factKinds.expansion:
        return message("what.expand", { fact });
      case factKinds.answer:
        return message("what.answer", { fact });
      default:
        return message("what.end", { fact });
    }
  }

  #why(seq: Seq): Message {
    const { steps } = this.#recording;
    const name = ruleNames[steps.rule(seq)] ?? "initialize";
    if (steps.kind(seq) === "put" || steps.kind(seq) === "take") return message("why.round", {});
    if (name === "imply")
      return message(this.#symbols.comparison(steps.fact(seq).a).isCovered ? "why.imply" : "why.not-implied", {});
    if (name === "answer") return message("why.answer", { verdict: this.#symbols.answer(steps.fact(seq).a).verdict });
    if (name === "clash" || name === "question") return message(`why.${name}`, {});
    if (name === "stop") return message(steps.fact(seq).a === 1 ? "why.stop" : "why.limit", {});
    const side = this.#reasons.sideOf(seq);
    if (side.length === 0) return message(`why.${name}-plain`, {});
    return message(`why.${name}`, { side: side.join("; ") });
  }

  #effect(seq: Seq): Message {
    const { steps } = this.#recording;
    const name = ruleNames[steps.rule(seq)] ?? "initialize";
    if (steps.kind(seq) === "known") return message("effect.known", {});
    if (steps.kind(seq) === "close") return message("effect.close", { rule: name });
    if (steps.kind(seq) === "put" || steps.kind(seq) === "take") return message("effect.round", {});
    return message(`effect.${name}`, {});
  }

  /** What several steps brought: each of them when they are few, else counted by kind. */
  #summary(head: Seq, n: number): readonly Message[] {
    if (n - head <= FEW_STEPS) return Array.from({ length: n - head - 1 }, (_, index) => this.title(head + 1 + index));
    const counts = new Map<string, number>();
    for (let seq = head; seq < n; seq++) {
      const name = ruleNames[this.#recording.steps.rule(seq)] ?? "initialize";
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return [...counts].map(([name, count]) => message(`sum.${name}`, { count }));
  }
}

function message(id: string, values: Message["values"]): Message {
  return { id: `separation.${id}`, values };
}
