import type { CoreProgram } from "../../engines/symbolic/algorithm/core-language/lowering/core-program.ts";
import type { CoreInstruction } from "../../engines/symbolic/algorithm/program/code.ts";
import { formatInstruction, type Operand } from "../../java/index.ts";

/** The instructions of `main`, numbered, each with the number of its statement. */
export function formatCore({ main, code, statementOf }: CoreProgram): string {
  return code
    .bodyOf(main)
    .map((instruction, index) => `${index}: ${formatCoreInstruction(instruction)}  // ${statementOf[index]}\n`)
    .join("");
}

/** One instruction, without its number. */
function formatCoreInstruction(instruction: CoreInstruction): string {
  if (instruction.kind === "free") return `free ${instruction.variable.name}`;
  if (instruction.kind === "assert") return `assert ${formatOperand(instruction.condition)}`;
  return formatInstruction(instruction);
}

function formatOperand(operand: Operand): string {
  if (operand.kind === "variable") return operand.variable.name;
  return operand.kind === "null" ? "null" : String(operand.value);
}
