import type { Instruction, InstructionOf, Method, Variable } from "../../../../java/index.ts";
import type { ProgramPoint } from "../dependence-graph/elements.ts";
import type { Construction, End } from "./construction.ts";

/** Where an exception that one instruction raises may go: into catch variables, or out of the method. */
export function raisedTo(c: Construction, method: Method, instruction: Instruction): readonly End[] {
  return [
    ...catchersOf(method, instruction).flatMap((variable) => c.local(variable)),
    { kind: "location", location: c.graph.thrown(method) },
  ];
}

/** `throw x`: as a return that goes to the nearest clauses. What it carries inside is a global of the object. */
export function buildThrow(c: Construction, instruction: InstructionOf<"throw">, at: ProgramPoint): void {
  c.flow(c.local(instruction.value), raisedTo(c, at.method, instruction), "throw", at);
}

function catchersOf(method: Method, instruction: Instruction): readonly Variable[] {
  if (method.handlers.length === 0) return [];
  const index = method.body.indexOf(instruction);
  return method.handlers.flatMap(({ from, to, handler }) => {
    const entry = method.body[handler];
    return from <= index && index < to && entry?.kind === "catch" ? [entry.target] : [];
  });
}
