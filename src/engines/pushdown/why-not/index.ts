import { absenceOf, type WhyNotAnswer } from "../../../engine-kit/index.ts";
import {
  type Budget,
  type Completeness,
  completeness,
  failure,
  type Limit,
  type Result,
  success,
} from "../../../kernel/index.ts";
import type { PushdownProblem } from "../formats/problem.ts";
import { say } from "../messages/say.ts";
import type { PushdownOptions } from "../options.ts";
import { saturate } from "../saturate.ts";
import { findFact } from "./find-fact.ts";
import { lackingOf } from "./lacking.ts";
import { Saturated } from "./saturated.ts";

export { Saturated } from "./saturated.ts";

type PartialAnswer = WhyNotAnswer & Completeness;

/** Why a transition, a weight, a top of stack or a configuration is missing once the automaton is saturated. */
export function whyNot(
  problem: PushdownProblem,
  options: PushdownOptions,
  written: string,
  budget: Budget,
): Result<PartialAnswer> {
  const { automaton, readOut, stoppedBy } = saturate(problem, { ...options, without: [] }, budget);
  const spanOf = (payload: number) => problem.rules[payload]?.span;
  const run = new Saturated(automaton, options.direction, { spanOf, readOut });
  return whyNotIn(run, written, stoppedBy(run.limit));
}

/** The same for an automaton that has been saturated. */
export function whyNotIn(run: Saturated, written: string, stoppedBy: Limit | undefined): Result<PartialAnswer> {
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
  return success({ holds, absence: holds ? undefined : absenceOf(asked, found.fact), ...completeness(stoppedBy) });
}
