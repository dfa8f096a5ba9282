import type { Instruction, Operand } from "./instruction.ts";
import type { Method, Variable } from "./program.ts";

/** Whether the body refers to `this`. An implicit `super()` does not count: its `this` is not in the source. */
export function usesThis(method: Method): boolean {
  const self = method.thisVariable;
  if (self === undefined) return false;
  return method.body.some((instruction) => !isImplicitCall(instruction) && variablesRead(instruction).includes(self));
}

function isImplicitCall(instruction: Instruction): boolean {
  return instruction.kind === "call" && instruction.site.isImplicit && instruction.site.target.kind === "constructor";
}

/** The variables whose value an instruction reads, in the order of evaluation. */
export function variablesRead(instruction: Instruction): readonly Variable[] {
  switch (instruction.kind) {
    case "constant":
    case "string-literal":
    case "static-load":
    case "goto":
    case "nop":
    case "catch":
      return [];
    case "concat":
      return instruction.parts.flatMap(read);
    case "closure":
      return instruction.captured.flatMap(({ value }) => read(value));
    case "throw":
      return [instruction.value];
    case "copy":
      return [instruction.source];
    case "load":
    case "array-length":
      return [instruction.base];
    case "store":
      return [instruction.base, ...read(instruction.source)];
    case "array-load":
      return [instruction.base, ...read(instruction.index)];
    case "array-store":
      return [instruction.base, ...read(instruction.index), ...read(instruction.source)];
    case "static-store":
    case "cast":
    case "convert":
    case "instanceof":
      return read(instruction.source);
    case "new":
      return instruction.arguments.flatMap(read);
    case "new-array":
      return instruction.lengths.flatMap(read);
    case "call":
      return [
        ...(instruction.receiver === undefined ? [] : [instruction.receiver]),
        ...instruction.arguments.flatMap(read),
      ];
    case "binary":
      return [...read(instruction.left), ...read(instruction.right)];
    case "unary":
      return read(instruction.operand);
    case "if-false":
      return read(instruction.condition);
    case "return":
      return instruction.value === undefined ? [] : read(instruction.value);
  }
}

/** The variable that an instruction assigns, if any. */
export function variableWritten(instruction: Instruction): Variable | undefined {
  return "target" in instruction ? instruction.target : undefined;
}

function read(operand: Operand): readonly Variable[] {
  return operand.kind === "variable" ? [operand.variable] : [];
}
