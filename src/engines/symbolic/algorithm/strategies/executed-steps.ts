import { ShownVariables, type Variable } from "../../../../java/index.ts";
import { accessRule } from "../execution/initialize-on-read.ts";
import type { Code, CoreInstruction } from "../program/code.ts";
import { baseOf, showInstruction, temporariesIn } from "../program/show-instruction.ts";
import type { ExecutedStep, FollowedReference } from "../state/observer.ts";
import type { Outcome } from "../state/outcome.ts";
import { showValue } from "../state/show-value.ts";
import { type State, topFrame } from "../state/state.ts";

/** What observers are told of executed instructions. */
export class ExecutedSteps {
  readonly #isJava: boolean;
  readonly #shown: ShownVariables;

  constructor({ program }: Code) {
    this.#isJava = program !== undefined;
    this.#shown = new ShownVariables(program?.files ?? []);
  }

  /** `before` is the configuration in which the instruction was executed. */
  stepOf(before: State, instruction: CoreInstruction, outcome: Outcome): ExecutedStep {
    return {
      rule: outcome.rule,
      span: instruction.span,
      text: showInstruction(instruction),
      temporaries: temporariesIn(instruction, this.#shown),
      effect: outcome.kind === "end" ? "" : outcome.effect,
      accessedBy: outcome.rule === "enum" ? accessRule(instruction) : undefined,
      base: this.#followed(before, baseOf(instruction)),
    };
  }

  #followed(state: State, base: Variable | undefined): FollowedReference | undefined {
    const value = base === undefined ? undefined : topFrame(state)?.values[base.index];
    if (base === undefined || value === undefined) return undefined;
    const expression = this.#isJava ? this.#shown.expression(base) : undefined;
    const text = showValue(value);
    return {
      text: expression === undefined ? `s(${base.name}) = ${text}` : `${expression} ⇓ ${text}`,
      root: value.kind === "reference" ? value.name : undefined,
    };
  }
}
