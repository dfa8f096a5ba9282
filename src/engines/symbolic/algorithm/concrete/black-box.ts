import type { ClassInfo, Method } from "../../../../java/index.ts";
import { Budget } from "../../../../kernel/index.ts";
import { say } from "../../messages/say.ts";
import { coverageOf } from "../coverage/index.ts";
import type { Code } from "../program/code.ts";
import { withPlaces } from "../program/places.ts";
import type { EndlessInput, Finding, GeneratedTest, TestInput, TestsResult } from "../test-input/test-input.ts";
import { enumerateInputs, withoutObjects } from "./enumerate.ts";
import { type Examined, Examiner, type ExaminerOptions } from "./examine.ts";
import type { Requirement } from "./judge.ts";
import { simpleName } from "./run-input.ts";

export interface BlackBoxOptions {
  /** Objects of each class. */
  readonly size: number;
  /** How many inputs to try. */
  readonly most?: number;
  /** Runs inputs of programs that are not Java. */
  readonly run?: ExaminerOptions["run"];
  readonly budget?: Budget;
}

/** Inputs are small: a run that needs more steps does not end. */
const STEP_LIMIT = 20_000;
const MOST = 20_000;
/** What one input counts as: to run it and to judge it twice. */
const INSTRUCTIONS_EACH = 500;

/**
 * Black-box enumeration: every input up to a size, whatever the method does. Each is run and judged; as in Table 1,
 * coverage is that of the valid ones, and a note says what all of them together cover. Advancing throws `BudgetSpent`.
 */
export class BlackBox {
  readonly #code: Code;
  readonly #method: Method;
  readonly #requirement: Requirement;
  readonly #examiner: Examiner;
  readonly #inputs: Iterator<TestInput>;
  readonly #most: number;
  readonly #tests: GeneratedTest[] = [];
  readonly #covered = new Set<string>();
  readonly #coveredByAll = new Set<string>();
  readonly #paths = new Set<string>();
  readonly #counts = { endless: 0, exits: 0, impossible: 0, undecided: 0 };
  #tried = 0;
  /** The first valid input whose run did not end. */
  #endless: Finding | undefined;
  #end: "all tried" | "limit" | undefined;

  constructor(code: Code, method: Method, requirement: Requirement, options: BlackBoxOptions) {
    const { size, most = MOST, run, budget = Budget.unlimited } = options;
    this.#code = code;
    this.#method = method;
    this.#requirement = requirement;
    this.#examiner = new Examiner(code, method, requirement, { stepLimit: STEP_LIMIT, run, budget });
    this.#inputs = enumerateInputs(code, method, size, (info) => this.#typeName(info), budget);
    this.#most = most;
  }

  /** Tries inputs for about `work` instructions, one at least; whether nothing is left. */
  advance(work: number): boolean {
    for (let left = work; left > 0 && this.#end === undefined; left -= INSTRUCTIONS_EACH) this.#step();
    return this.#end !== undefined;
  }

  #step(): void {
    const { done, value } = this.#inputs.next();
    if (done === true) this.#end = "all tried";
    else if (this.#tried === this.#most) this.#end = "limit";
    else {
      this.#tried++;
      this.#take(this.#examiner.examine(value));
    }
  }

  /** As the formulas call it. */
  #typeName({ name }: ClassInfo): string {
    const { data } = this.#requirement.definitions;
    return !data.has(name) && data.has(simpleName(name)) ? simpleName(name) : name;
  }

  #take({ run, precondition, isValid, test, endless }: Examined): void {
    for (const side of run.branches) this.#coveredByAll.add(side);
    if (precondition === "undecided") this.#counts.undecided++;
    if (run.outcome.kind === "step-limit") this.#counts.endless++;
    if (endless?.valid === true) this.#endless ??= this.#endlessFinding(endless);
    if (run.outcome.kind === "exit") this.#counts.exits++;
    if (run.outcome.kind === "impossible") this.#counts.impossible++;
    if (test === undefined) return;
    this.#paths.add(run.sequence.join());
    this.#tests.push(test);
    if (isValid) for (const side of test.branches) this.#covered.add(side);
  }

  #endlessFinding(input: EndlessInput): Finding {
    const { span } = this.#method;
    const [line = ""] = withPlaces(this.#code, [{ span }]).map(({ place }) => place);
    const text = say("finding.endlessRun", { limit: STEP_LIMIT.toLocaleString("en"), method: this.#method.label });
    return { kind: "may-not-terminate", text, line, input };
  }

  /** The result so far; partial unless every input was tried and every branch is settled. */
  result(): TestsResult {
    const coverage = coverageOf(this.#code, this.#method, this.#covered);
    return {
      findings: this.#endless === undefined ? [] : [this.#endless],
      method: this.#method.label,
      strategy: "black-box",
      tests: this.#tests,
      coverage,
      solverCalls: 0,
      paths: this.#paths.size,
      partial: this.#end !== "all tried" || coverage.open > 0,
      notes: this.#remarks(),
    };
  }

  #remarks(): readonly string[] {
    const { covered, branches } = coverageOf(this.#code, this.#method, this.#coveredByAll);
    const { endless, exits, impossible, undecided } = this.#counts;
    const empty = withoutObjects(this.#code, this.#method);
    return [
      ...(this.#end === "all tried" ? [] : [say("blackBox.limit", { tried: this.#tried })]),
      ...(empty.length > 0 ? [say("blackBox.without", { classes: empty.join(", ") })] : []),
      say("blackBox.covered", { covered, branches }),
      ...(endless > 0 ? [say("blackBox.endless", { limit: STEP_LIMIT, count: endless })] : []),
      ...(exits > 0 ? [say("blackBox.exits", { count: exits })] : []),
      ...(impossible > 0 ? [say("blackBox.impossible", { count: impossible })] : []),
      ...(undecided > 0 ? [say("blackBox.undecided", { count: undecided })] : []),
    ];
  }
}
