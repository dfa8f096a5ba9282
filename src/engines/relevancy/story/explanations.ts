import { engineWords, type Message, type Phase, type Section, type Seq, type Words } from "../../../trace/index.ts";
import { weightName } from "../result.ts";
import type { RelevancyRun } from "./run.ts";
import { factKinds, ruleNames } from "./vocabulary.ts";
import { factText } from "./wording.ts";

const { message, phases } = engineWords("relevancy");

/** The graph, then its encoding; the saturation tells what comes after them. */
export function phasesOf(section: Section): readonly Phase[] {
  return phases(section, { "build-graph": factKinds.edge, encode: factKinds.rule });
}

/** The sentences before the first step; their texts are in the message catalog. */
export function beginning() {
  return { what: message("start.what"), why: message("start.why") };
}

/** The sentences at the end. */
export function ending(): readonly Message[] {
  return [message("effect.end")];
}

/** One line about a step. */
export function titleOf(run: RelevancyRun, seq: Seq): Message {
  const kind = run.steps.kind(seq);
  const verb = kind === "refine" ? "raised" : kind === "known" ? "known" : "what";
  return message(`${verb}.${kindOf(run, seq)}`, { fact: factText(run, seq) });
}

/** Why a step was made. */
export function reasonOf(run: RelevancyRun, everyone: Words, seq: Seq): Message {
  const { steps } = run;
  const statement = run.statement(steps.statement(seq));
  if (kindOf(run, seq) === "edge" && statement === undefined) return message("why.no-statement");
  const all = steps.premises(seq);
  // A step that finds nothing new or replaces a fact begins with that fact.
  const premises = steps.kind(seq) === "derive" ? all : all.slice(1);
  return message(`why.${ruleNames[steps.rule(seq)] ?? "copy"}`, {
    line: statement?.span.start.line ?? 0,
    statement: statement?.text ?? "",
    premises: premises.map((premise) => everyone.fact(premise)).join(", "),
  });
}

/** The effect of a step. */
export function effectOf(run: RelevancyRun, seq: Seq): Message {
  const { steps } = run;
  const kind = kindOf(run, seq);
  if (steps.kind(seq) === "known") return message("effect.known");
  return message(kind === "outcome" ? `effect.outcome-${weightName(steps.fact(seq).b)}` : `effect.${kind}`);
}

/** Under which message a step is counted. */
export function tallyOf(run: RelevancyRun, seq: Seq): string {
  const isKnown = run.steps.kind(seq) === "known";
  return `relevancy.sum.${isKnown ? "known" : kindOf(run, seq)}`;
}

function kindOf(run: RelevancyRun, seq: Seq): "edge" | "rule" | "outcome" {
  const { steps } = run;
  const kind = steps.factKind(steps.about(seq));
  return kind === factKinds.edge ? "edge" : kind === factKinds.rule ? "rule" : "outcome";
}
