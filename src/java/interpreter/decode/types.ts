import type { InstructionOf } from "../../instruction.ts";
import type { Program, Type } from "../../program.ts";
import { arithmeticOf, conversion, primitiveOf } from "../arithmetic.ts";
import { packageOf } from "../binary-names.ts";
import type { Op } from "../frame.ts";
import { isInstance, LoadedArray, type LoadedType } from "../loaded-types.ts";
import type { Long } from "../longs.ts";
import { Raise } from "../signals.ts";
import type { Reference, Value } from "../values.ts";
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
  const set = decoder.observed(target, instruction);
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

/** In the words of the virtual machine, which also names the modules. */
function castFailure(program: Program, from: LoadedType, to: LoadedType): Raise {
  const [a, b] = [home(program, from), home(program, to)];
  const homes =
    a === b ? `${from.name} and ${to.name} are in ${a}` : `${from.name} is in ${a}; ${to.name} is in ${b}`;
  return new Raise("ClassCastException", `class ${from.name} cannot be cast to class ${to.name} (${homes})`);
}

function home(program: Program, type: LoadedType): string {
  if (type instanceof LoadedArray && type.element !== undefined) return home(program, type.element);
  const isLibrary = type instanceof LoadedArray || (type.info.isLibrary && packageOf(program, type.info) !== undefined);
  return isLibrary ? "module java.base of loader 'bootstrap'" : "unnamed module of loader 'app'";
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
