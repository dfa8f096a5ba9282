import type { Program } from "../../../java/index.ts";
import { type Budget, failure, type Result, success } from "../../../kernel/index.ts";
import { solve } from "../analysis.ts";
import { say } from "../messages/say.ts";
import type { PointsToOptions } from "../options.ts";
import { findFact } from "./find-fact.ts";
import { FixedPoint } from "./fixed-point.ts";
import type { Wanted } from "./wanted.ts";

/** The fixed point of a run with these options, and the fact that is asked for. */
export function ask(
  program: Program,
  options: PointsToOptions,
  written: string,
  budget: Budget,
): Result<{ readonly run: FixedPoint; readonly fact: Wanted }> {
  const solver = solve(program, options, budget);
  if (!solver.ok) return solver;
  const run = new FixedPoint(solver.value);
  const found = findFact(run, written);
  if (found.fact !== undefined) return success({ run, fact: found.fact });
  const expected = say("why-not.expected", { name: found.name, known: found.known.join(", ") });
  return failure({ kind: "bad-option", option: "fact", value: written, expected });
}
