import type { InstructionOf, Operand } from "../../instruction.ts";
import { primitiveOf } from "../arithmetic.ts";
import type { Op } from "../frame.ts";
import { type TextKind, textOf } from "../texts.ts";
import { isReferenceValue, JavaObject, JavaString, type Value } from "../values.ts";
import { toStringOp } from "./calls.ts";
import type { Decoder } from "./decoder.ts";

export function decodeStringLiteral(decoder: Decoder, instruction: InstructionOf<"string-literal">, pc: number): Op {
  const { machine } = decoder;
  const { site, target } = instruction;
  const text = JSON.parse(site.label) as string;
  const type = machine.types.ofClass(machine.program.wellKnown.string);
  const set = decoder.observed(target, instruction);
  let literal: JavaString | undefined;
  return (locals) => {
    literal ??= machine.interned(text, () => new JavaString(type, site, text));
    locals[target.index] = literal;
    if (set !== undefined) set.note(literal);
    return pc + 1;
  };
}

/**
 * One op for each part that may need `toString`, which may be code of the program, and one that joins the texts. The
 * parts are evaluated before anything is converted, as they are operands.
 */
export function decodeConcat(decoder: Decoder, instruction: InstructionOf<"concat">, pc: number): Op {
  const { machine } = decoder;
  const toString = machine.program.wellKnown.object.methods.find(
    (method) => method.name === "toString" && method.parameters.length === 0,
  );
  const parts = instruction.parts.map((part) => ({ kind: textKind(part), slot: decoder.slot(part) }));
  const needToString = instruction.parts.flatMap((part, i) => (mayNeedToString(decoder, part) ? [i] : []));
  if (toString === undefined || needToString.length === 0) return joinOp(decoder, instruction, parts, pc + 1);
  const results = parts.map((part, i) => (needToString.includes(i) ? { ...part, slot: decoder.newSlot() } : part));
  let next = decoder.append(pc, () => joinOp(decoder, instruction, results, pc + 1));
  for (const i of needToString.toReversed()) {
    const [from, to] = [parts[i]?.slot ?? 0, results[i]?.slot ?? 0];
    const after = next;
    if (i === needToString[0]) return toStringOp(decoder, toString, from, to, pc, after);
    next = decoder.append(pc, (at) => toStringOp(decoder, toString, from, to, at, after));
  }
  return joinOp(decoder, instruction, parts, pc + 1);
}

function textKind(operand: Operand): TextKind {
  return primitiveOf(operand) ?? "reference";
}

function mayNeedToString(decoder: Decoder, operand: Operand): boolean {
  if (operand.kind !== "variable") return false;
  const { type } = operand.variable;
  return type.kind === "array" || (type.kind === "class" && type.class !== decoder.machine.program.wellKnown.string);
}

function joinOp(
  decoder: Decoder,
  instruction: InstructionOf<"concat">,
  parts: readonly { readonly kind: TextKind; readonly slot: number }[],
  next: number,
): Op {
  const { machine } = decoder;
  const { site, target } = instruction;
  const type = machine.types.ofClass(machine.program.wellKnown.string);
  const set = decoder.observed(target, instruction);
  return (locals) => {
    let text = "";
    for (const { kind, slot } of parts) text += textOf(kind, locals[slot] as Value);
    const result = new JavaString(type, site, text);
    locals[target.index] = result;
    if (set !== undefined) set.note(result);
    return next;
  };
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
  const set = decoder.observed(target, instruction);
  return (locals) => {
    const object = new JavaObject(type, site);
    for (const { from, to, sets } of captured) {
      const value = locals[from] as Value;
      object.fields[to] = value;
      if (isReferenceValue(value)) sets.note(site, value);
    }
    locals[target.index] = object;
    if (set !== undefined) set.note(object);
    return pc + 1;
  };
}
