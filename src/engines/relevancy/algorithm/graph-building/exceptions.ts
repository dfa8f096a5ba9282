import type { InstructionOf } from "../../../../java/index.ts";
import type { ProgramPoint } from "../dependence-graph/elements.ts";
import type { Construction, End } from "./construction.ts";

/** Where an exception that one instruction raises may go: into catch variables, or out of the method. */
export function raisedTo(c: Construction, at: ProgramPoint): readonly End[] {
  return [
    ...catchersOf(at).flatMap((clause) => c.written(clause.target, { method: at.method, instruction: clause })),
    { kind: "location", location: c.graph.thrown(at.method) },
  ];
}

/** `throw x`: as a return that goes to the nearest clauses. What it carries inside is a global of the object. */
export function buildThrow(c: Construction, instruction: InstructionOf<"throw">, at: ProgramPoint): void {
  c.flow(c.read(instruction.value, at), raisedTo(c, at), "throw", at);
}

function catchersOf({ method, instruction }: ProgramPoint): readonly InstructionOf<"catch">[] {
  if (method.handlers.length === 0) return [];
  const index = method.body.indexOf(instruction);
  return method.handlers.flatMap(({ from, to, handler }) => {
    const entry = method.body[handler];
    return from <= index && index < to && entry?.kind === "catch" ? [entry] : [];
  });
}
