import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Interruption } from "./interruption.ts";

/** A process that only hears, and keeps what it is ended with. */
class Heard extends EventEmitter {
  readonly pid = 7;
  readonly killed: unknown[] = [];

  kill(...call: readonly unknown[]): void {
    this.killed.push(call);
  }

  interrupt(signal: "SIGINT" | "SIGTERM"): boolean {
    return this.emit(signal, signal);
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("an interruption before the job is there stops the job as soon as it is", () => {
  const hearer = new Heard();
  const interruption = new Interruption(hearer);
  expect(hearer.interrupt("SIGINT")).toBe(true);
  const stop = vi.fn();
  interruption.onFirst(stop);
  expect(stop).toHaveBeenCalledOnce();
});

test("one keystroke that arrives twice stops the job once; a second later the system hears the next one", () => {
  const hearer = new Heard();
  const stop = vi.fn();
  new Interruption(hearer).onFirst(stop);
  hearer.interrupt("SIGINT");
  hearer.interrupt("SIGINT");
  expect(stop).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  expect(hearer.interrupt("SIGINT")).toBe(false);
  expect(hearer.interrupt("SIGTERM")).toBe(false);
});

test("interruptions that are left to the system are not heard, and the one that came before ends the process", () => {
  const hearer = new Heard();
  const interruption = new Interruption(hearer);
  hearer.interrupt("SIGTERM");
  interruption.leaveToSystem();
  expect(hearer.killed).toEqual([[7, "SIGTERM"]]);
  expect(hearer.interrupt("SIGINT")).toBe(false);
});
