import { expect, test } from "vitest";
import type { atOf } from "../../trace/index.ts";
import { MAX_PICTURES, stopsOf } from "./stops.ts";

/** Presses lead to every multiple of a number. */
function every(stride: number): Parameters<typeof atOf>[0] {
  return {
    length: Number.POSITIVE_INFINITY,
    nextStop: (n) => (Math.floor(n / stride) + 1) * stride,
    previousStop: (n) => Math.max(0, (Math.ceil(n / stride) - 1) * stride),
    stepsAt: (n: number) => Math.floor(n / stride),
    stepCount: Number.POSITIVE_INFINITY,
  };
}

test.each([
  { from: 0, to: 0, stops: ["0: 0 since 0"] },
  { from: 0, to: 9, stops: ["0: 0 since 0", "1: 3 since 0", "2: 6 since 3", "3: 9 since 6"] },
  { from: 6, to: 9, stops: ["2: 6 since 3", "3: 9 since 6"] },
  { from: 6, to: 8, stops: ["2: 6 since 3", "2.2: 8 since 6"] },
])("from $from to $to a film stops where presses stop, both ends included", ({ from, to, stops }) => {
  const found = stopsOf(every(3), every(3), { from, to, granularity: "rule" });
  expect(found.map(({ at, since, name }) => `${name}: ${at} since ${since}`)).toEqual(stops);
});

test("of a walk that is too long no more is looked at than shows that it is", () => {
  expect(stopsOf(every(1), every(1), { from: 0, to: 1_000_000, granularity: "rule" })).toHaveLength(MAX_PICTURES + 1);
});
