import { type Method, overridesOf } from "../../../../java/index.ts";
import type { Code, CoreInstruction } from "../program/code.ts";

/** The methods of the reader that an instruction may run; what library code calls back is not followed. */
export function calleesOf(code: Code, instruction: CoreInstruction): readonly Method[] {
  if (instruction.kind === "new") return written([instruction.constructor.target]);
  if (instruction.kind !== "call") return [];
  const { target, kind } = instruction.site;
  const isExact = kind === "static" || kind === "special" || code.program === undefined;
  return written(isExact ? [target] : overridesOf(code.program, target));
}

function written(methods: readonly Method[]): readonly Method[] {
  return methods.filter((method) => !method.class.isLibrary);
}

/** The method and the methods of the reader that it can call, directly or not, in the order of the code. */
export function callableFrom(code: Code, method: Method): readonly Method[] {
  const found = new Set([method]);
  // The set grows while it is read.
  for (const caller of found)
    for (const instruction of code.bodyOf(caller)) for (const callee of calleesOf(code, instruction)) found.add(callee);
  return code.methods.filter((each) => found.has(each));
}
