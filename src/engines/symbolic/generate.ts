import { BasePairs, LeastFixedPoint } from "../separation/index.ts";
import { branchesOf } from "./concrete/index.ts";
import { SymbolicExecution } from "./execution.ts";
import { harnessOf } from "./harness.ts";
import type { Initialiser } from "./initialize/choice.ts";
import { ContextSensitiveInitialiser } from "./initialize/enum.ts";
import type { TestsOptions } from "./options.ts";
import type { SymbolicRecorder } from "./recorder/index.ts";
import { LFP_LIMITS, setsOfValues } from "./sets-of-values.ts";
import { LazyInitialiser } from "./strategies/lazy.ts";
import type { Subject } from "./subject.ts";
import type { TestsResult } from "./test-input.ts";

/** A strategy at work. */
export interface Generation {
  /** Does a piece of work of about this many instructions; whether nothing is left. */
  advance(budget: number): boolean;
  result(): TestsResult;
}

/** Prepares the strategy that the options name. */
export function startGeneration(subject: Subject, options: TestsOptions, recorder?: SymbolicRecorder): Generation {
  const { code } = subject;
  const execute = (initialiser: Initialiser): SymbolicExecution =>
    new SymbolicExecution(subject, options, initialiser, harnessOf(subject, branchesOf(code)), recorder);
  if (options.strategy === "lazy") return execute(new LazyInitialiser(code.classes, options.depth));
  return new AfterLeastFixedPoint(subject, options, recorder, execute);
}

/** SV is computed once, before anything is executed (Sec. 5). */
class AfterLeastFixedPoint implements Generation {
  readonly #lfp: LeastFixedPoint;
  readonly #begin: () => SymbolicExecution;
  #execution: SymbolicExecution | undefined;

  constructor(
    subject: Subject,
    options: TestsOptions,
    recorder: SymbolicRecorder | undefined,
    execute: (initialiser: Initialiser) => SymbolicExecution,
  ) {
    const { definitions, code } = subject;
    this.#lfp = new LeastFixedPoint(new BasePairs(definitions, recorder?.lfp), "canonical", LFP_LIMITS, recorder?.lfp);
    this.#begin = () => {
      recorder?.contextsFound(this.#lfp.returned ?? 1);
      const sv = setsOfValues(definitions, this.#lfp);
      return execute(new ContextSensitiveInitialiser(definitions, sv, code.classes, options.depth));
    };
  }

  advance(budget: number): boolean {
    if (this.#execution !== undefined) return this.#execution.advance(budget);
    if (this.#lfp.advance()) this.#execution = this.#begin();
    return false;
  }

  result(): TestsResult {
    this.#execution ??= this.#begin();
    return this.#execution.result();
  }
}

const SLICE = 10_000;

/** Runs a strategy to its end. */
export function generateTests(subject: Subject, options: TestsOptions): TestsResult {
  const generation = startGeneration(subject, options);
  while (!generation.advance(SLICE));
  return generation.result();
}
