import { engineWords, firstOfEach, type MomentCandidate, type Seq } from "../../../../trace/index.ts";
import { type CloningRun, copyText } from "./run.ts";
import { factKinds } from "./symbols.ts";

const { message } = engineWords("relevancy");

/** The story of cloning: where each method has its first copy, where weights meet in a copy, and where each is reached first. */
export function momentsOf(run: CloningRun): readonly MomentCandidate[] {
  const { section, steps } = run;
  const reached = section.births(factKinds.reached);
  const methodOf = (seq: Seq): string => run.copy(run.flow(steps.fact(seq).a).source).method;
  const copyAt = (seq: Seq) => ({ copy: copyText(run.copy(steps.fact(seq).a)) });
  return [
    ...firstOfEach(reached, (seq) => (steps.kind(seq) === "refine" ? steps.fact(seq).a : undefined)).map(
      (seq): MomentCandidate => ({ seq, kind: "merge", title: message("moment.merge", copyAt(seq)) }),
    ),
    ...firstOfEach(section.births(factKinds.flow), (seq) => methodOf(seq) || undefined).map(
      (seq): MomentCandidate => ({ seq, kind: "method", title: message("moment.copy", { method: methodOf(seq) }) }),
    ),
    ...firstOfEach(reached, (seq) => steps.fact(seq).a).map(
      (seq): MomentCandidate => ({ seq, kind: "visit", title: message("moment.reached", copyAt(seq)) }),
    ),
  ];
}
