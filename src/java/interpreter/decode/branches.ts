import type { Op } from "../machine/frame.ts";
import type { BranchListener } from "../machine/observe.ts";
import type { Decoder } from "./decoder.ts";

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
