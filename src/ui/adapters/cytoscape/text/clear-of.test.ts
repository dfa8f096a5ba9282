import { expect, test } from "vitest";
import { clearOf } from "./clear-of.ts";

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
