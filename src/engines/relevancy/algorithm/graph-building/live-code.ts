import { controlFlowGraph, type Instruction, type Method } from "../../../../java/index.ts";

/** The instructions of a method that can run: nothing behind `if (false)`, or any other constant condition, counts. */
export function liveCode(method: Method): ReadonlySet<number> {
  const { successors, exit } = controlFlowGraph(method);
  const live = new Set([0]);
  for (const index of live) {
    const instruction = method.body[index];
    if (instruction === undefined) continue;
    for (const next of chosen(instruction, index) ?? successors[index] ?? []) if (next !== exit) live.add(next);
  }
  return live;
}

/** Where a branch with a constant condition goes on. */
function chosen(instruction: Instruction, index: number): readonly number[] | undefined {
  if (instruction.kind !== "if-false" || instruction.condition.kind !== "boolean") return undefined;
  return [!instruction.condition.value ? instruction.to : index + 1];
}
