import type { InstructionOf, Operand } from "../../ir/instruction.ts";
import { ENTRY } from "../machine/call-paths.ts";
import type { Op } from "../machine/frame.ts";
import { primitiveOf } from "../numbers/arithmetic.ts";
import { type TextKind, textOf } from "../values/texts.ts";
import { isReferenceValue, JavaObject, JavaString, type Value } from "../values/values.ts";
import type { Decoder } from "./decoder.ts";

export function decodeStringLiteral(decoder: Decoder, instruction: InstructionOf<"string-literal">, pc: number): Op {
  const { machine } = decoder;
  const { site, target } = instruction;
  const text = JSON.parse(site.label) as string;
  const type = machine.types.ofClass(machine.program.wellKnown.string);
  const set = decoder.observed(target);
  let literal: JavaString | undefined;
  return (locals) => {
    literal ??= machine.globals.interned(text, () => {
      const made = new JavaString(type, site, text);
      machine.paths.made(made, ENTRY);
      return made;
    });
    locals[target.index] = literal;
    if (set !== undefined) set.note(literal);
    return pc + 1;
  };
}

/** Operands that are no strings were made texts by calls before. */
export function decodeConcat(decoder: Decoder, instruction: InstructionOf<"concat">, pc: number): Op {
  const { machine } = decoder;
  const { site, target } = instruction;
  const parts = instruction.parts.map((part) => ({ kind: textKind(part), slot: decoder.slot(part) }));
  const type = machine.types.ofClass(machine.program.wellKnown.string);
  const set = decoder.observed(target);
  return (locals) => {
    let text = "";
    let longest = 0;
    for (const { kind, slot } of parts) {
      const part = textOf(kind, locals[slot] as Value);
      if (part.length > longest) longest = part.length;
      text += part;
    }
    machine.heap.takeText(text.length - longest);
    const result = new JavaString(type, site, text);
    machine.paths.made(result, machine.frame.path);
    locals[target.index] = result;
    if (set !== undefined) set.note(result);
    return machine.settle(pc + 1);
  };
}

function textKind(operand: Operand): TextKind {
  return primitiveOf(operand) ?? "reference";
}

export function decodeClosure(decoder: Decoder, instruction: InstructionOf<"closure">, pc: number): Op {
  const { machine } = decoder;
  const { site, target } = instruction;
  const type = machine.types.ofClass(instruction.class);
  const captured = instruction.captured.map(({ field, value }) => ({
    from: decoder.slot(value),
    to: type.slotOf.get(field) ?? 0,
    sets: machine.observations.field(field),
  }));
  const set = decoder.observed(target);
  return (locals) => {
    machine.heap.take(type.bytes);
    const object = new JavaObject(type, site);
    machine.paths.made(object, machine.frame.path);
    for (const { from, to, sets } of captured) {
      const value = locals[from] as Value;
      object.fields[to] = value;
      if (isReferenceValue(value)) sets.note(object, value);
    }
    locals[target.index] = object;
    if (set !== undefined) set.note(object);
    return pc + 1;
  };
}
