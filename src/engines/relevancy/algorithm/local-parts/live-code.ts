import { controlFlowGraph, type Instruction, type Method } from "../../../../java/index.ts";

/** The instructions of a method that can run. */
export interface LiveCode {
  readonly live: ReadonlySet<number>;
  /** By instruction: those that it may come after. */
  predecessors(index: number): readonly number[];
}

/** What can run of a method: nothing behind `if (false)`, or any other constant condition, counts. */
export function liveCode(method: Method): LiveCode {
  const { successors, exit } = controlFlowGraph(method);
  const live = new Set([0]);
  const predecessors: number[][] = method.body.map(() => []);
  for (const index of live) {
    const instruction = method.body[index];
    if (instruction === undefined) continue;
    for (const next of chosen(instruction, index) ?? successors[index] ?? []) {
      if (next === exit) continue;
      live.add(next);
      predecessors[next]?.push(index);
    }
  }
  return { live, predecessors: (index) => predecessors[index] ?? [] };
}

/** Where a branch with a constant condition goes on. */
function chosen(instruction: Instruction, index: number): readonly number[] | undefined {
  if (instruction.kind !== "if-false" || instruction.condition.kind !== "boolean") return undefined;
  return [!instruction.condition.value ? instruction.to : index + 1];
}
