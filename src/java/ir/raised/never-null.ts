import { append } from "../../../kernel/index.ts";
import type { Instruction, Operand } from "../instruction.ts";
import type { Method, Variable } from "../program.ts";
import { variableWritten } from "../uses.ts";

/** The variables of a method that hold an object whenever they are read: `this`, and what only ever gets new objects. */
export function neverNull(method: Method): ReadonlySet<Variable> {
  const parameters = new Set(method.parameters);
  const writes = new Map<Variable, Instruction[]>();
  for (const instruction of method.body) {
    const variable = variableWritten(instruction);
    if (variable === undefined || parameters.has(variable)) continue;
    append(writes, variable, instruction);
  }
  const found = new Set<Variable>(method.thisVariable === undefined ? [] : [method.thisVariable]);
  for (let size = -1; size < found.size; ) {
    size = found.size;
    for (const [variable, instructions] of writes) {
      if (instructions.every((instruction) => givesObject(instruction, found))) found.add(variable);
    }
  }
  return found;
}

function givesObject(instruction: Instruction, objects: ReadonlySet<Variable>): boolean {
  switch (instruction.kind) {
    case "new":
    case "new-array":
    case "string-literal":
    case "concat":
    case "closure":
    case "catch":
      return true;
    case "copy":
      return objects.has(instruction.source);
    case "cast":
      return isIn(instruction.source, objects);
    default:
      return false;
  }
}

function isIn(operand: Operand, variables: ReadonlySet<Variable>): boolean {
  return operand.kind === "variable" && variables.has(operand.variable);
}
