import { expect, test } from "vitest";
import { sized, sizeOf, titleGrowth } from "./letters.ts";

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

test("a larger font is at least as large as asked, in halves", () => {
  expect(sized("600 14px Inter", 1)).toBe("600 14px Inter");
  for (const factor of [1.01, 1.1, 1.37, 1.85]) {
    const size = sizeOf(sized("13.5px Mono", factor));
    expect(size).toBeGreaterThanOrEqual(13.5 * factor);
    expect(size * 2).toBe(Math.round(size * 2));
  }
});
