import type { Operand } from "../../ir/instruction.ts";
import type { Variable } from "../../ir/program.ts";
import type { TypedExpression } from "../typed/tree.ts";
import { assigns } from "../typed/walk.ts";
import { erase } from "../types/static-types.ts";
import type { Lowering } from "./lowering.ts";
import { move, variableOperand } from "./lowering.ts";

/**
 * The values of several expressions, from left to right. A variable that a later one assigns is copied first, so
 * that its old value is used: `x.m(x = y)` calls m on the old x. `evaluatedLater` comes after them, before they are used.
 */
export function lowerOperands(
  lowering: Lowering,
  nodes: readonly TypedExpression[],
  evaluatedLater: readonly TypedExpression[] = [],
): readonly Operand[] {
  return nodes.map((node, i) => {
    const operand = lowering.operand(node);
    if (node.kind !== "local") return operand;
    const isOverwritten = [...nodes.slice(i + 1), ...evaluatedLater].some((later) => assigns(later, node.local));
    return isOverwritten ? variableOperand(intoTemporary(lowering, node, operand)) : operand;
  });
}

/** The operand as a variable; only null and numbers need a temporary for that. */
export function asVariable(lowering: Lowering, node: TypedExpression, operand: Operand): Variable {
  return operand.kind === "variable" ? operand.variable : intoTemporary(lowering, node, operand);
}

function intoTemporary(lowering: Lowering, node: TypedExpression, operand: Operand): Variable {
  const temporary = lowering.builder.temporary(erase(node.type), node);
  move(lowering, temporary, operand);
  return temporary;
}
