import { ShownVariables, type Variable } from "../../../../java/index.ts";
import { type CoreProgram, showStatement } from "../core-language/index.ts";
import { accessRule } from "../execution/initialize-on-read.ts";
import type { ExecutedStep, FollowedReference, RuleName } from "../observer.ts";
import type { CoreInstruction } from "../program/code.ts";
import { baseOf, showInstruction, temporariesIn } from "../program/show-instruction.ts";
import type { Outcome } from "../state/outcome.ts";
import { showValue } from "../state/show-value.ts";
import { type State, topFrame } from "../state/state.ts";
import type { Subject } from "../subject/subject.ts";

/** [S-ASSIGN] evaluates its expression by these. */
const EXPRESSION_RULES: ReadonlySet<RuleName> = new Set(["S-CONST", "S-VAR", "S-UNOP", "S-BINOP", "S-LOAD"]);

/** What observers are told of executed instructions; of a program in the core language, of statements. */
export class ExecutedSteps {
  readonly #core: CoreProgram | undefined;
  readonly #shown: ShownVariables;

  constructor({ code, core }: Subject) {
    this.#core = core;
    this.#shown = new ShownVariables(code.program?.files ?? []);
  }

  /** Whether a statement of the core language goes on: its last instruction was not executed yet. */
  isWithinStatement(before: State, after: State): boolean {
    const [from, to] = [topFrame(before)?.pc, topFrame(after)?.pc];
    const number = this.#numberOf(before);
    return from !== undefined && to === from + 1 && number !== undefined && number === this.#numberOf(after);
  }

  /** `before` is the configuration in which the instruction was executed. Undefined at the end of a core program. */
  stepOf(before: State, instruction: CoreInstruction, outcome: Outcome): ExecutedStep | undefined {
    const number = this.#numberOf(before);
    const statement = this.#core?.source.statements[(number ?? 0) - 1];
    if (number !== undefined && statement === undefined) return undefined;
    const isAssignment = statement?.kind === "assign" && outcome.kind === "next" && EXPRESSION_RULES.has(outcome.rule);
    return {
      rule: isAssignment ? "S-ASSIGN" : outcome.rule,
      span: instruction.span,
      text: statement === undefined ? showInstruction(instruction) : showStatement(statement, "unicode"),
      temporaries: temporariesIn(instruction, this.#shown),
      effect: outcome.kind === "end" ? "" : outcome.effect,
      accessedBy: outcome.rule === "enum" ? accessRule(instruction) : undefined,
      base: this.#followed(before, baseOf(instruction)),
    };
  }

  /** The number of the statement of the core language that is executed next. */
  #numberOf(state: State): number | undefined {
    const top = topFrame(state);
    return top === undefined || top.method !== this.#core?.main ? undefined : this.#core.statementOf[top.pc];
  }

  #followed(state: State, base: Variable | undefined): FollowedReference | undefined {
    const value = base === undefined ? undefined : topFrame(state)?.values[base.index];
    if (base === undefined || value === undefined) return undefined;
    if (this.#core !== undefined && base.isTemporary) return undefined;
    const expression = this.#core === undefined ? this.#shown.expression(base) : undefined;
    const text = showValue(value);
    return {
      text: expression === undefined ? `s(${base.name}) = ${text}` : `${expression} ⇓ ${text}`,
      root: value.kind === "reference" ? value.name : undefined,
    };
  }
}
