import type { Expression, MethodDeclaration, Statement } from "../../../../java/index.ts";
import type { Rewriting } from "./rewriting.ts";

/**
 * Whether a method that returns text surely never returns null: it returns what its own operations make, or a
 * parameter that its first statement has called a method on and that nothing assigns.
 */
export function neverReturnsNull(r: Rewriting, { body, parameters }: MethodDeclaration): boolean {
  if (body === undefined) return false;
  const names = new Set(parameters.map(({ name }) => name.text));
  const used = receiverOf(firstEvaluated(body.statements[0]));
  const isSafe = used !== undefined && names.has(used) && !isAssigned(r.source.slice(body), used);
  const values = returnedValues(body.statements);
  return (
    values !== undefined && values.length > 0 && values.every((value) => isMade(r, value, isSafe ? used : undefined))
  );
}

function firstEvaluated(statement: Statement | undefined): Expression | undefined {
  switch (statement?.kind) {
    case "if":
      return statement.condition;
    case "return":
      return statement.value;
    case "local":
      return statement.initializer;
    case "expression":
      return statement.expression;
    default:
      return undefined;
  }
}

/** The variable on which a method is called before anything else. */
function receiverOf(node: Expression | undefined): string | undefined {
  switch (node?.kind) {
    case "binary":
      return receiverOf(node.left);
    case "unary":
      return receiverOf(node.operand);
    case "call":
      return node.receiver?.kind === "name" ? node.receiver.name.text : receiverOf(node.receiver);
    default:
      return undefined;
  }
}

function isAssigned(text: string, name: string): boolean {
  return new RegExp(`\\b${name}\\s*\\+?=[^=]`).test(text);
}

/** Undefined when a statement is met that is not looked into. */
function returnedValues(statements: readonly Statement[]): readonly Expression[] | undefined {
  const found: Expression[] = [];
  for (const statement of statements) {
    const values = valuesIn(statement);
    if (values === undefined) return undefined;
    found.push(...values);
  }
  return found;
}

function valuesIn(node: Statement): readonly Expression[] | undefined {
  switch (node.kind) {
    case "return":
      return node.value === undefined ? [] : [node.value];
    case "block":
      return returnedValues(node.statements);
    case "if":
      return returnedValues(node.whenFalse === undefined ? [node.whenTrue] : [node.whenTrue, node.whenFalse]);
    case "for":
    case "for-each":
    case "while":
    case "do":
      return valuesIn(node.body);
    case "local":
    case "expression":
    case "throw":
    case "empty":
    case "break":
    case "continue":
      return [];
    default:
      return undefined;
  }
}

function isMade(r: Rewriting, node: Expression, safe: string | undefined): boolean {
  switch (node.kind) {
    case "literal":
      return node.value.kind === "string";
    case "binary":
      return true;
    case "name":
      return node.name.text === safe;
    case "conditional":
      return isMade(r, node.whenTrue, safe) && isMade(r, node.whenFalse, safe);
    case "call": {
      const typed = r.index.find(node);
      return typed?.kind === "call" && ["String", "StringBuilder", "StringBuffer"].includes(typed.method.class.name);
    }
    default:
      return false;
  }
}
