import { BasePairs, LeastFixedPoint } from "../../../separation/index.ts";
import type { TestsOptions } from "../../options.ts";
import { BlackBox, mayHoldMore } from "../concrete/index.ts";
import type { Initializer } from "../initialization/choice.ts";
import { ContextSensitiveInitializer, freeChoices } from "../initialization/enum.ts";
import type { GenerationObserver } from "../state/observer.ts";
import { LFP_LIMITS, setsOfValues } from "../state/sets-of-values.ts";
import type { Subject } from "../subject/subject.ts";
import type { TestsResult } from "../test-input/test-input.ts";
import { coreRuns } from "./core-runs.ts";
import { Deepening } from "./deepening.ts";
import type { BoundedGeneration, Generation } from "./generation.ts";
import { type ExecutionOptions, SymbolicExecution } from "./symbolic-execution.ts";

/** Unfoldings of a run that is watched and was not told how many. */
const WATCHED_DEPTH = 2;

/** Prepares the strategy that the options name. */
export function startGeneration(subject: Subject, options: TestsOptions, observer?: GenerationObserver): Generation {
  if (options.strategy === "black-box") {
    const { code, method } = subject;
    return new BlackBox(code, method, subject, { size: options.size, ...coreRuns(subject) });
  }
  const at = (depth: number): BoundedGeneration => startAt(subject, { ...options, depth }, observer);
  if (options.depth !== undefined) return at(options.depth);
  return observer === undefined ? new Deepening(at) : at(WATCHED_DEPTH);
}

function startAt(subject: Subject, options: ExecutionOptions, observer?: GenerationObserver): BoundedGeneration {
  const { method, code, definitions } = subject;
  const execute = (enumerate: Initializer): SymbolicExecution =>
    new SymbolicExecution(subject, options, enumerate, observer);
  // Lazy initialization as Khurshid, Păsăreanu and Visser have it (TACAS 2003): no precondition, so every reference is
  // null, a new object, or any object of its type that is there already.
  if (options.strategy === "lazy") return execute((state, name, data) => freeChoices(state, name, data, code.classes));
  const lfp = new LeastFixedPoint(new BasePairs(definitions, observer?.lfp), "canonical", LFP_LIMITS, observer?.lfp);
  return new AfterLeastFixedPoint(lfp, () => {
    const round = options.contexts === "once" ? 1 : (lfp.returned ?? 1);
    const sv = setsOfValues(definitions, lfp, round);
    observer?.contextsFound(sv, round);
    const mayAdd = mayHoldMore(method, subject);
    const initializer = new ContextSensitiveInitializer(definitions, sv, code.classes, { ...options, mayAdd });
    return execute((state, name, data) => initializer.enumerate(state, name, data));
  });
}

/** SV is computed once, before anything is executed (Sec. 5). */
class AfterLeastFixedPoint implements BoundedGeneration {
  readonly #lfp: LeastFixedPoint;
  readonly #begin: () => SymbolicExecution;
  #execution: SymbolicExecution | undefined;

  constructor(lfp: LeastFixedPoint, begin: () => SymbolicExecution) {
    this.#lfp = lfp;
    this.#begin = begin;
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
