import { capturedBy } from "./frames.ts";
import type { Local, TypedExpression, TypedStatement, TypedSwitch } from "./tree.ts";

/** The expressions directly within an expression, in the order of evaluation. */
export function partsOf(node: TypedExpression): readonly TypedExpression[] {
  switch (node.kind) {
    case "constant":
    case "local":
    case "this":
    case "pending":
    case "invalid":
      return [];
    case "deferred":
      return [node.resolve()];
    case "lambda":
      return capturedParts(node);
    case "field":
      return node.receiver === undefined ? [] : [node.receiver];
    case "element":
      return [node.array, node.index];
    case "length":
      return [node.array];
    case "call":
      return node.receiver === undefined ? node.arguments : [node.receiver, ...node.arguments];
    case "new":
      return node.outer === undefined ? node.arguments : [node.outer, ...node.arguments];
    case "new-array":
      return node.lengths;
    case "array-initializer":
      return node.elements;
    case "assignment":
    case "compound":
      return [node.target, node.value];
    case "binary":
    case "logical":
      return [node.left, node.right];
    case "unary":
    case "cast":
    case "adapt":
    case "convert":
    case "instanceof":
      return [node.operand];
    case "bind":
      return [node.value];
    case "conditional":
      return [node.condition, node.whenTrue, node.whenFalse];
    case "concat":
      return node.parts;
    case "switch":
      return expressionsOfSwitch(node.switch);
  }
}

function expressionsOfSwitch(node: TypedSwitch): readonly TypedExpression[] {
  return [...node.before, ...node.cases.flatMap((each) => each.body)]
    .flatMap(expressionsOf)
    .concat(node.cases.flatMap((each) => each.tests));
}

/** The expressions directly within a statement and the statements in it. */
export function expressionsOf(node: TypedStatement): readonly TypedExpression[] {
  switch (node.kind) {
    case "block":
      return node.statements.flatMap(expressionsOf);
    case "declare":
    case "return":
      return node.value === undefined ? [] : [node.value];
    case "evaluate":
      return [node.expression];
    case "if":
      return [
        node.condition,
        ...expressionsOf(node.whenTrue),
        ...(node.whenFalse === undefined ? [] : expressionsOf(node.whenFalse)),
      ];
    case "while":
    case "do":
      return [node.condition, ...expressionsOf(node.body)];
    case "for":
      return [
        ...node.init.flatMap(expressionsOf),
        ...(node.condition === undefined ? [] : [node.condition]),
        ...node.update.flatMap(expressionsOf),
        ...expressionsOf(node.body),
      ];
    case "labeled":
      return expressionsOf(node.body);
    case "switch":
      return expressionsOfSwitch(node.switch);
    case "yield":
    case "throw":
      return [node.value];
    case "try":
      return [node.body, ...node.catches.map((each) => each.body)].flatMap(expressionsOf);
    case "protected":
      return [node.body, node.leave, node.handler.body].flatMap(expressionsOf);
    case "assert":
      return node.detail === undefined ? [node.condition] : [node.condition, node.detail];
    case "empty":
    case "break":
    case "continue":
      return [];
  }
}

/** What a lambda keeps is read where it stands. */
function capturedParts(node: Extract<TypedExpression, { kind: "lambda" }>): readonly TypedExpression[] {
  const { bound, frame } = node.lambda;
  const { start, end } = node;
  const captured = capturedBy(frame).map(
    (local): TypedExpression => ({ kind: "local", type: local.type, local, start, end }),
  );
  return bound === undefined ? captured : [bound.value, ...captured];
}

/** Whether evaluating the expression assigns the variable. */
export function assigns(node: TypedExpression, local: Local): boolean {
  if ((node.kind === "assignment" || node.kind === "compound") && isUseOf(node.target, local)) return true;
  return partsOf(node).some((part) => assigns(part, local));
}

/** Whether the expression mentions the variable. */
export function mentions(node: TypedExpression, local: Local): boolean {
  return isUseOf(node, local) || partsOf(node).some((part) => mentions(part, local));
}

function isUseOf(node: TypedExpression, local: Local): boolean {
  return node.kind === "local" && node.local === local;
}
