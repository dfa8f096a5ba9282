import { type Absence, runToEnd, type WhyNotAnswer } from "../../../engine-kit/index.ts";
import type { Program } from "../../../java/index.ts";
import {
  type Budget,
  type Completeness,
  completeness,
  failure,
  type Limit,
  type Result,
  success,
} from "../../../kernel/index.ts";
import { Saturated, whyNotIn } from "../../pushdown/index.ts";
import { startRelevancy } from "../analysis.ts";
import { say } from "../messages/say.ts";
import type { RelevancyOptions } from "../options.ts";

type PartialAnswer = WhyNotAnswer & Completeness;

/** How much is done between two looks at whether it is over. */
const SLICE = 10_000;

/** Why `ra(v, m)` is no more than it is, or a transition or a top of post* is not there: what each pushdown rule lacks. */
export function whyNot(
  program: Program,
  options: RelevancyOptions,
  written: string,
  budget: Budget,
): Result<PartialAnswer> {
  const asked = askedRun(program, options, budget);
  return asked.ok ? asked.value(written) : asked;
}

/** A run that answers any number of such questions. */
export function askedRun(
  program: Program,
  options: RelevancyOptions,
  budget: Budget,
): Result<(written: string) => Result<PartialAnswer>> {
  const stacking: RelevancyOptions = { ...options, pipeline: "stacking", wdg: false, stacks: false };
  const started = startRelevancy(program, stacking, false, budget);
  if (!started.ok) return started;
  const analysis = started.value;
  const stoppedBy = runToEnd(analysis, budget, SLICE);
  const { saturating } = analysis;
  // The points-to analysis underneath was ended: of relevancy nothing is known.
  if (saturating === undefined)
    return success(() => success({ holds: false, absence: undefined, ...completeness(stoppedBy ?? budget.stoppedBy) }));
  const { graph } = saturating.built;
  const spanOf = (edge: number) => graph.statements[graph.edge(edge).statement]?.span;
  const run = new Saturated(saturating.saturation.automaton, "post", {
    spanOf,
    readOut: { budget: budget.forResult() },
  });
  return success((written) => answerOf(run, written, stoppedBy));
}

function answerOf(run: Saturated, written: string, stoppedBy: Limit | undefined): Result<PartialAnswer> {
  for (const reading of readings(written)) {
    const answer = whyNotIn(run, reading, stoppedBy);
    if (!answer.ok) continue;
    const { absence } = answer.value;
    return success({ ...answer.value, absence: absence && ofPushdown(absence) });
  }
  const expected = say("why-not.expected", { name: written });
  return failure({ kind: "bad-option", option: "fact", value: written, expected });
}

/** ra(v, m) is what stands on top: Definition 7. Of a local the page says its own name only: `x` is `C.m()/x` in `C.m()`. */
function readings(written: string): readonly string[] {
  const fact = written.trim().replace(/^ra\s*\(/, "top(");
  const [, before, name, method, rest] = /^((?:top|l)?\()([^,()/]+),\s*([^,()\s]+\([^()]*\))(.*)$/s.exec(fact) ?? [];
  return name === undefined ? [fact] : [fact, `${before}${method}/${name.trim()}, ${method}${rest}`];
}

/** The rules are those of the pushdown system. */
function ofPushdown(absence: Absence): Absence {
  const attempts = absence.attempts.map(({ rule, lacks, ...attempt }) => ({
    ...attempt,
    rule: `pushdown.rule.${rule}`,
    ...(lacks === undefined ? {} : { lacks: ofPushdown(lacks) }),
  }));
  return { ...absence, attempts };
}
