import { engineWords, type Message, type Seq } from "../../../../trace/index.ts";
import { weightName } from "../../result.ts";
import type { RelevancyRun } from "../run.ts";
import { factKinds, ruleNames } from "../vocabulary.ts";
import { shortMethod, shortNode } from "./short-names.ts";

const { message } = engineWords("relevancy");

/** What a step does and why it matters, in one sentence: of an edge its ends, of a pushdown rule its edge, of an outcome its variable. */
export function sentenceOf(run: RelevancyRun, seq: Seq): Message {
  const { steps } = run;
  const { kind, a, b } = steps.fact(steps.about(seq));
  const rule = ruleNames[steps.rule(seq)] ?? "copy";
  const known = String(steps.kind(seq) === "known");
  if (kind === factKinds.outcome) {
    const { label, place } = run.node(a);
    const values = { variable: shortNode(label), method: shortMethod(run.place(place).label), weight: weightName(b) };
    return message(`sentence.${rule}`, { ...values, raised: String(steps.kind(seq) === "refine"), known });
  }
  const line = run.statement(steps.statement(seq))?.span.start.line ?? 0;
  // A rule that is there already was made of another edge than the one of this step.
  const edge = kind === factKinds.edge ? a : steps.fact(seq).b;
  return message(`sentence.${rule}`, { ...endsOf(run, edge), line, known });
}

/** The two ends of an edge with their methods, and the return point of the call that it enters by. */
function endsOf(run: RelevancyRun, number: number) {
  const { source, target, label, returnPoint } = run.edge(number);
  const [from, to] = [run.node(source), run.node(target)];
  return {
    from: shortNode(from.label),
    to: shortNode(to.label),
    caller: shortMethod(run.place(from.place).label),
    callee: shortMethod(run.place(to.place).label),
    point: returnPoint === undefined ? "" : run.place(returnPoint).label,
    label,
  };
}
