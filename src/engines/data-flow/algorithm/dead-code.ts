import {
  type EdgeKind,
  type FlowNode,
  type Instruction,
  isDivision,
  type Method,
  type Variable,
  variableWritten,
} from "../../../java/index.ts";
import { bits } from "./set-analyses.ts";
import type { Solver } from "./solver.ts";
import type { ConstantValue } from "./values/constants.ts";
import type { Environment } from "./values/value-analysis.ts";

/** A statement that can be left out: no execution gets to it, or nothing reads what it assigns. */
export interface DeadStatement {
  readonly node: FlowNode;
  readonly reason: "unreachable" | "dead-assignment";
  /** The conditions of one value that cut it off. */
  readonly conditions: readonly FlowNode[];
}

type Constants = Solver<Environment<ConstantValue>>;

/** Dead code of one method, in order, from the constants and the live variables. */
export function deadCode(method: Method, constants: Constants, live: Solver<bigint>): readonly DeadStatement[] {
  const { reached, conditions } = reachedStatements(method, constants);
  const isTargetLive = (index: number, target: Variable): boolean => {
    const node = live.graph.methods.get(method)?.before[index];
    return node === undefined || (live.input(node) & bits([target.index])) !== 0n;
  };
  const reasons = method.body.map((instruction, index) => {
    if (!reached.has(index)) return isWritten(method, index) ? "unreachable" : undefined;
    const target = variableWritten(instruction);
    const isDead =
      target !== undefined && !target.isTemporary && !hasEffect(instruction) && !isTargetLive(index, target);
    return isDead ? "dead-assignment" : undefined;
  });
  // A block behind `finally` is there more than once: it is dead when all of its copies are.
  const alive = new Set(
    method.body.flatMap((instruction, index) =>
      reached.has(index) && reasons[index] === undefined ? copyKey(instruction) : [],
    ),
  );
  return method.body.flatMap((instruction, index) => {
    const reason = reasons[index];
    if (reason === undefined || alive.has(copyKey(instruction))) return [];
    const node = constants.graph.methods.get(method)?.before[index];
    return node === undefined ? [] : [{ node, reason, conditions: reason === "unreachable" ? conditions : [] }];
  });
}

function copyKey(instruction: Instruction): string {
  const target = variableWritten(instruction);
  return JSON.stringify([instruction.kind, instruction.span, target?.isTemporary === true ? "$" : target?.name]);
}

/** Goes through the graph, but not into the arm of a condition that is never taken. */
function reachedStatements(
  method: Method,
  constants: Constants,
): { readonly reached: ReadonlySet<number>; readonly conditions: readonly FlowNode[] } {
  const { graph } = constants;
  const nodes = graph.methods.get(method);
  const seen = new Set<FlowNode>();
  const waiting = nodes === undefined ? [] : [nodes.entry];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    const excluded = untakenArm(node, constants.input(node));
    for (const { kind, to } of graph.outgoing(node)) if (to.method === method && kind !== excluded) waiting.push(to);
  }
  return {
    reached: new Set([...seen].map(({ index }) => index)),
    conditions: [...seen].filter((node) => untakenArm(node, constants.input(node)) !== undefined),
  };
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
function isWritten(method: Method, index: number): boolean {
  const instruction = method.body[index];
  if (instruction === undefined || instruction.kind === "goto" || instruction.kind === "nop") return false;
  if (instruction.kind === "return" && instruction.value === undefined && index === method.body.length - 1)
    return false;
  if (instruction.kind === "if-false") return !isTest(method, index);
  return variableWritten(instruction)?.isTemporary !== true || hasEffect(instruction);
}

/** The test of a `case`, or an operand of `||`: a jump for either outcome, from one place of the source. */
function isTest({ body }: Method, index: number): boolean {
  const [test, next] = [body[index], body[index + 1]];
  return next?.kind === "goto" && JSON.stringify(test?.span) === JSON.stringify(next.span);
}

const EFFECTLESS: ReadonlySet<Instruction["kind"]> = new Set([
  "constant",
  "string-literal",
  "copy",
  "unary",
  "convert",
  "instanceof",
]);

/** Whether leaving the instruction out could be noticed otherwise than by its variable: it throws, creates, stores or calls. */
function hasEffect(instruction: Instruction): boolean {
  if (EFFECTLESS.has(instruction.kind)) return false;
  const type = variableWritten(instruction)?.type;
  // Only integers have no quotient by zero.
  const isIntegral = type?.kind === "primitive" && type.name !== "float" && type.name !== "double";
  return instruction.kind !== "binary" || (isIntegral && isDivision(instruction.operator));
}
