import type { Instruction, InstructionOf } from "../../ir/instruction.ts";
import type { Variable } from "../../ir/program.ts";
import { variablesRead } from "../../ir/uses.ts";
import type { Op } from "../machine/frame.ts";
import { arithmeticOfBinary } from "../numbers/arithmetic.ts";
import type { Decoder } from "./decoder.ts";
import { INT_BRANCHES, REFERENCE_BRANCHES } from "./int-operators.ts";

/**
 * Where a comparison's only use is the jump right after it, the comparison jumps by itself. The jump's own op stays
 * in its place, for those who jump to it.
 */
export function fuseComparisons(decoder: Decoder, ops: Op[]): void {
  const { body } = decoder.method;
  const reads = readCounts(body);
  for (const [pc, instruction] of body.entries()) {
    const jump = body[pc + 1];
    if (instruction.kind !== "binary" || jump?.kind !== "if-false") continue;
    if (!isOnlyUse(instruction, jump, reads)) continue;
    const { operator, left, right } = instruction;
    const arithmetic = arithmeticOfBinary(operator, left, right);
    const branches = arithmetic === "int" ? INT_BRANCHES : arithmetic === "reference" ? REFERENCE_BRANCHES : {};
    const make = branches[operator];
    if (make !== undefined) ops[pc] = make(decoder.slot(left), decoder.slot(right), pc + 2, jump.to);
  }
}

function readCounts(body: readonly Instruction[]): ReadonlyMap<Variable, number> {
  const counts = new Map<Variable, number>();
  for (const variable of body.flatMap(variablesRead)) counts.set(variable, (counts.get(variable) ?? 0) + 1);
  return counts;
}

function isOnlyUse(
  comparison: InstructionOf<"binary">,
  jump: InstructionOf<"if-false">,
  reads: ReadonlyMap<Variable, number>,
): boolean {
  const { target } = comparison;
  if (!target.isTemporary || reads.get(target) !== 1) return false;
  return jump.condition.kind === "variable" && jump.condition.variable === target;
}
