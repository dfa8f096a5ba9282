import { expect, test } from "vitest";
import type { DrawnEdge, DrawnNode, Look } from "../../scene/index.ts";
import type { Point } from "../../shapes/index.ts";
import { pinFace, pinsOf } from "./pins.ts";

const plain: Look = {
  visibility: "shown",
  isNew: false,
  isChanged: false,
  isSelected: false,
  isMarked: false,
  isFocused: false,
  sublabel: "",
};
const size = { width: 40, height: 14 };
const places: Readonly<Record<string, Point>> = {
  a: { x: 100, y: 200 },
  b: { x: 600, y: 300 },
  c: { x: 110, y: 204 },
  d: { x: 300, y: 8 },
  e: { x: 790, y: 100 },
};
const rectOf = (id: string) => ({ ...(places[id] ?? { x: 0, y: 0 }), ...size });
const nodes = Object.keys(places).map(
  (id): DrawnNode => ({
    id,
    label: id.toUpperCase(),
    rect: rectOf(id),
    shape: "variable",
    outline: "round",
    isFinal: false,
  }),
);
const edges: readonly DrawnEdge[] = [
  { id: "a→b", source: "a", target: "b", label: "", line: "solid", route: undefined, lane: 0 },
];

test.each<[string, Readonly<Record<string, Partial<Look>>>, readonly (readonly [string, number, number])[]]>([
  ["nothing of the step: none", {}, []],
  [
    "both ends of a new edge, above them",
    { "a→b": { isNew: true } },
    [
      ["A", 100, 178],
      ["B", 600, 278],
    ],
  ],
  [
    "below where another one stands",
    { a: { isNew: true }, c: { isMarked: true } },
    [
      ["A", 100, 178],
      ["C", 110, 226],
    ],
  ],
  [
    "what is new first",
    { a: { isMarked: true }, b: { isNew: true } },
    [
      ["B", 600, 278],
      ["A", 100, 178],
    ],
  ],
  [
    "below at the upper border, and away from the right one",
    { d: { isChanged: true }, e: { isNew: true } },
    [
      ["D", 300, 30],
      ["E", 767, 78],
    ],
  ],
  ["not what is still to come", { a: { isNew: true, visibility: "ghost" } }, []],
])("pins: %s", (_, looks, expected) => {
  const pins = pinsOf({
    nodes,
    edges,
    lookOf: (id) => ({ ...plain, ...looks[id] }),
    rectOf,
    write: { face: pinFace(13), widthOf: () => 22 },
    canvas: { width: 790, height: 400 },
  });
  expect(pins.map(({ text, x, y }) => [text, x, y])).toEqual(expected);
});
