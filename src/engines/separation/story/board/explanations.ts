import type { Explanation, Message, Seq } from "../../../../trace/index.ts";
import { factKinds, ruleName } from "../facts/rules.ts";
import type { SeparationRun } from "./run.ts";
import { instantiatedRule, sideConditions } from "./why.ts";
import { factText } from "./wording.ts";

/** How many steps are told one by one. */
const FEW_STEPS = 6;

/** Says in words what the steps [since, n) did. The sentences are in the message catalog. */
export function explain(run: SeparationRun, n: number, since: number): Explanation {
  if (n === 0)
    return {
      what: [message("start.what", {})],
      why: [message("start.why", { reading: run.reading })],
      effect: [message("start.effect", {})],
      rule: undefined,
    };
  const head = Math.min(Math.max(0, since), n - 1);
  const { steps } = run.recording;
  const isRound = steps.factKind(head) === factKinds.end && steps.kind(head) !== "derive";
  return {
    what: [titleOf(run, head)],
    why: [reasonOf(run, head)],
    effect: n - head === 1 ? [effectOf(run, head)] : summary(run, head, n),
    rule: instantiatedRule(run, isRound && head + 1 < n ? head + 1 : head),
  };
}

/** One line about a step. */
export function titleOf(run: SeparationRun, seq: Seq): Message {
  const { steps } = run.recording;
  const kind = steps.kind(seq);
  const { kind: factKind, b, c } = steps.fact(seq);
  if (kind === "put" || kind === "take") return message(`what.${kind}`, { round: c });
  if (kind === "close" && factKind === factKinds.sv)
    return message("what.pruned", { fact: run.row("disjuncts", b).text });
  const word = kind === "known" ? "known" : kind === "close" ? "false" : (whatOf[factKind] ?? "end");
  return message(`what.${word}`, { fact: factText(run, seq) });
}

const whatOf: Readonly<Record<number, string>> = {
  [factKinds.sv]: "sv",
  [factKinds.abstract]: "abstract",
  [factKinds.implication]: "implication",
  [factKinds.pair]: "pair",
  [factKinds.question]: "question",
  [factKinds.clash]: "clash",
  [factKinds.expansion]: "expand",
  [factKinds.answer]: "answer",
};

function reasonOf(run: SeparationRun, seq: Seq): Message {
  const { steps } = run.recording;
  const { a } = steps.fact(seq);
  if (steps.kind(seq) === "put" || steps.kind(seq) === "take") return message("why.round", {});
  const rule = ruleName(steps.rule(seq));
  switch (rule) {
    case "imply":
      return message(run.row("comparisons", a).isCovered ? "why.imply" : "why.not-implied", {});
    case "answer":
      return message("why.answer", { verdict: run.row("answers", a).verdict });
    case "clash":
    case "question":
      return message(`why.${rule}`, {});
    case "stop":
      return message(a === 1 ? "why.stop" : "why.limit", {});
    default: {
      const side = sideConditions(run, seq);
      return side.length === 0 ? message(`why.${rule}-plain`, {}) : message(`why.${rule}`, { side: side.join("; ") });
    }
  }
}

function effectOf({ recording: { steps } }: SeparationRun, seq: Seq): Message {
  const rule = ruleName(steps.rule(seq));
  switch (steps.kind(seq)) {
    case "known":
      return message("effect.known", {});
    case "close":
      return message("effect.close", { rule });
    case "put":
    case "take":
      return message("effect.round", {});
    default:
      return message(`effect.${rule}`, {});
  }
}

/** What several steps brought: each of them when they are few, else counted by rule. */
function summary(run: SeparationRun, head: Seq, n: number): readonly Message[] {
  if (n - head <= FEW_STEPS) return Array.from({ length: n - head - 1 }, (_, index) => titleOf(run, head + 1 + index));
  const counts = new Map<string, number>();
  for (let seq = head; seq < n; seq++) {
    const name = ruleName(run.recording.steps.rule(seq));
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => message(`sum.${name}`, { count }));
}

function message(id: string, values: Message["values"]): Message {
  return { id: `separation.${id}`, values };
}
