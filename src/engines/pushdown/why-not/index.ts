import { type Budget, failure, type Result, success } from "../../../kernel/index.ts";
import { absenceOf, type WhyNotAnswer } from "../../questions.ts";
import { startPostStar } from "../algorithm/post-star.ts";
import { startPreStar } from "../algorithm/pre-star.ts";
import { buildProblem, type PushdownProblem } from "../formats/problem.ts";
import { say } from "../messages/say.ts";
import type { PushdownOptions } from "../options.ts";
import { findFact } from "./find-fact.ts";
import { lackingOf } from "./lacking.ts";
import { Saturated } from "./saturated.ts";

export { Saturated } from "./saturated.ts";

type PartialAnswer = WhyNotAnswer & { readonly partial: boolean };

/** Why a transition, a weight, a top of stack or a configuration is not there once the automaton is saturated. */
export function whyNot(
  problem: PushdownProblem,
  { direction, order, maxSteps }: PushdownOptions,
  written: string,
  budget: Budget,
): Result<PartialAnswer> {
  const saturation = (direction === "post" ? startPostStar : startPreStar)(
    buildProblem(problem),
    undefined,
    order,
    budget,
  );
  const isSaturated = budget.attempt(() => {
    while (!saturation.advance(1)) if (saturation.steps >= maxSteps) return false;
    return true;
  });
  const run = new Saturated(saturation.automaton, direction, (payload) => problem.rules[payload]?.span);
  return whyNotIn(run, written, isSaturated !== true);
}

/** The same for an automaton that has been saturated. */
export function whyNotIn(run: Saturated, written: string, partial: boolean): Result<PartialAnswer> {
  const found = findFact(run, written);
  if (found.fact === undefined) {
    const expected = say("why-not.expected", { name: found.name });
    return failure({ kind: "bad-option", option: "fact", value: written, expected });
  }
  const asked = {
    text: (fact: typeof found.fact) => run.text(fact),
    lackingOf: (fact: typeof found.fact) => lackingOf(run, fact),
  };
  const holds = run.holds(found.fact);
  return success({ holds, absence: holds ? undefined : absenceOf(asked, found.fact), partial });
}
