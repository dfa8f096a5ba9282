import { virtualMachineText } from "../../messages/virtual-machine.ts";
import { type Frame, type Op, SWITCH } from "../machine/frame.ts";
import { isReferenceValue, type Reference, type Value } from "../values/values.ts";
import type { Decoder } from "./decoder.ts";
import { nullPointer } from "./memory.ts";

/**
 * Makes each op of a method with locks see first that the frame has the locks of that place and no others, whichever way
 * control came there. What returns or is left by an exception gives them away with its frame.
 */
export function holdLocks(decoder: Decoder, ops: Op[]): void {
  const { method, extra, origins } = decoder;
  if (method.locks.length === 0 && method.isSynchronized !== true) return;
  const own = method.isSynchronized === true ? [ownLock(decoder)] : [];
  const locksAt = (pc: number): readonly LockOf[] => [
    ...own,
    ...method.locks
      .filter(({ from, to }) => pc >= from && pc < to)
      .map(
        ({ lock }): LockOf =>
          (locals) => {
            const value = locals[lock.index];
            if (isReferenceValue(value)) return value;
            throw nullPointer(decoder, pc, virtualMachineText("null-lock"), lock);
          },
      ),
  ];
  for (const [pc, op] of ops.entries()) ops[pc] = withLocks(decoder, op, pc, locksAt(pc));
  for (const [i, op] of extra.entries()) extra[i] = withLocks(decoder, op, ops.length + i, locksAt(origins[i] ?? 0));
}

/** Throws a `Raise` where it is null. */
type LockOf = (locals: readonly Value[]) => Reference;

/** Of `this`, or of the class. */
function ownLock({ machine, method }: Decoder): LockOf {
  const type = machine.types.ofClass(method.class);
  return (locals) => {
    return method.isStatic ? machine.globals.mirrorOf(type) : (locals[0] as Reference);
  };
}

function withLocks({ machine }: Decoder, op: Op, pc: number, wanted: readonly LockOf[]): Op {
  return (locals) => {
    const { frame } = machine;
    const held = heldBy(frame);
    while (held.length > wanted.length) {
      const lock = held.pop();
      if (lock !== undefined) machine.turns.locks.release(lock);
    }
    while (held.length < wanted.length) {
      frame.pc = pc;
      const lock = wanted[held.length]?.(locals);
      if (lock === undefined) break;
      if (!machine.turns.lock(lock)) return SWITCH;
      held.push(lock);
    }
    return op(locals);
  };
}

function heldBy(frame: Frame): Reference[] {
  frame.held ??= [];
  return frame.held;
}
