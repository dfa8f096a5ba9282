import { branchesOf } from "./concrete/index.ts";
import { SymbolicExecution } from "./execution.ts";
import { javaHarness } from "./harness.ts";
import { ContextSensitiveInitialiser } from "./initialize/enum.ts";
import type { ExecutionObserver } from "./observer.ts";
import type { TestsOptions } from "./options.ts";
import { leastFixedPoint, setsOfValues } from "./sets-of-values.ts";
import { LazyInitialiser } from "./strategies/lazy.ts";
import type { Subject } from "./subject.ts";
import type { TestsResult } from "./test-input.ts";

/** A strategy at work. */
export interface Generation {
  advance(budget: number): boolean;
  result(): TestsResult;
}

/** Prepares the strategy that the options name. */
export function startGeneration(
  subject: Subject,
  options: TestsOptions,
  isOver?: () => boolean,
  observer?: ExecutionObserver,
): Generation {
  const { definitions, code } = subject;
  const harness = javaHarness(subject, branchesOf(code));
  if (options.strategy === "lazy")
    return new SymbolicExecution(subject, options, new LazyInitialiser(code.classes, options.depth), harness, observer, isOver);
  const lfp = leastFixedPoint(definitions);
  while (!lfp.advance());
  const sv = setsOfValues(definitions, lfp);
  const initialiser = new ContextSensitiveInitialiser(definitions, sv, code.classes, options.depth);
  return new SymbolicExecution(subject, options, initialiser, harness, observer, isOver);
}

const SLICE = 10_000;

/** Runs a strategy to its end. */
export function generateTests(subject: Subject, options: TestsOptions, isOver?: () => boolean): TestsResult {
  const generation = startGeneration(subject, options, isOver);
  while (!generation.advance(SLICE)) if (isOver?.() === true) break;
  return generation.result();
}
