import { classType, primitive } from "../../../ir/types.ts";
import { expectedType } from "../../../messages/expected-types.ts";
import type { Located } from "../../syntax/source-text.ts";
import { TreeBuilder } from "../../syntax/tree/build.ts";
import type { Expression } from "../../syntax/tree/expression.ts";
import type { LocalDeclaration, Statement } from "../../syntax/tree/statement.ts";
import { hiddenLocal } from "../../typed/hidden-local.ts";
import type { Local, TypedExpression, TypedStatement } from "../../typed/tree.ts";
import type { StaticType } from "../../types/static-types.ts";
import { isCompatible, showStatic } from "../../types/static-types.ts";
import { checkCondition } from "../conversions/conditions.ts";
import { inside } from "../scope/blocks.ts";
import type { Checker } from "../scope/checker.ts";
import { checkedNode, checkOperand, invalid, wrongType } from "../scope/checker.ts";

type ForEach = Extract<Statement, { readonly kind: "for-each" }>;

/** `for (T x : values)`: a loop with an index over an array, with an iterator over an Iterable (JLS 14.14.2). */
export function checkForEach(checker: Checker, node: ForEach): TypedStatement {
  const values = checkOperand(checker, node.values);
  if (values.type.kind === "array") return overArray(checker, node, values);
  const iterable = classType(checker.table.wellKnown("java.lang.Iterable").info);
  if (values.type.kind !== "error" && values.type.kind !== "null" && isCompatible(values.type, iterable)) {
    return overIterable(checker, node, values);
  }
  if (values.type.kind !== "error") {
    wrongType(checker, node.values, showStatic(values.type), expectedType("array-or-iterable"));
  }
  // Of what cannot be walked it is not known that it never ends.
  return loop(checker, node, [], invalid(node.values), [], undefined);
}

function overArray(checker: Checker, node: ForEach, values: TypedExpression): TypedStatement {
  const int = primitive("int");
  const build = new TreeBuilder(node.values);
  const array = hidden(checker, "array", node.values, values.type);
  const length = hidden(checker, "length", node.values, int);
  const index = hidden(checker, "index", node.values, int);
  const init = [
    declare(array, values),
    declare(length, checkOperand(checker, build.member(build.name(array.name), "length"))),
    declare(index, checkOperand(checker, build.int(0))),
  ];
  const condition = checkCondition(checker, build.binary(build.name(index.name), "<", build.name(length.name)));
  const step = checker.expression({
    kind: "update",
    operator: "+",
    isPrefix: false,
    operand: build.name(index.name),
    ...range(node.values),
  });
  const update: TypedStatement = { kind: "evaluate", expression: step, ...range(node.values) };
  return loop(checker, node, init, condition, [update], build.element(build.name(array.name), build.name(index.name)));
}

function overIterable(checker: Checker, node: ForEach, values: TypedExpression): TypedStatement {
  const build = new TreeBuilder(node.values);
  const found = checkOperand(checker, build.call(checkedNode(checker, values), "iterator"));
  const iterator = hidden(checker, "iterator", node.values, found.type);
  const condition = checkCondition(checker, build.call(build.name(iterator.name), "hasNext"));
  return loop(checker, node, [declare(iterator, found)], condition, [], build.call(build.name(iterator.name), "next"));
}

function hidden(checker: Checker, name: string, place: Located, type: StaticType): Local {
  const local = hiddenLocal(name, type, place);
  checker.scope.declare(local);
  return local;
}

function declare(local: Local, value: TypedExpression): TypedStatement {
  return { kind: "declare", local, value, ...range(value) };
}

function range(place: Located) {
  return { start: place.start, end: place.end };
}

/** The body starts by giving the variable its next value. */
function loop(
  checker: Checker,
  node: ForEach,
  init: readonly TypedStatement[],
  condition: TypedExpression | undefined,
  update: readonly TypedStatement[],
  element: Expression | undefined,
): TypedStatement {
  const { type, name, isFinal } = node;
  const place = { start: node.start, end: node.values.end };
  const variable: LocalDeclaration = {
    kind: "local",
    type,
    name,
    isFinal,
    initializer: element ?? checkedNode(checker, invalid(place)),
    ...place,
  };
  const block = { kind: "block", statements: [variable, node.body], ...range(node) } as const;
  const body = inside(checker, { kind: "loop" }, () => checker.statement(block));
  return { kind: "for", init, condition, update, body, ...range(node) };
}
