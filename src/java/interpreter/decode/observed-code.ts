import type { Instruction } from "../../ir/instruction.ts";
import type { Op } from "../machine/frame.ts";
import type { CodeListener } from "../machine/observe.ts";
import { Raise } from "../machine/signals.ts";
import type { Decoder } from "./decoder.ts";

/** Makes ops tell the listener. Comparisons are not fused with jumps then, so that each jump has its own op. */
export function observeCode(decoder: Decoder, ops: Op[], listener: CodeListener): void {
  const { method } = decoder;
  for (const [pc, instruction] of method.body.entries()) {
    const op = ops[pc];
    if (instruction.kind === "if-false") {
      const slot = decoder.slot(instruction.condition);
      ops[pc] = (locals) => {
        const holds = locals[slot] === true;
        listener.decided(method, pc, holds, locals);
        return holds ? pc + 1 : instruction.to;
      };
    } else if (op !== undefined && (isChecked(instruction) || isEndOrBack(instruction, pc))) {
      ops[pc] = (locals) => {
        const next = observed(op, locals, (raised) => listener.executed(method, pc, raised, locals));
        listener.executed(method, pc, undefined, locals);
        return next;
      };
    }
  }
  const before = listener.before?.bind(listener);
  if (before !== undefined) observeBefore(decoder, ops, before);
}

function observeBefore({ method }: Decoder, ops: Op[], before: NonNullable<CodeListener["before"]>): void {
  for (const pc of method.body.keys()) {
    const op = ops[pc];
    if (op !== undefined)
      ops[pc] = (locals) => {
        before(method, pc, locals);
        return op(locals);
      };
  }
}

/** Executes an op, and tells which exception it made where it does not come to its end. */
function observed(op: Op, locals: Parameters<Op>[0], tell: (raised: string) => void): number {
  try {
    return op(locals);
  } catch (signal) {
    if (signal instanceof Raise) tell(signal.exception);
    throw signal;
  }
}

/** Whether the machine checks something before it executes the instruction. */
function isChecked(instruction: Instruction): boolean {
  switch (instruction.kind) {
    case "load":
    case "store":
    case "array-load":
    case "array-store":
    case "array-length":
    case "new-array":
    case "cast":
      return true;
    case "call":
      return instruction.receiver !== undefined;
    case "binary":
      return instruction.operator === "/" || instruction.operator === "%";
    default:
      return false;
  }
}

function isEndOrBack(instruction: Instruction, pc: number): boolean {
  return instruction.kind === "return" || (instruction.kind === "goto" && instruction.to <= pc);
}
