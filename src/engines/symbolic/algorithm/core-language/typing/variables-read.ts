import type { Expression, Name, Statement } from "../syntax/surface.ts";

/** Where a statement reads variables, in the order of evaluation. */
export function variablesReadBy(statement: Statement): readonly Name[] {
  switch (statement.kind) {
    case "assign":
      return variablesIn(statement.value);
    case "store":
      return [...variablesIn(statement.base), ...variablesIn(statement.value)];
    case "assert":
    case "if":
      return variablesIn(statement.condition);
    case "new":
      return statement.arguments.flatMap(variablesIn);
    case "free":
      return [statement.variable];
    case "goto":
      return [];
  }
}

function variablesIn(expression: Expression): readonly Name[] {
  switch (expression.kind) {
    case "variable":
      return [expression];
    case "load":
      return variablesIn(expression.base);
    case "unary":
      return variablesIn(expression.operand);
    case "binary":
      return [...variablesIn(expression.left), ...variablesIn(expression.right)];
    default:
      return [];
  }
}
