import type { Variable } from "../program.ts";
import type { TypedExpression } from "../typed/tree.ts";
import type { Label } from "./body-builder.ts";
import type { Lowering } from "./lowering.ts";

/** Jumps when the condition is false; `&&`, `||` and `!` become branches. */
export function lowerJumpIfFalse(lowering: Lowering, node: TypedExpression, label: Label): void {
  const { builder } = lowering;
  if (node.kind === "unary" && node.operator === "!") lowering.jumpIfTrue(node.operand, label);
  else if (node.kind === "logical" && node.operator === "&&") {
    lowering.jumpIfFalse(node.left, label);
    lowering.jumpIfFalse(node.right, label);
  } else if (node.kind === "logical") {
    const whenTrue = builder.newLabel();
    lowering.jumpIfTrue(node.left, whenTrue);
    lowering.jumpIfFalse(node.right, label);
    builder.place(whenTrue);
  } else builder.gotoIfFalse(lowering.operand(node), label);
}

/** Jumps when the condition is true. */
export function lowerJumpIfTrue(lowering: Lowering, node: TypedExpression, label: Label): void {
  const { builder } = lowering;
  if (node.kind === "unary" && node.operator === "!") lowering.jumpIfFalse(node.operand, label);
  else if (node.kind === "logical" && node.operator === "||") {
    lowering.jumpIfTrue(node.left, label);
    lowering.jumpIfTrue(node.right, label);
  } else {
    const whenFalse = builder.newLabel();
    lowering.jumpIfFalse(node, whenFalse);
    builder.goto(label);
    builder.place(whenFalse);
  }
}

/** `c ? a : b` into a variable, each branch on its own. */
export function lowerConditional(
  lowering: Lowering,
  target: Variable,
  node: Extract<TypedExpression, { kind: "conditional" }>,
): void {
  const { builder } = lowering;
  const whenFalse = builder.newLabel();
  const end = builder.newLabel();
  lowering.jumpIfFalse(node.condition, whenFalse);
  lowering.into(target, node.whenTrue);
  builder.goto(end);
  builder.place(whenFalse);
  lowering.into(target, node.whenFalse);
  builder.place(end);
}

/** `a && b` as a value. */
export function lowerLogical(
  lowering: Lowering,
  target: Variable,
  node: Extract<TypedExpression, { kind: "logical" }>,
): void {
  const { builder } = lowering;
  const whenFalse = builder.newLabel();
  const end = builder.newLabel();
  lowering.jumpIfFalse(node, whenFalse);
  builder.emit({ kind: "constant", target, value: { kind: "boolean", value: true } });
  builder.goto(end);
  builder.place(whenFalse);
  builder.emit({ kind: "constant", target, value: { kind: "boolean", value: false } });
  builder.place(end);
}
