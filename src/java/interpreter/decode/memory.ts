import type { InstructionOf } from "../../ir/instruction.ts";
import type { Variable } from "../../ir/program.ts";
import { isReference } from "../../ir/types.ts";
import { virtualMachineText } from "../../messages/virtual-machine.ts";
import type { Op } from "../machine/frame.ts";
import type { SiteSet } from "../machine/observe.ts";
import { Raise } from "../machine/signals.ts";
import type { JavaObject, Value } from "../values/values.ts";
import { isReferenceValue } from "../values/values.ts";
import type { Decoder } from "./decoder.ts";
import { nullCause } from "./describe-null.ts";

export function decodeConstant(decoder: Decoder, { target, value }: InstructionOf<"constant">, pc: number): Op {
  const from = decoder.slot(value);
  return moveOp(target.index, from, pc + 1);
}

export function decodeCopy(decoder: Decoder, instruction: InstructionOf<"copy">, pc: number): Op {
  const { target, source } = instruction;
  return assignOp(target.index, source.index, decoder.observed(target), pc + 1);
}

/** `locals[t] = locals[s]`, noted where it is observed. */
function assignOp(t: number, s: number, set: SiteSet | undefined, next: number): Op {
  if (set === undefined) return moveOp(t, s, next);
  return (locals) => {
    const value = locals[s] as Value;
    locals[t] = value;
    if (isReferenceValue(value)) set.note(value);
    return next;
  };
}

function moveOp(t: number, s: number, next: number): Op {
  return (locals) => {
    locals[t] = locals[s] as Value;
    return next;
  };
}

export function decodeLoad(decoder: Decoder, instruction: InstructionOf<"load">, pc: number): Op {
  const { target, base, field } = instruction;
  const b = base.index;
  const t = target.index;
  const next = pc + 1;
  const slot = slotOf(decoder, instruction);
  const set = decoder.observed(target);
  const fail = (): Raise => nullPointer(decoder, pc, virtualMachineText("field-load", { field: field.name }));
  if (set === undefined) {
    return (locals) => {
      const object = locals[b] as JavaObject | null;
      if (object === null) throw fail();
      locals[t] = object.fields[slot] as Value;
      return next;
    };
  }
  return (locals) => {
    const object = locals[b] as JavaObject | null;
    if (object === null) throw fail();
    const value = object.fields[slot] as Value;
    locals[t] = value;
    if (isReferenceValue(value)) set.note(value);
    return next;
  };
}

function slotOf(decoder: Decoder, { field }: InstructionOf<"load" | "store">): number {
  return decoder.machine.types.ofClass(field.class).slotOf.get(field) ?? 0;
}

export function decodeStore(decoder: Decoder, instruction: InstructionOf<"store">, pc: number): Op {
  const { base, field, source } = instruction;
  const b = base.index;
  const s = decoder.slot(source);
  const next = pc + 1;
  const slot = slotOf(decoder, instruction);
  const fail = (): Raise => nullPointer(decoder, pc, virtualMachineText("field-store", { field: field.name }));
  if (!isReference(field.type)) {
    return (locals) => {
      const object = locals[b] as JavaObject | null;
      if (object === null) throw fail();
      object.fields[slot] = locals[s] as Value;
      return next;
    };
  }
  const sets = decoder.machine.observations.field(field);
  return (locals) => {
    const object = locals[b] as JavaObject | null;
    if (object === null) throw fail();
    const value = locals[s] as Value;
    object.fields[slot] = value;
    if (isReferenceValue(value)) sets.note(object, value);
    return next;
  };
}

export function decodeStaticLoad(decoder: Decoder, instruction: InstructionOf<"static-load">, pc: number): Op {
  const { machine } = decoder;
  const { target, field } = instruction;
  const owner = machine.types.ofClass(field.class);
  const cell = machine.globals.staticCell(field);
  const set = decoder.observed(target);
  const t = target.index;
  return (locals) => {
    if (!owner.isReady) return machine.prepare(owner, pc);
    const { value } = cell;
    locals[t] = value;
    if (set !== undefined && isReferenceValue(value)) set.note(value);
    return pc + 1;
  };
}

export function decodeStaticStore(decoder: Decoder, { field, source }: InstructionOf<"static-store">, pc: number): Op {
  const { machine } = decoder;
  const owner = machine.types.ofClass(field.class);
  const cell = machine.globals.staticCell(field);
  const set = machine.observations.static(field);
  const s = decoder.slot(source);
  return (locals) => {
    if (!owner.isReady) return machine.prepare(owner, pc);
    const value = locals[s] as Value;
    cell.value = value;
    if (isReferenceValue(value)) set.note(value);
    return pc + 1;
  };
}

/** A NullPointerException of an instruction, or of a variable that is null there, that says, as Java's do, what was null; nothing in the code of a method reference. */
export function nullPointer(decoder: Decoder, pc: number, problem: string, variable?: Variable): Raise {
  const { machine, method } = decoder;
  const isReference = method.parameters.some(({ isTemporary }) => isTemporary);
  const cause = nullCause(machine.program, method, pc, variable);
  return new Raise("NullPointerException", isReference ? null : problem + cause);
}
