import { type Frame, type Op, SWITCH } from "../machine/frame.ts";
import { isReferenceValue, type Reference, type Value } from "../values/values.ts";
import type { Decoder } from "./decoder.ts";

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
            return isReferenceValue(value) ? value : undefined;
          },
      ),
  ];
  for (const [pc, op] of ops.entries()) ops[pc] = withLocks(decoder, op, pc, locksAt(pc));
  for (const [i, op] of extra.entries()) extra[i] = withLocks(decoder, op, ops.length + i, locksAt(origins[i] ?? 0));
}

type LockOf = (locals: readonly Value[]) => Reference | undefined;

/** Of `this`, or of the class. */
function ownLock({ machine, method }: Decoder): LockOf {
  const type = machine.types.ofClass(method.class);
  return (locals) => {
    if (method.isStatic) return machine.mirrorOf(type);
    const self = locals[0];
    return isReferenceValue(self) ? self : undefined;
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
      const lock = wanted[held.length]?.(locals);
      if (lock === undefined) break;
      frame.pc = pc;
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
