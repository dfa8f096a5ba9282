import { classType, isReference, primitive } from "../../../ir/types.ts";
import type { Expression, ExpressionOf } from "../../syntax/tree/expression.ts";
import type { TypedExpression } from "../../typed/tree.ts";
import { asReference } from "../../types/relations/boxing.ts";
import { join } from "../../types/relations/least-upper-bound.ts";
import type { StaticType } from "../../types/static-types.ts";
import { binaryPromotion } from "../../types/static-types.ts";
import { settled } from "../conversions/arguments.ts";
import { unboxedType } from "../conversions/boxing.ts";
import { checkCondition } from "../conversions/conditions.ts";
import { assignTo, convertTo, isNarrowable } from "../conversions/conversions.ts";
import { bindingsWhen, withBindings } from "../scope/bindings.ts";
import type { Checker } from "../scope/checker.ts";
import { checkOperand, invalid } from "../scope/checker.ts";
import { pendingChoice } from "./choices.ts";

type Conditional = ExpressionOf<"conditional">;

/** `c ? a : b` on its own: its type is what both have in common (JLS 15.25). */
export function checkConditional(checker: Checker, node: Conditional): TypedExpression {
  const condition = checkCondition(checker, node.condition);
  const whenTrue = withBindings(checker, bindingsWhen(condition, true), () => checkOperand(checker, node.whenTrue));
  const whenFalse = withBindings(checker, bindingsWhen(condition, false), () => checkOperand(checker, node.whenFalse));
  return conditionalOf(checker, node, { condition, whenTrue, whenFalse });
}

/** As `checkConditional`; pending when a branch is, so that what is expected reaches the branches (JLS 15.25.3). */
export function startConditional(checker: Checker, node: Conditional): TypedExpression {
  const condition = checkCondition(checker, node.condition);
  const branch = (each: Expression, outcome: boolean) =>
    withBindings(checker, bindingsWhen(condition, outcome), () => checker.argument(each));
  const [whenTrue, whenFalse] = [branch(node.whenTrue, true), branch(node.whenFalse, false)];
  if (whenTrue.kind !== "pending" && whenFalse.kind !== "pending")
    return conditionalOf(checker, node, { condition, whenTrue, whenFalse });
  return pendingChoice(checker, {
    values: [whenTrue, whenFalse],
    build: (values, type) => fittedConditional(checker, node, condition, values, type),
    start: node.start,
    end: node.end,
  });
}

function fittedConditional(
  checker: Checker,
  node: Conditional,
  condition: TypedExpression,
  values: readonly TypedExpression[],
  type: StaticType | undefined,
): TypedExpression {
  const [whenTrue, whenFalse] = values;
  if (whenTrue === undefined || whenFalse === undefined) return invalid(node);
  if (type === undefined || isPrimitiveChoice(values))
    return conditionalOf(checker, node, { condition, whenTrue, whenFalse });
  return conditional(checker, node, type, {
    condition,
    whenTrue: assignTo(checker, whenTrue, type),
    whenFalse: assignTo(checker, whenFalse, type),
  });
}

function conditionalOf(checker: Checker, node: Conditional, parts: Parts): TypedExpression {
  const type = commonType(checker, [parts.whenTrue, parts.whenFalse]);
  return type === undefined ? invalid(node) : conditional(checker, node, type, parts);
}

interface Parts {
  readonly condition: TypedExpression;
  readonly whenTrue: TypedExpression;
  readonly whenFalse: TypedExpression;
}

function conditional(checker: Checker, node: Conditional, type: StaticType, parts: Parts): TypedExpression {
  const { condition } = parts;
  return {
    kind: "conditional",
    type,
    condition,
    whenTrue: convertTo(checker, parts.whenTrue, type),
    whenFalse: convertTo(checker, parts.whenFalse, type),
    start: node.start,
    end: node.end,
  };
}

/**
 * `c ? a : b` where a value of this type is needed. Two numbers are still computed to their common type first: in
 * `Object o = c ? 1 : 2.0` both are doubles. Anything else takes the needed type into each branch.
 */
export function checkConditionalAs(checker: Checker, node: Conditional, expected: StaticType): TypedExpression {
  const condition = checkCondition(checker, node.condition);
  const branch = (each: Expression, outcome: boolean) =>
    withBindings(checker, bindingsWhen(condition, outcome), () =>
      takesExpectedType(each)
        ? { isFitted: true, value: checker.valueOf(each, expected) }
        : { isFitted: false, value: settled(checker.argument(each), expected) },
    );
  const whenTrue = branch(node.whenTrue, true);
  const whenFalse = branch(node.whenFalse, false);
  const values = [whenTrue.value, whenFalse.value];
  if (!whenTrue.isFitted && !whenFalse.isFitted && isPrimitiveChoice(values)) {
    const type = commonType(checker, values);
    if (type === undefined) return invalid(node);
    const parts = { condition, whenTrue: whenTrue.value, whenFalse: whenFalse.value };
    return assignTo(checker, conditional(checker, node, type, parts), expected);
  }
  const toExpected = (each: typeof whenTrue) => (each.isFitted ? each.value : assignTo(checker, each.value, expected));
  const [a, b] = [toExpected(whenTrue), toExpected(whenFalse)];
  if (a.type.kind === "error" || b.type.kind === "error") return invalid(node);
  return {
    kind: "conditional",
    type: expected,
    condition,
    whenTrue: a,
    whenFalse: b,
    start: node.start,
    end: node.end,
  };
}

/** Whether the expression means nothing, or something else, without the type that is needed. */
function takesExpectedType(node: Expression): boolean {
  switch (node.kind) {
    case "lambda":
    case "method-reference":
    case "array-initializer":
      return true;
    case "conditional":
      return takesExpectedType(node.whenTrue) || takesExpectedType(node.whenFalse);
    default:
      return false;
  }
}

function isPrimitiveChoice(values: readonly TypedExpression[]): boolean {
  const types = values.map((value) => unboxedType(value.type));
  return types.every((type) => type !== undefined) && new Set(types.map((type) => type?.name === "boolean")).size === 1;
}

/** The type of a choice among values; undefined when one of them has a mistake. */
export function commonType(checker: Checker, values: readonly TypedExpression[]): StaticType | undefined {
  const [first] = values;
  if (first === undefined || values.some((value) => value.type.kind === "error")) return undefined;
  if (values.every((value) => isSame(value.type, first.type))) return first.type;
  if (isPrimitiveChoice(values)) return primitiveChoice(values);
  const object = classType(checker.table.object.info);
  const types = values.map((value) => asReference(checker.table, value.type));
  return types.reduce((a, b) => join(a, b, object));
}

function isSame(a: StaticType, b: StaticType): boolean {
  if (a.kind === "primitive" || b.kind === "primitive")
    return a.kind === "primitive" && b.kind === "primitive" && a.name === b.name;
  return (
    a.kind === "class" &&
    b.kind === "class" &&
    a.class === b.class &&
    a.arguments === undefined &&
    b.arguments === undefined &&
    isReference(a)
  );
}

/** Small types stay small when the others fit into them; otherwise numbers are promoted. */
function primitiveChoice(values: readonly TypedExpression[]): StaticType {
  const types = values.flatMap((value) => unboxedType(value.type) ?? []);
  if (types.every((type) => type.name === "boolean")) return primitive("boolean");
  for (const name of ["byte", "short", "char"] as const) {
    const type = primitive(name);
    const isThere = types.some((each) => each.name === name);
    const fits = (value: TypedExpression) => {
      const from = unboxedType(value.type)?.name;
      return from === name || (name === "short" && from === "byte") || (from === "int" && isNarrowable(value, type));
    };
    if (isThere && values.every(fits)) return type;
  }
  return types.reduce((a, b) => binaryPromotion(a, b) ?? a);
}
