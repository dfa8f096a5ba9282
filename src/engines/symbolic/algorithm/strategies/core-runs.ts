import type { ExaminerOptions, InputRun } from "../concrete/index.ts";
import { type CoreProgram, runConcrete } from "../core-language/index.ts";
import type { Subject } from "../subject/subject.ts";
import type { TestInput } from "../test-input/test-input.ts";

/** How inputs of core programs run: by the rules of Fig. 2. Nothing for Java, which has an interpreter. */
export function coreRuns({ core }: Subject): ExaminerOptions {
  return { run: core && ((input) => ranCore(core, input)) };
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
