import type { Block } from "../../syntax/tree/statement.ts";
import type { Identifier } from "../../syntax/tree/tree.ts";
import type { TypedBlock } from "../../typed/tree.ts";
import type { Checker, JumpTarget } from "./checker.ts";
import { report } from "./checker.ts";
import { Scope } from "./scope.ts";

export function checkBlock(checker: Checker, node: Block): TypedBlock {
  return { kind: "block", statements: node.statements.map(checker.statement), start: node.start, end: node.end };
}

export function inScope<T>(checker: Checker, check: () => T): T {
  const outer = checker.scope;
  checker.scope = new Scope(outer);
  try {
    return check();
  } finally {
    checker.scope = outer;
  }
}

/** Checks something that a jump in it may leave. */
export function inside<T>(checker: Checker, target: JumpTarget, check: () => T): T {
  const outer = checker.jumps;
  checker.jumps = [...outer, target];
  try {
    return check();
  } finally {
    checker.jumps = outer;
  }
}

/** A local variable must not be called like one around it in the same method (JLS 6.4). */
export function reportRedeclaration(checker: Checker, name: Identifier): void {
  const { text } = name;
  const first = checker.scope.findWithinMethod(text) ?? checker.implicitLocals?.find(text);
  if (first === undefined) return;
  report(checker, {
    kind: "duplicate-name",
    span: checker.inside.source.span(name),
    what: "variable",
    name: text,
    first: checker.inside.source.span(first.place),
  });
}
