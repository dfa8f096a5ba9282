import { isSubtype } from "../../../ir/hierarchy.ts";
import type { Operand } from "../../../ir/instruction.ts";
import type { Variable } from "../../../ir/program.ts";
import type { TypedExpression } from "../../typed/tree.ts";
import { mentions } from "../../typed/walk.ts";
import { erase } from "../../types/static-types.ts";
import type { Lowering } from "../lowering.ts";
import { move, variableOperand } from "../lowering.ts";
import { asVariable, lowerOperands } from "../operands.ts";
import { lowerArrayInitializer, lowerNewArray } from "./arrays.ts";
import { lowerAssignment, lowerAssignmentStatement, lowerCompound } from "./assignments.ts";
import { lowerCall, lowerNew } from "./calls.ts";
import { lowerConditional, lowerTruth } from "./conditions.ts";
import { lowerLambda } from "./lambdas.ts";
import { lowerSwitchValue } from "./switches.ts";
import { lowerConcat } from "./texts.ts";

/** The value of an expression as an operand. */
export function lowerOperand(lowering: Lowering, given: TypedExpression): Operand {
  const { builder } = lowering;
  const node = plain(given);
  switch (node.kind) {
    case "local":
      return variableOperand(builder.variable(node.local));
    case "this":
      return variableOperand(builder.self());
    case "constant":
      if (node.value.kind !== "string") return node.value;
      break;
    case "assignment":
      return lowerAssignment(lowering, node);
    case "compound":
      return lowerCompound(lowering, node, true);
    default:
      break;
  }
  const target = builder.temporary(erase(node.type), node);
  lowering.into(target, node);
  return variableOperand(target);
}

/** An expression without what only mattered while it was checked, and without casts that change nothing. */
function plain(node: TypedExpression): TypedExpression {
  if (node.kind === "deferred") return plain(node.resolve());
  if (node.kind !== "adapt") return node;
  const operand = plain(node.operand);
  return isSubtype(erase(operand.type), erase(node.type)) ? operand : { ...node, operand };
}

/** An expression for its effects. */
export function lowerEffect(lowering: Lowering, given: TypedExpression): void {
  const node = plain(given);
  switch (node.kind) {
    case "adapt":
      lowerEffect(lowering, node.operand);
      break;
    case "call":
      lowerCall(lowering, undefined, node);
      break;
    case "assignment":
      lowerAssignmentStatement(lowering, node);
      break;
    case "compound":
      lowerCompound(lowering, node, false);
      break;
    default:
      lowering.operand(node);
  }
}

/** The value of an expression straight into a variable. Throws `BudgetSpent`. */
export function lowerInto(lowering: Lowering, target: Variable, given: TypedExpression): void {
  lowering.budget.spend();
  const { builder } = lowering;
  const node = plain(given);
  switch (node.kind) {
    case "constant":
    case "local":
    case "this":
    case "assignment":
    case "compound":
      lowerSimple(lowering, target, node);
      break;
    case "field":
    case "element":
    case "length":
      lowerLoad(lowering, target, node);
      break;
    case "call":
      lowerCall(lowering, target, node);
      break;
    case "new":
      lowerNew(lowering, target, node);
      break;
    case "new-array":
      lowerNewArray(lowering, target, node);
      break;
    case "array-initializer":
      lowerFreshArray(lowering, target, node);
      break;
    case "binary": {
      const [left, right] = lowerPair(lowering, node.left, node.right);
      builder.emit({ kind: "binary", target, operator: node.operator, left, right });
      break;
    }
    case "concat":
      lowerConcat(lowering, target, node);
      break;
    case "switch":
      lowerSwitchValue(lowering, target, node.switch);
      break;
    case "logical":
    case "bind":
      lowerTruth(lowering, target, node);
      break;
    case "conditional":
      lowerConditional(lowering, target, node);
      break;
    case "unary":
    case "cast":
    case "convert":
    case "instanceof":
      lowerOneOperand(lowering, target, node);
      break;
    case "adapt": {
      const source = lowering.operand(node.operand);
      builder.emit({ kind: "cast", target, source, type: erase(node.type), isWritten: false });
      break;
    }
    case "lambda":
      lowerLambda(lowering, target, node);
      break;
    case "deferred":
    case "pending":
    case "invalid":
      throw new Error("an expression with an error was lowered");
  }
}

function lowerSimple(lowering: Lowering, target: Variable, node: TypedExpression): void {
  const { builder } = lowering;
  if (node.kind === "constant" && node.value.kind === "string") {
    builder.emit({
      kind: "string-literal",
      target,
      site: lowering.sites.literal(node.value.value, builder.source, node),
    });
  } else move(lowering, target, lowering.operand(node));
}

function lowerPair(lowering: Lowering, a: TypedExpression, b: TypedExpression): readonly [Operand, Operand] {
  const [left, right] = lowerOperands(lowering, [a, b]);
  if (left === undefined || right === undefined) throw new Error("an operator without operands");
  return [left, right];
}

function lowerLoad(
  lowering: Lowering,
  target: Variable,
  node: Extract<TypedExpression, { kind: "field" | "element" | "length" }>,
): void {
  const { builder } = lowering;
  if (node.kind === "element") {
    const [array, index] = lowerPair(lowering, node.array, node.index);
    builder.emit({ kind: "array-load", target, base: asVariable(lowering, node.array, array), index });
  } else if (node.kind === "length") {
    const base = asVariable(lowering, node.array, lowering.operand(node.array));
    builder.emit({ kind: "array-length", target, base });
  } else {
    const { receiver, field } = node;
    const object = receiver === undefined ? undefined : lowering.operand(receiver);
    if (field.isStatic || receiver === undefined || object === undefined)
      builder.emit({ kind: "static-load", target, field });
    else builder.emit({ kind: "load", target, base: asVariable(lowering, receiver, object), field });
  }
}

/** In `x = new T[] {x}` the elements still mean the old x. */
function lowerFreshArray(
  lowering: Lowering,
  target: Variable,
  node: Extract<TypedExpression, { kind: "array-initializer" }>,
): void {
  const { builder } = lowering;
  if (target.isTemporary || !node.elements.some((element) => readsVariable(lowering, element, target))) {
    lowerArrayInitializer(lowering, target, node);
    return;
  }
  const fresh = builder.temporary(target.type, node);
  lowerArrayInitializer(lowering, fresh, node);
  move(lowering, target, variableOperand(fresh));
}

function readsVariable(lowering: Lowering, node: TypedExpression, variable: Variable): boolean {
  const local = lowering.builder.localOf(variable);
  return local !== undefined && mentions(node, local);
}

function lowerOneOperand(
  lowering: Lowering,
  target: Variable,
  node: Extract<TypedExpression, { kind: "unary" | "cast" | "convert" | "instanceof" }>,
): void {
  const { builder } = lowering;
  if (node.kind === "instanceof" && node.binding !== undefined) {
    lowerTruth(lowering, target, node);
    return;
  }
  const source = lowering.operand(node.operand);
  switch (node.kind) {
    case "unary":
      builder.emit({ kind: "unary", target, operator: node.operator, operand: source });
      break;
    case "cast":
      builder.emit({ kind: "cast", target, source, type: erase(node.type), isWritten: !builder.isImplied });
      break;
    case "convert":
      builder.emit({ kind: "convert", target, source, type: erase(node.type) });
      break;
    case "instanceof":
      builder.emit({ kind: "instanceof", target, source, type: erase(node.tested) });
      break;
  }
}
