import type { SoundAnswer } from "../../../engine-kit/index.ts";
import { type Observed, type Program, startRun } from "../../../java/index.ts";
import { type Budget, type Completeness, completeness, type Result, success } from "../../../kernel/index.ts";
import type { RawOptions } from "../../../options/index.ts";
import type { Solver } from "../algorithm/solver/solver.ts";
import { solve } from "../analysis.ts";
import { parseOptions } from "../options.ts";
import type { Covering } from "./covering.ts";
import { uncovered } from "./uncovered.ts";
import { coveredContexts } from "./uncovered-contexts.ts";

/** Instructions that are executed, and those between two looks at the clock. */
const EXECUTED = 2_000_000;
const SLICE = 20_000;

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
  const run = startRun(program, {
    ...(entry === undefined ? {} : { entry }),
    stepLimit: EXECUTED,
    input: "",
    arguments: [],
    contexts: true,
  });
  while (!budget.isSpentNow() && !run.advance(SLICE));
  const { observed } = run.result();
  const covering = solver.value.stoppedBy === undefined ? covered(solver.value, observed) : NOTHING;
  // What an execution that was ended has shown so far is compared, too.
  const stoppedBy = solver.value.stoppedBy ?? budget.spentBy;
  return success({ ...covering, ...completeness(stoppedBy) });
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
