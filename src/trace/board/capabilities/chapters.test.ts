import { describe, expect, test } from "vitest";
import { chaptersOf } from "./chapters.ts";
import type { Moment, MomentKind } from "./moments.ts";

const openers: readonly MomentKind[] = ["phase", "round", "class", "method", "input", "doubling"];

/** Moments of these kinds at these steps; those of some kinds may open a chapter, which is named by kind and step. */
function momentsAt(steps: readonly (readonly [seq: number, kind: MomentKind])[]): readonly Moment[] {
  return steps.map(([seq, kind]) => {
    const title = { id: `${kind} ${seq}`, values: {} };
    return { from: seq, position: seq + 1, kind, title, opens: openers.includes(kind) ? title : undefined };
  });
}

/** So many visits that follow each other from a step on. */
function visits(seq: number, count: number): readonly (readonly [number, MomentKind])[] {
  return Array.from({ length: count }, (_, index) => [seq + index, "visit"]);
}

function told(steps: readonly (readonly [seq: number, kind: MomentKind])[]) {
  return chaptersOf(momentsAt(steps)).map(({ name, from, moments }) => [name.id, from, moments.length]);
}

describe("the chapters of a story", () => {
  test.each<readonly [string, ReturnType<typeof told>, ReturnType<typeof told>]>([
    ["none of a run without moments", told([]), []],
    ["none where there would be one alone", told([[0, "class"], ...visits(1, 20)]), []],
    [
      "each phase is one, with the moments up to the next one",
      told([[0, "phase"], ...visits(1, 3), [7, "phase"], [9, "end"]]),
      [
        ["phase 0", 0, 4],
        ["phase 7", 7, 2],
      ],
    ],
    [
      "a long phase is divided at a class, behind the longest gap",
      told([[0, "phase"], ...visits(1, 5), [7, "class"], ...visits(8, 6), [90, "class"], ...visits(91, 5)]),
      [
        ["phase 0", 0, 6],
        ["class 7", 7, 7],
        ["class 90", 90, 6],
      ],
    ],
    [
      "at a method only where no class may open one",
      told([[0, "class"], ...visits(1, 4), [20, "class"], ...visits(21, 4), [90, "method"], ...visits(91, 5)]),
      [
        ["class 0", 0, 5],
        ["class 20", 20, 5],
        ["method 90", 90, 6],
      ],
    ],
    [
      "never so that a chapter has less than four moments",
      told([[0, "class"], ...visits(1, 2), [9, "class"], ...visits(10, 9), [50, "class"], ...visits(51, 2)]),
      [],
    ],
    [
      "what comes before the first phase belongs to it",
      told([...visits(2, 2), [9, "phase"], ...visits(10, 2), [20, "phase"]]),
      [
        ["phase 9", 9, 5],
        ["phase 20", 20, 1],
      ],
    ],
  ])("%s", (_, found, expected) => {
    expect(found).toEqual(expected);
  });

  test("one with more than half of the moments is divided near its middle, by finer units where there are no coarser ones", () => {
    const phases = ([0, 1, 2] as const).map((seq) => [seq, "phase"] as const);
    const inputs = Array.from({ length: 15 }, (_, index): readonly [number, MomentKind] => [3 + index, "input"]);
    expect(told([...phases, ...inputs, [18, "end"]])).toEqual([
      ["phase 0", 0, 1],
      ["phase 1", 1, 1],
      ["phase 2", 2, 8],
      ["input 10", 10, 9],
    ]);
    const withMethod = inputs.with(3, [6, "method"]);
    expect(told([...phases, ...withMethod, [18, "end"]]).map(([name]) => name)).toContain("method 6");
  });

  test("one with more than half of the steps is divided, too, but not so that next to nothing is left of it on one side", () => {
    const first = ([0, 5, 9] as const).map((seq) => [seq, "phase"] as const);
    const early = visits(10, 12);
    expect(told([...first, ...early, [300, "input"], [999, "end"]]).map(([name]) => name)).toEqual([
      "phase 0",
      "phase 5",
      "phase 9",
      "input 300",
    ]);
    expect(told([...first, ...early, [30, "input"], [999, "end"]])).toHaveLength(3);
  });

  test("a long part in which no input takes another branch is divided where there are twice as many", () => {
    const first = ([0, 5, 9] as const).map((seq) => [seq, "phase"] as const);
    expect(
      told([...first, ...visits(10, 12), [400, "doubling"], [500, "doubling"], [999, "end"]]).map(([name]) => name),
    ).toEqual(["phase 0", "phase 5", "phase 9", "doubling 500"]);
  });

  test("a story of a handful of moments is left as it is", () => {
    expect(
      told([[0, "phase"], [1, "phase"], [2, "phase"], ...visits(3, 4), [500, "input"], [999, "end"]]),
    ).toHaveLength(3);
  });

  test("at most six of many classes, and all phases where there are three and more", () => {
    const steps = Array.from({ length: 40 }, (_, index) => [index * index, "class"] as const);
    expect(told(steps)).toHaveLength(6);
    const phases = ([0, 70, 80] as const).map((seq) => [seq, "phase"] as const);
    expect(told([...phases.slice(0, 1), ...steps.slice(1, 8), ...phases.slice(1)])).toHaveLength(3);
    expect(told(Array.from({ length: 8 }, (_, index) => [index, "phase"]))).toHaveLength(8);
  });
});
