import { say } from "../../messages/say.ts";
import { Examiner, type InputRun, type Requirement } from "../concrete/index.ts";
import { type CoreProgram, runConcrete } from "../core-language/index.ts";
import type { Subject } from "../subject/subject.ts";
import { canonicalForm } from "../test-input/isomorphism.ts";
import type { GeneratedTest, TestInput } from "../test-input/test-input.ts";

/** What running and judging an input shows. */
export interface Trial {
  readonly test: GeneratedTest;
  /** Every decision of the run, in order. */
  readonly sequence: readonly string[];
}

/** The concrete side: runs inputs and judges them twice, by the precondition and by `repOK`. */
export interface Harness {
  /** A text says why there is no run with an end that an input could be remembered for. */
  try(input: TestInput, path: number): Trial | string;
  /** The same text for isomorphic inputs. */
  canonicalForm(input: TestInput): string;
}

/** Java methods run in the interpreter, core programs by the rules of Fig. 2. */
export function harnessOf(subject: Subject): Harness {
  const examiner = new Examiner(subject.code, subject.method, requirementOf(subject), coreRuns(subject));
  return {
    canonicalForm,
    try(input, path) {
      const { run, test } = examiner.examine(input, path);
      return test === undefined ? whyNoTest(run) : { test, sequence: run.sequence };
    },
  };
}

function whyNoTest({ outcome }: InputRun): string {
  return outcome.kind === "impossible" ? outcome.reason : say("path.endless");
}

/** What an input has to satisfy. */
export function requirementOf({ definitions, precondition }: Subject): Requirement {
  return { definitions, precondition };
}

/** How programs that are not Java run. */
export function coreRuns({ core }: Subject): { readonly run?: (input: TestInput) => InputRun } {
  return core === undefined ? {} : { run: (input) => ranCore(core, input) };
}

function ranCore(core: CoreProgram, input: TestInput): InputRun {
  const { outcome, branches } = runConcrete(core, input);
  const sides = { sequence: branches, branches: [...new Set(branches)] };
  switch (outcome.kind) {
    case "returns":
      return { outcome: { kind: "return", value: { text: "nothing", primitive: undefined } }, ...sides };
    case "halts":
      return { outcome: { kind: "exception", exception: outcome.exception, thrown: undefined }, ...sides };
    case "unfinished":
      return { outcome: { kind: "step-limit" }, ...sides };
  }
}
