import type { Instruction } from "./instruction.ts";
import { isDivision } from "./integers.ts";
import type { Method } from "./program.ts";
import { isIntegral } from "./types.ts";

/** A straight run of instructions: entered only at `first`, left only after `last` (both included). */
export interface BasicBlock {
  readonly index: number;
  readonly first: number;
  readonly last: number;
  /** Indexes into `ControlFlowGraph.blocks`. */
  readonly successors: readonly number[];
  readonly predecessors: readonly number[];
}

/** Which instruction may run after which. Nodes are indexes into `Method.body`; the exit is a node of its own. */
export interface ControlFlowGraph {
  /** The index of the exit, one past the last instruction. */
  readonly exit: number;
  /** Per instruction, in ascending order; the exit has none. */
  readonly successors: readonly (readonly number[])[];
  /** Per instruction and for the exit. */
  readonly predecessors: readonly (readonly number[])[];
  readonly blocks: readonly BasicBlock[];
}

/** The control flow graph of one method. Calls are taken to return; nothing is pruned. */
export function controlFlowGraph(method: Method): ControlFlowGraph {
  const exit = method.body.length;
  const successors = method.body.map((instruction, index) => {
    const handlers = mayThrow(instruction) ? handlersOf(method, index) : [];
    const next = successorsOf(instruction, index, exit, handlers.length > 0);
    return handlers.length === 0 ? next : [...new Set([...next, ...handlers])].sort((a, b) => a - b);
  });
  const predecessors = invert(successors, exit + 1);
  return { exit, successors, predecessors, blocks: blocksOf(successors, predecessors) };
}

/** Where an exception of the instruction may continue in this method. */
function handlersOf(method: Method, index: number): readonly number[] {
  return method.handlers.filter(({ from, to }) => from <= index && index < to).map(({ handler }) => handler);
}

const SAFE: ReadonlySet<Instruction["kind"]> = new Set([
  "constant",
  "string-literal",
  "copy",
  "unary",
  "convert",
  "instanceof",
  "goto",
  "if-false",
  "nop",
  "catch",
]);

/** Whether an instruction may end in an exception. Every operator counts as one that does. */
function mayThrow(instruction: Instruction): boolean {
  return !SAFE.has(instruction.kind);
}

/** Whether leaving an assignment out could be noticed otherwise than by its variable: it throws, creates, stores or calls. */
export function hasSideEffect(instruction: Instruction): boolean {
  // Only integers have no quotient by zero.
  if (instruction.kind === "binary") return isIntegral(instruction.target.type) && isDivision(instruction.operator);
  return instruction.kind === "catch" || mayThrow(instruction);
}

function successorsOf(instruction: Instruction, index: number, exit: number, isCaught: boolean): readonly number[] {
  switch (instruction.kind) {
    case "goto":
      return [instruction.to];
    case "if-false":
      return instruction.to === index + 1 ? [index + 1] : [index + 1, instruction.to].sort((a, b) => a - b);
    case "return":
      return [exit];
    case "throw":
      return isCaught ? [] : [exit];
    default:
      return [index + 1];
  }
}

function invert(successors: readonly (readonly number[])[], size: number): readonly (readonly number[])[] {
  const predecessors: number[][] = Array.from({ length: size }, () => []);
  for (const [from, targets] of successors.entries()) for (const to of targets) predecessors[to]?.push(from);
  return predecessors;
}

function blocksOf(
  successors: readonly (readonly number[])[],
  predecessors: readonly (readonly number[])[],
): readonly BasicBlock[] {
  const starts = successors.flatMap((_, index) => (isLeader(index, successors, predecessors) ? [index] : []));
  const blockAt = new Map(starts.map((start, block) => [start, block]));
  const blockIndexes = (nodes: readonly number[]) => nodes.flatMap((node) => blockAt.get(node) ?? []);
  const lasts = starts.map((_, block) => (starts[block + 1] ?? successors.length) - 1);
  const blockSuccessors = lasts.map((last) => blockIndexes(successors[last] ?? []));
  const blockPredecessors = invert(blockSuccessors, starts.length);
  return starts.map((first, index) => ({
    index,
    first,
    last: lasts[index] ?? first,
    successors: blockSuccessors[index] ?? [],
    predecessors: blockPredecessors[index] ?? [],
  }));
}

/** A block starts at the entry, at every join and jump target, and after every jump. */
function isLeader(
  index: number,
  successors: readonly (readonly number[])[],
  predecessors: readonly (readonly number[])[],
): boolean {
  const before = predecessors[index] ?? [];
  const [only] = before;
  if (index === 0 || before.length !== 1 || only !== index - 1) return true;
  return (successors[only]?.length ?? 0) !== 1;
}
