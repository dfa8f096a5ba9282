import {
  type EdgeKind,
  type FlowNode,
  hasSideEffect,
  type Instruction,
  type Method,
  type Variable,
  variableWritten,
} from "../../../java/index.ts";
import { hasBit } from "./sets/bits.ts";
import type { Solver } from "./solver.ts";
import type { ConstantValue } from "./values/constants.ts";
import type { Environment } from "./values/values.ts";

/** A statement that can be left out: no execution gets to it, or nothing reads what it assigns. */
export interface DeadStatement {
  readonly node: FlowNode;
  readonly instruction: Instruction;
  readonly reason: "unreachable" | "dead-assignment";
  /** The conditions of one value that cut it off. */
  readonly conditions: readonly FlowNode[];
}

type Constants = Solver<Environment<ConstantValue>>;

/** Dead code of one method, in order, from the constants and the live variables. */
export function deadCode(method: Method, constants: Constants, live: Solver<bigint>): readonly DeadStatement[] {
  const nodes = constants.graph.methods.get(method)?.before ?? [];
  const reached = reachedNodes(method, constants);
  const conditions = [...reached].filter((node) => untakenArm(node, constants.input(node)) !== undefined);
  const isTargetLive = (index: number, target: Variable): boolean => {
    const node = live.graph.methods.get(method)?.before[index];
    return node === undefined || hasBit(live.input(node), target.index);
  };
  const reasonOf = (node: FlowNode, instruction: Instruction): DeadStatement["reason"] | undefined => {
    if (!reached.has(node)) return isWritten(method, node.index, instruction) ? "unreachable" : undefined;
    const target = variableWritten(instruction);
    if (target === undefined || target.isTemporary || hasSideEffect(instruction)) return undefined;
    return isTargetLive(node.index, target) ? undefined : "dead-assignment";
  };
  const found = nodes.flatMap((node) => {
    const { instruction } = node;
    return instruction === undefined ? [] : { node, instruction, reason: reasonOf(node, instruction) };
  });
  // A block behind `finally` is there more than once: it is dead when all of its copies are.
  const alive = found.filter(({ node, reason }) => reached.has(node) && reason === undefined);
  const keys = new Set(alive.map(({ instruction }) => copyKey(instruction)));
  return found.flatMap(({ reason, ...each }) =>
    reason === undefined || keys.has(copyKey(each.instruction))
      ? []
      : { ...each, reason, conditions: reason === "unreachable" ? conditions : [] },
  );
}

/** Copies of one instruction have the same. */
function copyKey(instruction: Instruction): string {
  const target = variableWritten(instruction);
  return JSON.stringify([instruction.kind, instruction.span, target?.isTemporary === true ? "$" : target?.name]);
}

/** Goes through the graph, but not into the arm of a condition that is never taken. */
function reachedNodes(method: Method, constants: Constants): ReadonlySet<FlowNode> {
  const { graph } = constants;
  const entry = graph.methods.get(method)?.entry;
  const reached = new Set<FlowNode>();
  const waiting = entry === undefined ? [] : [entry];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (reached.has(node)) continue;
    reached.add(node);
    const excluded = untakenArm(node, constants.input(node));
    for (const { kind, to } of graph.outgoing(node)) if (to.method === method && kind !== excluded) waiting.push(to);
  }
  return reached;
}

/** The arm that a condition of one value never takes. */
function untakenArm({ instruction }: FlowNode, values: Environment<ConstantValue>): EdgeKind | undefined {
  if (instruction?.kind !== "if-false" || values === undefined) return undefined;
  const { condition } = instruction;
  const value =
    condition.kind === "variable"
      ? values[condition.variable.index]
      : condition.kind === "boolean" && Number(condition.value);
  return typeof value === "number" ? (value === 0 ? "true" : "false") : undefined;
}

/** Jumps and the parts of a condition belong to statements that are listed themselves. */
function isWritten(method: Method, index: number, instruction: Instruction): boolean {
  if (instruction.kind === "goto" || instruction.kind === "nop") return false;
  if (instruction.kind === "return" && instruction.value === undefined && index === method.body.length - 1)
    return false;
  if (instruction.kind === "if-false") return !isTest(method, index);
  const target = variableWritten(instruction);
  return target?.isTemporary !== true || hasSideEffect(instruction);
}

/** The test of a `case`, or an operand of `||`: a jump for either outcome, from one place of the source. */
function isTest({ body }: Method, index: number): boolean {
  const [test, next] = [body[index], body[index + 1]];
  return next?.kind === "goto" && JSON.stringify(test?.span) === JSON.stringify(next.span);
}
