import type { InstructionOf } from "../../ir/instruction.ts";
import type { Method } from "../../ir/program.ts";
import { isReference, sameParameters, sameType } from "../../ir/types.ts";
import type { CallShape, MethodCode, Op } from "../machine/frame.ts";
import type { CalleeSet } from "../machine/observe.ts";
import type { Raise } from "../machine/signals.ts";
import type { LoadedType } from "../values/loaded-types.ts";
import { JavaObject, JavaString, type Reference, type Value } from "../values/values.ts";
import type { Decoder } from "./decoder.ts";
import { showMethod } from "./describe-null.ts";
import { nullPointer } from "./memory.ts";
import { newCastCheck } from "./types.ts";

export function decodeCall(decoder: Decoder, instruction: InstructionOf<"call">, pc: number): Op {
  const { site, receiver, target } = instruction;
  const slots = [
    ...(receiver === undefined ? [] : [receiver.index]),
    ...instruction.arguments.map((a) => decoder.slot(a)),
  ];
  const shape = decoder.shape(slots, decoder.delivery(target), pc, pc + 1, site);
  const callees = decoder.machine.observations.call(site);
  const fail = (): Raise =>
    nullPointer(decoder, pc, `Cannot invoke "${showMethod(decoder.machine.program, site.target)}"`);
  if (receiver === undefined || site.target.isStatic) return staticCall(decoder, site.target, shape, callees);
  if (site.kind === "special") return specialCall(decoder, site.target, shape, callees, fail);
  const call = virtualCall(decoder, site.target, shape, callees, fail);
  return instruction.skipsNull === true ? conversionCall(call, shape) : call;
}

function staticCall(decoder: Decoder, target: Method, shape: CallShape, callees: CalleeSet): Op {
  const { machine } = decoder;
  const owner = machine.types.ofClass(target.class);
  let code: MethodCode | undefined;
  return (locals) => {
    if (!owner.isReady) return machine.prepare(owner, shape.pc);
    if (code === undefined) {
      code = machine.codeOf(target);
      callees.note(target);
    }
    return machine.call(code, locals, shape);
  };
}

function specialCall(decoder: Decoder, target: Method, shape: CallShape, callees: CalleeSet, fail: () => Raise): Op {
  const { machine } = decoder;
  const [receiver = 0] = shape.slots;
  // The constructor of Object, which every other one calls, does nothing.
  const doesNothing = target.kind === "constructor" && target.class === machine.program.wellKnown.object;
  let code: MethodCode | undefined;
  return (locals) => {
    if (locals[receiver] === null) throw fail();
    if (code === undefined) {
      code = machine.codeOf(target);
      callees.note(target);
    }
    return doesNothing ? shape.next : machine.call(code, locals, shape);
  };
}

function virtualCall(decoder: Decoder, target: Method, shape: CallShape, callees: CalleeSet, fail: () => Raise): Op {
  const { machine } = decoder;
  const [receiver = 0] = shape.slots;
  const known = new Map<LoadedType, MethodCode>();
  let lastType: LoadedType | undefined;
  let lastCode: MethodCode | undefined;
  let casts = NO_CASTS;
  const resolve = (type: LoadedType): MethodCode => {
    const code = known.get(type) ?? machine.resolve(type, target);
    known.set(type, code);
    if (code.method !== undefined) callees.note(code.method);
    lastType = type;
    lastCode = code;
    casts = code.method === undefined ? NO_CASTS : bridgeCasts(decoder, target, code.method, shape);
    return code;
  };
  return (locals) => {
    const object = locals[receiver] as Reference | null;
    if (object === null) throw fail();
    const { type } = object;
    const code = type === lastType && lastCode !== undefined ? lastCode : resolve(type);
    if (casts !== NO_CASTS) for (const cast of casts) cast(locals);
    return machine.call(code, locals, shape);
  };
}

const NO_CASTS: readonly ((locals: Value[]) => void)[] = [];

/** What the bridge method to a method with narrower parameters does: it casts its arguments. */
function bridgeCasts(decoder: Decoder, target: Method, method: Method, shape: CallShape): typeof NO_CASTS {
  if (sameParameters(target, method)) return NO_CASTS;
  const casts = method.parameters.flatMap((parameter, i) => {
    const declared = target.parameters[i];
    const slot = shape.slots[i + 1];
    if (declared === undefined || slot === undefined || !isReference(parameter.type)) return [];
    return sameType(declared.type, parameter.type) ? [] : [newCastCheck(decoder, slot, parameter.type)];
  });
  return casts.length === 0 ? NO_CASTS : casts;
}

export function decodeNew(decoder: Decoder, instruction: InstructionOf<"new">, pc: number): Op {
  const { machine } = decoder;
  const { site, target, constructor } = instruction;
  const type = machine.types.ofClass(constructor.target.class);
  const self = decoder.newSlot();
  const slots = [self, ...instruction.arguments.map((a) => decoder.slot(a))];
  const shape = decoder.shape(slots, decoder.delivery(target), pc, pc + 1, constructor);
  const { heap, paths } = machine;
  const isString = type.info === machine.program.wellKnown.string;
  let code: MethodCode | undefined;
  return (locals) => {
    if (!type.isReady) return machine.prepare(type, pc);
    if (code === undefined) {
      code = machine.codeOf(constructor.target);
      machine.observations.call(constructor).note(constructor.target);
    }
    heap.take(type.bytes);
    const object = isString ? new JavaString(type, site, "") : new JavaObject(type, site);
    if (paths.isOn) paths.made(object, machine.frame.path);
    return machine.construct(code, locals, shape, object);
  };
}

/** A `toString` that leaves null and strings as they are. */
function conversionCall(call: Op, { slots, delivery, next }: CallShape): Op {
  const [receiver = 0] = slots;
  return (locals) => {
    const value = locals[receiver] as Value;
    if (value !== null && !(value instanceof JavaString)) return call(locals);
    if (delivery !== undefined) {
      locals[delivery.slot] = value;
      if (value !== null) delivery.set?.note(value);
    }
    return next;
  };
}
