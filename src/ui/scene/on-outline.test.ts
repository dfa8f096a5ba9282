import { expect, test } from "vitest";
import type { Rect } from "../shapes/index.ts";
import { onOutline } from "./on-outline.ts";

const rect: Rect = { x: 0, y: 0, width: 100, height: 60 };

test.each([
  ["round", { x: -50, y: 10 }, { x: -50, y: 10 }],
  ["ellipse", { x: -50, y: 0 }, { x: -50, y: 0 }],
  ["ellipse", { x: 50, y: 18 }, { x: 40, y: 18 }],
  ["ellipse", { x: 30, y: -30 }, { x: 30, y: -24 }],
  // The tip is above, the base below: half way up the sides are half as far apart.
  ["triangle", { x: -50, y: 0 }, { x: -25, y: 0 }],
  ["triangle", { x: 0, y: -30 }, { x: 0, y: -30 }],
  ["triangle", { x: 20, y: 30 }, { x: 20, y: 30 }],
] as const)("on a %s, %o ends at %o", (outline, from, to) => {
  const { x, y } = onOutline(outline, rect, from);
  expect(x).toBeCloseTo(to.x);
  expect(y).toBeCloseTo(to.y);
});
