import { classType, isReference } from "../../../ir/types.ts";
import { expectedType } from "../../../messages/expected-types.ts";
import { located } from "../../limits.ts";
import type { ConstantValue } from "../../syntax/tree/expression.ts";
import type { LocalDeclaration, Statement } from "../../syntax/tree/statement.ts";
import { hiddenLocal } from "../../typed/hidden-local.ts";
import type { Local, TypedExpression, TypedStatement } from "../../typed/tree.ts";
import { resolveValueType } from "../../types/declarations/resolve-types.ts";
import type { StaticType } from "../../types/static-types.ts";
import { ERROR_TYPE, isCompatible, showStatic } from "../../types/static-types.ts";
import { checkCondition } from "../conversions/conditions.ts";
import { mayBeConstant } from "../conversions/constant-variables.ts";
import { canBreak, canComplete } from "../flow/flow.ts";
import { checkSwitchStatement } from "../operators/switches.ts";
import { bindingsWhen, introduce, withBindings } from "../scope/bindings.ts";
import { checkBlock, inScope, inside, reportRedeclaration } from "../scope/blocks.ts";
import type { Checker, JumpTarget } from "../scope/checker.ts";
import { checkOperand, illFormed, wrongType } from "../scope/checker.ts";
import { checkForEach } from "./for-each.ts";
import { checkTry } from "./try.ts";

type StatementOf<K extends Statement["kind"]> = Extract<Statement, { readonly kind: K }>;

/** A statement with everything in it checked. Throws `BudgetSpent` and `LimitReached`. */
export function checkStatement(checker: Checker, node: Statement): TypedStatement {
  checker.budget.spend();
  try {
    return checkKind(checker, node);
  } catch (cause) {
    throw located(cause, checker.inside.source, node);
  }
}

function checkKind(checker: Checker, node: Statement): TypedStatement {
  const place = { start: node.start, end: node.end };
  switch (node.kind) {
    case "block":
      return inScope(checker, () => checkBlock(checker, node));
    case "local":
      return checkLocal(checker, node);
    case "local-class":
      return checker.localClass(node);
    case "constructor-call":
      illFormed(checker, node, "constructor-call-not-first", { which: node.which });
      return { kind: "empty", ...place };
    case "expression":
      return { kind: "evaluate", expression: checker.expression(node.expression), ...place };
    case "if":
      return checkIf(checker, node);
    case "while":
    case "do":
      return checkLoop(checker, node);
    case "for":
      return inScope(checker, () => checkFor(checker, node));
    case "for-each":
      return inScope(checker, () => checkForEach(checker, node));
    case "labeled":
      return checkLabeled(checker, node);
    case "switch":
      return checkSwitchStatement(checker, node.switch);
    case "yield":
      return checkYield(checker, node);
    case "throw":
      return { kind: "throw", value: checkThrown(checker, node), ...place };
    case "try":
      return checkTry(checker, node);
    case "assert":
      return checkAssert(checker, node);
    case "synchronized":
      return checkSynchronized(checker, node);
    case "return":
      return checkReturn(checker, node);
    case "break":
    case "continue":
      return checkJump(checker, node);
    case "empty":
    case "missing":
      return { kind: "empty", ...place };
  }
}

function checkBranch(checker: Checker, node: Statement): TypedStatement {
  return inScope(checker, () => checker.statement(node));
}

/** A variable of the condition lives on behind the statement when only its outcome leads there (JLS 6.3.2.2). */
function checkIf(checker: Checker, node: StatementOf<"if">): TypedStatement {
  const condition = checkCondition(checker, node.condition);
  const [positive, negative] = [bindingsWhen(condition, true), bindingsWhen(condition, false)];
  const whenTrue = withBindings(checker, positive, () => checkBranch(checker, node.whenTrue));
  const alternative = node.whenFalse;
  const whenFalse =
    alternative === undefined ? undefined : withBindings(checker, negative, () => checkBranch(checker, alternative));
  if (negative.length > 0 && !completes(whenTrue)) introduce(checker, negative);
  else if (positive.length > 0 && whenFalse !== undefined && !completes(whenFalse)) introduce(checker, positive);
  return { kind: "if", condition, whenTrue, whenFalse, start: node.start, end: node.end };
}

function completes(statement: TypedStatement): boolean {
  return canComplete(statement, () => {});
}

function checkBody(checker: Checker, node: Statement): TypedStatement {
  return inside(checker, { kind: "loop" }, () => checkBranch(checker, node));
}

/** A `do` condition does not see the variables of the body. */
function checkLoop(checker: Checker, node: StatementOf<"while" | "do">): TypedStatement {
  const { kind, start, end } = node;
  if (kind === "while") {
    const condition = checkCondition(checker, node.condition);
    const body = withBindings(checker, bindingsWhen(condition, true), () => checkBody(checker, node.body));
    introduceAfterLoop(checker, condition, body);
    return { kind: "while", condition, body, start, end };
  }
  const body = checkBody(checker, node.body);
  const condition = checkCondition(checker, node.condition);
  introduceAfterLoop(checker, condition, body);
  return { kind: "do", condition, body, start, end };
}

function introduceAfterLoop(checker: Checker, condition: TypedExpression, body: TypedStatement): void {
  const negative = bindingsWhen(condition, false);
  if (negative.length > 0 && !canBreak(body)) introduce(checker, negative);
}

function checkFor(checker: Checker, node: StatementOf<"for">): TypedStatement {
  const init = node.init.map(checker.statement);
  const condition = node.condition === undefined ? undefined : checkCondition(checker, node.condition);
  const bindings = condition === undefined ? [] : bindingsWhen(condition, true);
  const update = withBindings(checker, bindings, () => node.update.map(checker.statement));
  const body = withBindings(checker, bindings, () => checkBody(checker, node.body));
  return { kind: "for", init, condition, update, body, start: node.start, end: node.end };
}

const LOOPS: ReadonlySet<Statement["kind"]> = new Set(["while", "do", "for", "for-each"]);

function checkLabeled(checker: Checker, node: StatementOf<"labeled">): TypedStatement {
  const label = node.label.text;
  const { start, end } = node;
  if (checker.jumps.some((each) => each.kind === "label" && each.label === label)) {
    illFormed(checker, node.label, "label-in-use", { label });
  }
  const isLoop = LOOPS.has(innermost(node.body).kind);
  const body = inside(checker, { kind: "label", label, isLoop }, () => checkBranch(checker, node.body));
  return { kind: "labeled", label, body, start, end };
}

function innermost(node: Statement): Statement {
  return node.kind === "labeled" ? innermost(node.body) : node;
}

function checkJump(checker: Checker, node: StatementOf<"break" | "continue">): TypedStatement {
  const { kind, start, end } = node;
  const label = node.label?.text;
  const crossed = checker.jumps.findLastIndex((each) => each.kind === "value");
  const targets = checker.jumps.slice(crossed + 1);
  const found = targets.findLast((each) => isTarget(each, kind, label));
  if (found === undefined) reportNoTarget(checker, node, crossed >= 0);
  return kind === "break" ? { kind: "break", label, start, end } : { kind: "continue", label, start, end };
}

function isTarget(target: JumpTarget, kind: "break" | "continue", label: string | undefined): boolean {
  if (label !== undefined)
    return target.kind === "label" && target.label === label && (kind === "break" || target.isLoop);
  return target.kind === "loop" || (kind === "break" && target.kind === "switch");
}

function reportNoTarget(checker: Checker, node: StatementOf<"break" | "continue">, isInValue: boolean): void {
  const { kind, label } = node;
  if (isInValue) {
    illFormed(checker, node, "jump-out-of-switch-value", { kind });
  } else if (label !== undefined) {
    const what = kind === "break" ? "statement" : "loop";
    illFormed(checker, label, "unknown-label", { what, label: label.text });
  } else illFormed(checker, node, "jump-outside-loop", { kind });
}

function checkYield(checker: Checker, node: StatementOf<"yield">): TypedStatement {
  const { start, end } = node;
  const target = checker.jumps.findLast((each) => each.kind === "value");
  if (target?.kind === "value") return { kind: "yield", value: target.yields(node.value), start, end };
  illFormed(checker, node, "yield-outside-switch-value");
  return { kind: "empty", start, end };
}

function checkThrown(checker: Checker, node: StatementOf<"throw">): TypedExpression {
  const value = checkOperand(checker, node.value);
  const throwable = classType(checker.table.wellKnown("java.lang.Throwable").info);
  if (!isCompatible(value.type, throwable)) {
    wrongType(checker, node.value, showStatic(value.type), expectedType("throwable"));
  }
  return value;
}

/** The detail is evaluated where the condition does not hold. */
function checkAssert(checker: Checker, { condition: test, detail, start, end }: StatementOf<"assert">): TypedStatement {
  const condition = checkCondition(checker, test);
  const bindings = bindingsWhen(condition, false);
  const message =
    detail === undefined ? undefined : withBindings(checker, bindings, () => checkOperand(checker, detail));
  return { kind: "assert", condition, detail: message, start, end };
}

/** The object is kept in a variable of its own: its lock is held until the body is left. */
function checkSynchronized(checker: Checker, node: StatementOf<"synchronized">): TypedStatement {
  const { start, end } = node;
  const lock = checkOperand(checker, node.lock);
  if (!isReference(lock.type) && lock.type.kind !== "error") {
    wrongType(checker, node.lock, showStatic(lock.type), expectedType("object"));
  }
  const body = inScope(checker, () => checkBlock(checker, node.body));
  if (lock.type.kind === "error") return body;
  if (lock.kind === "this") return { ...body, lock: "this" };
  const place = { start: lock.start, end: lock.end };
  const local = hiddenLocal("lock", lock.type, place);
  const keep: TypedStatement = { kind: "declare", local, value: lock, ...place };
  return { kind: "block", statements: [keep, { ...body, lock: local }], start, end };
}

function checkLocal(checker: Checker, node: LocalDeclaration): TypedStatement {
  const place = { start: node.start, end: node.end };
  reportRedeclaration(checker, node.name);
  if (node.type === undefined) {
    const value = node.initializer === undefined ? undefined : checkOperand(checker, node.initializer);
    return { kind: "declare", local: declare(checker, node, inferType(checker, node, value?.type)), value, ...place };
  }
  const type = resolveValueType(checker, node.type);
  const { initializer } = node;
  if (node.isFinal && initializer !== undefined && mayBeConstant(initializer)) {
    const value = checker.valueOf(initializer, type);
    const constant = value.kind === "constant" && value.value.kind !== "null" ? value.value : undefined;
    return { kind: "declare", local: declare(checker, node, type, constant), value, ...place };
  }
  const local = declare(checker, node, type);
  const value = initializer === undefined ? undefined : checker.valueOf(initializer, type);
  return { kind: "declare", local, value, ...place };
}

function declare(checker: Checker, node: LocalDeclaration, type: StaticType, constant?: ConstantValue): Local {
  const isFixed = node.isFinal && node.initializer !== undefined;
  const local: Local = {
    name: node.name.text,
    type,
    place: node.name,
    isFixed,
    isBlank: node.initializer === undefined,
    isBlankFinal: node.isFinal && !isFixed,
    isHidden: node.isHidden === true,
    constant,
  };
  checker.scope.declare(local);
  return local;
}

function inferType(checker: Checker, node: LocalDeclaration, type: StaticType | undefined): StaticType {
  if (type !== undefined && type.kind !== "null") return type;
  illFormed(checker, node.name, type === undefined ? "var-without-value" : "var-of-null");
  return ERROR_TYPE;
}

function checkReturn(checker: Checker, node: StatementOf<"return">): TypedStatement {
  const place = { start: node.start, end: node.end };
  const { returnType } = checker;
  if (checker.jumps.some((each) => each.kind === "value")) {
    illFormed(checker, node, "return-out-of-switch-value");
  }
  if (checker.compact !== undefined) illFormed(checker, checker.compact, "return-in-compact-constructor");
  if (returnType === undefined) {
    illFormed(checker, node, "return-outside-method");
    return { kind: "empty", ...place };
  }
  if (node.value === undefined) {
    if (returnType.kind !== "void" && returnType.kind !== "error") {
      wrongType(checker, node, expectedType("return-without-value"), showStatic(returnType));
    }
    return { kind: "return", value: undefined, ...place };
  }
  if (returnType.kind === "void") {
    checker.expression(node.value);
    illFormed(checker, node, "void-method-returns-value", { method: checker.methodName ?? "This" });
    return { kind: "return", value: undefined, ...place };
  }
  return { kind: "return", value: checker.valueOf(node.value, returnType), ...place };
}
