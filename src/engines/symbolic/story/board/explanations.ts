import type { BoardSession, Explanation, Message, Recording, Seq } from "../../../../trace/index.ts";
import type { Cause } from "../../algorithm/state/observer.ts";
import { factKinds, isOfExecution, type RecordedRule, ruleName } from "../facts/index.ts";
import type { SymbolReader } from "./read-symbols.ts";
import type { RunIndex } from "./run-index.ts";
import type { Reasons } from "./why.ts";
import { causeText, inputText, type Wording } from "./wording.ts";

/** How many steps are told one by one. */
const FEW_STEPS = 6;

/** Says in words what the steps [since, n) did. The sentences are in the message catalog. */
export class Explanations {
  readonly #recording: Recording;
  readonly #symbols: SymbolReader;
  readonly #index: RunIndex;
  readonly #wording: Wording;
  readonly #reasons: Reasons;
  readonly #algorithm1: BoardSession;

  constructor(
    recording: Recording,
    symbols: SymbolReader,
    index: RunIndex,
    wording: Wording,
    reasons: Reasons,
    algorithm1: BoardSession,
  ) {
    this.#recording = recording;
    this.#symbols = symbols;
    this.#index = index;
    this.#wording = wording;
    this.#reasons = reasons;
    this.#algorithm1 = algorithm1;
  }

  explain(n: number, since: number): Explanation {
    if (n === 0) return this.#beginning();
    const head = Math.min(Math.max(0, since), n - 1);
    if (!this.#isOwn(head)) return this.#algorithm1.explain(Math.min(n, this.#index.start), since);
    // The move of the agenda says little: what made the node is told with it.
    const telling = this.#telling(head, n);
    return {
      what: [this.title(head)],
      why: [...this.#why(head), ...(telling === head ? [] : this.#why(telling))],
      effect: n - head === 1 ? this.#effect(head) : this.#summary(head, n),
      rule: this.#reasons.instantiate(telling),
    };
  }

  title(seq: Seq): Message {
    if (!this.#isOwn(seq)) return this.#algorithm1.title(seq);
    const { steps } = this.#recording;
    const { kind, a, b, c } = steps.fact(seq);
    switch (kind) {
      case factKinds.node:
        return this.#nodeTitle(seq);
      case factKinds.configuration:
        return this.#configurationTitle(b, c);
      case factKinds.verdict: {
        const verdict = this.#symbols.verdict(a);
        return message("what.verdict", { verdict: verdict?.verdict ?? "", delta: verdict?.delta ?? "" });
      }
      case factKinds.end: {
        const end = this.#symbols.end(steps.kind(seq) === "close" ? c : a);
        // A word of a sentence's cases has no hyphen.
        const word = end?.kind === "cut-off" ? "cut" : (end?.kind ?? "");
        return message("what.end", { kind: word, text: end?.text ?? "", node: `#${b}` });
      }
      case factKinds.test: {
        const test = this.#symbols.test(a);
        return message("what.test", { number: a + 1, input: test === undefined ? "" : inputText(test) });
      }
      default: {
        const { covered = 0, branches = 0, infeasible = 0 } = this.#symbols.coverage(a) ?? {};
        return message("what.coverage", { covered, branches, infeasible });
      }
    }
  }

  #beginning(): Explanation {
    const { method = "", strategy = "separation-logic" } = this.#symbols.subject ?? {};
    return {
      what: [message("start.what", { method })],
      why: [message("start.why", { strategy: words[strategy] })],
      effect: [message("start.effect", {})],
      rule: undefined,
    };
  }

  #configurationTitle(node: number, row: number): Message {
    const execution = this.#symbols.execution(row);
    if (execution === undefined) return message("what.begin", { node: this.#wording.node(node) });
    const isReady = execution.accessedBy === undefined;
    return message(isReady ? "what.executed" : "what.waits", { statement: execution.text });
  }

  #nodeTitle(seq: Seq): Message {
    const row = this.#index.nodeOf(seq) ?? -1;
    const node = `#${row}`;
    if (this.#recording.steps.kind(seq) === "take") return message("what.take", { node: this.#wording.node(row) });
    const cause = this.#symbols.node(row)?.cause;
    if (cause === undefined || cause.kind === "start") return message("what.first", { node });
    return message("what.put", { node, cause: causeText(cause) });
  }

  #why(seq: Seq): readonly Message[] {
    const { steps } = this.#recording;
    if (steps.kind(seq) === "take") return [message("why.take", {})];
    const name = this.#ruleAt(seq);
    const cause = this.#symbols.node(this.#index.nodeOf(seq) ?? -1)?.cause;
    if (name === "enum-2" || name === "enum-3") return [whyInitialized(cause)];
    if (name === "enum")
      return [message("why.enum", { rule: this.#symbols.execution(steps.fact(seq).c)?.accessedBy ?? "S-VAR" })];
    if (name === "solve") return [message("why.solve", { reason: this.#verdictReason(seq) })];
    if (name === "infeasible" || name === "unknown") return [message(`why.${name}`, { reason: this.#endText(seq) })];
    if (name === "cut-off") return [message("why.cut-off", { bound: this.#endText(seq) })];
    if (name === "test") {
      const isModel = steps.premises(seq).length > 0;
      return [message(isModel ? "why.test" : "why.enumerated", this.#judgment(seq))];
    }
    const side = this.#reasons.sideOf(seq);
    return [
      message(`why.${name}`, {}),
      ...(side.length > 1 ? [message("why.side", { side: side.slice(1).join("; ") })] : []),
    ];
  }

  #effect(seq: Seq): readonly Message[] {
    const { steps } = this.#recording;
    const { kind, c } = steps.fact(seq);
    if (steps.kind(seq) === "put") return [message("effect.put", {})];
    if (steps.kind(seq) === "take") return [message("effect.take", {})];
    switch (kind) {
      case factKinds.configuration: {
        const execution = this.#symbols.execution(c);
        if (execution === undefined) return [message("effect.delta", { delta: this.#deltaAt(seq) })];
        const { effect } = execution;
        return [effect === "" ? message("effect.nothing", {}) : message("effect.configuration", { effect })];
      }
      case factKinds.verdict:
        return [message("effect.verdict", { verdict: this.#symbols.verdict(steps.fact(seq).a)?.verdict ?? "" })];
      case factKinds.end:
        return [message(steps.kind(seq) === "close" ? "effect.close" : "effect.end", {})];
      case factKinds.test: {
        const branches = this.#symbols.test(steps.fact(seq).a)?.branches ?? [];
        return [message("effect.test", { count: branches.length, branches: branches.join(" ") })];
      }
      default:
        return [message("effect.coverage", {})];
    }
  }

  /** What several steps brought: each of them when they are few, else counted by kind. */
  #summary(head: Seq, n: number): readonly Message[] {
    if (n - head === 2 && this.#telling(head, n) !== head) return this.#effect(head + 1);
    if (n - head <= FEW_STEPS)
      return [
        ...(this.#recording.steps.kind(head) === "derive" ? this.#effect(head) : []),
        ...Array.from({ length: n - head - 1 }, (_, index) => this.title(head + 1 + index)),
      ];
    const counts = new Map<string, number>();
    for (let seq = head; seq < n; seq++) {
      const kind = sumName(this.#recording, seq);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    return [...counts].map(([kind, count]) => message(`sum.${kind}`, { count }));
  }

  /** The first step that a rule made: a take and the configuration behind it are told as one. */
  #telling(head: Seq, n: number): Seq {
    const isTake = this.#recording.steps.kind(head) === "take";
    return isTake && head + 1 < n ? head + 1 : head;
  }

  #deltaAt(seq: Seq): string {
    const configuration = this.#symbols.configuration(this.#recording.steps.fact(seq).a);
    return this.#symbols.delta(configuration?.delta ?? -1)?.text ?? "";
  }

  #ruleAt(seq: Seq): RecordedRule {
    return ruleName(this.#recording.steps.rule(seq)) ?? "start";
  }

  #isOwn(seq: Seq): boolean {
    return isOfExecution(this.#recording.steps.factKind(seq));
  }

  #verdictReason(seq: Seq): string {
    const verdict = this.#symbols.verdict(this.#recording.steps.fact(seq).a);
    return verdict?.reason === "" || verdict === undefined ? "—" : verdict.reason;
  }

  #endText(seq: Seq): string {
    const { a, c } = this.#recording.steps.fact(seq);
    const row = this.#recording.steps.kind(seq) === "close" ? c : a;
    return this.#symbols.end(row)?.text ?? "";
  }

  #judgment(seq: Seq): Message["values"] {
    const test = this.#symbols.test(this.#recording.steps.fact(seq).a);
    const repOK = test?.repOK === undefined ? "none" : String(test.repOK);
    return { precondition: String(test?.precondition ?? false), repOK };
  }
}

/** The cases of a sentence have no hyphens. */
const words = { "separation-logic": "logic", lazy: "lazy", "black-box": "box" } as const;

function whyInitialized(cause: Cause | undefined): Message {
  if (cause?.kind !== "initialized") return message("why.start", {});
  const { variable, scenario, choice } = cause;
  if (scenario === 3) return message("why.scenario-3", { variable, predicate: cause.predicate ?? "" });
  return message("why.scenario-2", { variable, choice });
}

/** Steps of one kind are counted together. */
function sumName(recording: Recording, seq: Seq): string {
  const { steps } = recording;
  const kind = steps.kind(seq);
  if (kind === "put" || kind === "take" || kind === "close") return kind;
  switch (steps.factKind(seq)) {
    case factKinds.configuration:
      return "configuration";
    case factKinds.verdict:
      return "verdict";
    case factKinds.end:
      return "end";
    case factKinds.test:
      return "test";
    default:
      return "coverage";
  }
}

function message(id: string, values: Message["values"]): Message {
  return { id: `symbolic.${id}`, values };
}
