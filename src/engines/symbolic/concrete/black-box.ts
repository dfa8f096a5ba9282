import type { ClassInfo, Method } from "../../../java/index.ts";
import type { Code } from "../code.ts";
import type { GeneratedTest, TestsResult } from "../test-input.ts";
import { coverageOf } from "./coverage.ts";
import { enumerateInputs, withoutObjects } from "./enumerate.ts";
import { type Examined, Examiner } from "./examine.ts";
import type { Requirement } from "./judge.ts";
import { simpleName } from "./run-input.ts";

export interface BlackBoxOptions {
  /** Objects of each class. */
  readonly size: number;
  /** How many inputs to try. */
  readonly most?: number;
  /** Asked before every input. */
  readonly shouldStop?: () => boolean;
}

/** Inputs are small: whoever needs more steps runs in circles. */
const STEP_LIMIT = 20_000;
const MOST = 20_000;

/**
 * Black-box enumeration: every input up to a size, whatever the method does. Each is run and judged; as in Table 1,
 * coverage is that of the valid ones, and a note says what all of them together cover.
 */
export function blackBox(code: Code, method: Method, requirement: Requirement, options: BlackBoxOptions): TestsResult {
  const enumeration = new Enumeration(code, method, requirement);
  enumeration.run(options);
  return enumeration.result();
}

class Enumeration {
  readonly #code: Code;
  readonly #method: Method;
  readonly #requirement: Requirement;
  readonly #examiner: Examiner;
  readonly #tests: GeneratedTest[] = [];
  readonly #covered = new Set<string>();
  readonly #coveredByAll = new Set<string>();
  readonly #paths = new Set<string>();
  readonly #notes: string[] = [];
  readonly #counts = { endless: 0, exits: 0, impossible: 0, undecided: 0 };
  #isPartial = false;

  constructor(code: Code, method: Method, requirement: Requirement) {
    this.#code = code;
    this.#method = method;
    this.#requirement = requirement;
    this.#examiner = new Examiner(code, method, requirement, STEP_LIMIT);
  }

  run({ size, most = MOST, shouldStop = () => false }: BlackBoxOptions): void {
    const { program } = this.#code;
    if (program === undefined) {
      this.#isPartial = true;
      this.#notes.push("Black-box enumeration needs a Java program: nothing was tried.");
      return;
    }
    const empty = withoutObjects(program, this.#method);
    if (empty.length > 0) this.#notes.push(`No objects are made for: ${empty.join(", ")}.`);
    let tried = 0;
    for (const input of enumerateInputs(program, this.#method, size, (info) => this.#typeName(info))) {
      if (tried === most || shouldStop()) {
        this.#isPartial = true;
        this.#notes.push(`The enumeration stopped after ${tried} inputs; there are more of this size.`);
        return;
      }
      tried++;
      this.#take(this.#examiner.examine(input));
    }
  }

  /** As the formulas call it. */
  #typeName({ name }: ClassInfo): string {
    const { data } = this.#requirement.definitions;
    return !data.has(name) && data.has(simpleName(name)) ? simpleName(name) : name;
  }

  #take({ run, precondition, isValid, test }: Examined): void {
    for (const side of run.branches) this.#coveredByAll.add(side);
    this.#paths.add(run.sequence.join());
    if (precondition === "undecided") this.#counts.undecided++;
    if (run.outcome.kind === "step-limit") this.#counts.endless++;
    if (run.outcome.kind === "exit") this.#counts.exits++;
    if (run.outcome.kind === "impossible") this.#counts.impossible++;
    if (test === undefined) return;
    this.#tests.push(test);
    if (isValid) for (const side of test.branches) this.#covered.add(side);
  }

  result(): TestsResult {
    const coverage = coverageOf(this.#code, this.#method, this.#covered);
    const byAll = coverageOf(this.#code, this.#method, this.#coveredByAll);
    return {
      method: this.#method.label,
      strategy: "black-box",
      tests: this.#tests,
      coverage,
      solverCalls: 0,
      paths: this.#paths.size,
      partial: this.#isPartial,
      notes: [...this.#notes, ...this.#remarks(byAll.covered, byAll.branches)],
    };
  }

  #remarks(covered: number, branches: number): readonly string[] {
    const { endless, exits, impossible, undecided } = this.#counts;
    return [
      `All inputs together, valid or not, cover ${covered} of ${branches} branches.`,
      ...(endless > 0
        ? [`Runs that are not listed because they did not end within ${STEP_LIMIT} steps: ${endless}.`]
        : []),
      ...(exits > 0 ? [`Runs that are not listed because they ended the program: ${exits}.`] : []),
      ...(impossible > 0 ? [`Inputs that are not listed because Java has no such objects: ${impossible}.`] : []),
      ...(undecided > 0
        ? [`Inputs that count as invalid because the precondition could not be decided: ${undecided}.`]
        : []),
    ];
  }
}
