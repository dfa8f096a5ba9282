import type { Local, TypedExpression } from "../../typed/tree.ts";
import type { Checker } from "./checker.ts";
import { Scope } from "./scope.ts";

const NONE: readonly Local[] = [];

/** The pattern variables that have a value when the expression came out as `outcome` (JLS 6.3.1). */
export function bindingsWhen(node: TypedExpression, outcome: boolean): readonly Local[] {
  switch (node.kind) {
    case "instanceof":
      return outcome && node.binding !== undefined ? [node.binding] : NONE;
    case "bind":
      return outcome ? [node.local] : NONE;
    case "unary":
      return node.operator === "!" ? bindingsWhen(node.operand, !outcome) : NONE;
    case "logical":
      if ((node.operator === "&&") !== outcome) return NONE;
      return [...bindingsWhen(node.left, outcome), ...bindingsWhen(node.right, outcome)];
    default:
      return NONE;
  }
}

/** Checks something where these variables are visible too. */
export function withBindings<T>(checker: Checker, bindings: readonly Local[], check: () => T): T {
  if (bindings.length === 0) return check();
  const outer = checker.scope;
  checker.scope = new Scope(outer);
  for (const binding of bindings) checker.scope.declare(binding);
  try {
    return check();
  } finally {
    checker.scope = outer;
  }
}

/** Makes pattern variables visible for the rest of the block. */
export function introduce(checker: Checker, bindings: readonly Local[]): void {
  for (const binding of bindings) checker.scope.declare(binding);
}
