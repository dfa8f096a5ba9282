import type { Program } from "../../../java/index.ts";
import { type Budget, failure, type Result, success } from "../../../kernel/index.ts";
import type { GivenOptions } from "../../../options/index.ts";
import type { BlameAnswer, WhyNotAnswer } from "../../questions.ts";
import { solve } from "../analysis.ts";
import { blame } from "../blame/blame.ts";
import { say } from "../messages/say.ts";
import type { PointsToGiven, PointsToOptions } from "../options.ts";
import { absenceOf } from "./absence.ts";
import { findFact } from "./find-fact.ts";
import { FixedPoint } from "./fixed-point.ts";
import type { Wanted } from "./wanted.ts";

/** Why a fact is not there at the fixed point, of a run with these options. */
export function whyNot(
  program: Program,
  options: PointsToOptions,
  written: string,
  budget: Budget,
): Result<WhyNotAnswer & { readonly partial: boolean }> {
  const asked = ask(program, options, written, budget);
  if (!asked.ok) return asked;
  const { run, fact } = asked.value;
  const holds = run.holds(fact);
  const partial = run.solver.cutShortBy !== undefined;
  return success({ holds, absence: holds ? undefined : absenceOf(run, fact), partial });
}

/** What lets a fact in: see `blame`. */
export function blameFor(
  program: Program,
  given: PointsToGiven,
  options: PointsToOptions,
  written: string,
  budget: Budget,
  against?: GivenOptions,
): Result<BlameAnswer> {
  const asked = ask(program, options, written, budget);
  if (!asked.ok) return asked;
  const { run, fact } = asked.value;
  if (fact.kind === "points-to" && run.holds(fact)) return blame(program, given, run, fact, budget, against);
  return failure({ kind: "bad-option", option: "fact", value: written, expected: say("blame.expected") });
}

function ask(
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
