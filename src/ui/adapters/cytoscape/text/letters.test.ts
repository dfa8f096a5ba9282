import { expect, test } from "vitest";
import { Letters, titleGrowth } from "./letters.ts";

const zooms = Array.from({ length: 60 }, (_, index) => 0.05 + index * 0.02);

test("a title that is written is never smaller than 11 px, unless the reader zoomed out", () => {
  const grown = zooms.flatMap((zoom) => {
    const growth = titleGrowth({ size: 14, wanted: 11, zoom, room: 0.3, isPinned: false });
    return growth === undefined ? [] : [growth * 14 * zoom];
  });
  expect(grown.length).toBeGreaterThan(30);
  expect(Math.min(...grown)).toBeGreaterThanOrEqual(10.99);
  expect(titleGrowth({ size: 14, wanted: 11, zoom: 0.1, room: 1, isPinned: false })).toBeUndefined();
  expect(titleGrowth({ size: 14, wanted: 11, zoom: 0.1, room: 1, isPinned: true })).toBe(1);
});

test("from afar a title grows for a reader who zoomed out as far as it is whole", () => {
  expect(titleGrowth({ size: 14, wanted: 11, zoom: 0.5, room: 1.2, isPinned: true })).toBe(1.2);
  expect(titleGrowth({ size: 14, wanted: 11, zoom: 0.3, room: 9, isPinned: true })).toBe(2.2);
});

test.each([
  ["at the desk", 11, 15],
  ["in a hall", 22, 28],
])("%s letters are as large as the page asks at least, or are told to be too small", (_, smallest, name) => {
  const letters = new Letters({ label: 14, smallest: 12 }, { label: name, smallest });
  const fine = Array.from({ length: 400 }, (_, index) => (smallest / 12) * (0.4 + index * 0.002));
  const written = fine.filter((zoom) => !letters.areTooSmallAt(zoom)).map((zoom) => letters.smallestAt(zoom));
  expect(written.length).toBeGreaterThan(200);
  expect(written.length).toBeLessThan(fine.length);
  expect(Math.min(...written)).toBeGreaterThan(smallest - 0.05);
});
