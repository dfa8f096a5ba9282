import { missingIn, type WhatIfAnswer } from "../../../engine-kit/index.ts";
import { type Budget, type Completeness, completeness, type Result, success } from "../../../kernel/index.ts";
import type { PushdownProblem } from "../formats/problem.ts";
import type { PushdownOptions } from "../options.ts";
import { saturate } from "../saturate.ts";
import { Saturated } from "../why-not/saturated.ts";
import { reachedTops } from "./reached.ts";

/**
 * What a saturation with lines left out loses, against the whole one: which transitions and tops of stack, with their weights,
 * and which of these tops runs of the system show (of post* from one configuration).
 */
export function whatIf(
  problem: PushdownProblem,
  options: PushdownOptions,
  budget: Budget,
): Result<WhatIfAnswer & Completeness> {
  const whole = factsOf(problem, { ...options, without: [] }, budget);
  const found = factsOf(problem, options, budget);
  const lost = missingIn(found.facts, whole.facts.keys());
  const reached =
    options.direction === "post" ? reachedTops(problem, whole.run.system, budget) : new Map<string, unknown>();
  const wrong = lost.filter((text) => {
    const top = whole.facts.get(text);
    const shown = top === undefined ? undefined : reached.get(top);
    const [location = -1, symbol = -1] = (top ?? "").split(",").map(Number);
    return shown !== undefined && !found.run.isEnough(found.run.topOf(location, symbol), shown);
  });
  return success({
    lost,
    wrong,
    extra: missingIn(whole.facts, found.facts.keys()),
    steps: { whole: whole.steps, without: found.steps },
    ...completeness(whole.stoppedBy ?? found.stoppedBy),
  });
}

/** The transitions and tops by their texts; of a top `location,symbol`. */
function factsOf(problem: PushdownProblem, options: PushdownOptions, budget: Budget) {
  const { automaton, steps, readOut, stoppedBy } = saturate(problem, options, budget);
  const run = new Saturated(automaton, options.direction, { readOut });
  const facts = new Map<string, string | undefined>();
  for (let at = 0; at < automaton.transitionCount; at++) {
    const weight = automaton.weightOf(at);
    if (run.isZero(weight)) continue;
    const ends = { from: automaton.fromOf(at), symbol: automaton.symbolOf(at), to: automaton.toOf(at) };
    facts.set(run.text({ kind: "transition", ...ends, weight }), undefined);
  }
  for (const { location, symbol, weight } of run.tops)
    facts.set(run.text({ kind: "top", location, symbol, weight }), `${location},${symbol}`);
  return { run, facts, steps, stoppedBy: stoppedBy(run.limit) };
}
