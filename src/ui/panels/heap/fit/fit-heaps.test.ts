import { describe, expect, test } from "vitest";
import { box, cloud, picture, slot } from "../../../../testing/heaps.ts";
import type { HeapPicture } from "../../../../trace/index.ts";
import { FOLD, fitHeaps } from "./index.ts";

/** A list of so many objects from x; what an object has more than its pointer. */
function list(length: number, more: (index: number) => Parameters<typeof box>[2] = () => ({})): HeapPicture {
  const boxes = Array.from({ length }, (_, index) =>
    box(`n${index}`, { val: "0", next: index === length - 1 ? "null" : `n${index + 1}` }, more(index)),
  );
  return picture({ stack: [slot("x", "n0")], boxes });
}

const space = { width: 900, height: 500 };
const request = { audience: "present", zoom: undefined, foldLabel: (count: number) => `⋯ ${count}` } as const;
const namesOf = ({ boxes }: HeapPicture) => boxes.map(({ id }) => id);

describe("a list that is longer than its panel", () => {
  const { pictures, layouts, scale, isWhole, smallest } = fitHeaps({ pictures: [list(24)] }, space, request);
  const [drawn = picture({})] = pictures;

  test("is drawn whole, with its middle folded to a box that counts it, in letters that can be read", () => {
    const fold = drawn.boxes.find(({ id }) => id === FOLD);
    expect(fold?.label).toBe(`⋯ ${24 - (drawn.boxes.length - 1)}`);
    expect(isWhole).toBe(true);
    expect((layouts[0]?.width ?? 0) * scale).toBeLessThanOrEqual(space.width);
    expect(smallest).toBeGreaterThanOrEqual(16);
  });

  test("has its first and its last object, and lines from and to the box", () => {
    expect(namesOf(drawn)).toEqual(expect.arrayContaining(["n0", "n23"]));
    const keys = layouts[0]?.arrows.map(({ key }) => key) ?? [];
    const before = drawn.boxes[namesOf(drawn).indexOf(FOLD) - 1]?.id;
    expect(keys).toEqual(expect.arrayContaining([`${before}.next`, `${FOLD}.next`]));
  });

  test("is drawn with all objects where the reader opened the box, and where there is room", () => {
    const opened = fitHeaps({ pictures: [list(24)] }, space, { ...request, foldLabel: undefined });
    expect(opened.pictures[0]?.boxes.length).toBe(24);
    expect(opened.isWhole).toBe(false);
    const wide = fitHeaps({ pictures: [list(24)] }, { width: 4_000, height: 500 }, request);
    expect(wide.pictures[0]?.boxes.length).toBe(24);
    expect(wide.isWhole).toBe(true);
  });
});

test("what a step made, and what a variable or a predicate names, is not folded", () => {
  const made = list(24, (index) => ({ isNew: index === 11 }));
  expect(namesOf(fitHeaps({ pictures: [made] }, { width: 1_500, height: 500 }, request).pictures[0] ?? made)).toContain(
    "n11",
  );
  const named = { ...list(24), stack: [slot("x", "n0"), slot("y", "n9")], clouds: [cloud("p", "pre(n15)")] };
  const [drawn = named] = fitHeaps({ pictures: [named] }, { width: 1_600, height: 500 }, request).pictures;
  expect(namesOf(drawn)).toEqual(expect.arrayContaining(["n9", "n15"]));
});

test("a heap that is smaller than others of its run is in sight whole, at the places that it has among them", () => {
  const small = list(4);
  const run = () => ({ heaps: [small, list(24)], branch: [small, list(24)] });
  const inRun = fitHeaps({ pictures: [small], run }, space, request);
  expect(inRun.isWhole).toBe(true);
  expect((inRun.layouts[0]?.width ?? 0) * inRun.scale).toBeLessThanOrEqual(space.width);
  const large = fitHeaps({ pictures: [list(24)], run }, space, { ...request, foldLabel: undefined });
  expect(large.scale).toBe(inRun.scale);
  for (const [id, place] of inRun.layouts[0]?.places ?? []) expect(place).toEqual(large.layouts[0]?.places.get(id));
});

test("a heap that lies far from the border in its run, and has no room there, is laid out for itself", () => {
  const [first, last] = [list(24), picture({ stack: [slot("y", "n22")], boxes: list(24).boxes.slice(22) })];
  const run = () => ({ heaps: [first, last], branch: [first, last] });
  const { layouts, pictures, isWhole, scale } = fitHeaps({ pictures: [last], run }, space, request);
  expect(isWhole).toBe(true);
  expect(namesOf(pictures[0] ?? first)).toEqual(["n22", "n23"]);
  const ends = [...(layouts[0]?.places.values() ?? [])].map(({ x, width }) => (x + width) * scale);
  expect(Math.max(...ends)).toBeLessThanOrEqual(space.width);
});

test("where the words on the box have no room the number stands there alone", () => {
  const labels = [560, 520, 480, 440, 400, 360].map((width) => {
    const foldLabel = (count: number) => `⋯ ${count} objects`;
    const fit = fitHeaps({ pictures: [list(5)] }, { width, height: 500 }, { ...request, foldLabel });
    return fit.pictures[0]?.boxes.find(({ id }) => id === FOLD)?.label;
  });
  expect(labels).toContain("⋯ 3 objects");
  expect(labels).toContain("⋯ 3");
});
