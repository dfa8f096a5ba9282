import type { Method } from "../../ir/program.ts";
import type { Op } from "../frame.ts";
import type { Decoder } from "./decoder.ts";

/** Told each condition that a method of the reader decides: the index of its `if-false`, and whether it holds. */
export type BranchListener = (method: Method, pc: number, holds: boolean) => void;

/** Makes every jump tell the listener. Comparisons are not fused with jumps then, so that each jump has its own op. */
export function observeBranches(decoder: Decoder, ops: Op[], listener: BranchListener): void {
  const { method } = decoder;
  for (const [pc, instruction] of method.body.entries()) {
    if (instruction.kind !== "if-false") continue;
    const slot = decoder.slot(instruction.condition);
    ops[pc] = (locals) => {
      const holds = locals[slot] === true;
      listener(method, pc, holds);
      return holds ? pc + 1 : instruction.to;
    };
  }
}
