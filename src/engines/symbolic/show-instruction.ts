import { formatInstruction } from "../../java/index.ts";
import type { CoreInstruction } from "./code.ts";

/** An instruction in the notation of the core language, as far as it has one. */
export function showInstruction(instruction: CoreInstruction): string {
  switch (instruction.kind) {
    case "free":
      return `free ${instruction.variable.name}`;
    case "assert":
      return `assert ${instruction.condition.kind === "variable" ? instruction.condition.variable.name : "…"}`;
    default:
      return formatInstruction(instruction);
  }
}
