import { expect, test } from "vitest";
import { areaPath } from "./area-path.ts";

test("what waits at a position stands to its right, and the area ends on the line", () => {
  const curve = { stride: 1, columns: [0, 1, 2, 2, 0], most: 2 };
  expect(areaPath(curve, 4)).toBe("M0 100H250V66.7H500V33.3H1000V100Z");
});

test("a long recording has a column for several positions", () => {
  const curve = { stride: 4, columns: [3, 6, 0], most: 6 };
  expect(areaPath(curve, 10)).toBe("M0 100H0V50H400V0H800V100H1000V100Z");
});

test("columns behind the last step have no width", () => {
  expect(areaPath({ stride: 1, columns: [0, 1, 1, 3], most: 3 }, 3)).toBe("M0 100H333.3V66.7H1000V100Z");
});

test("without an agenda there is nothing to draw", () => {
  expect(areaPath({ stride: 1, columns: [0, 0, 0], most: 0 }, 2)).toBe("");
  expect(areaPath({ stride: 1, columns: [0], most: 0 }, 0)).toBe("");
});
