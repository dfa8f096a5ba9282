import { formatInstruction } from "../../../../java/index.ts";
import type { CoreInstruction } from "./code.ts";

/** An instruction in the notation of the core language, as far as it has one. */
export function showInstruction(instruction: CoreInstruction): string {
  switch (instruction.kind) {
    case "free":
      return `free ${instruction.variable.name}`;
    case "assert":
      return `assert ${instruction.condition.kind === "variable" ? instruction.condition.variable.name : "…"}`;
    default:
      return withoutLabels(formatInstruction(instruction));
  }
}

/** The variable whose field is read or written, or whose object is freed. */
export function baseOf(instruction: CoreInstruction): string | undefined {
  switch (instruction.kind) {
    case "load":
    case "store":
    case "array-length":
      return instruction.base.name;
    case "free":
      return instruction.variable.name;
    default:
      return undefined;
  }
}

/** Fields by their simple names, and no labels of sites, which are for reading the code as a whole. */
function withoutLabels(text: string): string {
  return text.replace(/ \[[^[]*(?:\[\][^[]*)*\]$/, "").replaceAll(/\.[\w$.]+::/g, ".");
}
