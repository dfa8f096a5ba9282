import { primitive, sameType } from "../../../ir/types.ts";
import { expectedType } from "../../../messages/expected-types.ts";
import type { Located } from "../../syntax/source-text.ts";
import type { ArrayInitializer, Expression, ExpressionOf } from "../../syntax/tree/expression.ts";
import type { TypedExpression } from "../../typed/tree.ts";
import { resolveValueType } from "../../types/declarations/resolve-types.ts";
import { isDefinite } from "../../types/relations/subtyping.ts";
import type { StaticType } from "../../types/static-types.ts";
import { ERROR_TYPE, showStatic, unaryPromotion } from "../../types/static-types.ts";
import { settled } from "../conversions/arguments.ts";
import { unboxedValue } from "../conversions/boxing.ts";
import { coerce } from "../conversions/conversions.ts";
import type { Checker } from "../scope/checker.ts";
import { checkOperand, illFormed, invalid, wrongType } from "../scope/checker.ts";

/** `new T[2][]`, `new T[]{…}`. */
export function checkNewArray(checker: Checker, node: ExpressionOf<"new-array">): TypedExpression {
  const type = resolveValueType(checker, node.type);
  refuseGenericElements(checker, node, type);
  const at = { start: node.start, end: node.start + "new".length };
  if (node.initializer !== undefined) return checkArrayInitializer(checker, node.initializer, type, at);
  const lengths = node.lengths.map((length) => checkIndex(checker, length));
  return { kind: "new-array", type, lengths, at, start: node.start, end: node.end };
}

/** An array knows the type of its elements when it runs, and erasure leaves nothing of type arguments (JLS 15.10.1). */
function refuseGenericElements(checker: Checker, node: ExpressionOf<"new-array">, type: StaticType): void {
  const element = innermostElement(type);
  const isUnknown =
    element.kind === "variable" || (element.kind === "class" && element.arguments?.some(isDefinite) === true);
  if (!isUnknown || checker.inside.info.isLibrary) return;
  illFormed(checker, node.type, "generic-array", { type: showStatic(element) });
}

function innermostElement(type: StaticType): StaticType {
  return type.kind === "array" ? innermostElement(type.element) : type;
}

/** `{a, b}` where an array of this type is needed. `at` is where the array counts as created. */
export function checkArrayInitializer(
  checker: Checker,
  node: ArrayInitializer,
  expected: StaticType,
  at: Located,
): TypedExpression {
  if (expected.kind !== "array" && expected.kind !== "error") {
    wrongType(checker, node, expectedType("array-in-braces"), showStatic(expected));
    return invalid(node);
  }
  const element = expected.kind === "array" ? expected.element : ERROR_TYPE;
  const elements = node.elements.map((each) => checker.valueOf(each, element));
  const place = at === node ? { start: node.start, end: node.start + 1 } : at;
  return { kind: "array-initializer", type: expected, elements, at: place, start: at.start, end: node.end };
}

export function checkElement(checker: Checker, node: ExpressionOf<"element">): TypedExpression {
  const array = checkOperand(checker, node.array);
  const index = checkIndex(checker, node.index);
  if (array.type.kind === "error") return invalid(node);
  if (array.type.kind !== "array") {
    wrongType(checker, node.array, showStatic(array.type), expectedType("array"));
    return invalid(node);
  }
  return { kind: "element", type: array.type.element, array, index, start: node.start, end: node.end };
}

function checkIndex(checker: Checker, node: Expression): TypedExpression {
  const index = unboxedValue(checker, settled(checker.argument(node), primitive("int")));
  const promoted = unaryPromotion(index.type);
  if (index.type.kind === "error") return index;
  if (promoted !== undefined && sameType(promoted, primitive("int"))) return coerce(index, promoted);
  wrongType(checker, node, showStatic(index.type), "int");
  return invalid(node);
}
