import type { Intrinsics } from "../machine/intrinsic.ts";
import type { Runtime } from "../machine/runtime.ts";
import { Raise } from "../machine/signals.ts";
import { REASONS, type Reason } from "../threads/thread.ts";
import { isReferenceValue, type Reference, type Value } from "../values/values.ts";
import { number, object, reference, text } from "./arguments.ts";

function reasonOf(value: Value): Reason {
  const written = text(value);
  const reason = REASONS.find((each) => each === written);
  if (reason === undefined) throw new Raise("IllegalArgumentException", written);
  return reason;
}

function begin(machine: Runtime, thread: Reference, starter: Reference, isDaemon: boolean): void {
  const supertypes = [...object(thread).type.supertypes];
  const life = supertypes
    .flatMap((info) => (info.isLibrary ? info.methods : []))
    .find(({ name, parameters }) => name === "runToEnd" && parameters.length === 0);
  if (life === undefined) throw new Error("the library has no Thread.runToEnd()");
  machine.begin(thread, starter, life, isDaemon);
}

/**
 * Turns of threads: one runs at a time, and where it waits, another one has the turn when the intrinsic returns. `begin`: the
 * thread runs at once, on a stack of its own, and its starter goes on when it has ended or waits. `pause`, `sleep`,
 * `waitFor`: another thread has the turn; the run ends with a deadlock when there is none. `waitFor` gives the lock of the
 * object away meanwhile.
 */
export const THREADS: Intrinsics = {
  "Turns.begin(Thread,Thread,boolean)": ({ machine }, thread, starter, isDaemon) => {
    begin(machine, reference(thread), reference(starter), isDaemon === true);
    return null;
  },
  "Turns.hasTimedOut()": ({ machine }) => machine.turns.current.hasTimedOut,
  "Turns.holdsLock(Object)": ({ machine }, value) =>
    machine.turns.locks.isHeldBy(reference(value), machine.turns.current),
  "Turns.interrupt(Thread)": ({ machine }, thread) => {
    machine.turns.interrupt(reference(thread));
    return null;
  },
  "Turns.notify(Object,boolean)": ({ machine }, on, isOnlyFirst) => {
    machine.turns.wake(reference(on), "notify", isOnlyFirst === true);
    return null;
  },
  "Turns.pause(Object,String)": ({ machine }, on, reason) => {
    machine.turns.pause(isReferenceValue(on) ? on : undefined, undefined, reasonOf(reason));
    return null;
  },
  "Turns.pauseFor(Object,String,long)": ({ machine }, on, reason, milliseconds) => {
    machine.turns.pause(isReferenceValue(on) ? on : undefined, number(milliseconds), reasonOf(reason));
    return null;
  },
  "Turns.sleep(long)": ({ machine }, milliseconds) => {
    machine.turns.pause(undefined, number(milliseconds), "thread");
    return null;
  },
  "Turns.waitFor(Object,long)": ({ machine }, on, milliseconds) => {
    const limit = number(milliseconds);
    machine.turns.wait(reference(on), limit === 0 ? undefined : limit);
    return null;
  },
  "Turns.wake(Object)": ({ machine }, on) => {
    machine.turns.wake(reference(on), undefined, false);
    return null;
  },
  "Turns.yield()": ({ machine }) => {
    machine.turns.yield();
    return null;
  },
};
