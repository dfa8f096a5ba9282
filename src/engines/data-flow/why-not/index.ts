import { absenceOf, runToEnd, type WhyNotAnswer } from "../../../engine-kit/index.ts";
import { type Program, ShownVariables } from "../../../java/index.ts";
import {
  type Budget,
  type Completeness,
  completeness,
  failure,
  type Limit,
  type Result,
  success,
} from "../../../kernel/index.ts";
import { startDataFlow } from "../analysis.ts";
import { say } from "../messages/say.ts";
import type { DataFlowOptions } from "../options.ts";
import { findFact } from "./find-fact.ts";
import { SolvedFlow } from "./solved-flow.ts";

type Answer = Result<WhyNotAnswer & Completeness>;

/** Why an element is not in IN or OUT of a statement, or a variable has not this value there. */
export function whyNot(program: Program, options: DataFlowOptions, written: string, budget: Budget): Answer {
  const shown = new ShownVariables(program.files);
  let ask: ((stoppedBy: Limit | undefined) => Answer) | undefined;
  const run = startDataFlow(program, options, false, budget, (solver) => {
    ask = (stoppedBy) => answer(new SolvedFlow(solver, shown), written, stoppedBy);
  });
  if (!run.ok) return run;
  const stoppedBy = runToEnd(run.value, budget);
  return ask?.(stoppedBy) ?? failure({ kind: "out-of-time", milliseconds: budget.milliseconds });
}

/** The same of solved equations. */
function answer<F>(run: SolvedFlow<F>, written: string, stoppedBy: Limit | undefined): Answer {
  const found = findFact(run, written);
  if (found.fact === undefined) {
    const expected = say("why-not.expected", { name: found.name });
    return failure({ kind: "bad-option", option: "fact", value: written, expected });
  }
  const holds = run.holds(found.fact);
  return success({ holds, absence: holds ? undefined : absenceOf(run, found.fact), ...completeness(stoppedBy) });
}
