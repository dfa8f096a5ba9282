import { type Branches, canonicalForm, findRepOK, type InputRun, judge, runInput, runRepOK } from "./concrete/index.ts";
import { type CoreProgram, runConcrete } from "./core-language/index.ts";
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

/** Runs Java methods in the interpreter, core programs by the rules of Fig. 2. */
export function harnessOf(subject: Subject, branches: Branches): Harness {
  const { method, precondition, definitions, core } = subject;
  const { program } = subject.code;
  const requirement = { definitions, precondition };
  const repOK = program === undefined ? undefined : findRepOK(method);
  const run = (input: TestInput): Ran | undefined => {
    if (core !== undefined) return ranCore(core, input);
    return program === undefined ? undefined : ranJava(runInput(program, method, input, { branches }));
  };
  return {
    canonicalForm,
    try(input, path) {
      const ran = run(input);
      if (ran === undefined) return undefined;
      const holds = judge(method, requirement, input) === "accepted";
      const isWellFormed = program === undefined || repOK === undefined ? undefined : runRepOK(program, repOK, input);
      const { exception, sequence } = ran;
      return {
        sequence,
        test: {
          ...input,
          outcome: exception === undefined ? "return" : "exception",
          ...(exception === undefined ? {} : { exception }),
          branches: [...new Set(sequence)],
          valid: holds && isWellFormed !== false,
          precondition: holds,
          ...(isWellFormed === undefined ? {} : { repOK: isWellFormed }),
          path,
        },
      };
    },
  };
}

interface Ran {
  readonly exception: string | undefined;
  readonly sequence: readonly string[];
}

/** Undefined where the run has no end that an input could be remembered for. */
function ranJava({ outcome, sequence }: InputRun): Ran | undefined {
  if (outcome.kind === "return") return { exception: undefined, sequence };
  return outcome.kind === "exception" ? { exception: outcome.exception, sequence } : undefined;
}

function ranCore(core: CoreProgram, input: TestInput): Ran | undefined {
  const { outcome, branches } = runConcrete(core, input);
  if (outcome.kind === "returns") return { exception: undefined, sequence: branches };
  return outcome.kind === "halts" ? { exception: outcome.exception, sequence: branches } : undefined;
}
