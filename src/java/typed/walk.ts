import type { Local, TypedExpression } from "./tree.ts";

/** The expressions directly within an expression, in the order of evaluation. */
export function partsOf(node: TypedExpression): readonly TypedExpression[] {
  switch (node.kind) {
    case "constant":
    case "local":
    case "this":
    case "invalid":
      return [];
    case "field":
      return node.receiver === undefined ? [] : [node.receiver];
    case "element":
      return [node.array, node.index];
    case "length":
      return [node.array];
    case "call":
      return node.receiver === undefined ? node.arguments : [node.receiver, ...node.arguments];
    case "new":
      return node.arguments;
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
    case "convert":
    case "instanceof":
      return [node.operand];
    case "conditional":
      return [node.condition, node.whenTrue, node.whenFalse];
  }
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
