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
  const work = (name: string, text: string) => later.do(name, () => done.push(text));
  return { later, done, work };
}

test("work is done after the next frame, the latest of each name once", () => {
  const { done, work } = waiting();
  work("looks", "looks of step 1");
  work("focus", "focus of step 1");
  work("looks", "looks of step 2");
  vi.advanceTimersByTime(15);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(10);
  expect(done).toEqual(["looks of step 2", "focus of step 1"]);
  work("looks", "looks of step 3");
  vi.advanceTimersByTime(30);
  expect(done.at(-1)).toBe("looks of step 3");
});

test("what cannot wait is done at once with what waits before it, and not again", () => {
  const { later, done, work } = waiting();
  work("looks", "looks");
  work("focus", "focus");
  later.hurry();
  expect(done).toEqual(["looks", "focus"]);
  vi.advanceTimersByTime(100);
  expect(done).toHaveLength(2);
});

test("what is called off is not done", () => {
  const { later, done, work } = waiting();
  work("looks", "looks");
  vi.advanceTimersByTime(16);
  later.cancel();
  vi.advanceTimersByTime(100);
  expect(done).toEqual([]);
});
