import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AfterPaint } from "./after-paint.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (paint: () => void) => setTimeout(paint, 16));
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => clearTimeout(frame));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function waiting() {
  const later = new AfterPaint();
  const done: string[] = [];
  const work = (text: string) => later.do(() => done.push(text));
  return { later, done, work };
}

test("work is done after the next frame", () => {
  const { done, work } = waiting();
  work("step 1");
  vi.advanceTimersByTime(15);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(10);
  expect(done).toEqual(["step 1"]);
  work("step 2");
  vi.advanceTimersByTime(30);
  expect(done).toEqual(["step 1", "step 2"]);
});

test("of work that comes faster than frames the latest is done, with each frame", () => {
  const { done, work } = waiting();
  for (let step = 0; step < 20; step++) {
    work(`step ${step}`);
    vi.advanceTimersByTime(10);
  }
  expect(done.length).toBeGreaterThan(5);
  vi.advanceTimersByTime(30);
  expect(done.at(-1)).toBe("step 19");
});

test("what is called off is not done", () => {
  const { later, done, work } = waiting();
  work("step");
  vi.advanceTimersByTime(16);
  later.cancel();
  vi.advanceTimersByTime(100);
  expect(done).toEqual([]);
  work("another step");
  vi.advanceTimersByTime(100);
  expect(done).toEqual(["another step"]);
});
