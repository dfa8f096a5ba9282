import {
  type BinaryOperator,
  controlFlowGraph,
  type Instruction,
  type InstructionOf,
  type Method,
  type Operand,
  type Type,
  type Variable,
} from "../../../../java/index.ts";
import {
  binaryValue,
  type ConstantValue,
  isFollowed,
  meet,
  narrowTo,
  unaryValue,
  valueOfLiteral,
} from "./constant-values.ts";

/** One value per variable of the method, by `Variable.index`. */
export type Values = readonly ConstantValue[];

/** What a method's own flow needs to know of the rest of the program. */
export interface CallValues {
  /** The meet of what the callees of a call return. */
  returned(call: InstructionOf<"call">): ConstantValue;
}

/** The values before and after each instruction; undefined where no execution arrives. */
export interface MethodFlow {
  readonly before: readonly (Values | undefined)[];
  readonly after: readonly (Values | undefined)[];
}

/**
 * Constant propagation in one method: the greatest fixed point of the usual transfer functions over
 * its control flow graph, with `parameters` at the entry. What is read from fields and arrays is NAC.
 */
export function flowOf(method: Method, parameters: Values, calls: CallValues): MethodFlow {
  const edges = edgesOf(method);
  const before: (ConstantValue[] | undefined)[] = [];
  const after: (Values | undefined)[] = [];
  const waiting: number[] = [];
  const flowInto = (node: number, values: Values): void => {
    if (node >= method.body.length) return;
    const known = before[node];
    if (known === undefined) before[node] = [...values];
    else if (!meetInto(known, values)) return;
    waiting.push(node);
  };
  flowInto(0, entryValues(method, parameters));
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const instruction = method.body[node];
    const values = before[node];
    if (instruction === undefined || values === undefined) continue;
    const result = transfer(instruction, values, calls);
    after[node] = result;
    for (const next of edges.normal[node] ?? []) flowInto(next, result);
    for (const handler of edges.exceptional[node] ?? []) flowInto(handler, values);
  }
  return { before, after };
}

/** The value of an operand. */
export function valueOf(operand: Operand | undefined, values: Values): ConstantValue {
  if (operand === undefined) return "NAC";
  if (operand.kind !== "variable") return valueOfLiteral(operand);
  return isFollowed(operand.variable.type) ? (values[operand.variable.index] ?? "UNDEF") : "NAC";
}

function entryValues(method: Method, parameters: Values): Values {
  const values: ConstantValue[] = method.variables.map(() => "UNDEF");
  for (const [index, parameter] of method.parameters.entries()) values[parameter.index] = parameters[index] ?? "UNDEF";
  return values;
}

/** Where control goes from each instruction: with its effect, or, by an exception, without it. */
function edgesOf(method: Method): {
  readonly normal: readonly (readonly number[])[];
  readonly exceptional: readonly (readonly number[])[];
} {
  const { successors } = controlFlowGraph(method);
  return {
    normal: successors.map((next, index) => (method.body[index]?.kind === "throw" ? [] : next)),
    exceptional: successors.map((_, index) =>
      method.handlers.flatMap(({ from, to, handler }) => (from <= index && index < to ? [handler] : [])),
    ),
  };
}

/** Whether `into` changed. */
function meetInto(into: ConstantValue[], values: Values): boolean {
  let isChanged = false;
  for (const [index, value] of values.entries()) {
    const old = into[index] ?? "UNDEF";
    const met = meet(old, value);
    if (met === old) continue;
    into[index] = met;
    isChanged = true;
  }
  return isChanged;
}

function transfer(instruction: Instruction, values: Values, calls: CallValues): Values {
  const target = followedTarget(instruction);
  if (target === undefined) return values;
  const result = [...values];
  result[target.index] = narrowTo(target.type, assignedValue(instruction, target, values, calls));
  return result;
}

/** The variable that an instruction assigns, if its constants are followed. */
export function followedTarget(instruction: Instruction): Variable | undefined {
  const target = "target" in instruction ? instruction.target : undefined;
  return target !== undefined && isFollowed(target.type) ? target : undefined;
}

function assignedValue(instruction: Instruction, target: Variable, values: Values, calls: CallValues): ConstantValue {
  switch (instruction.kind) {
    case "constant":
      return valueOfLiteral(instruction.value);
    case "copy":
      return valueOf({ kind: "variable", variable: instruction.source }, values);
    case "convert":
      return valueOf(instruction.source, values);
    case "unary":
      return unaryValue(instruction.operator, valueOf(instruction.operand, values), bitsOf(target.type));
    case "binary":
      return binaryValue(
        instruction.operator,
        valueOf(instruction.left, values),
        valueOf(instruction.right, values),
        isComparison(instruction.operator) ? 64 : bitsOf(target.type),
      );
    case "call":
      return calls.returned(instruction);
    default:
      return "NAC";
  }
}

function isComparison(operator: BinaryOperator): boolean {
  return ["==", "!=", "<", "<=", ">", ">="].includes(operator);
}

function bitsOf(type: Type): 32 | 64 {
  return type.kind === "primitive" && type.name === "long" ? 64 : 32;
}
