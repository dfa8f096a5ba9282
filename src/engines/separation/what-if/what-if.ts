import { missingIn, runToEnd, type WhatIfAnswer } from "../../../engine-kit/index.ts";
import { type Budget, type Completeness, completeness, type Result, success } from "../../../kernel/index.ts";
import type { Specification } from "../algorithm/syntax/index.ts";
import { startSeparation } from "../analysis.ts";
import type { LfpOptions } from "../options.ts";

/** Line 8 of Algorithm 1: that it holds ends the loop. */
const COVERED = "∀i. A′i ⇒ Ai";

/**
 * What Algorithm 1 with a part left out loses, against the whole one: disjuncts of A, and that the loop ends. Nothing that
 * is lost can be shown by a run, for A says nothing of a heap that SV does not say. A step is a disjunct of SV or of A.
 */
export function whatIf(
  specification: Specification,
  options: LfpOptions,
  budget: Budget,
): Result<WhatIfAnswer & Completeness> {
  const whole = factsOf(specification, { ...options, without: [] }, budget);
  if (!whole.ok) return whole;
  const found = factsOf(specification, options, budget);
  if (!found.ok) return found;
  return success({
    lost: missingIn(found.value.facts, whole.value.facts),
    wrong: [],
    extra: missingIn(whole.value.facts, found.value.facts),
    steps: { whole: whole.value.steps, without: found.value.steps },
    ...completeness(whole.value.stoppedBy ?? found.value.stoppedBy),
  });
}

/** The disjuncts of A in the last round, and whether the loop has ended. */
function factsOf(specification: Specification, options: LfpOptions, budget: Budget) {
  const run = startSeparation({ ...specification, checks: [] }, options, false, budget);
  if (!run.ok) return run;
  const stoppedBy = runToEnd(run.value, budget);
  const { iterations, fixpointAt } = run.value.result();
  const steps = iterations.reduce(
    (sum, { SV, A }) => sum + [SV, A].flatMap((table) => Object.values(table).flat()).length,
    0,
  );
  const facts = Object.entries(iterations.at(-1)?.A ?? {}).flatMap(([name, disjuncts]) =>
    disjuncts.map((text) => `${text} ∈ A(${name})`),
  );
  return success({ facts: new Set(fixpointAt === null ? facts : [COVERED, ...facts]), steps, stoppedBy });
}
