import { Caller, type Method } from "../../../../java/index.ts";
import { Budget } from "../../../../kernel/index.ts";
import { say } from "../../messages/say.ts";
import { type Branches, branchesOf, type Goals } from "../coverage/index.ts";
import type { Code } from "../program/code.ts";
import type { EndlessInput, GeneratedTest, TestInput } from "../test-input/test-input.ts";
import { type Judgment, judge, type Requirement } from "./judge.ts";
import { findRepOK, type RepOK, runRepOK } from "./rep-ok.ts";
import { type InputRun, type InputRunOptions, impossible, runInput } from "./run-input.ts";

/** What is to be known of an input. */
export interface Examined {
  readonly run: InputRun;
  readonly precondition: Judgment;
  /** Undefined where there is no `repOK`. */
  readonly repOK: boolean | undefined;
  /** The precondition holds, as far as that could be decided, and `repOK` does not say no. */
  readonly isValid: boolean;
  /** Undefined for a run that neither returned nor failed: a step limit, `System.exit`, an input that Java has not. */
  readonly test: GeneratedTest | undefined;
  /** Undefined for a run that came to its end. */
  readonly endless: EndlessInput | undefined;
}

export interface ExaminerOptions {
  /** After how many steps a run is given up. */
  readonly stepLimit?: number | undefined;
  /** Runs inputs of programs that are not Java. */
  readonly run?: ((input: TestInput, budget: Budget, goals?: Goals) => InputRun) | undefined;
  readonly budget?: Budget | undefined;
  /** Which goals runs report; undefined: none. */
  readonly goals?: Goals | undefined;
}

/** Runs inputs of one method and judges them, by the precondition and by `repOK`. Throws `BudgetSpent`. */
export class Examiner {
  readonly #code: Code;
  readonly #method: Method;
  readonly #requirement: Requirement;
  readonly #branches: Branches;
  readonly #goals: Goals | undefined;
  readonly #repOK: RepOK | undefined;
  readonly #limits: InputRunOptions;
  readonly #runOther: ExaminerOptions["run"];
  readonly #budget: Budget;

  constructor(code: Code, method: Method, requirement: Requirement, options: ExaminerOptions = {}) {
    const { run, stepLimit, goals, budget = Budget.unlimited } = options;
    this.#code = code;
    this.#method = method;
    this.#requirement = requirement;
    this.#branches = branchesOf(code);
    this.#goals = goals;
    this.#repOK = findRepOK(method);
    this.#limits = { caller: code.program && new Caller(code.program, budget), stepLimit };
    this.#runOther = run;
    this.#budget = budget;
  }

  /** `path`: the leaf of the execution tree that the input was made at. */
  examine(input: TestInput, path?: number): Examined {
    const run = this.#run(input);
    this.#budget.spendNow();
    const precondition = judge(this.#method, this.#requirement, input, this.#budget);
    const repOK = this.#runRepOK(input);
    const isValid = precondition === "accepted" && repOK !== false;
    const found = { run, precondition, repOK, isValid };
    return { ...found, test: testOf(input, found, path), endless: endlessOf(input, found, path) };
  }

  #run(input: TestInput): InputRun {
    const { program } = this.#code;
    if (this.#runOther !== undefined) return this.#runOther(input, this.#budget, this.#goals);
    if (program === undefined) return impossible(say("input.java"));
    return runInput(program, this.#method, input, { branches: this.#branches, goals: this.#goals, ...this.#limits });
  }

  #runRepOK(input: TestInput): boolean | undefined {
    const { program } = this.#code;
    if (program === undefined || this.#repOK === undefined) return undefined;
    return runRepOK(program, this.#repOK, input, this.#limits);
  }
}

type Found = Omit<Examined, "test" | "endless">;

function testOf(input: TestInput, found: Found, path: number | undefined): GeneratedTest | undefined {
  const { outcome } = found.run;
  if (outcome.kind !== "return" && outcome.kind !== "exception") return undefined;
  return {
    ...input,
    outcome: outcome.kind,
    ...(outcome.kind === "exception" ? { exception: outcome.exception } : {}),
    ...judgmentOf(found, path),
  };
}

function endlessOf(input: TestInput, found: Found, path: number | undefined): EndlessInput | undefined {
  if (found.run.outcome.kind !== "step-limit") return undefined;
  return { ...input, outcome: "endless", ...judgmentOf(found, path) };
}

function judgmentOf({ run, precondition, repOK, isValid }: Found, path: number | undefined) {
  return {
    branches: run.branches,
    valid: isValid,
    precondition: precondition === "accepted",
    ...(repOK === undefined ? {} : { repOK }),
    ...(path === undefined ? {} : { path }),
  };
}
