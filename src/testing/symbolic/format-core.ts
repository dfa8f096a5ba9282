import type { CoreProgram } from "../../engines/symbolic/algorithm/core-language/lowering/core-program.ts";
import type { CoreInstruction } from "../../engines/symbolic/algorithm/program/code.ts";
import { formatInstruction, type Operand } from "../../java/index.ts";

/** The instructions of `main`, numbered, each with the number of its statement. */
export function formatCore(core: CoreProgram): string {
  return core.code
    .bodyOf(core.main)
    .map((instruction, pc) => `${pc}: ${formatCoreInstruction(instruction)}  // ${statementAt(core, pc)}\n`)
    .join("");
}

/** The number of the statement that an instruction belongs to: those of a statement share its place. */
export function statementAt({ code, main }: CoreProgram, pc: number): number {
  const instructions = code.bodyOf(main).slice(0, pc + 1);
  return new Set(instructions.map(({ span }) => span)).size;
}

/** One instruction, without its number. */
export function formatCoreInstruction(instruction: CoreInstruction): string {
  if (instruction.kind === "free") return `free ${instruction.variable.name}`;
  if (instruction.kind === "assert") return `assert ${formatOperand(instruction.condition)}`;
  return formatInstruction(instruction);
}

function formatOperand(operand: Operand): string {
  if (operand.kind === "variable") return operand.variable.name;
  return operand.kind === "null" ? "null" : String(operand.value);
}
