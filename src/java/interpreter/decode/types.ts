import type { InstructionOf } from "../../ir/instruction.ts";
import type { Type } from "../../ir/program.ts";
import { castFailure } from "../machine/calls/cast-failure.ts";
import type { Op } from "../machine/frame.ts";
import { arithmeticOf, conversion, primitiveOf } from "../numbers/arithmetic.ts";
import type { Long } from "../numbers/longs.ts";
import { isInstance, type LoadedType } from "../values/loaded-types.ts";
import type { Reference, Value } from "../values/values.ts";
import type { Decoder } from "./decoder.ts";

/** Whether a type is below `type`; answers yes at once for the type seen last. */
function newInstanceCheck(type: Type): (loaded: LoadedType) => boolean {
  let last: LoadedType | undefined;
  return (loaded) => {
    if (loaded === last) return true;
    if (!isInstance(loaded, type)) return false;
    last = loaded;
    return true;
  };
}

export function decodeCast(decoder: Decoder, instruction: InstructionOf<"cast">, pc: number): Op {
  const { target, type } = instruction;
  const { machine } = decoder;
  const s = decoder.slot(instruction.source);
  const t = target.index;
  const set = decoder.observed(target);
  const passes = newInstanceCheck(type);
  return (locals) => {
    const value = locals[s] as Reference | null;
    if (value !== null) {
      if (!passes(value.type)) throw castFailure(machine.program, value.type, machine.types.of(type));
      if (set !== undefined) set.note(value);
    }
    locals[t] = value;
    return pc + 1;
  };
}

/** Throws a ClassCastException unless the value in the slot is of the type. */
export function newCastCheck(decoder: Decoder, slot: number, type: Type): (locals: Value[]) => void {
  const { machine } = decoder;
  const passes = newInstanceCheck(type);
  return (locals) => {
    const value = locals[slot] as Reference | null;
    if (value !== null && !passes(value.type)) throw castFailure(machine.program, value.type, machine.types.of(type));
  };
}

export function decodeInstanceof(decoder: Decoder, instruction: InstructionOf<"instanceof">, pc: number): Op {
  const s = decoder.slot(instruction.source);
  const t = instruction.target.index;
  const passes = newInstanceCheck(instruction.type);
  return (locals) => {
    const value = locals[s] as Reference | null;
    locals[t] = value !== null && passes(value.type);
    return pc + 1;
  };
}

export function decodeConvert(decoder: Decoder, instruction: InstructionOf<"convert">, pc: number): Op {
  const { source, target, type } = instruction;
  const s = decoder.slot(source);
  const t = target.index;
  const from = primitiveOf(source);
  if (from === undefined || type.kind !== "primitive") throw new Error("a numeric conversion of what is no number");
  const convert = conversion(arithmeticOf({ kind: "primitive", name: from }), type.name);
  return (locals) => {
    locals[t] = convert(locals[s] as Long) as Value;
    return pc + 1;
  };
}
