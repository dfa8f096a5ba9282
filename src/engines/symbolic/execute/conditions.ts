import type { Operand } from "../../../java/index.ts";
import { evaluate, showLinear } from "../../separation/index.ts";
import type { CoreInstruction } from "../code.ts";
import type { Cause } from "../observer.ts";
import { type Condition, negate, type SymbolicValue } from "../values.ts";
import { holds } from "./arithmetic.ts";
import { operandValue } from "./calls.ts";
import type { Context } from "./context.ts";
import { endBy, nextBy, type Outcome, type Successor, splitBy } from "./outcome.ts";
import { raise } from "./raise.ts";
import { type State, topFrame, withTop } from "./state.ts";

/** [S-TCOND] and [S-FCOND]. */
export function executeCondition(
  context: Context,
  state: State,
  instruction: CoreInstruction & { readonly kind: "if-false" },
): Outcome {
  const top = topFrame(state);
  if (top === undefined) return endBy("S-TCOND", state, { kind: "return", value: undefined });
  const branchOf = (isTrue: boolean): string | undefined => context.branches.sideOf(top.method, top.pc, isTrue);
  const went = (from: State, isTrue: boolean): State => {
    const branch = branchOf(isTrue);
    const trace = branch === undefined ? from.trace : { branch, before: from.trace };
    return withTop({ ...from, trace }, { pc: isTrue ? top.pc + 1 : instruction.to });
  };
  const value = operandValue(state, instruction.condition);
  if (value.kind === "truth") return nextBy(value.value ? "S-TCOND" : "S-FCOND", went(state, value.value));
  const count = (top.decisions.get(top.pc) ?? 0) + 1;
  if (count > context.bounds.loops) return endBy("S-TCOND", state, { kind: "cut-off", bound: "loops" });
  const counted = withTop(state, { decisions: new Map([...top.decisions, [top.pc, count]]) });
  const side = (isTrue: boolean): Successor => {
    const rule = isTrue ? "S-TCOND" : "S-FCOND";
    const { state: assumed, text, isOpen } = assume(counted, value, isTrue);
    return { state: went(assumed, isTrue), cause: { kind: "branch", rule, text, branch: branchOf(isTrue) }, isOpen };
  };
  return splitBy("S-TCOND", [side(true), side(false)], showValue(value));
}

/** [S-ASSERT]: Δ gains π; where π may fail there is a path on which it does. */
export function executeAssert(context: Context, state: State, instruction: { readonly condition: Operand }): Outcome {
  const value = operandValue(state, instruction.condition);
  const top = topFrame(state);
  if (top === undefined) return endBy("S-ASSERT", state, { kind: "return", value: undefined });
  if (value.kind === "truth")
    return value.value
      ? nextBy("S-ASSERT", withTop(state, { pc: top.pc + 1 }))
      : raise(context, state, "AssertionError");
  const holding = assume(state, value, true);
  const failing = assume(state, value, false);
  const cause = (text: string): Cause => ({ kind: "branch", rule: "S-ASSERT", text, branch: undefined });
  return splitBy("S-ASSERT", [
    { state: withTop(holding.state, { pc: top.pc + 1 }), cause: cause(holding.text), isOpen: holding.isOpen },
    ...failed(context, failing.state, "AssertionError", failing.text),
  ]);
}

/** The configuration in which a check has failed. An exception that nobody catches ends that path at once. */
export function failed(context: Context, state: State, exception: string, text: string): readonly Successor[] {
  const outcome = raise(context, state, exception);
  const cause: Cause = { kind: "check", text, exception };
  if (outcome.kind === "split") return [];
  return [{ state: outcome.state, cause, isOpen: true, ...(outcome.kind === "end" ? { end: outcome.end } : {}) }];
}

/** Δ ∧ π₀, or Δ ∧ ¬π₀. */
export function assume(
  state: State,
  value: SymbolicValue,
  isTrue: boolean,
): { readonly state: State; readonly text: string; readonly isOpen: boolean } {
  if (value.kind !== "condition") {
    const approximation = state.approximation ?? "a condition that the logic says nothing about";
    return { state: { ...state, approximation }, text: `${showValue(value)} is ${isTrue}`, isOpen: false };
  }
  const condition = isTrue ? value.condition : negate(value.condition);
  const delta = withCondition(state, condition);
  const isSo = heldBy(state, condition);
  return {
    state: { ...state, delta, model: isSo === true ? state.model : undefined },
    text: showCondition(condition),
    isOpen: isSo !== true,
  };
}

function withCondition({ delta }: State, condition: Condition): State["delta"] {
  if (condition.kind === "numbers") return delta.withConstraints([condition.constraint]);
  const { relation, left, right } = condition;
  return relation === "=" ? delta.withEquality(left, right) : delta.withDisequality(left, right);
}

/** Whether the known model of Δ satisfies a condition; undefined where no model is known. */
function heldBy({ model }: State, condition: Condition): boolean | undefined {
  if (model === undefined || condition.kind !== "numbers") return undefined;
  const { relation, left, right } = condition.constraint;
  const names = [...left.terms, ...right.terms].map(([name]) => name);
  if (!names.every((name) => model.integers.has(name))) return undefined;
  const valueOf = (name: string): bigint => model.integers.get(name) ?? 0n;
  return holds(relation, evaluate(left, valueOf) - evaluate(right, valueOf));
}

export function showCondition(condition: Condition): string {
  if (condition.kind === "references") return `${condition.left} ${condition.relation} ${condition.right}`;
  const { relation, left, right } = condition.constraint;
  return `${showLinear(left)} ${relation} ${showLinear(right)}`;
}

/** π as formulas write it. */
export function showValue(value: SymbolicValue): string {
  switch (value.kind) {
    case "reference":
      return value.name;
    case "integer":
      return showLinear(value.term);
    case "truth":
      return String(value.value);
    case "condition":
      return showCondition(value.condition);
    case "opaque":
      return value.text;
  }
}
