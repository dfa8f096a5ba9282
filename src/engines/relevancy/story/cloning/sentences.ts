import { engineWords, type Message, type Seq } from "../../../../trace/index.ts";
import { weightName } from "../../result.ts";
import { shortMethod, shortNode } from "../sentences/short-names.ts";
import type { CloningRun } from "./run.ts";
import { factKinds, vocabulary } from "./symbols.ts";

const { message } = engineWords("relevancy");

/** What a step about copies does and why it matters, in one sentence. */
export function sentenceOf(run: CloningRun, seq: Seq): Message {
  const { steps } = run;
  const kind = steps.kind(seq);
  const { kind: factKind, a, b, c } = steps.fact(steps.about(seq));
  const rule = vocabulary.rules[steps.rule(seq)] ?? "reach";
  if (factKind === factKinds.flow) return message(`sentence.${rule}`, flowValues(run, a));
  const weight = weightName(b);
  const copy = copyValues(run, a);
  if (rule !== "reach") return message(`sentence.${rule}`, { ...copy, weight });
  const { source } = run.flow(kind === "known" ? steps.statement(seq) : c);
  const from = shortNode(run.copy(source).label);
  const again = kind === "known" ? ".known" : kind === "refine" ? ".raised" : "";
  return message(`sentence.reach${again}`, { ...copy, from, weight });
}

function flowValues(run: CloningRun, flow: number) {
  const { source, target } = run.flow(flow);
  const from = copyValues(run, source);
  const to = copyValues(run, target);
  return { from: from.copy, to: to.copy, caller: from.place, callee: to.place };
}

/** A copy by its name alone, and the method and context that it stands in: `x`, `[8]:IncL`; empty where all share it. */
function copyValues(run: CloningRun, number: number) {
  const { label, method, context } = run.copy(number);
  const isPlaced = method !== "";
  return {
    copy: shortNode(label),
    place: isPlaced ? `${context}:${shortMethod(method)}` : "",
    isPlaced: String(isPlaced),
  };
}
