import { expect, test } from "vitest";
import { chipsInSight } from "./chips-in-sight.ts";

const row = (room: number, isNew: readonly number[], widths = [100, 100, 100, 100]) =>
  [
    ...chipsInSight(
      widths,
      room,
      widths.map((_, place) => isNew.includes(place)),
    ),
  ].sort();

test("chips stand in their order as far as there is room", () => {
  expect(row(400, [])).toEqual([0, 1, 2, 3]);
  expect(row(394, [])).toEqual([0, 1, 2, 3]);
  expect(row(310, [])).toEqual([0, 1, 2]);
});

test("what is new is shown before what waits longer", () => {
  expect(row(210, [3])).toEqual([0, 3]);
  expect(row(310, [3])).toEqual([0, 1, 3]);
  expect(row(210, [2, 3])).toEqual([0, 3]);
});

test("the first chip is shown whatever room there is, and one that is too long is left out", () => {
  expect(row(50, [])).toEqual([0]);
  expect(row(210, [2], [100, 100, 300])).toEqual([0, 1]);
});
