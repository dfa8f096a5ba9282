import { describe, expect, test } from "vitest";
import { loopHeight, loopSweep } from "../../scene/index.ts";
import type { Point, Rect } from "../../shapes/index.ts";
import { curveOf, loopSizeOf } from "./curve.ts";

const node = (x: number, y: number): Rect => ({ x, y, width: 100, height: 40 });

/** The control points that Cytoscape makes of a curve: along the chord by weight, to its right by distance. */
function controlPoints(curve: ReturnType<typeof curveOf>, source: Rect, target: Rect): readonly Point[] {
  const end = (rect: Rect, text: string): Point => {
    const [x = 0, y = 0] = text.split(" ").map(Number.parseFloat);
    return { x: rect.x + x, y: rect.y + y };
  };
  const from = end(source, curve.sourceEndpoint);
  const to = end(target, curve.targetEndpoint);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const distances = curve.distances.split(" ").map(Number);
  const inner = curve.weights.split(" ").map((weight, index) => ({
    x: from.x + (to.x - from.x) * Number(weight) - ((to.y - from.y) / length) * (distances[index] ?? 0),
    y: from.y + (to.y - from.y) * Number(weight) + ((to.x - from.x) / length) * (distances[index] ?? 0),
  }));
  return [from, ...inner, to];
}

const rounded = (points: readonly Point[]) => points.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`);

describe("a curve without a route", () => {
  test.each([
    ["to the right", node(0, 0), node(300, 100), ["50,0", "150,0", "150,100", "250,100"]],
    ["to the left", node(300, 0), node(0, 100), ["250,0", "150,0", "150,100", "50,100"]],
    ["down", node(0, 0), node(20, 200), ["0,20", "0,100", "20,100", "20,180"]],
    ["up", node(0, 200), node(20, 0), ["0,180", "0,100", "20,100", "20,20"]],
  ])("leaves and enters at right angles: %s", (_name, source, target, expected) => {
    expect(rounded(controlPoints(curveOf({ route: undefined, lane: 0 }, source, target), source, target))).toEqual(
      expected,
    );
  });

  test("another lane runs beside", () => {
    const [first, second] = [0, 1].map((lane) => curveOf({ route: undefined, lane }, node(0, 0), node(300, 100)));
    expect(first?.sourceEndpoint).toBe("50px 0px");
    expect(second?.sourceEndpoint).toBe("50px 10px");
  });
});

describe("a curve along a route", () => {
  const source = node(0, 0);
  const target = node(400, 200);

  test("a route that begins or ends with the same point twice has a direction at its ends", () => {
    const route = [
      { x: 50, y: 0 },
      { x: 50, y: 0 },
      { x: 200, y: 100 },
      { x: 350, y: 200 },
      { x: 350, y: 200 },
    ];
    const points = controlPoints(curveOf({ route, lane: 0 }, source, target), source, target);
    expect(rounded(points).filter((point) => point === "50,0" || point === "350,200")).toEqual(["50,0", "350,200"]);
  });

  test("turns at the bends, and is straight between them", () => {
    const route = [
      { x: 50, y: 0 },
      { x: 250, y: 0 },
      { x: 250, y: 200 },
      { x: 350, y: 200 },
    ];
    expect(rounded(controlPoints(curveOf({ route, lane: 0 }, source, target), source, target))).toEqual([
      "50,0",
      "202,0",
      "250,0",
      "250,48",
      "250,152",
      "250,200",
      "298,200",
      "350,200",
    ]);
  });

  test("without a bend is straight", () => {
    const route = [
      { x: 50, y: 0 },
      { x: 350, y: 200 },
    ];
    expect(curveOf({ route, lane: 0 }, source, target)).toMatchObject({ weights: "0.5", distances: "0" });
  });
});

test.each([42, 56, 84])("a loop's control points lie above a node of height %i", (height) => {
  const reach = 1.4 * loopSizeOf(height) * Math.cos(((loopSweep / 2) * Math.PI) / 180);
  expect(reach).toBeCloseTo(height / 2 + loopHeight);
});
