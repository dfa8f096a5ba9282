import type { SoundAnswer } from "../../../engine-kit/index.ts";
import { type Observed, type Program, runWithin } from "../../../java/index.ts";
import { type Budget, type Completeness, completeness, type Result, success } from "../../../kernel/index.ts";
import type { RawOptions } from "../../../options/index.ts";
import type { Solver } from "../algorithm/solver/solver.ts";
import { solve } from "../analysis.ts";
import { parseOptions } from "../options.ts";
import type { Covering } from "./covering.ts";
import { uncovered } from "./uncovered.ts";
import { coveredContexts } from "./uncovered-contexts.ts";

/** The most instructions that are executed. */
const EXECUTED = 2_000_000;

/** Ends an analysis whose contexts have no bound. */
const MOST_STEPS = 200_000;

/**
 * Executes the program and looks for what it shows in the result of the analysis, under the contexts of its selector. Java
 * is what is executed, so the rules are those of full Java, with contexts for all methods and variables. What the run does not
 * tell the contexts of is compared without them; what cannot be compared at all is counted.
 */
export function sound(program: Program, given: RawOptions, budget: Budget): Result<SoundAnswer & Completeness> {
  const options = parseOptions({ maxSteps: MOST_STEPS, ...given, ...javaRules });
  if (!options.ok) return options;
  const solver = solve(program, options.value, budget);
  if (!solver.ok) return solver;
  const entry = program.methods.find(({ label }) => label === options.value.entry);
  const executed = runWithin(
    program,
    { ...(entry === undefined ? {} : { entry }), stepLimit: EXECUTED, contexts: true },
    budget,
  );
  const { stoppedBy } = solver.value;
  const covering = stoppedBy === undefined ? covered(solver.value, executed.result.observed) : NOTHING;
  // What an execution that was ended has shown so far is compared, too.
  return success({ ...covering, ...completeness(stoppedBy ?? executed.stoppedBy ?? budget.spentBy) });
}

const NOTHING: Covering = { shown: 0, missing: [], withoutContexts: 0, notCompared: 0 };

/** Under contexts, where the run kept them; objects without a site are in no fact that has a context. */
function covered(solver: Solver, observed: Observed): Covering {
  const { contexts } = observed;
  if (typeof contexts !== "object") return uncovered(solver, observed);
  const covering = coveredContexts(solver, contexts);
  return { ...covering, notCompared: covering.notCompared + observed.unplaced };
}

const javaRules = {
  // They are in sets of the run.
  vmObjects: true,
  profile: "java",
  variableContexts: true,
  selective: undefined,
  without: undefined,
  order: "coalesced",
} as const;
