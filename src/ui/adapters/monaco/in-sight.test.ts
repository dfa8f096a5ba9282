import { expect, test } from "vitest";
import { scrollToSee } from "./in-sight.ts";

/** Lines of 20 pixels, 1-based. */
const rows = (...lines: readonly number[]) => lines.map((line) => ({ top: 20 * (line - 1), bottom: 20 * line }));

test.each<[string, number[], number, number, number | undefined]>([
  ["nothing to see moves nothing", [], 300, 200, undefined],
  ["a line in sight moves nothing", [5], 0, 200, undefined],
  ["a line at the lower edge moves nothing", [10], 0, 200, undefined],
  ["a line below comes to the middle", [20], 0, 200, 290],
  ["a line above comes to the middle", [5], 300, 200, 0],
  ["a premise out of sight comes in with the line", [14, 8], 200, 200, 110],
  ["a premise in sight moves nothing", [5, 8], 0, 200, undefined],
  ["a premise too far away is left out", [14, 90], 200, 200, undefined],
  ["the nearest of several premises comes in", [14, 90, 8], 200, 200, 110],
  ["a view that is not laid out yet begins with the line", [20], 0, 0, 380],
])("%s", (_, lines, scrollTop, height, expected) => {
  expect(scrollToSee(rows(...lines), scrollTop, height)).toBe(expected);
});

test("a line higher than the view is seen from its beginning", () => {
  expect(scrollToSee([{ top: 100, bottom: 400 }], 0, 200)).toBe(100);
});
