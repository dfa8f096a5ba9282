import type { InstructionOf } from "../../ir/instruction.ts";
import { noteCaught } from "../exceptions/machine-exceptions.ts";
import { type Op, THROW } from "../machine/frame.ts";
import { arithmeticOf, arithmeticOfBinary, primitiveOf } from "../numbers/arithmetic.ts";
import { type Long, negateLong, xorLongs } from "../numbers/longs.ts";
import { isReferenceValue, type Value } from "../values/values.ts";
import type { Decoder } from "./decoder.ts";
import { nullPointer } from "./memory.ts";
import { OPERATORS } from "./other-operators.ts";

export function decodeBinary(decoder: Decoder, instruction: InstructionOf<"binary">, pc: number): Op {
  const { operator, left, right, target } = instruction;
  const arithmetic = arithmeticOfBinary(operator, left, right);
  const make = OPERATORS[arithmetic][operator];
  if (make === undefined) throw new Error(`there is no ${operator} on ${arithmetic} values`);
  return make(target.index, decoder.slot(left), decoder.slot(right), pc + 1);
}

export function decodeUnary(decoder: Decoder, instruction: InstructionOf<"unary">, pc: number): Op {
  const { operator, operand, target } = instruction;
  const compute = unary(operator, primitiveOf(operand) === "long" ? "long" : kindOf(operand));
  const s = decoder.slot(operand);
  const t = target.index;
  return (locals) => {
    locals[t] = compute(locals[s] as Value);
    return pc + 1;
  };
}

function kindOf(operand: InstructionOf<"unary">["operand"]): "int" | "float" {
  const name = primitiveOf(operand);
  const arithmetic = name === undefined ? "reference" : arithmeticOf({ kind: "primitive", name });
  return arithmetic === "float" || arithmetic === "double" ? "float" : "int";
}

function unary(operator: InstructionOf<"unary">["operator"], kind: "int" | "long" | "float"): (value: Value) => Value {
  switch (operator) {
    case "!":
      return (value) => value !== true;
    case "~":
      return kind === "long" ? (value) => xorLongs(value as Long, -1) : (value) => ~(value as number);
    case "-":
      if (kind === "long") return (value) => negateLong(value as Long);
      return kind === "int" ? (value) => -(value as number) | 0 : (value) => -(value as number);
  }
}

export function decodeGoto({ to }: InstructionOf<"goto">): Op {
  return () => to;
}

export function decodeIfFalse(decoder: Decoder, { condition, to }: InstructionOf<"if-false">, pc: number): Op {
  const s = decoder.slot(condition);
  const next = pc + 1;
  return (locals) => (locals[s] === true ? next : to);
}

export function decodeReturn(decoder: Decoder, { value }: InstructionOf<"return">): Op {
  const { machine } = decoder;
  if (value === undefined) return () => machine.leave(null);
  const s = decoder.slot(value);
  return (locals) => machine.leave(locals[s] as Value);
}

export function decodeThrow(decoder: Decoder, { value }: InstructionOf<"throw">, pc: number): Op {
  const { machine } = decoder;
  const s = value.index;
  return (locals) => {
    const thrown = locals[s] as Value;
    if (!isReferenceValue(thrown)) throw nullPointer(decoder, pc, "Cannot throw exception");
    machine.caught = thrown;
    return THROW;
  };
}

export function decodeCatch(decoder: Decoder, instruction: InstructionOf<"catch">, pc: number): Op {
  const { machine } = decoder;
  const { target } = instruction;
  const set = decoder.observed(target);
  return (locals) => {
    const { caught } = machine;
    locals[target.index] = caught;
    if (caught !== null && set !== undefined) set.note(caught);
    noteCaught(machine.observations, caught);
    return pc + 1;
  };
}
