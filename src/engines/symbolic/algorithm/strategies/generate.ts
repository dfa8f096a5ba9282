import { Budget } from "../../../../kernel/index.ts";
import { BasePairs, LeastFixedPoint } from "../../../separation/index.ts";
import type { TestsOptions } from "../../options.ts";
import { BlackBox, mayHoldMore } from "../concrete/index.ts";
import type { Initializer } from "../initialization/choice.ts";
import { ContextSensitiveInitializer, freeChoices } from "../initialization/enum.ts";
import type { GenerationObserver } from "../observer.ts";
import { chosenRound, lfpLimits, setsOfValues } from "../state/sets-of-values.ts";
import { contradictionOf } from "../subject/contradiction.ts";
import type { Subject } from "../subject/subject.ts";
import type { Finding, TestsResult } from "../test-input/test-input.ts";
import { coreRuns } from "./core-runs.ts";
import { Deepening } from "./deepening.ts";
import type { BoundedGeneration, Generation } from "./generation.ts";
import { NoInputs, withFinding } from "./no-inputs.ts";
import { type ExecutionOptions, SymbolicExecution } from "./symbolic-execution.ts";

interface GenerationContext {
  readonly observer?: GenerationObserver | undefined;
  readonly budget?: Budget;
  /** That of the precondition, where it is known to have one. */
  readonly contradiction?: Finding | undefined;
}

/** Prepares the strategy that the options name. Advancing it throws `BudgetSpent`; its result is what it has by then. */
export function startGeneration(
  subject: Subject,
  options: TestsOptions,
  { observer, budget = Budget.unlimited, contradiction }: GenerationContext = {},
): Generation {
  if (contradiction === undefined) return started(subject, options, budget, observer);
  if (options.strategy === "separation-logic") return new NoInputs(subject, options, contradiction);
  return withFinding(started(subject, options, budget, observer), contradiction);
}

function started(
  subject: Subject,
  options: TestsOptions,
  budget: Budget,
  observer: GenerationObserver | undefined,
): Generation {
  if (options.strategy === "black-box") {
    const { code, method } = subject;
    return new BlackBox(code, method, subject, { size: options.size, ...coreRuns(subject), budget });
  }
  const { depth } = options;
  if (depth !== undefined) return startAt(subject, { ...options, depth, beyond: "branches" }, budget, observer);
  // Page and command line choose alike: what is watched is the run that is chosen.
  const start = (unfoldings: number, isShown: boolean): BoundedGeneration =>
    startAt(subject, { ...options, depth: unfoldings, beyond: "goals" }, budget, isShown ? observer : undefined);
  return new Deepening(start, observer !== undefined);
}

function startAt(
  subject: Subject,
  options: ExecutionOptions,
  budget: Budget,
  observer?: GenerationObserver,
): BoundedGeneration {
  const { method, code, definitions } = subject;
  const execute = (enumerate: Initializer): SymbolicExecution =>
    new SymbolicExecution(subject, options, enumerate, budget, observer);
  // Lazy initialization as Khurshid, Păsăreanu and Visser have it (TACAS 2003): no precondition, so every reference is
  // null, a new object, or any object of its type that is there already.
  if (options.strategy === "lazy") return execute((state, name, data) => freeChoices(state, name, data, code.classes));
  const basePairs = new BasePairs(definitions, observer?.lfp, true, budget);
  const lfp = new LeastFixedPoint(basePairs, "canonical", lfpLimits(options.contexts), observer?.lfp, budget);
  const begin = (): SymbolicExecution => {
    const round = chosenRound(lfp, options.contexts);
    const sv = setsOfValues(definitions, lfp, round);
    observer?.contextsFound?.(sv, round);
    const mayAdd = mayHoldMore(method, subject);
    const initializer = new ContextSensitiveInitializer(definitions, sv, code.classes, { ...options, mayAdd });
    return execute((state, name, data) => initializer.enumerate(state, name, data));
  };
  return new AfterLeastFixedPoint(lfp, begin, () => execute(() => []).result());
}

/** SV is computed once, before anything is executed (Sec. 5). */
class AfterLeastFixedPoint implements BoundedGeneration {
  readonly #lfp: LeastFixedPoint;
  readonly #begin: () => SymbolicExecution;
  readonly #nothing: () => TestsResult;
  #execution: SymbolicExecution | undefined;

  /** `nothing` is the result before anything was executed. */
  constructor(lfp: LeastFixedPoint, begin: () => SymbolicExecution, nothing: () => TestsResult) {
    this.#lfp = lfp;
    this.#begin = begin;
    this.#nothing = nothing;
  }

  advance(work: number): boolean {
    if (this.#execution !== undefined) return this.#execution.advance(work);
    if (this.#lfp.advance()) this.#execution = this.#begin();
    return false;
  }

  get isCut(): boolean {
    return this.#execution?.isCut !== false;
  }

  get refusedWithinBounds(): readonly string[] {
    return this.#execution?.refusedWithinBounds ?? [];
  }

  result(): TestsResult {
    return this.#execution?.result() ?? this.#nothing();
  }
}

const SLICE = 10_000;

/** Runs a strategy to its end. */
export function generateTests(subject: Subject, options: TestsOptions): TestsResult {
  const contradiction = contradictionOf(subject, options.symbolic, Budget.unlimited);
  const generation = startGeneration(subject, options, { contradiction });
  while (!generation.advance(SLICE));
  return generation.result();
}
