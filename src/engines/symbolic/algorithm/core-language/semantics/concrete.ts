import { Budget, type Span } from "../../../../../kernel/index.ts";
import type { CoreInstruction } from "../../program/code.ts";
import type { InputCell, InputValue, TestInput } from "../../test-input/test-input.ts";
import type { CoreProgram } from "../lowering/core-program.ts";
import { showStatement } from "../syntax/print.ts";
import { type ExpressionRule, type HaltReason, Memory, NoRule } from "./concrete-memory.ts";

/** The rules of Fig. 2 for statements. */
type StatementRule = "ASSIGN" | "STORE" | "NEW" | "FREE" | "GOTO" | "ASSERT" | "TCOND" | "FCOND";

/** ⟨Σ, h, s, pc, ι⟩ without Σ, which never changes. */
interface ConcreteConfiguration {
  /** h, by address. */
  readonly heap: ReadonlyMap<string, InputCell>;
  /** s */
  readonly stack: ReadonlyMap<string, InputValue>;
  /** The number of ι; one more than there are statements at the end. */
  readonly pc: number;
  /** ι; undefined at the end. */
  readonly statement: string | undefined;
}

/** One statement executed. */
interface ConcreteStep {
  readonly rule: StatementRule;
  /** The rules by which its expressions were evaluated, in order. */
  readonly premises: readonly ExpressionRule[];
  /** pc before the step. */
  readonly number: number;
  readonly span: Span;
  /** `12T`, for `if`. */
  readonly branch: string | undefined;
}

type ConcreteOutcome =
  | { readonly kind: "returns" }
  /** No rule matches. */
  | {
      readonly kind: "halts";
      readonly reason: HaltReason;
      /** The exception that it would be in Java; for a dangling pointer, which Java has not, `DanglingPointer`. */
      readonly exception: string;
      readonly number: number;
      readonly span: Span;
    }
  /** The step limit was reached: nothing is known about the rest. */
  | { readonly kind: "unfinished" };

export interface ConcreteRun {
  readonly outcome: ConcreteOutcome;
  /** `12T`, `12T`, `12F`: every branch as often as it was taken. */
  readonly branches: readonly string[];
  readonly steps: number;
  readonly final: ConcreteConfiguration;
}

/** Told the index of every instruction, of a condition only where it jumps, and the exception where no rule matches. */
type InstructionObserver = (index: number, exception: string | undefined) => void;

interface ConcreteOptions {
  /** Statements executed at most. */
  readonly limit?: number;
  readonly budget?: Budget;
  /** Observes every step, with the configuration after it. */
  readonly observe?: (step: ConcreteStep, after: () => ConcreteConfiguration) => void;
  readonly observeInstruction?: InstructionObserver;
}

const exceptions: Readonly<Record<HaltReason, string>> = {
  "null-pointer": "NullPointerException",
  "dangling-pointer": "DanglingPointer",
  "division-by-zero": "ArithmeticException",
  "assertion-failed": "AssertionError",
  "no-value": "NoValue",
};

/** Executes a program on an input by the rules of Fig. 2, one statement a step, until none matches or it ends. Throws `BudgetSpent`. */
export function runConcrete(program: CoreProgram, input: TestInput, options: ConcreteOptions = {}): ConcreteRun {
  const { limit = 100_000, budget = Budget.unlimited, observe, observeInstruction } = options;
  const machine = new Machine(program, input, observeInstruction);
  const branches: string[] = [];
  let steps = 0;
  const ended = (outcome: ConcreteOutcome): ConcreteRun => ({
    outcome,
    branches,
    steps,
    final: machine.configuration(),
  });
  while (!machine.isAtEnd) {
    if (steps === limit) return ended({ kind: "unfinished" });
    budget.spend();
    const step = machine.step();
    if (step instanceof NoRule) {
      const { reason } = step;
      return ended({ kind: "halts", reason, exception: exceptions[reason], ...machine.here() });
    }
    steps++;
    if (step.branch !== undefined) branches.push(step.branch);
    observe?.(step, () => machine.configuration());
  }
  machine.leave();
  return ended({ kind: "returns" });
}

/** What the instruction that ends a statement says of it. */
type Done = Pick<ConcreteStep, "rule" | "branch">;

class Machine {
  readonly #program: CoreProgram;
  readonly #body: readonly CoreInstruction[];
  readonly #memory: Memory;
  readonly #tell: InstructionObserver | undefined;
  /** Index of the first instruction of ι. */
  #at = 0;

  constructor(program: CoreProgram, input: TestInput, tell: InstructionObserver | undefined) {
    this.#tell = tell;
    this.#program = program;
    this.#body = program.code.bodyOf(program.main);
    this.#memory = new Memory(program.main.parameters, input);
  }

  get isAtEnd(): boolean {
    return this.#pc > this.#program.source.statements.length;
  }

  get #pc(): number {
    return this.#program.statementOf[this.#at] ?? 0;
  }

  /** The end of the program was reached. */
  leave(): void {
    this.#tell?.(this.#at, undefined);
  }

  here(): { readonly number: number; readonly span: Span } {
    const { source } = this.#program;
    return { number: this.#pc, span: source.statements[this.#pc - 1]?.span ?? source.end.span };
  }

  configuration(): ConcreteConfiguration {
    const statement = this.#program.source.statements[this.#pc - 1];
    return {
      heap: this.#memory.heap(),
      stack: this.#memory.stack(),
      pc: this.#pc,
      statement: statement && showStatement(statement, "unicode"),
    };
  }

  /** Executes all instructions of one statement. When no rule matches, the configuration stays as it was. */
  step(): ConcreteStep | NoRule {
    const { number, span } = this.here();
    this.#memory.forgetPremises();
    try {
      for (let index = this.#at; ; index++) {
        const done = this.#observed(index);
        if (done !== undefined) return { ...done, premises: this.#memory.premises, number, span };
      }
    } catch (problem) {
      if (problem instanceof NoRule) return problem;
      throw problem;
    }
  }

  #observed(index: number): Done | undefined {
    try {
      const done = this.#instruction(index);
      if (this.#body[index]?.kind !== "if-false") this.#tell?.(index, undefined);
      return done;
    } catch (problem) {
      if (problem instanceof NoRule) this.#tell?.(index, exceptions[problem.reason]);
      throw problem;
    }
  }

  /** Undefined after an intermediate result: the statement goes on. */
  #instruction(index: number): Done | undefined {
    const instruction = this.#body[index];
    const memory = this.#memory;
    const next = (rule: StatementRule) => {
      this.#at = index + 1;
      return { rule, branch: undefined };
    };
    switch (instruction?.kind) {
      case "store":
        memory.store(instruction);
        return next("STORE");
      case "new":
        memory.allocate(instruction);
        return next("NEW");
      case "free":
        memory.free(instruction.variable);
        return next("FREE");
      case "goto":
        this.#at = instruction.to;
        return { rule: "GOTO", branch: undefined };
      case "assert":
        if (!memory.truth(instruction.condition)) throw new NoRule("assertion-failed");
        return next("ASSERT");
      case "if-false":
        return this.#branch(instruction, index);
      case "constant":
      case "copy":
      case "load":
      case "unary":
      case "binary":
        memory.compute(instruction);
        return instruction.target.isTemporary ? undefined : next("ASSIGN");
      default:
        throw new Error(`a core program has no instruction ${instruction?.kind}`);
    }
  }

  #branch(instruction: Extract<CoreInstruction, { kind: "if-false" }>, index: number): Done {
    const holds = this.#memory.truth(instruction.condition);
    const label = this.#program.branchOf.get(instruction);
    // The jump of the true branch is part of the same statement, unless it is the next one anyway.
    const following = this.#body[index + 1];
    const isSame = this.#program.statementOf[index + 1] === this.#pc;
    const whenTrue = isSame && following?.kind === "goto" ? following.to : index + 1;
    this.#at = holds ? whenTrue : instruction.to;
    if (!holds) this.#tell?.(index, undefined);
    else if (whenTrue !== index + 1) this.#tell?.(index + 1, undefined);
    return { rule: holds ? "TCOND" : "FCOND", branch: label && `${label}${holds ? "T" : "F"}` };
  }
}
