import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Delay, Pulse } from "./pulse.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A watch over a worker that is loaded and answers as told, and what came of it. */
function watch({ isLoaded = (): boolean => true, alive = () => new Promise<void>(() => undefined) } = {}) {
  const told: (Delay | "given up" | undefined)[] = [];
  const pulse = new Pulse({
    isLoaded,
    alive,
    onDelay: (delay) => told.push(delay),
    onGivenUp: () => told.push("given up"),
  });
  pulse.start();
  return { told, pulse, wait: (seconds: number) => vi.advanceTimersByTimeAsync(1_000 * seconds) };
}

test("a worker that answers is left alone, however long it is at work", async () => {
  const { told, wait } = watch({ alive: async () => undefined });
  await wait(600);
  expect(told).toEqual([]);
});

test("a worker that is silent is told of after ten seconds, and given up once, half a minute in", async () => {
  const { told, wait } = watch();
  await wait(10);
  expect(told).toEqual([]);
  await wait(2);
  expect(told).toEqual(["silent"]);
  await wait(20);
  expect(told).toEqual(["silent", "given up"]);
  await wait(600);
  expect(told.filter((each) => each === "given up")).toHaveLength(1);
});

test("a worker that is still being loaded is told of, and not given up: another one would begin anew", async () => {
  let isLoaded = false;
  const { told, wait } = watch({ isLoaded: () => isLoaded, alive: async () => undefined });
  await wait(100);
  expect(told).toEqual(["loading"]);
  isLoaded = true;
  await wait(2);
  expect(told).toEqual(["loading", undefined]);
});

test("what the worker says ends what was told; so does the end of the watch", async () => {
  const { told, pulse, wait } = watch();
  await wait(12);
  pulse.heard();
  expect(told).toEqual(["silent", undefined]);
  await wait(12);
  pulse.stop();
  await wait(600);
  expect(told).toEqual(["silent", undefined, "silent", undefined]);
});
