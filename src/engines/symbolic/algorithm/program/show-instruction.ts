import {
  formatInstruction,
  type ShownVariables,
  type Variable,
  variablesRead,
  variableWritten,
} from "../../../../java/index.ts";
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

/** What the temporaries that an instruction reads or sets stand for, by name. */
export function temporariesIn(instruction: CoreInstruction, shown: ShownVariables): Readonly<Record<string, string>> {
  if (instruction.kind === "free" || instruction.kind === "assert") return {};
  const mentioned = [...variablesRead(instruction), variableWritten(instruction)];
  return Object.fromEntries(
    mentioned.flatMap((variable) => {
      const expression = variable === undefined ? undefined : shown.expression(variable);
      return variable === undefined || expression === undefined ? [] : [[variable.name, expression]];
    }),
  );
}

/** The variable whose field is read or written, or whose object is freed. */
export function baseOf(instruction: CoreInstruction): Variable | undefined {
  switch (instruction.kind) {
    case "load":
    case "store":
    case "array-length":
      return instruction.base;
    case "free":
      return instruction.variable;
    default:
      return undefined;
  }
}

/** Fields by their simple names, and no labels of sites, which are for reading the code as a whole. */
function withoutLabels(text: string): string {
  return text.replace(/ \[[^[]*(?:\[\][^[]*)*\]$/, "").replaceAll(/\.[\w$.]+::/g, ".");
}
