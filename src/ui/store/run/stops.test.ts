import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { engineById } from "../../../engines/index.ts";
import { recordedLesson } from "../../../testing/recorded-lesson.ts";
import { lastBefore, mergePositions, nextAfter, StopIndex } from "./stops.ts";

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

test("a stop is found by what its step says, too: a weight of a pushdown system", async () => {
  const engine = engineById("pushdown");
  const lesson = engine?.lessons.find(({ id }) => id === "falls-for-ever");
  if (engine === undefined || lesson?.stops === undefined) throw new Error("the lesson is missing");
  const { board, recording } = await recordedLesson(engine, lesson);
  const run = { board, recording, reader: board.open(recording) };
  expect(new StopIndex().reached(run, lesson.stops).map(({ place }) => place)).toEqual([0, 1]);
});
