import { describe, expect, test } from "vitest";
import { fromMap, inMap, overviewOf, type Shown } from "./overview.ts";

/** A drawing four canvases large. */
const all = { x: 800, y: 500, width: 1600, height: 1000 };
const shown: Shown = { zoom: 1, pan: { x: 0, y: 0 }, width: 800, height: 500 };
const at = (x: number, y: number) => ({ x, y, width: 100, height: 40 });

describe("an overview map", () => {
  test("has the part in view as its window", () => {
    const map = overviewOf(all, shown, []);
    expect(map).toMatchObject({ width: 172, height: 108, left: 618, top: 10 });
    expect(map?.window).toEqual({ x: 43, y: 26.875, width: 86, height: 53.75 });
  });

  test.each([
    ["is not shown when everything is in view", { ...shown, zoom: 0.5 }, []],
    ["is not shown on a small canvas", { ...shown, height: 300 }, []],
    [
      "is not shown where it would cover the step everywhere",
      shown,
      [at(70, 60), at(700, 60), at(70, 400), at(700, 400)],
    ],
  ] as const)("%s", (_, view, current) => {
    expect(overviewOf(all, view, current)).toBeUndefined();
  });

  test.each([
    ["top right", [], 618, 10],
    ["top left when the step is there", [at(700, 60)], 10, 36],
    ["bottom left, above the tools, when it is at the top", [at(700, 60), at(70, 60)], 10, 342],
    ["top right when the step is in the middle", [at(400, 250)], 618, 10],
  ] as const)("stands %s", (_, current, left, top) => {
    expect(overviewOf(all, shown, current)).toMatchObject({ left, top });
  });

  test("leads from a point of the map to the place in the drawing", () => {
    const { scale } = overviewOf(all, shown, []) ?? { scale: 0 };
    const { x, y } = inMap(at(1200, 700), all, scale);
    const place = fromMap({ x, y }, all, scale);
    expect([Math.round(place.x), Math.round(place.y)]).toEqual([1200, 700]);
  });
});
