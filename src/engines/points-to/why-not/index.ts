import type { Program } from "../../../java/index.ts";
import { type Budget, failure, type Result, success } from "../../../kernel/index.ts";
import type { WhyNotAnswer } from "../../why-not.ts";
import { solve } from "../analysis.ts";
import { say } from "../messages/say.ts";
import type { PointsToOptions } from "../options.ts";
import { absenceOf } from "./absence.ts";
import { findFact } from "./find-fact.ts";
import { FixedPoint } from "./fixed-point.ts";

/** Why a fact is not there at the fixed point, of a run with these options. */
export function whyNot(
  program: Program,
  options: PointsToOptions,
  written: string,
  budget: Budget,
): Result<WhyNotAnswer & { readonly partial: boolean }> {
  const solver = solve(program, options, budget);
  if (!solver.ok) return solver;
  const run = new FixedPoint(solver.value);
  const found = findFact(run, written);
  if (found.fact === undefined) {
    const expected = say("why-not.expected", { name: found.name, known: found.known.join(", ") });
    return failure({ kind: "bad-option", option: "fact", value: written, expected });
  }
  const holds = run.holds(found.fact);
  const partial = solver.value.cutShortBy !== undefined;
  return success({ holds, absence: holds ? undefined : absenceOf(run, found.fact), partial });
}
