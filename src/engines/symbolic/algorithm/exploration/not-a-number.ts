import { type InstructionOf, isComparison, type Method } from "../../../../java/index.ts";
import type { OpenCall } from "../coverage/index.ts";
import { operandValue } from "../execution/calls.ts";
import type { CoreInstruction } from "../program/code.ts";
import { isFractionName } from "../state/fractions.ts";
import type { State } from "../state/state.ts";
import type { SymbolicValue } from "../state/values.ts";

/** Where control goes on, and the decision that it makes first, if it makes one. */
interface WayOfNaN {
  readonly calls: readonly OpenCall[];
  readonly decision: { readonly method: Method; readonly pc: number; readonly holds: boolean } | undefined;
}

/**
 * Inputs of fractions have a place in an order, and NaN has none. Where one is compared that may be NaN, this is where control
 * then goes on: `!=` holds, and no other comparison. Undefined where NaN is no possible value.
 */
export function wayOfNaN(
  state: State,
  instruction: CoreInstruction,
  body: readonly CoreInstruction[],
): WayOfNaN | undefined {
  const [top, ...others] = state.frames;
  if (top === undefined || instruction.kind !== "binary" || !isComparison(instruction.operator)) return undefined;
  if (!mayBeNaN(state, instruction)) return undefined;
  const { operator, target } = instruction;
  const next = body[top.pc + 1];
  const isDecision =
    next?.kind === "if-false" && next.condition.kind === "variable" && next.condition.variable === target;
  const { method } = top;
  const at = top.pc + 1;
  if (!isDecision) return { calls: [{ method, pc: at }, ...others], decision: undefined };
  const holds = operator === "!=";
  return { calls: [{ method, pc: holds ? at + 1 : next.to }, ...others], decision: { method, pc: at, holds } };
}

/** What the precondition compares, or what was compared before on this path, has a place in the order. */
function mayBeNaN(state: State, { left, right }: InstructionOf<"binary">): boolean {
  const values = [left, right].map((operand) => operandValue(state, operand));
  const inputs = values.flatMap(inputsIn);
  if (inputs.length === 0) return false;
  const { numbers } = state.delta.heap;
  const ordered = new Set(numbers.flatMap(({ left, right }) => [...left.terms, ...right.terms].map(([name]) => name)));
  return inputs.some((name) => !ordered.has(name));
}

function inputsIn(value: SymbolicValue): readonly string[] {
  if (value.kind !== "fraction") return [];
  return value.term.terms.flatMap(([name]) => (isFractionName(name) ? [] : [name]));
}
