import type { Located } from "../../syntax/source-text.ts";
import type { TypedExpression, TypedStatement } from "../../typed/tree.ts";
import { lowerAssert } from "../assertions.ts";
import type { Exit } from "../body-builder.ts";
import { lowerEffect } from "../expressions/expressions.ts";
import { lowerSwitchStatement } from "../expressions/switches.ts";
import type { Lowering } from "../lowering.ts";
import { asVariable } from "../operands.ts";
import { lowerJump } from "./jumps.ts";
import { lowerProtected, lowerTry } from "./try.ts";

type Loop = Extract<Exit, { readonly kind: "loop" }>;
type StatementOf<K extends TypedStatement["kind"]> = Extract<TypedStatement, { readonly kind: K }>;

/** The instructions of a statement. What cannot be reached gets none, unless Java refuses it. Throws `BudgetSpent`. */
export function lowerStatement(lowering: Lowering, node: TypedStatement, labels: readonly string[] = []): void {
  const { builder } = lowering;
  lowering.budget.spend();
  if (!builder.isReachable) {
    if (!lowering.isRefused(node)) return;
    builder.resumeUnreached();
  }
  switch (node.kind) {
    case "block":
      lowerBlock(lowering, node);
      break;
    case "declare": {
      const target = builder.declare(node.local);
      builder.enter(node);
      if (node.value !== undefined) lowering.into(target, node.value);
      break;
    }
    case "evaluate":
      builder.enter(node);
      lowerEffect(lowering, node.expression);
      break;
    case "if":
      lowerIf(lowering, node);
      break;
    case "while":
    case "for":
      lowerLoop(lowering, node, labels);
      break;
    case "do":
      lowerDo(lowering, node, labels);
      break;
    case "labeled":
      lowerLabeled(lowering, node, [...labels, node.label]);
      break;
    case "switch":
      lowerSwitchStatement(lowering, node.switch);
      break;
    case "try":
      lowerTry(lowering, node);
      break;
    case "protected":
      lowerProtected(lowering, node);
      break;
    case "throw":
      builder.enter(node);
      builder.throw(asVariable(lowering, node.value, lowering.operand(node.value)));
      break;
    case "yield":
    case "return":
    case "break":
    case "continue":
      lowerJump(lowering, node);
      break;
    case "assert":
      lowerAssert(lowering, node);
      break;
    case "empty":
      break;
  }
}

function lowerBlock(lowering: Lowering, { statements, lock }: StatementOf<"block">): void {
  const { builder } = lowering;
  const region = lock === undefined ? undefined : builder.openLock(lock);
  for (const statement of statements) lowerStatement(lowering, statement);
  if (region !== undefined) builder.closeLock(region);
}

const LOOPS: ReadonlySet<TypedStatement["kind"]> = new Set(["while", "for", "do", "labeled"]);

/** A loop knows its labels itself; anything else ends at a `break` with its label. */
function lowerLabeled(lowering: Lowering, node: StatementOf<"labeled">, labels: readonly string[]): void {
  const { builder } = lowering;
  if (LOOPS.has(node.body.kind)) {
    lowerStatement(lowering, node.body, labels);
    return;
  }
  const breaks = builder.newLabel();
  builder.exits.push({ kind: "label", labels, breaks });
  lowerStatement(lowering, node.body);
  builder.exits.pop();
  builder.place(breaks);
}

/** The head of a statement, `if (c`, is what its test is marked as. */
function enterHead(lowering: Lowering, node: Located, condition: Located): void {
  lowering.builder.enter({ start: node.start, end: condition.end });
}

function lowerIf(lowering: Lowering, node: StatementOf<"if">): void {
  const { builder } = lowering;
  const whenFalse = builder.newLabel();
  const end = builder.newLabel();
  enterHead(lowering, node, node.condition);
  lowering.jumpIfFalse(node.condition, whenFalse);
  lowerStatement(lowering, node.whenTrue);
  if (node.whenFalse !== undefined) {
    builder.goto(end);
    builder.place(whenFalse);
    lowerStatement(lowering, node.whenFalse);
  } else builder.place(whenFalse);
  builder.place(end);
}

/** Test first, then the body, the update, and back. An endless loop has no test. */
function lowerLoop(lowering: Lowering, node: StatementOf<"while" | "for">, labels: readonly string[]): void {
  const { builder } = lowering;
  if (node.kind === "for") for (const statement of node.init) lowerStatement(lowering, statement);
  const loop: Loop = { kind: "loop", labels, breaks: builder.newLabel(), continues: builder.newLabel() };
  const { condition } = node;
  const start = builder.here();
  if (condition !== undefined && !isTrue(condition)) {
    enterHead(lowering, node, condition);
    lowering.jumpIfFalse(condition, loop.breaks);
  }
  lowerLoopBody(lowering, node.body, loop);
  builder.place(loop.continues);
  if (node.kind === "for") for (const statement of node.update) lowerStatement(lowering, statement);
  enterHead(lowering, node, condition ?? node);
  builder.gotoBack(start);
  builder.place(loop.breaks);
}

function lowerLoopBody(lowering: Lowering, body: TypedStatement, loop: Loop): void {
  lowering.builder.exits.push(loop);
  lowerStatement(lowering, body);
  lowering.builder.exits.pop();
}

function isTrue(node: TypedExpression): boolean {
  return node.kind === "constant" && node.value.kind === "boolean" && node.value.value;
}

function lowerDo(lowering: Lowering, node: StatementOf<"do">, labels: readonly string[]): void {
  const { builder } = lowering;
  const loop: Loop = { kind: "loop", labels, breaks: builder.newLabel(), continues: builder.newLabel() };
  const start = builder.here();
  lowerLoopBody(lowering, node.body, loop);
  builder.place(loop.continues);
  builder.enter(node.condition);
  if (builder.isReachable && !isTrue(node.condition)) lowering.jumpIfFalse(node.condition, loop.breaks);
  builder.gotoBack(start);
  builder.place(loop.breaks);
}
