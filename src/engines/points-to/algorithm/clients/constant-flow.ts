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

/** The meet of what the callees of a call return: what a method's own flow needs to know of the rest of the program. */
type CallValue = (call: InstructionOf<"call">) => ConstantValue;

/** The values before and after each instruction; undefined where no execution arrives. */
export interface MethodFlow {
  readonly before: readonly (Values | undefined)[];
  readonly after: readonly (Values | undefined)[];
}

/**
 * Constant propagation in one method: the greatest fixed point of the usual transfer functions over
 * its control flow graph, with `parameters` at the entry. What is read from fields and arrays is NAC.
 */
export function flowOf(method: Method, parameters: Values, valueOfCall: CallValue): MethodFlow {
  const { successors } = controlFlowGraph(method);
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
    const result = transfer(instruction, values, valueOfCall);
    after[node] = result;
    if (instruction.kind !== "throw") for (const next of successors[node] ?? []) flowInto(next, result);
    // By an exception control leaves without the effect of the instruction.
    for (const { handler } of handlersAt(method, node)) flowInto(handler, values);
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

function handlersAt({ handlers }: Method, node: number): Method["handlers"] {
  return handlers.filter(({ from, to }) => from <= node && node < to);
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

function transfer(instruction: Instruction, values: Values, valueOfCall: CallValue): Values {
  const target = followedTarget(instruction);
  if (target === undefined) return values;
  const result = [...values];
  result[target.index] = narrowTo(target.type, assignedValue(instruction, target, values, valueOfCall));
  return result;
}

/** The variable that an instruction assigns, if its constants are followed. */
export function followedTarget(instruction: Instruction): Variable | undefined {
  const target = "target" in instruction ? instruction.target : undefined;
  return target !== undefined && isFollowed(target.type) ? target : undefined;
}

function assignedValue(
  instruction: Instruction,
  target: Variable,
  values: Values,
  valueOfCall: CallValue,
): ConstantValue {
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
      return valueOfCall(instruction);
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
