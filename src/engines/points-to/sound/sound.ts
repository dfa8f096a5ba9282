import { type Program, startRun } from "../../../java/index.ts";
import { type Budget, type Result, success } from "../../../kernel/index.ts";
import type { RawOptions } from "../../../options/index.ts";
import type { SoundAnswer } from "../../questions.ts";
import { solve } from "../analysis.ts";
import { parseOptions } from "../options.ts";
import { coveredContexts } from "./uncovered-contexts.ts";

/** Instructions that are executed, and those between two looks at the clock. */
const EXECUTED = 2_000_000;
const SLICE = 20_000;

/** Ends an analysis whose contexts have no bound. */
const MOST_STEPS = 200_000;

/**
 * Executes the program and looks for what it shows in the result of the analysis, under the contexts of its selector. Java
 * is what is executed, so the rules are those of full Java, with contexts for all methods and variables.
 */
export function sound(
  program: Program,
  given: RawOptions,
  budget: Budget,
): Result<SoundAnswer & { readonly partial: boolean }> {
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
  const { contexts } = run.result().observed;
  const isPartial = solver.value.cutShortBy !== undefined || typeof contexts !== "object";
  const covering = isPartial ? { shown: 0, missing: [] } : coveredContexts(solver.value, contexts);
  return success({ ...covering, partial: isPartial });
}

const javaRules = {
  profile: "java",
  variableContexts: true,
  selective: undefined,
  without: undefined,
  order: "coalesced",
} as const;
