import { describe, expect, test } from "vitest";
import { firstStop, nextStop, type Stop } from "./navigate.ts";

const stop = (id: string, x: number, y: number, neighbors: readonly string[] = []): Stop => ({
  id,
  rect: { x, y, width: 100, height: 48 },
  neighbors,
});

const stops = [stop("a", 0, 0, ["d"]), stop("b", 0, 100), stop("c", 200, 20), stop("d", 260, 120, ["a"])];

describe("an arrow key goes", () => {
  test.each([
    ["down", "a", "b"],
    ["up", "b", "a"],
    ["left", "c", "a"],
    ["right", "b", "d"],
    ["up", "a", undefined],
  ] as const)("%s from %s to %s", (direction, from, to) => {
    expect(nextStop(stops, from, direction)).toBe(to);
  });

  test("along an edge rather than to a nearer node", () => {
    expect(nextStop(stops, "a", "right")).toBe("d");
    expect(nextStop([stop("a", 0, 0), ...stops.slice(1)], "a", "right")).toBe("c");
  });

  test("to the first node when there is none, or it is gone", () => {
    expect(nextStop(stops, undefined, "right")).toBe("a");
    expect(nextStop(stops, "gone", "left")).toBe("a");
  });
});

test("the first node is top left; an empty graph has none", () => {
  expect(firstStop(stops)).toBe("a");
  expect(firstStop([])).toBeUndefined();
});
