import type { BinaryOperator } from "../../../ir/instruction.ts";
import type { Type } from "../../../ir/program.ts";
import { classType, isBoolean, isIntegral, isReference, primitive } from "../../../ir/types.ts";
import { expectedType } from "../../../messages/expected-types.ts";
import type { Expression, ExpressionOf } from "../../syntax/tree/expression.ts";
import type { Boxing, FieldUse, LocalUse, Place, TypedExpression } from "../../typed/tree.ts";
import { unboxed } from "../../types/relations/boxing.ts";
import type { StaticType } from "../../types/static-types.ts";
import { binaryPromotion, isCompatible, showStatic, unaryPromotion } from "../../types/static-types.ts";
import { boxingMethod, unboxedType, unboxedValue, unboxingMethod } from "../conversions/boxing.ts";
import { coerce, constant } from "../conversions/conversions.ts";
import { refuseForwardReference } from "../flow/forward-references.ts";
import { isShift, isString } from "../operators/operators.ts";
import type { Checker } from "../scope/checker.ts";
import { checkOperand, illFormed, invalid, wrongType } from "../scope/checker.ts";
import { checkMember, checkName, isVariable } from "./names.ts";

/** `x = v` and `x op= v` (JLS 15.26). */
export function checkAssignment(checker: Checker, node: ExpressionOf<"assignment">): TypedExpression {
  const { target: targetNode, operator } = node;
  if (operator === undefined && declaresImplicitly(checker, targetNode))
    return declareByAssigning(checker, node, targetNode);
  const target = checkPlace(checker, targetNode);
  if (operator !== undefined) {
    refuseForwardReference(checker, targetNode, target);
    return checkCompound(checker, node, operator, target);
  }
  const value = checker.valueOf(node.value, target.type);
  // A variable has a value even where it is not known which: what reads it is no further mistake.
  if (target.kind === "invalid") return invalid(node);
  return { kind: "assignment", type: target.type, target, value, start: node.start, end: node.end };
}

function declaresImplicitly(checker: Checker, target: Expression): target is ExpressionOf<"name"> {
  if (checker.implicitLocals === undefined || target.kind !== "name") return false;
  return checker.implicitLocals.find(target.name.text) !== undefined || !isVariable(checker, target.name.text);
}

/** In a snippet, `x = new C()` also declares x; a later assignment of another type widens it. */
function declareByAssigning(
  checker: Checker,
  node: ExpressionOf<"assignment">,
  target: ExpressionOf<"name">,
): TypedExpression {
  const found = checkOperand(checker, node.value);
  const local = checker.implicitLocals?.assign(target.name, found.type);
  if (local === undefined || found.type.kind === "error") return invalid(node);
  const { start, end } = target;
  const value = coerce(found, local.type);
  const place: Place = { kind: "local", type: local.type, local, start, end };
  return { kind: "assignment", type: local.type, target: place, value, start: node.start, end: node.end };
}

type CheckedPlace = Place | Extract<TypedExpression, { kind: "invalid" }>;

/** What is assigned needs no cast before it. */
function placeOf(value: TypedExpression): TypedExpression {
  return value.kind === "adapt" ? ({ ...value.operand, type: value.type } as TypedExpression) : value;
}

/** Something that can be assigned. */
function checkPlace(checker: Checker, node: Expression): CheckedPlace {
  const target = placeOf(checkUnfolded(checker, node));
  switch (target.kind) {
    case "local":
    case "field":
      if (isFixed(checker, target)) reportFixed(checker, node, target);
      if (target.kind === "local") {
        checker.localClasses.captures.assign(checker.scope.frame, target.local);
        checker.localClasses.captures.use(checker, target);
      }
      return target;
    case "element":
    case "invalid":
      return target;
    case "length":
      illFormed(checker, node, "length-is-assigned");
      break;
    default:
      illFormed(checker, node, "not-assignable");
  }
  return { kind: "invalid", type: { kind: "error" }, start: node.start, end: node.end };
}

function reportFixed(checker: Checker, node: Expression, target: LocalUse | FieldUse): void {
  const isField = target.kind === "field" && target.field.class === checker.inside.info && !target.field.isStatic;
  if (isField && checker.compact !== undefined)
    illFormed(checker, node, "component-in-compact-constructor", { name: target.field.name });
  else illFormed(checker, node, "final-has-its-value");
}

/** A final variable with a constant value is still a variable here. */
function checkUnfolded(checker: Checker, node: Expression): TypedExpression {
  if (node.kind === "name") return checkName(checker, node);
  return node.kind === "member" ? checkMember(checker, node) : checkOperand(checker, node);
}

/** Final fields are set in the constructors and initializers of their class, other final variables never. */
function isFixed(checker: Checker, target: LocalUse | FieldUse): boolean {
  if (target.kind === "local") return target.local.isFixed;
  const { field, receiver } = target;
  const symbol = checker.table.symbolOf(field.class).fields.get(field.name);
  if (symbol?.isFinal !== true) return false;
  const { declaration } = symbol;
  const hasValue = declaration?.kind === "enum-constant" || declaration?.initializer !== undefined;
  if (hasValue || symbol.owner !== checker.inside) return true;
  const isOwn = field.isStatic ? receiver === undefined : receiver?.kind === "this";
  return !isOwn || checker.setsFinalFields !== (field.isStatic ? "static" : "instance");
}

function checkCompound(
  checker: Checker,
  node: ExpressionOf<"assignment">,
  operator: BinaryOperator,
  target: CheckedPlace,
): TypedExpression {
  const given = checkOperand(checker, node.value);
  if (target.kind === "invalid" || given.type.kind === "error") return invalid(node);
  const isText = operator === "+" && isTextTarget(checker, target.type, given.type);
  const value = isText ? given : unboxedValue(checker, given);
  const operationType = operationTypeOf(checker, operator, target.type, value.type);
  if (operationType === undefined) {
    wrongType(
      checker,
      node.value,
      showStatic(value.type),
      expectedType("assigned-value", { operator, type: showStatic(target.type) }),
    );
    return invalid(node);
  }
  return {
    kind: "compound",
    type: target.type,
    target,
    operator,
    operationType,
    box: boxingOf(checker, target.type),
    value: isShift(operator) ? value : coerce(value, operationType),
    isPostfix: false,
    start: node.start,
    end: node.end,
  };
}

/** How a boxed variable is read and written. */
function boxingOf(checker: Checker, type: StaticType): Boxing | undefined {
  const value = unboxed(type);
  if (value === undefined) return undefined;
  return { type: value, unbox: unboxingMethod(checker, value).info, box: boxingMethod(checker, value).info };
}

/** A text on either side makes it a text; a variable of a wider type takes it too. */
function isTextTarget(checker: Checker, target: StaticType, value: StaticType): boolean {
  if (isString(checker, target)) return value.kind !== "void";
  return isString(checker, value) && isReference(target) && isCompatible(value, target);
}

function operationTypeOf(
  checker: Checker,
  operator: BinaryOperator,
  targetType: StaticType,
  value: StaticType,
): Type | undefined {
  if (operator === "+" && isTextTarget(checker, targetType, value)) return classType(checker.table.string.info);
  const target = unboxedType(targetType) ?? targetType;
  if (target.kind === "error" || value.kind === "error") return undefined;
  if (isBoolean(target) && isBoolean(value)) return "&|^".includes(operator) ? primitive("boolean") : undefined;
  const needsIntegers = isShift(operator) || "&|^".includes(operator);
  if (needsIntegers && !(isIntegral(target) && isIntegral(value))) return undefined;
  return isShift(operator) ? unaryPromotion(target) : binaryPromotion(target, value);
}

/** `x++`, `--x`: adds or takes away one. */
export function checkUpdate(checker: Checker, node: ExpressionOf<"update">): TypedExpression {
  const target = checkPlace(checker, node.operand);
  refuseForwardReference(checker, node.operand, target);
  if (target.kind === "invalid") return target;
  const operationType = binaryPromotion(unboxedType(target.type) ?? target.type, primitive("int"));
  if (operationType === undefined) {
    wrongType(checker, node.operand, showStatic(target.type), expectedType("number"));
    return invalid(node);
  }
  return {
    kind: "compound",
    type: target.type,
    target,
    operator: node.operator,
    operationType,
    box: boxingOf(checker, target.type),
    value: coerce(constant({ kind: "int", value: 1 }, primitive("int"), node), operationType),
    isPostfix: !node.isPrefix,
    start: node.start,
    end: node.end,
  };
}
