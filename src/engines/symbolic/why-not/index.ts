import { absenceOf, type WhyNotAnswer } from "../../../engine-kit/index.ts";
import { type Budget, type Completeness, completeness, failure, type Result, success } from "../../../kernel/index.ts";
import { branchesOf } from "../algorithm/coverage/index.ts";
import { startGeneration } from "../algorithm/strategies/generate.ts";
import { prepare } from "../algorithm/subject/prepare.ts";
import type { Unit } from "../algorithm/subject/subject.ts";
import type { Finding, TestsResult } from "../algorithm/test-input/test-input.ts";
import { say } from "../messages/say.ts";
import type { TestsOptions } from "../options.ts";
import { allWanted, findFact, keyOf, textOf } from "./find-fact.ts";
import { lackingOf } from "./lacking.ts";
import { SeenPaths } from "./seen-paths.ts";
import type { Wanted } from "./wanted.ts";

type PartialAnswer = WhyNotAnswer & Completeness;

/** How much is executed between two looks at whether it is over. */
const SLICE = 1_000;

/** Why there is no test for a branch, a runtime check, a return or a second round of a loop. */
export function whyNot(unit: Unit, options: TestsOptions, written: string, budget: Budget): Result<PartialAnswer> {
  const { strategy } = options;
  if (strategy === "black-box")
    return failure({ kind: "bad-option", option: "strategy", value: strategy, expected: say("why-not.paths") });
  const prepared = budget.attempt(() => prepare(unit, options, budget));
  if (prepared === undefined) return failure({ kind: "out-of-time", milliseconds: budget.milliseconds });
  if (!prepared.ok) return prepared;
  const { subject, contradiction } = prepared.value;
  const wanted = findFact(allWanted(subject), written);
  if (wanted === undefined) {
    const expected = say("why-not.expected", { name: written });
    return failure({ kind: "bad-option", option: "fact", value: written, expected });
  }
  if (contradiction !== undefined && strategy === "separation-logic") return success(notBegun(wanted, contradiction));
  const paths = new SeenPaths();
  const generation = startGeneration(subject, options, { observer: paths, budget, contradiction });
  const isOver = budget.attempt(() => {
    while (!generation.advance(SLICE));
    return true;
  });
  const result = generation.result();
  // What is open within the bounds is no limit that was reached.
  const extent = isOver === true ? { partial: result.partial } : completeness(budget.stoppedBy);
  if (isShown(result, wanted)) return success({ holds: true, absence: undefined, ...extent });
  const { code } = subject;
  const run = {
    code,
    branches: branchesOf(code),
    paths,
    isCovered: (side: string) => covers(result, side),
    isRefuted: (fact: Wanted) => isRefuted(result, fact),
  };
  const asked = { text: textOf, lackingOf: (fact: Wanted) => lackingOf(run, fact) };
  return success({ holds: false, absence: absenceOf(asked, wanted), ...extent });
}

/** Where the precondition contradicts itself no path begins. */
function notBegun(wanted: Wanted, { text }: Finding): PartialAnswer {
  const attempts = [{ rule: "start", at: undefined, holds: [], but: text }];
  return { holds: false, absence: { fact: textOf(wanted), attempts }, partial: false };
}

/** Whether some test shows it. */
function isShown(result: TestsResult, wanted: Wanted): boolean {
  const key = keyOf(wanted);
  if (wanted.kind === "side") return covers(result, key);
  const { infeasibleGoals = [], openGoals = [] } = result.goals ?? {};
  return ![...infeasibleGoals, ...openGoals].includes(key);
}

function isRefuted({ coverage, goals }: TestsResult, wanted: Wanted): boolean {
  return [...coverage.infeasibleBranches, ...(goals?.infeasibleGoals ?? [])].includes(keyOf(wanted));
}

function covers({ coverage }: TestsResult, side: string): boolean {
  return coverage.coveredBranches.includes(side);
}
