import { blindSlots, type Instrumented, instrument, relevantSlots } from "../../engines/relevancy/instrument/index.ts";
import type { SourceFile, TypedProgram } from "../../java/index.ts";
import { describe } from "../../kernel/index.ts";
import { testFrontEnd } from "../front-end.ts";
import { relevancyIn } from "./relevancy.ts";

/** Compiles with syntax trees; throws the errors of a program that does not. */
export async function compileTyped(files: readonly SourceFile[]): Promise<TypedProgram> {
  const typed = (await testFrontEnd()).compileTyped(files);
  if (!typed.ok) throw new Error(typed.errors.map(describe).join("\n"));
  return typed.value;
}

/** The program instrumented as the relevancy analysis has it, or blindly. */
export async function instrumented(
  files: readonly SourceFile[],
  options: Readonly<Record<string, unknown>> = {},
  isBlind = false,
): Promise<Instrumented> {
  const typed = await compileTyped(files);
  if (isBlind) return instrument(typed, blindSlots(typed));
  const result = relevancyIn(typed.program, { ...options, wdg: false, stacks: false });
  return instrument(typed, relevantSlots(typed, result.variables));
}

/** The original with plain inputs: an input whose type is that of its variable is written as such. */
export function withPlainInputs(text: string): string {
  return text
    .replace(/\bint (\w+) = Symbolic\.value\(\)/g, "int $1 = Symbolic.integer()")
    .replace(/\bString (\w+) = Symbolic\.value\(\)/g, "String $1 = Symbolic.string()");
}
