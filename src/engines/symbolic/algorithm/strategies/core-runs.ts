import type { Budget } from "../../../../kernel/index.ts";
import type { ExaminerOptions, InputRun } from "../concrete/index.ts";
import { type CoreProgram, runConcrete } from "../core-language/index.ts";
import type { Subject } from "../subject/subject.ts";
import type { TestInput } from "../test-input/test-input.ts";

/** How inputs of core programs run: by the rules of Fig. 2. Nothing for Java, which has an interpreter. */
export function coreRuns({ core }: Subject): ExaminerOptions {
  return { run: core && ((input, budget) => ranCore(core, input, budget)) };
}

function ranCore(core: CoreProgram, input: TestInput, budget: Budget): InputRun {
  const { outcome, branches } = runConcrete(core, input, { budget });
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
