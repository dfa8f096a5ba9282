import type { Variable } from "../../../ir/program.ts";
import type { TypedExpression } from "../../typed/tree.ts";
import { erase } from "../../types/static-types.ts";
import type { Label } from "../body-builder.ts";
import type { Lowering } from "../lowering.ts";

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
  } else if (node.kind === "bind") lowering.into(builder.declare(node.local), node.value);
  else if (node.kind === "instanceof" && node.binding !== undefined) testPattern(lowering, node, label);
  else builder.gotoIfFalse(lowering.operand(node), label);
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

type Test = Extract<TypedExpression, { kind: "instanceof" }>;

/** `e instanceof T x`: x gets its value when the test holds. */
function testPattern(lowering: Lowering, node: Test, label: Label): void {
  const { builder } = lowering;
  const source = lowering.operand(node.operand);
  const type = erase(node.tested);
  const result = builder.temporary(erase(node.type), node);
  builder.emit({ kind: "instanceof", target: result, source, type });
  builder.gotoIfFalse({ kind: "variable", variable: result }, label);
  if (node.binding === undefined) return;
  const target = builder.declare(node.binding);
  builder.emit({ kind: "cast", target, source, type, isWritten: false });
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
  builder.mark(placeOf(node.condition, builder.source.text));
  lowering.jumpIfFalse(node.condition, whenFalse);
  builder.mark(placeOf(node.whenTrue, builder.source.text));
  lowering.into(target, node.whenTrue);
  builder.goto(end);
  builder.place(whenFalse);
  builder.mark(placeOf(node.whenFalse, builder.source.text));
  lowering.into(target, node.whenFalse);
  builder.place(end);
}

/** Where javac says that an expression is: at its operator, its dot or its name. */
function placeOf(node: TypedExpression, text: string): number {
  switch (node.kind) {
    case "binary":
    case "logical":
      return signBehind(node.left, text);
    case "conditional":
      return signBehind(node.condition, text);
    case "concat":
      return signBehind(node.parts.at(-2) ?? node, text);
    case "field":
      return node.receiver === undefined || node.receiver.end >= node.end
        ? node.start
        : signBehind(node.receiver, text);
    case "element":
      return signBehind(node.array, text);
    case "call":
      return node.at.start;
    case "convert":
    case "adapt":
      return placeOf(node.operand, text);
    default:
      return node.start;
  }
}

/** The operator, dot or bracket behind an operand and the parentheses around that. */
function signBehind({ end }: TypedExpression, text: string): number {
  return end + Math.max(0, text.slice(end).search(/[^\s)]/));
}

/** `a && b`, or a test of a pattern, as a value. */
export function lowerTruth(lowering: Lowering, target: Variable, node: TypedExpression): void {
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
