import { engineWords, type Message, type Phase, type Seq, type StepKind } from "../../../trace/index.ts";
import { type PushdownRun, transitionKey } from "./run.ts";
import { factKinds, ruleNames } from "./vocabulary.ts";
import { factorsOf, factText, isSinking, offerOf, productOf, sumOf, weightOf } from "./wording.ts";

const { message, phases } = engineWords("pushdown");

/** The saturation, then the read-out. */
export function phasesOf(run: PushdownRun): readonly Phase[] {
  const { section, direction } = run;
  return phases(section, { [direction]: factKinds.transition, "read-out": factKinds.accepted });
}

/** The sentences before the first step; their texts are in the message catalog. */
export function beginning(run: PushdownRun) {
  const values = { direction: run.direction, semiring: run.semiring };
  return {
    what: message("start.what", values),
    why: message("start.why", values),
  };
}

/** The sentences at the end. */
export function ending(run: PushdownRun): readonly Message[] {
  return [message("effect.end", { direction: run.direction })];
}

/** One line about a step. */
export function titleOf(run: PushdownRun, seq: Seq): Message {
  const { steps } = run;
  const kind = steps.kind(seq);
  const fact = factText(run, seq);
  if (kind === "take" || kind === "put") return message(`what.${kind}`, { fact });
  const { kind: factKind } = steps.fact(steps.about(seq));
  if (isSinking(run, seq)) return message("what.sunk", { fact });
  if (factKind === factKinds.accepted) return message("what.accepted", { fact });
  if (factKind === factKinds.top) return message("what.top", { fact });
  if (kind === "known") return message("known.transition", { fact });
  return message(kind === "refine" ? "what.raised" : "what.added", { fact });
}

/** Why a step was made. */
export function reasonOf(run: PushdownRun, seq: Seq): Message {
  const { steps } = run;
  const kind = steps.kind(seq);
  const { direction } = run;
  if (kind === "take") return message("why.take");
  if (kind === "put") return message("why.put", { direction });
  const name = ruleNames[steps.rule(seq)] ?? "worklist";
  const [first, second] = factorsOf(run, seq).map((premise) => factText(run, premise));
  const fact = steps.fact(seq);
  if (name === "cycle") return message("why.cycle", { before: factText(run, steps.premises(seq)[0] ?? seq) });
  if (name === "final" || name === "accept" || name === "read-top")
    return message(`why.${name}`, { direction, premise: first ?? "", transition: second ?? first ?? "" });
  const product = productOf(run, seq) ?? offerOf(run, seq).offered;
  const values = {
    direction,
    rule: run.ruleText(fact.c),
    weight: run.rule(fact.c)?.weight ?? "",
    first: first ?? "",
    second: second ?? "",
    product,
  };
  return message(`why.${name}`, values);
}

/** The effect of a step. */
export function effectOf(run: PushdownRun, seq: Seq): Message {
  const { steps } = run;
  const kind = steps.kind(seq);
  if (kind === "take") return effectOfTake(run, seq);
  if (kind === "put") return message("effect.put", { count: run.section.agendaAt(seq + 1).length });
  const { kind: factKind } = steps.fact(steps.about(seq));
  if (isSinking(run, seq)) return message("effect.sunk", { fact: factText(run, seq) });
  if (factKind === factKinds.accepted) return message("effect.accepted");
  if (factKind === factKinds.top) return message("effect.top", { fact: factText(run, seq) });
  const sum = sumOf(run, seq) ?? factText(run, seq);
  if (kind === "known") return message("effect.known", { sum });
  return message(kind === "refine" ? "effect.raised" : "effect.added", { sum });
}

function effectOfTake(run: PushdownRun, seq: Seq): Message {
  const { steps } = run;
  const transition = steps.fact(steps.subject(seq)).a;
  const step = run.transitionSteps.stepAt(transitionKey(transition), seq + 1);
  const weight = step === undefined ? "" : weightOf(run, step);
  const isEpsilon = run.transition(transition).symbol === -1;
  return message(isEpsilon ? "effect.take-epsilon" : "effect.take", { weight });
}

/** Under which message a step is counted. */
export function tallyOf(run: PushdownRun, seq: Seq): string | undefined {
  const name = tallies[run.steps.kind(seq)];
  return name && `pushdown.sum.${name}`;
}

/** The order in which counts are told, too. */
const tallies: Readonly<Partial<Record<StepKind, string>>> = {
  derive: "added",
  refine: "raised",
  known: "known",
  put: "puts",
};

export const tallyOrder: readonly string[] = Object.values(tallies).map((name) => `pushdown.sum.${name}`);
