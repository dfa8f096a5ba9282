import { expect, test } from "vitest";
import { besideOf, clearOf } from "./clear-of.ts";

const box = (x: number, y: number) => ({ x, y, width: 100, height: 50 });
const plate = (x: number, y: number) => ({ x, y, width: 80, height: 28 });

test.each([
  ["between ends far apart it stands in the middle", plate(150, 0), [box(0, 0), box(300, 0)], [], { x: 150, y: 0 }],
  ["between near ends it stands above them", plate(65, 10), [box(0, 0), box(130, 20)], [], { x: 65, y: -43 }],
  [
    "or below, where something stands above",
    plate(65, 10),
    [box(0, 0), box(130, 20)],
    [box(65, -60)],
    { x: 65, y: 63 },
  ],
  [
    "in the middle all the same, where something stands on either side",
    plate(65, 10),
    [box(0, 0), box(130, 20)],
    [box(65, -60), box(65, 80)],
    { x: 65, y: 10 },
  ],
])("%s", (_, wanted, ends, others, at) => {
  expect(clearOf(wanted, ends, () => [...ends, ...others])).toEqual(at);
});

test.each([
  ["clear of all it stays", plate(0, 0), [box(200, 0)], { x: 0, y: 0 }],
  ["over a border it moves away, no further than its line", plate(20, 0), [box(100, 0)], { x: 6, y: 0 }],
  ["to the other side of what is on its left", plate(80, 0), [box(0, 0)], { x: 94, y: 0 }],
  ["far from its line it would say nothing of it", plate(90, 0), [box(100, 0)], { x: 90, y: 0 }],
  ["and it does not move onto something else", plate(20, 0), [box(100, 0), box(-80, 0)], { x: 20, y: 0 }],
])("a label: %s", (_, label, figures, at) => {
  expect(besideOf(label, figures)).toEqual(at);
});
