import type { TestInput } from "../../test-input/test-input.ts";
import type { CoreProgram } from "../lowering/core-program.ts";
import { Memory } from "./concrete-memory.ts";
import { NoRule } from "./no-rule.ts";

type ConcreteOutcome =
  | { readonly kind: "returns" }
  /** No rule matches: `NullPointerException`, `DanglingPointer`, … */
  | { readonly kind: "halts"; readonly exception: string }
  /** The limit was reached: nothing is known about the rest. */
  | { readonly kind: "unfinished" };

export interface ConcreteRun {
  readonly outcome: ConcreteOutcome;
  /** `12T`, `12T`, `12F`: every branch as often as it was taken. */
  readonly branches: readonly string[];
  /** h and s at the end. */
  readonly memory: Memory;
  /** The index of the instruction that would be next. */
  readonly pc: number;
}

/** Executes a program on an input by the rules of Fig. 2, until none matches, it ends, or `limit` instructions are done. */
export function runConcrete({ code, main, branches }: CoreProgram, input: TestInput, limit = 100_000): ConcreteRun {
  // Behind the last statement there is only the return.
  const body = code.bodyOf(main).slice(0, -1);
  const memory = new Memory(main.parameters, input);
  const taken: string[] = [];
  let pc = 0;
  const ended = (outcome: ConcreteOutcome): ConcreteRun => ({ outcome, branches: taken, memory, pc });
  try {
    for (let count = 0; count < limit; count++) {
      const instruction = body[pc];
      if (instruction === undefined) return ended({ kind: "returns" });
      if (instruction.kind === "if-false") {
        const holds = memory.truth(instruction.condition);
        taken.push(branches.sideOf(main, pc, holds) ?? "");
        pc = holds ? pc + 1 : instruction.to;
      } else if (instruction.kind === "goto") pc = instruction.to;
      else {
        memory.execute(instruction);
        pc++;
      }
    }
  } catch (problem) {
    if (problem instanceof NoRule) return ended({ kind: "halts", exception: problem.message });
    throw problem;
  }
  return ended({ kind: "unfinished" });
}
