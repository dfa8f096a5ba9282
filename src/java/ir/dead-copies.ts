import { controlFlowGraph } from "./cfg.ts";
import type { InstructionOf } from "./instruction.ts";
import type { Method, Variable } from "./program.ts";
import { variablesRead, variableWritten } from "./uses.ts";

/**
 * The copies `x = y` that overwrite a variable which nothing reads afterwards. Analyzers that work
 * on bytecode never see them as assignments to x; a variable's only assignment is never dead here.
 */
export function deadCopies(method: Method): readonly InstructionOf<"copy">[] {
  const writes = new Map<Variable, number>(method.parameters.map((parameter) => [parameter, 1]));
  for (const instruction of method.body) {
    const written = variableWritten(instruction);
    if (written !== undefined) writes.set(written, (writes.get(written) ?? 0) + 1);
  }
  const candidates = [...method.body.entries()].flatMap(([index, instruction]) =>
    instruction.kind === "copy" && (writes.get(instruction.target) ?? 0) > 1 ? [{ index, instruction }] : [],
  );
  if (candidates.length === 0) return [];
  const { successors } = controlFlowGraph(method);
  return candidates
    .filter(({ index, instruction }) => !isReadAfter(method, successors, index, instruction.target))
    .map(({ instruction }) => instruction);
}

/** Whether some path from behind the instruction reads the variable before it is written again. */
function isReadAfter(
  method: Method,
  successors: readonly (readonly number[])[],
  from: number,
  variable: Variable,
): boolean {
  const seen = new Set<number>();
  const waiting = [...(successors[from] ?? [])];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const instruction = method.body[index];
    if (instruction === undefined || seen.has(index)) continue;
    seen.add(index);
    if (variablesRead(instruction).includes(variable)) return true;
    if (variableWritten(instruction) !== variable) waiting.push(...(successors[index] ?? []));
  }
  return false;
}
