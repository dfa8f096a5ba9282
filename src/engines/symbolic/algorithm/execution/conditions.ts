import type { Operand } from "../../../../java/index.ts";
import { type Constraint, evaluate, showConstraint } from "../../../separation/index.ts";
import { say } from "../../messages/say.ts";
import type { Cause } from "../observer.ts";
import type { CoreInstruction } from "../program/code.ts";
import { endBy, nextBy, type Outcome, type Successor, splitBy } from "../state/outcome.ts";
import { showValue } from "../state/show-value.ts";
import { type Frame, type State, topFrame, withTop } from "../state/state.ts";
import { negate, type SymbolicValue } from "../state/values.ts";
import { holds } from "./arithmetic.ts";
import { operandValue } from "./calls.ts";
import type { Context } from "./context.ts";
import { raise } from "./raise.ts";

interface Assumed {
  readonly state: State;
  /** What Δ has gained. */
  readonly text: string;
  /** Whether the checker has to judge it. */
  readonly isOpen: boolean;
}

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
    return withTop({ ...from, trace }, { pc: isTrue ? whenTrue(context, top) : instruction.to });
  };
  const value = operandValue(state, instruction.condition);
  if (value.kind === "truth")
    return nextBy(value.value ? "S-TCOND" : "S-FCOND", went(decided(state, value), value.value));
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

/** The jump of a true branch in the core language belongs to the same statement. */
function whenTrue({ code }: Context, { method, pc }: Frame): number {
  const body = code.bodyOf(method);
  const following = body[pc + 1];
  const isSame = code.program === undefined && following?.span === body[pc]?.span;
  return isSame && following?.kind === "goto" ? following.to : pc + 1;
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

/** The configuration in which something is assumed. */
export function passed({ state, text, isOpen }: Assumed): Successor {
  return { state, cause: { kind: "check", text, exception: undefined }, isOpen };
}

/** The configuration in which a check has failed. An uncaught exception ends that path at once. */
export function failed(context: Context, state: State, exception: string, text: string): readonly Successor[] {
  const outcome = raise(context, state, exception);
  const cause: Cause = { kind: "check", text, exception };
  if (outcome.kind === "split") return [];
  return [{ state: outcome.state, cause, isOpen: true, ...(outcome.kind === "end" ? { end: outcome.end } : {}) }];
}

/** Δ ∧ π₀, or Δ ∧ ¬π₀. */
export function assume(state: State, value: SymbolicValue, isTrue: boolean): Assumed {
  if (value.kind !== "condition") {
    const approximation = state.approximation ?? say("unsupported.condition", { value: showValue(value) });
    return {
      state: { ...state, approximation },
      text: say("effect.is", { text: showValue(value), value: String(isTrue) }),
      isOpen: false,
    };
  }
  const constraint = isTrue ? value.constraint : negate(value.constraint);
  const isSo = heldBy(state, constraint);
  return {
    state: {
      ...state,
      delta: state.delta.withConstraints([constraint]),
      model: isSo === true ? state.model : undefined,
    },
    text: showConstraint(constraint),
    isOpen: isSo !== true,
  };
}

/** What holds anyway is kept where Java’s arithmetic may say otherwise. */
function decided(state: State, { decided: known }: SymbolicValue & { readonly kind: "truth" }): State {
  return known === undefined ? state : { ...state, delta: state.delta.withConstraints([known]) };
}

/** Whether the known model of Δ satisfies a constraint; undefined where no model is known. */
function heldBy({ model }: State, { relation, left, right }: Constraint): boolean | undefined {
  const names = [...left.terms, ...right.terms].map(([name]) => name);
  if (model === undefined || !names.every((name) => model.integers.has(name))) return undefined;
  const valueOf = (name: string): bigint => model.integers.get(name) ?? 0n;
  return holds(relation, evaluate(left, valueOf) - evaluate(right, valueOf));
}
