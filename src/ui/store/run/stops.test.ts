import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lastBefore, mergePositions, nextAfter } from "./stops.ts";

describe("breakpoint positions", () => {
  test("forward and backward from between, at and outside the positions", () => {
    const positions = [3, 7, 12];
    expect([0, 3, 5, 12].map((n) => nextAfter(positions, n))).toEqual([3, 7, 7, undefined]);
    expect([0, 3, 5, 20].map((n) => lastBefore(positions, n))).toEqual([undefined, undefined, 3, 12]);
  });

  test("merging sorts and drops repetitions", () => {
    expect(mergePositions([[5, 9], [1, 5], []])).toEqual([1, 5, 9]);
  });

  test("walking forward from the start visits every position once", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 500 })), (unordered) => {
        const positions = mergePositions([unordered]);
        const visited: number[] = [];
        for (let at = nextAfter(positions, 0); at !== undefined; at = nextAfter(positions, at)) visited.push(at);
        expect(visited).toEqual(positions);
      }),
    );
  });
});
