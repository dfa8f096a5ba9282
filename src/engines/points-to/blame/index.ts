import type { BlameAnswer } from "../../../engine-kit/index.ts";
import type { Program } from "../../../java/index.ts";
import { type Budget, type Completeness, failure, type Result } from "../../../kernel/index.ts";
import type { GivenOptions } from "../../../options/index.ts";
import { say } from "../messages/say.ts";
import type { PointsToGiven, PointsToOptions } from "../options.ts";
import { ask } from "../why-not/asked.ts";
import { blame } from "./blame.ts";

export { blameMethods } from "./blame-methods.ts";

/** The cause of a spurious fact: see `blame`. */
export function blameFor(
  program: Program,
  given: PointsToGiven,
  options: PointsToOptions,
  written: string,
  budget: Budget,
  against?: GivenOptions,
): Result<BlameAnswer & Completeness> {
  const asked = ask(program, options, written, budget);
  if (!asked.ok) return asked;
  const { run, fact } = asked.value;
  if (fact.kind === "points-to" && run.holds(fact)) return blame(program, given, run, fact, budget, against);
  return failure({ kind: "bad-option", option: "fact", value: written, expected: say("blame.expected") });
}
