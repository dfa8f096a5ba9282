import { expect, test } from "vitest";
import type { Point, Rect } from "../../shapes/index.ts";
import { clippedAtEnd, clippedAtStart } from "./clip.ts";
import { type Port, routeAround, straightened } from "./route-around.ts";

const right = (x: number, y: number): Port => ({ x, y, dx: 1, dy: 0 });
const left = (x: number, y: number): Port => ({ x, y, dx: -1, dy: 0 });
const wall: Rect = { x: 100, y: 0, width: 40, height: 100 };

test.each<[string, readonly Port[], Port, readonly Rect[], readonly (readonly [number, number])[] | undefined]>([
  [
    "straight on",
    [right(0, 0)],
    left(200, 0),
    [],
    [
      [0, 0],
      [200, 0],
    ],
  ],
  [
    "around what stands between",
    [right(0, 0)],
    left(200, 0),
    [wall],
    [
      [0, 0],
      [72, 0],
      [72, -58],
      [192, -58],
      [192, 0],
      [200, 0],
    ],
  ],
  [
    "from the side with the shorter way",
    [left(-50, 0), right(0, 0)],
    left(200, 0),
    [],
    [
      [0, 0],
      [200, 0],
    ],
  ],
  [
    "not at all when walled in",
    [right(0, 0)],
    left(200, 0),
    [0, 90, 180, 270].map((turn) => ({
      x: turn === 0 ? 60 : turn === 180 ? -60 : 0,
      y: turn === 90 ? 60 : turn === 270 ? -60 : 0,
      width: turn % 180 === 0 ? 20 : 160,
      height: turn % 180 === 0 ? 160 : 20,
    })),
    undefined,
  ],
])("a way %s", (_, from, to, obstacles, expected) => {
  expect(routeAround(from, to, obstacles)?.map(({ x, y }) => [x, y])).toEqual(expected);
});

const way: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 50, y: 0 },
  { x: 50, y: 50 },
  { x: 100, y: 50 },
];
const around = ({ x, y }: Point, size: number): Rect => ({ x, y, width: size, height: size });

test("a way begins and ends at the borders of what it is clipped by", () => {
  expect(clippedAtStart(way, around({ x: 0, y: 0 }, 40))[0]).toEqual({ x: 20, y: 0 });
  expect(clippedAtStart(way, around({ x: 0, y: 0 }, 104))).toEqual([
    { x: 52, y: 50 },
    { x: 100, y: 50 },
  ]);
  expect(clippedAtEnd(way, around({ x: 100, y: 50 }, 20)).at(-1)).toEqual({ x: 90, y: 50 });
});

test("points in the middle of straight parts are left out", () => {
  const points = [0, 10, 10, 30].map((x) => ({ x, y: 5 }));
  expect(straightened([...points, { x: 30, y: 9 }])).toEqual([
    { x: 0, y: 5 },
    { x: 30, y: 5 },
    { x: 30, y: 9 },
  ]);
});
