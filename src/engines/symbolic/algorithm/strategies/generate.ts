import { BasePairs, LeastFixedPoint } from "../../../separation/index.ts";
import type { TestsOptions } from "../../options.ts";
import { BlackBox, mayHoldMore } from "../concrete/index.ts";
import type { Initializer } from "../initialization/choice.ts";
import { ContextSensitiveInitializer } from "../initialization/enum.ts";
import { LazyInitializer } from "../initialization/lazy.ts";
import type { GenerationObserver } from "../state/observer.ts";
import { LFP_LIMITS, setsOfValues } from "../state/sets-of-values.ts";
import type { Subject } from "../subject/subject.ts";
import type { TestsResult } from "../test-input/test-input.ts";
import { Deepening } from "./deepening.ts";
import type { BoundedGeneration, Generation } from "./generation.ts";
import { coreRuns, harnessOf, requirementOf } from "./harness.ts";
import { type ExecutionOptions, SymbolicExecution } from "./symbolic-execution.ts";

/** Unfoldings of a run that is watched and was not told how many. */
const WATCHED_DEPTH = 2;

/** Prepares the strategy that the options name. */
export function startGeneration(subject: Subject, options: TestsOptions, observer?: GenerationObserver): Generation {
  if (options.strategy === "black-box") {
    const { code, method } = subject;
    return new BlackBox(code, method, requirementOf(subject), { size: options.size, ...coreRuns(subject) });
  }
  const at = (depth: number): BoundedGeneration => startAt(subject, { ...options, depth }, observer);
  if (options.depth !== undefined) return at(options.depth);
  return observer === undefined ? new Deepening(at) : at(WATCHED_DEPTH);
}

function startAt(
  subject: Subject,
  options: ExecutionOptions,
  observer: GenerationObserver | undefined,
): BoundedGeneration {
  const { code } = subject;
  const execute = (initializer: Initializer): SymbolicExecution =>
    new SymbolicExecution(subject, options, initializer, harnessOf(subject), observer);
  if (options.strategy === "lazy") return execute(new LazyInitializer(code.classes, options.depth));
  return new AfterLeastFixedPoint(subject, options, observer, execute);
}

/** SV is computed once, before anything is executed (Sec. 5). */
class AfterLeastFixedPoint implements BoundedGeneration {
  readonly #lfp: LeastFixedPoint;
  readonly #begin: () => SymbolicExecution;
  #execution: SymbolicExecution | undefined;

  constructor(
    subject: Subject,
    options: ExecutionOptions,
    observer: GenerationObserver | undefined,
    execute: (initializer: Initializer) => SymbolicExecution,
  ) {
    const { definitions, code } = subject;
    this.#lfp = new LeastFixedPoint(new BasePairs(definitions, observer?.lfp), "canonical", LFP_LIMITS, observer?.lfp);
    this.#begin = () => {
      const round = options.contexts === "once" ? 1 : (this.#lfp.returned ?? 1);
      const sv = setsOfValues(definitions, this.#lfp, round);
      observer?.contextsFound(sv, round);
      const mayAdd = mayHoldMore(subject.method, requirementOf(subject));
      return execute(new ContextSensitiveInitializer(definitions, sv, code.classes, { ...options, mayAdd }));
    };
  }

  advance(budget: number): boolean {
    if (this.#execution !== undefined) return this.#execution.advance(budget);
    if (this.#lfp.advance()) this.#execution = this.#begin();
    return false;
  }

  get isCut(): boolean {
    return this.#execution?.isCut !== false;
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
