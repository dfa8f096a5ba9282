import { type Branches, canonicalForm, findRepOK, judge, runInput, runRepOK } from "./concrete/index.ts";
import type { Subject } from "./subject.ts";
import type { GeneratedTest, TestInput } from "./test-input.ts";

/** What running and judging an input shows. */
export interface Trial {
  readonly test: GeneratedTest;
  /** Every decision of the run, in order. */
  readonly sequence: readonly string[];
}

/** The concrete side: runs inputs and judges them twice, by the precondition and by `repOK`. */
export interface Harness {
  try(input: TestInput, path: number): Trial | undefined;
  /** The same text for isomorphic inputs. */
  canonicalForm(input: TestInput): string;
}

/** Runs Java methods in the interpreter. */
export function javaHarness(subject: Subject, branches: Branches): Harness | undefined {
  const { method, precondition } = subject;
  const { program } = subject.code;
  if (program === undefined) return undefined;
  const repOK = findRepOK(method);
  const requirement = { definitions: subject.definitions, precondition };
  return {
    canonicalForm,
    try(input, path) {
      const run = runInput(program, method, input, { branches });
      if (run.outcome.kind === "impossible") return undefined;
      const holds = judge(method, requirement, input) === "accepted";
      const isWellFormed = repOK === undefined ? undefined : runRepOK(program, repOK, input);
      return {
        sequence: run.sequence,
        test: {
          ...input,
          outcome: run.outcome.kind === "return" ? "return" : "exception",
          ...(run.outcome.kind === "exception" ? { exception: run.outcome.exception } : {}),
          branches: run.branches,
          valid: holds && isWellFormed !== false,
          precondition: holds,
          ...(isWellFormed === undefined ? {} : { repOK: isWellFormed }),
          path,
        },
      };
    },
  };
}
