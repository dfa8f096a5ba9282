import type { Instance, Seq } from "../../../trace/index.ts";
import type { PushdownRun } from "./run.ts";
import { factKinds } from "./vocabulary.ts";
import { firing, offerOf, ruleId, weightOf } from "./wording.ts";

/** The other rules that give a transition the weight it has: where they fired, Update changed nothing. */
export function alternativesTo(run: PushdownRun, seq: Seq): readonly Instance[] {
  const { steps } = run;
  const isMade = steps.kind(seq) === "derive" || steps.kind(seq) === "refine";
  if (!isMade || steps.factKind(seq) !== factKinds.transition) return [];
  const weight = weightOf(run, seq);
  const found: Instance[] = [];
  for (let later = run.knownAgain.first(seq); later !== -1; later = run.knownAgain.next(later)) {
    if (offerOf(run, later).offered !== weight) continue;
    const [, ...premises] = steps.premises(later);
    found.push({
      rule: ruleId(run, later),
      premises,
      by: later,
      side: firing(run, later),
      statement: run.rule(steps.fact(later).c)?.span,
    });
  }
  return found;
}
