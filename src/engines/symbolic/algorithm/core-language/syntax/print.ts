import { precedence } from "./expression-parser.ts";
import type { CoreBinary, Expression, Statement } from "./surface.ts";

/** How operators are written. */
export type CoreNotation = "unicode" | "ascii";

const mathematical: Partial<Readonly<Record<CoreBinary, string>>> = {
  "==": "=",
  "!=": "≠",
  "<=": "≤",
  ">=": "≥",
  "&&": "∧",
  "||": "∨",
};

/** ι: a statement without its labels and its semicolon. */
export function showStatement(statement: Statement, notation: CoreNotation): string {
  const show = (expression: Expression): string => showExpression(expression, notation);
  switch (statement.kind) {
    case "assign":
      return `${statement.variable.name} := ${show(statement.value)}`;
    case "store":
      return `${show(statement.base)}.${statement.field.name} := ${show(statement.value)}`;
    case "goto":
      return `goto ${show(statement.to)}`;
    case "assert":
      return `assert ${show(statement.condition)}`;
    case "if":
      return `if ${show(statement.condition)} then goto ${show(statement.whenTrue)} else goto ${show(statement.whenFalse)}`;
    case "new":
      return `${statement.variable.name} := new ${statement.data}(${statement.arguments.map(show).join(", ")})`;
    case "free":
      return `free ${statement.variable.name}`;
  }
}

function showExpression(expression: Expression, notation: CoreNotation): string {
  switch (expression.kind) {
    case "integer":
    case "boolean":
      return String(expression.value);
    case "null":
      return "null";
    case "variable":
      return expression.name;
    case "load":
      return `${showExpression(expression.base, notation)}.${expression.field}`;
    case "unary":
      return showUnary(expression, notation);
    case "binary":
      return showBinary(expression, notation);
  }
}

function showUnary({ operator, operand }: Extract<Expression, { kind: "unary" }>, notation: CoreNotation): string {
  const inner = showExpression(operand, notation);
  const sign = operator === "!" && notation === "unicode" ? "¬" : operator;
  // A minus right before a number would be part of the number.
  const isLoose = operand.kind === "binary" || (operator === "-" && operand.kind === "integer");
  return isLoose ? `${sign}(${inner})` : `${sign}${inner}`;
}

function showBinary(expression: Extract<Expression, { kind: "binary" }>, notation: CoreNotation): string {
  const { operator, left, right } = expression;
  const side = (part: Expression, lowest: number): string => {
    const text = showExpression(part, notation);
    return part.kind === "binary" && precedence[part.operator] < lowest ? `(${text})` : text;
  };
  const sign = notation === "unicode" ? (mathematical[operator] ?? operator) : operator;
  return `${side(left, precedence[operator])} ${sign} ${side(right, precedence[operator] + 1)}`;
}
