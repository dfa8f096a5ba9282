import { classOfMethod, engineWords, firstOfEach, type MomentCandidate, type Seq } from "../../../../trace/index.ts";
import type { RelevancyRun } from "../run.ts";
import { factKinds } from "../vocabulary.ts";

const { message } = engineWords("relevancy");

/** The story of a dependence graph: where each class and each method has its first edge; and where the outcomes begin. */
export function momentsOf(run: RelevancyRun): readonly MomentCandidate[] {
  const { section, steps } = run;
  const methodOf = (seq: Seq): string | undefined => run.statement(steps.statement(seq))?.method;
  const classOf = (seq: Seq): string | undefined => {
    const method = methodOf(seq);
    return method === undefined ? undefined : classOfMethod(method);
  };
  const edges = section.births(factKinds.edge);
  const values = (seq: Seq) => ({ class: classOf(seq) ?? "?", method: methodOf(seq) ?? "?" });
  const chapter = (place = "?") => message("moment.chapter", { place });
  return [
    ...firstOfEach(section.births(factKinds.outcome), () => "").map(
      (seq): MomentCandidate => ({ seq, kind: "phase", title: message("moment.outcomes") }),
    ),
    ...firstOfEach(edges, classOf).map((seq): MomentCandidate => {
      const [title, ahead] = [message("moment.class", values(seq)), message("moment.class-ahead", values(seq))];
      return { seq, kind: "class", title, ahead, opens: chapter(classOf(seq)) };
    }),
    ...firstOfEach(edges, methodOf).map((seq): MomentCandidate => {
      const title = message("moment.method", values(seq));
      return { seq, kind: "method", title, opens: chapter(methodOf(seq)) };
    }),
  ];
}
