import type { Seq } from "../../../../trace/index.ts";
import type { PushdownRun } from "../run.ts";
import { ruleNames } from "../vocabulary.ts";

/**
 * The step of [head, n) whose rule is shown. Of a push rule, which makes two transitions, the one that says what call it is:
 * the lower symbol, unless only the upper one is new. A take concludes nothing by itself.
 */
export function shownStepOf({ steps }: PushdownRun, head: Seq, n: number): Seq {
  const first = steps.kind(head) === "take" && head + 1 < n ? head + 1 : head;
  if (ruleNames[steps.rule(first)] !== "top") return first;
  let lower = first + 1;
  while (lower < n && steps.kind(lower) === "put") lower++;
  const isPush = lower < n && ruleNames[steps.rule(lower)] === "push";
  const isOnlyUpperNew = isPush && steps.kind(lower) === "known" && steps.kind(first) !== "known";
  return isPush && !isOnlyUpperNew ? lower : first;
}
