import { controlFlowGraph, type Method } from "../../../java/index.ts";
import { type Branches, type Condition, calleesOf, withoutCore } from "../algorithm/coverage/index.ts";
import type { Code, CoreInstruction } from "../algorithm/program/code.ts";

/** A side of a condition. */
interface Side {
  readonly condition: Condition;
  readonly holds: boolean;
}

/**
 * The sides through which control comes to an instruction with no other condition between: those of its own method, or, from
 * the start of the method, of the places that call it. None where it is reached whatever conditions say.
 */
export function sidesBefore(code: Code, branches: Branches, method: Method, pc: number): readonly Side[] {
  const found = new Map<string, Side>();
  const entered = new Set<Method>();
  const waiting: { readonly method: Method; readonly pc: number }[] = [{ method, pc }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { sides, isFromStart } = within(code, branches, next.method, next.pc);
    for (const side of sides) found.set(`${side.condition.label} ${side.holds}`, side);
    if (!isFromStart || entered.has(next.method)) continue;
    entered.add(next.method);
    waiting.push(...callsOf(code, next.method));
  }
  return [...found.values()];
}

function callsOf(code: Code, callee: Method): readonly { readonly method: Method; readonly pc: number }[] {
  return code.methods.flatMap((method) =>
    code
      .bodyOf(method)
      .flatMap((instruction, pc) => (calleesOf(code, instruction).includes(callee) ? [{ method, pc }] : [])),
  );
}

/** The conditions before an instruction of one method. */
interface Before {
  readonly sides: readonly Side[];
  /** The start of the method leads there without a condition. */
  readonly isFromStart: boolean;
}

function within(code: Code, { conditions }: Branches, method: Method, pc: number): Before {
  const body = code.bodyOf(method);
  const { successors } = controlFlowGraph({ ...method, body: body.map(withoutCore) });
  const own = conditions.filter((each) => each.method === method);
  const isCondition = new Set(own.map((each) => each.pc));
  const seen = new Set([pc]);
  // The set grows while it is read.
  for (const at of seen)
    for (const before of body.keys())
      if (!isCondition.has(before) && successors[before]?.includes(at)) seen.add(before);
  const sides = own.flatMap((condition) =>
    [true, false].flatMap((holds) => (seen.has(targetOf(body, condition, holds)) ? [{ condition, holds }] : [])),
  );
  return { sides, isFromStart: seen.has(0) };
}

/** Where a side of a condition goes on. */
function targetOf(body: readonly CoreInstruction[], { pc }: Condition, holds: boolean): number {
  const instruction = body[pc];
  return instruction?.kind === "if-false" && !holds ? instruction.to : pc + 1;
}
