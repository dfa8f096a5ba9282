import type { Budget } from "../../../../kernel/index.ts";
import type { ExaminerOptions, InputRun } from "../concrete/index.ts";
import { type CoreProgram, runConcrete } from "../core-language/index.ts";
import { type Goals, RunGoals } from "../coverage/index.ts";
import type { Subject } from "../subject/subject.ts";
import type { TestInput } from "../test-input/test-input.ts";

/** How inputs of core programs run: by the rules of Fig. 2. Nothing for Java, which has an interpreter. */
export function coreRuns({ core }: Subject): Pick<ExaminerOptions, "run"> {
  return { run: core && ((input, budget, goals) => ranCore(core, input, budget, goals)) };
}

function ranCore(core: CoreProgram, input: TestInput, budget: Budget, goals: Goals | undefined): InputRun {
  const reached = goals && new RunGoals(goals);
  // There is one call.
  const observeInstruction = (pc: number, raised: string | undefined): void =>
    reached?.executed(core.main, pc, raised, core.main);
  const { outcome, branches } = runConcrete(core, input, { budget, observeInstruction });
  const shown = { sequence: branches, branches: [...new Set(branches)], goals: reached?.reached ?? [] };
  switch (outcome.kind) {
    case "returns":
      return { outcome: { kind: "return", value: { text: "nothing", primitive: undefined } }, ...shown };
    case "halts":
      return { outcome: { kind: "exception", exception: outcome.exception, thrown: undefined }, ...shown };
    case "unfinished":
      return { outcome: { kind: "step-limit" }, ...shown };
  }
}
