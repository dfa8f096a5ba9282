import type { Explanation, Message, Recording, Seq } from "../../../trace/index.ts";
import { ruleNames } from "../algorithm/dependence-graph/rules.ts";
import { weightName } from "../result.ts";
import type { SymbolReader } from "./read-symbols.ts";
import { factKinds } from "./symbols.ts";
import type { Reasons } from "./why.ts";
import type { Wording } from "./wording.ts";

const FEW_STEPS = 5;

/** Says in words what the steps [since, n) did. The sentences are in the message catalog. */
export class Explanations {
  readonly #recording: Recording;
  readonly #symbols: SymbolReader;
  readonly #wording: Wording;
  readonly #reasons: Reasons;

  constructor(recording: Recording, symbols: SymbolReader, wording: Wording, reasons: Reasons) {
    this.#recording = recording;
    this.#symbols = symbols;
    this.#wording = wording;
    this.#reasons = reasons;
  }

  explain(n: number, since: number): Explanation {
    if (n === 0) {
      return {
        what: [message("start.what", {})],
        why: [message("start.why", {})],
        effect: [message("start.effect", {})],
        rule: undefined,
      };
    }
    const head = Math.min(Math.max(0, since), n - 1);
    const effect = n - head === 1 ? [this.#effect(head)] : this.#summary(head, n);
    const end = n === this.#recording.length ? [message("effect.end", {})] : [];
    return {
      what: [this.title(head)],
      why: [this.#why(head)],
      effect: [...effect, ...end],
      rule: this.#reasons.instantiate(head),
    };
  }

  title(seq: Seq): Message {
    const { steps } = this.#recording;
    const kind = steps.kind(seq);
    const fact = this.#wording.fact(seq);
    if (kind === "take" || kind === "put") return message(`what.${kind}`, { fact });
    const name = factNames[steps.factKind(this.#wording.subject(seq))] ?? "edge";
    if (kind === "refine") return message(`raised.${name}`, { fact });
    return message(`${kind === "known" ? "known" : "what"}.${name}`, { fact });
  }

  #why(seq: Seq): Message {
    const { steps } = this.#recording;
    const kind = steps.kind(seq);
    if (kind === "take" || kind === "put") return message(`why.${kind}`, {});
    const rule = ruleNames[steps.rule(seq)] ?? "copy";
    const subject = this.#wording.subject(seq);
    const premises = steps.premises(seq).filter((premise) => premise !== subject);
    const statement = this.#symbols.statement(steps.statement(seq));
    const values = {
      line: statement?.span.start.line ?? 0,
      statement: statement?.text ?? "",
      premises: premises.map((premise) => this.#wording.fact(premise)).join(", "),
      equation: this.#wording.equation(seq),
    };
    if (rule === "start") return message("why.start", values);
    if (rule === "read-out" && premises.length === 0) return message("why.final", values);
    const isEdge = steps.factKind(subject) === factKinds.edge;
    if (isEdge && statement === undefined) return message("why.no-statement", values);
    return message(`why.${rule}`, values);
  }

  #effect(seq: Seq): Message {
    const { steps } = this.#recording;
    const kind = steps.kind(seq);
    if (kind === "known") return message("effect.known", {});
    if (kind === "take") return message("effect.take", {});
    if (kind === "put") return message("effect.put", { count: this.#recording.agendaAt(seq + 1).length });
    const { kind: factKind, c } = steps.fact(seq);
    if (factKind === factKinds.outcome) return message(`effect.outcome-${weightName(c)}`, {});
    if (factKind === factKinds.transition)
      return message("effect.transition", { equation: this.#wording.equation(seq) });
    return message(`effect.${factNames[factKind] ?? "edge"}`, {});
  }

  /** What several steps brought: each of them when they are few, else counted by kind. */
  #summary(head: Seq, n: number): readonly Message[] {
    const { steps } = this.#recording;
    if (n - head <= FEW_STEPS) return Array.from({ length: n - head - 1 }, (_, index) => this.title(head + 1 + index));
    const counts = new Map<string, number>();
    for (let seq = head; seq < n; seq++) {
      const kind = steps.kind(seq);
      const name = kind === "derive" || kind === "refine" ? (factNames[steps.factKind(seq)] ?? "edge") : kind;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    counts.delete("take");
    return [...counts].map(([name, count]) => message(`sum.${name}`, { count }));
  }
}

const factNames: Readonly<Record<number, string>> = {
  [factKinds.edge]: "edge",
  [factKinds.rule]: "rule",
  [factKinds.transition]: "transition",
  [factKinds.entry]: "entry",
  [factKinds.accepted]: "accepted",
  [factKinds.outcome]: "outcome",
};

function message(id: string, values: Message["values"]): Message {
  return { id: `relevancy.${id}`, values };
}
