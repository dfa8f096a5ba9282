import { describe, expect, test } from "vitest";
import { placeOfLabel } from "./ways.ts";

describe("the label of a routed edge", () => {
  const route = [
    { x: 0, y: 0 },
    { x: 20, y: 0 },
    { x: 20, y: 100 },
    { x: 90, y: 100 },
  ];

  test("stands at its own place along the way", () => {
    expect(placeOfLabel({ route, labelAt: 60 })).toEqual({ x: 20, y: 40 });
  });

  test("without one stands on the longest part, level rather than steep", () => {
    expect(placeOfLabel({ route })).toEqual({ x: 55, y: 100 });
    expect(placeOfLabel({ route: undefined })).toBeUndefined();
  });
});
