import type { Reference } from "../values/values.ts";

interface Held<Thread> {
  readonly by: Thread;
  readonly count: number;
}

/** The locks of objects (JLS 17.1): who has each, and how many times. */
export class Locks<Thread> {
  readonly #held = new Map<Reference, Held<Thread>>();

  isFree(object: Reference, thread: Thread): boolean {
    const held = this.#held.get(object);
    return held === undefined || held.by === thread;
  }

  isHeldBy(object: Reference, thread: Thread): boolean {
    return this.#held.get(object)?.by === thread;
  }

  /** The lock is free, or the thread has it. */
  take(object: Reference, thread: Thread, count = 1): void {
    const before = this.#held.get(object)?.count ?? 0;
    if (count > 0) this.#held.set(object, { by: thread, count: before + count });
  }

  release(object: Reference): void {
    const held = this.#held.get(object);
    if (held === undefined) return;
    if (held.count === 1) this.#held.delete(object);
    else this.#held.set(object, { ...held, count: held.count - 1 });
  }

  /** Gives the lock away altogether; how many times it was taken. */
  releaseAll(object: Reference): number {
    const count = this.#held.get(object)?.count ?? 0;
    this.#held.delete(object);
    return count;
  }

  clear(): void {
    this.#held.clear();
  }
}
