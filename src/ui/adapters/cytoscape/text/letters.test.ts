import { expect, test } from "vitest";
import { titleGrowth } from "./letters.ts";

const zooms = Array.from({ length: 60 }, (_, index) => 0.05 + index * 0.02);

test("a title that is written is never smaller than 11 px, unless the reader zoomed out", () => {
  const grown = zooms.flatMap((zoom) => {
    const growth = titleGrowth({ size: 14, zoom, room: 0.3, isPinned: false });
    return growth === undefined ? [] : [growth * 14 * zoom];
  });
  expect(grown.length).toBeGreaterThan(30);
  expect(Math.min(...grown)).toBeGreaterThanOrEqual(10.99);
  expect(titleGrowth({ size: 14, zoom: 0.1, room: 1, isPinned: false })).toBeUndefined();
  expect(titleGrowth({ size: 14, zoom: 0.1, room: 1, isPinned: true })).toBe(1);
});

test("from afar a title grows for a reader who zoomed out as far as it is whole", () => {
  expect(titleGrowth({ size: 14, zoom: 0.5, room: 1.2, isPinned: true })).toBe(1.2);
  expect(titleGrowth({ size: 14, zoom: 0.3, room: 9, isPinned: true })).toBe(2.2);
});
