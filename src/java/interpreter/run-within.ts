import type { Budget, ExecutionLimit, Limit } from "../../kernel/index.ts";
import type { Program } from "../ir/program.ts";
import { OUTPUT_LIMIT } from "./machine/console.ts";
import { type ExecutionOptions, type RunResult, startRun } from "./run.ts";

/** Instructions between two looks at the clock; some take long, and look themselves. */
const SLICE = 5_000;

/** An execution, as far as it came. */
export interface ExecutedRun {
  readonly result: RunResult;
  /** What ended it before its end. */
  readonly stoppedBy: Limit | ExecutionLimit | undefined;
}

/** Executes a program to see what it does, as long as there are time and instructions for it. It reads nothing. */
export function runWithin(
  program: Program,
  options: Omit<ExecutionOptions, "budget" | "input" | "arguments">,
  budget: Budget,
): ExecutedRun {
  const run = startRun(program, { ...options, budget, input: "", arguments: [] });
  while (!budget.isSpentNow() && !run.advance(SLICE));
  const result = run.result();
  return { result, stoppedBy: limitOf(result, options.stepLimit) ?? budget.spentBy };
}

function limitOf({ exit }: RunResult, stepLimit: number): ExecutionLimit | undefined {
  if (exit.kind === "step-limit") return { kind: "execution-limit", limit: stepLimit };
  return exit.kind === "output-limit" ? { kind: "output-limit", limit: OUTPUT_LIMIT } : undefined;
}
