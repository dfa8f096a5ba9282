import type { WhyNotAnswer } from "../../../engine-kit/index.ts";
import type { Program } from "../../../java/index.ts";
import { type Budget, type Completeness, completeness, type Result, success } from "../../../kernel/index.ts";
import type { PointsToOptions } from "../options.ts";
import { absenceOf } from "./absence.ts";
import { ask } from "./asked.ts";

/** Why a fact is missing at the fixed point, of a run with these options. */
export function whyNot(
  program: Program,
  options: PointsToOptions,
  written: string,
  budget: Budget,
): Result<WhyNotAnswer & Completeness> {
  const asked = ask(program, options, written, budget);
  if (!asked.ok) return asked;
  const { run, fact } = asked.value;
  const holds = run.holds(fact);
  return success({ holds, absence: holds ? undefined : absenceOf(run, fact), ...completeness(run.solver.stoppedBy) });
}
