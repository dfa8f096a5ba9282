import type { RunOutcome } from "../../session/protocol.ts";
import { hasMessage, t, translate } from "../messages/index.ts";

/** Why a run ended, and what there is of it. Undefined for the fixed point: that is what everyone expects. */
export function outcomeText(outcome: RunOutcome, hasSteps: boolean): string | undefined {
  if ("underneath" in outcome && outcome.underneath !== undefined) return underneathText(outcome, hasSteps);
  switch (outcome.kind) {
    case "fixed-point":
      return undefined;
    case "step-limit":
      return t(hasSteps ? "run.stepLimit" : "run.stepLimit.nothing", { limit: outcome.limit });
    case "context-limit":
      return t("run.contextLimit", { limit: outcome.limit });
    case "iteration-limit":
      return t("run.iterationLimit", { limit: outcome.limit });
    case "disjunct-limit":
      return t("run.disjunctLimit", { limit: outcome.limit });
    case "number-limit":
      return t("run.numberLimit");
    case "timeout":
      return t(hasSteps ? "run.timeout" : "run.timeout.nothing", { milliseconds: outcome.milliseconds });
    case "memory-limit":
      return t(hasSteps ? "run.memoryLimit" : "run.memoryLimit.nothing", { megabytes: outcome.limit });
    case "canceled":
      return t(hasSteps ? "run.canceled" : "run.canceled.nothing");
  }
}

/** The same where a run ended early on which this one rests. */
function underneathText({ kind, limit, underneath }: Extract<RunOutcome, { underneath?: string }>, hasSteps: boolean) {
  const name = `${underneath}.page.name`;
  return t("run.underneath", {
    name: hasMessage(name) ? translate(name) : String(underneath),
    kind: kind === "context-limit" ? "contexts" : "steps",
    limit,
    steps: hasSteps ? "some" : "none",
  });
}
