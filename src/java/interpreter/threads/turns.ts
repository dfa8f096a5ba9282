import type { Reference } from "../values/values.ts";
import { Locks } from "./locks.ts";
import type { JavaThread, Reason } from "./thread.ts";

/** What threads take turns on. */
interface Stage<Frame> {
  /** The top of the stack that runs. */
  frame: Frame;
  /** In how many calls out of intrinsics it stands. */
  readonly nesting: number;
}

/** No thread can ever go on. */
export class Deadlock extends Error {
  readonly threads: readonly JavaThread<unknown>[];

  constructor(threads: readonly JavaThread<unknown>[]) {
    super("deadlock");
    this.threads = threads;
  }
}

/**
 * Who runs when. One thread runs at a time, until it ends, waits, sleeps or yields, or has run for very long. A new thread runs at once, and the one
 * that started it is the next; one that was woken comes last. Nothing sleeps as long as another thread can run: time is a
 * number, which is put forward when all wait. So equal runs are equal.
 */
export class Turns<Frame> {
  readonly locks = new Locks<JavaThread<Frame>>();
  /** Milliseconds that the program slept. */
  slept = 0;
  /** How often a thread got the turn. */
  number = 0;
  readonly #stage: Stage<Frame>;
  readonly #changed: (thread: Reference) => void;
  #current: JavaThread<Frame>;
  /** Those that can go on, perhaps when a lock is free, in the order of their turns. */
  #ready: JavaThread<Frame>[] = [];
  /** Those that wait, the first first. */
  #paused: JavaThread<Frame>[] = [];

  /** `changed` is told the thread that has the turn now. */
  constructor(stage: Stage<Frame>, changed: (thread: Reference) => void) {
    this.#stage = stage;
    this.#changed = changed;
    this.#current = newThread(undefined, stage.frame, false);
  }

  reset(): void {
    this.locks.clear();
    this.slept = 0;
    this.number = 0;
    this.#ready = [];
    this.#paused = [];
    this.#current = newThread(undefined, this.#stage.frame, false);
  }

  get current(): JavaThread<Frame> {
    return this.#current;
  }

  /** Every thread that has not ended, but for the current one. */
  others(): readonly JavaThread<Frame>[] {
    return [...this.#ready, ...this.#paused];
  }

  /** Starts a thread, which has the next turn. */
  begin(object: Reference, starter: Reference, frame: Frame, isDaemon: boolean): void {
    this.#current.object = starter;
    this.#leave();
    this.#ready.unshift(this.#current);
    this.#enter(newThread(object, frame, isDaemon));
  }

  /** The current thread waits until it is woken or the milliseconds are over. Throws `Deadlock`. */
  pause(on: Reference | undefined, milliseconds: number | undefined, reason: Reason): void {
    const until = milliseconds === undefined ? undefined : this.slept + milliseconds;
    this.#leave();
    this.#current.pause = { on, until, reason };
    this.#paused.push(this.#current);
    this.#goOn();
  }

  /** Another thread has a turn, if one can go on. */
  yield(): void {
    this.#leave();
    this.#ready.push(this.#current);
    this.#goOn();
  }

  /** The current thread has run for long: another one has a turn; when none can go on, the first of those that sleep. */
  interruptLong(): void {
    if (!this.#ready.some((thread) => this.#canRun(thread)) && !this.#wakeFirst()) return;
    this.yield();
  }

  /** Wakes those that wait on the object for this reason, or the first of them. */
  wake(on: Reference, reason: Reason | undefined, isOnlyFirst: boolean): void {
    const woken = this.#paused.filter(
      ({ pause }) => pause?.on === on && (reason === undefined ? pause.reason !== "notify" : pause.reason === reason),
    );
    for (const thread of isOnlyFirst ? woken.slice(0, 1) : woken) this.#wake(thread, false);
  }

  /** Wakes a thread whatever it waits for. */
  interrupt(object: Reference): void {
    const thread = this.#paused.find((each) => each.object === object);
    if (thread !== undefined) this.#wake(thread, false);
  }

  /** Takes the lock for the current thread. False when another one has it: then that one has the turn. Throws `Deadlock`. */
  lock(object: Reference): boolean {
    if (this.locks.isFree(object, this.#current)) {
      this.locks.take(object, this.#current);
      return true;
    }
    this.#leave();
    this.#current.wants = { lock: object, count: 0 };
    this.#ready.push(this.#current);
    this.#goOn();
    return false;
  }

  /** As `pause`, for `Object.wait`: the lock is given away meanwhile. */
  wait(object: Reference, milliseconds: number | undefined): void {
    this.#current.wants = { lock: object, count: this.locks.releaseAll(object) };
    this.pause(object, milliseconds, "notify");
  }

  /** The current thread is at its end. Whether the program goes on with another one. Throws `Deadlock`. */
  end(): boolean {
    if (!this.others().some(({ isDaemon }) => !isDaemon)) return false;
    this.#goOn();
    return true;
  }

  #leave(): void {
    this.#current.frame = this.#stage.frame;
    this.#current.nesting = this.#stage.nesting;
  }

  #goOn(): void {
    const next = this.#next();
    if (next === undefined) throw new Deadlock(this.others());
    if (next.wants !== undefined) this.locks.take(next.wants.lock, next, next.wants.count);
    next.wants = undefined;
    this.#enter(next);
  }

  #enter(thread: JavaThread<Frame>): void {
    this.number += 1;
    this.#current = thread;
    this.#stage.frame = thread.frame;
    if (thread.object !== undefined) this.#changed(thread.object);
  }

  #next(): JavaThread<Frame> | undefined {
    const index = this.#ready.findIndex((thread) => this.#canRun(thread));
    if (index >= 0) return this.#ready.splice(index, 1)[0];
    return this.#wakeFirst() ? this.#next() : undefined;
  }

  /** Puts the time forward to when the first of the sleepers wakes. Whether there is one. */
  #wakeFirst(): boolean {
    const sleeper = this.#firstToWake();
    if (sleeper === undefined) return false;
    this.slept = Math.max(this.slept, sleeper.pause?.until ?? 0);
    this.#wake(sleeper, true);
    return true;
  }

  #firstToWake(): JavaThread<Frame> | undefined {
    const until = ({ pause }: JavaThread<Frame>): number => pause?.until ?? Number.POSITIVE_INFINITY;
    const sleepers = this.#paused.filter(({ pause }) => pause?.until !== undefined);
    return sleepers.toSorted((a, b) => until(a) - until(b))[0];
  }

  #canRun(thread: JavaThread<Frame>): boolean {
    if (thread.nesting > 0 && thread.nesting !== this.#stage.nesting) return false;
    return thread.wants === undefined || this.locks.isFree(thread.wants.lock, thread);
  }

  #wake(thread: JavaThread<Frame>, hasTimedOut: boolean): void {
    thread.pause = undefined;
    thread.hasTimedOut = hasTimedOut;
    this.#paused = this.#paused.filter((each) => each !== thread);
    this.#ready.push(thread);
  }
}

function newThread<Frame>(object: Reference | undefined, frame: Frame, isDaemon: boolean): JavaThread<Frame> {
  return { object, frame, nesting: 0, isDaemon, pause: undefined, hasTimedOut: false, wants: undefined };
}
