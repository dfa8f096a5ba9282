import { expect, test } from "vitest";
import type { DrawnEdge, Look } from "./drawing/index.ts";
import { lineShapes } from "./lines.ts";

const still: Look = {
  visibility: "shown",
  isNew: false,
  isChanged: false,
  isSelected: false,
  isMarked: false,
  isFocused: false,
  sublabel: "",
};
const edge: DrawnEdge = { id: "e", source: "n", target: "m", label: "", line: "solid", route: undefined, lane: 0 };
const way = { start: { x: 0, y: 0 }, controls: [{ x: 50, y: 0 }], end: { x: 100, y: 0 } };
const exit = { hue: 1, isEntry: false };

test.each<readonly [string, Partial<DrawnEdge>, Partial<Look>, readonly string[]]>([
  ["a line and its head", {}, {}, ["edge 1.4", "edge"]],
  ["a thin line and its open head", { line: "thin" }, {}, ["edge 1", "edge"]],
  ["a new one, in its color", {}, { isNew: true }, ["newRing 3.2", "newRing"]],
  ["the ring of a selected one, its head in that color", {}, { isSelected: true }, ["why 3.9", "edge 1.4", "why"]],
  [
    "a ribbon: a pale band in the hue of its call, below the line",
    { ribbon: exit },
    {},
    ["band ok 10", "edge 1.4", "edge"],
  ],
  ["the hues of calls come round", { ribbon: { ...exit, hue: 6 } }, {}, ["band ok 10", "edge 1.4", "edge"]],
  ["into a ribbon no head leads", { ribbon: { ...exit, isEntry: true } }, {}, ["band ok 10", "edge 1.4"]],
])("%s", (_, own, look, drawn) => {
  const shapes = lineShapes({ ...edge, ...own }, { ...still, ...look }, way).map((shape) => {
    const [inner] = shape.kind === "group" && shape.opacity === 0.16 ? shape.shapes : [shape];
    if (inner?.kind !== "path") return "";
    const stroke = inner.stroke === undefined ? inner.fill : `${inner.stroke.paint} ${inner.stroke.width}`;
    return inner === shape ? stroke : `band ${stroke}`;
  });
  expect(shapes).toEqual(drawn);
});

test("a line ends where its head begins; one without a head ends at the figure", () => {
  const endOf = (own: Partial<DrawnEdge>) => {
    const line = lineShapes({ ...edge, ...own }, still, way).find(({ kind }) => kind === "path");
    return line?.kind === "path" ? Number(/([\d.]+) 0$/.exec(line.d)?.[1]) : undefined;
  };
  expect(endOf({})).toBeCloseTo(92.17);
  expect(endOf({ line: "thin" })).toBeCloseTo(97.39);
  expect(endOf({ ribbon: { hue: 0, isEntry: true } })).toBe(100);
});
