import type { LocalDeclaration, Statement } from "../syntax/statement.ts";
import type { Local, TypedBlock, TypedStatement } from "../typed/tree.ts";
import { resolveValueType } from "../types/resolve-types.ts";
import type { StaticType } from "../types/static-types.ts";
import { ERROR_TYPE, showStatic } from "../types/static-types.ts";
import type { Checker } from "./checker.ts";
import { checkOperand, illFormed, report, wrongType } from "./checker.ts";
import { checkCondition } from "./conditions.ts";
import { Scope } from "./scope.ts";

type StatementOf<K extends Statement["kind"]> = Extract<Statement, { readonly kind: K }>;

/** A statement with everything in it checked. */
export function checkStatement(checker: Checker, node: Statement): TypedStatement {
  const place = { start: node.start, end: node.end };
  switch (node.kind) {
    case "block":
      return inScope(checker, () => checkBlock(checker, node));
    case "local":
      return checkLocal(checker, node);
    case "constructor-call":
      illFormed(checker, node, `“${node.which}(…)” must come first in a constructor.`, "Move it there.");
      return { kind: "empty", ...place };
    case "expression":
      return { kind: "evaluate", expression: checker.expression(node.expression), ...place };
    case "if":
      return {
        kind: "if",
        condition: checkCondition(checker, node.condition),
        whenTrue: inScope(checker, () => checker.statement(node.whenTrue)),
        whenFalse: node.whenFalse === undefined ? undefined : checkBranch(checker, node.whenFalse),
        ...place,
      };
    case "while":
    case "do":
      return checkLoop(checker, node);
    case "for":
      return inScope(checker, () => checkFor(checker, node));
    case "return":
      return checkReturn(checker, node);
    case "break":
    case "continue":
      if (checker.loops === 0) illFormed(checker, node, `“${node.kind}” stands outside a loop.`, "Leave it out.");
      return node.kind === "break" ? { kind: "break", ...place } : { kind: "continue", ...place };
    case "empty":
    case "missing":
      return { kind: "empty", ...place };
  }
}

function inScope<T>(checker: Checker, check: () => T): T {
  const outer = checker.scope;
  checker.scope = new Scope(outer);
  try {
    return check();
  } finally {
    checker.scope = outer;
  }
}

function checkBranch(checker: Checker, node: Statement): TypedStatement {
  return inScope(checker, () => checker.statement(node));
}

export function checkBlock(checker: Checker, node: StatementOf<"block">): TypedBlock {
  return { kind: "block", statements: node.statements.map(checker.statement), start: node.start, end: node.end };
}

function checkBody(checker: Checker, node: Statement): TypedStatement {
  checker.loops += 1;
  try {
    return checkBranch(checker, node);
  } finally {
    checker.loops -= 1;
  }
}

/** A `do` condition does not see the variables of the body. */
function checkLoop(checker: Checker, node: StatementOf<"while" | "do">): TypedStatement {
  const { kind, start, end } = node;
  if (kind === "while") {
    const condition = checkCondition(checker, node.condition);
    return { kind: "while", condition, body: checkBody(checker, node.body), start, end };
  }
  const body = checkBody(checker, node.body);
  return { kind: "do", condition: checkCondition(checker, node.condition), body, start, end };
}

function checkFor(checker: Checker, node: StatementOf<"for">): TypedStatement {
  const init = node.init.map(checker.statement);
  const condition = node.condition === undefined ? undefined : checkCondition(checker, node.condition);
  const update = node.update.map(checker.statement);
  return {
    kind: "for",
    init,
    condition,
    update,
    body: checkBody(checker, node.body),
    start: node.start,
    end: node.end,
  };
}

function checkLocal(checker: Checker, node: LocalDeclaration): TypedStatement {
  const place = { start: node.start, end: node.end };
  reportRedeclaration(checker, node);
  if (node.type === undefined) {
    const value = node.initializer === undefined ? undefined : checkOperand(checker, node.initializer);
    return { kind: "declare", local: declare(checker, node, inferType(checker, node, value?.type)), value, ...place };
  }
  const local = declare(checker, node, resolveValueType(checker, node.type));
  const value = node.initializer === undefined ? undefined : checker.valueOf(node.initializer, local.type);
  return { kind: "declare", local, value, ...place };
}

function declare(checker: Checker, node: LocalDeclaration, type: StaticType): Local {
  const isFixed = node.isFinal && node.initializer !== undefined;
  const local: Local = { name: node.name.text, type, place: node.name, isFixed };
  checker.scope.declare(local);
  return local;
}

function inferType(checker: Checker, node: LocalDeclaration, type: StaticType | undefined): StaticType {
  if (type !== undefined && type.kind !== "null") return type;
  const problem =
    type === undefined ? "“var” needs a value to take its type from." : "“var” cannot take its type from null.";
  illFormed(checker, node.name, problem, "Name the type.");
  return ERROR_TYPE;
}

function reportRedeclaration(checker: Checker, node: LocalDeclaration): void {
  const { text } = node.name;
  const first = checker.scope.find(text) ?? checker.implicitLocals?.find(text);
  if (first === undefined) return;
  report(checker, {
    kind: "duplicate-name",
    span: checker.inside.source.span(node.name),
    what: "variable",
    name: text,
    first: checker.inside.source.span(first.place),
  });
}

function checkReturn(checker: Checker, node: StatementOf<"return">): TypedStatement {
  const place = { start: node.start, end: node.end };
  const { returnType } = checker;
  if (returnType === undefined) {
    illFormed(checker, node, "“return” stands outside a method.", "Leave it out.");
    return { kind: "empty", ...place };
  }
  if (node.value === undefined) {
    if (returnType.kind !== "void" && returnType.kind !== "error") {
      wrongType(checker, node, "“return” without a value", showStatic(returnType));
    }
    return { kind: "return", value: undefined, ...place };
  }
  if (returnType.kind === "void") {
    checker.expression(node.value);
    const problem = `${checker.methodName ?? "This"} is void and returns a value.`;
    illFormed(checker, node, problem, "Leave the value out, or name its type instead of void.");
    return { kind: "return", value: undefined, ...place };
  }
  return { kind: "return", value: checker.valueOf(node.value, returnType), ...place };
}
