import { expect, test } from "vitest";
import type { DrawnEdge, Look } from "./drawing/index.ts";
import { glossGrowth, glossShapes } from "./gloss.ts";
import { paperWriter } from "./writer.ts";

const gloss = { text: "n1 is passed", at: { x: 30, y: 40 } };
const edge: DrawnEdge = {
  id: "e",
  source: "n",
  target: "m",
  label: "",
  line: "solid",
  route: undefined,
  lane: 0,
  gloss,
};
const look = (visibility: Look["visibility"]): Look => ({
  visibility,
  isNew: false,
  isChanged: false,
  isSelected: false,
  isMarked: false,
  isFocused: false,
  sublabel: "",
});

test("what happens along an edge is written beside it once it is there", () => {
  expect(glossShapes(edge, look("shown"), paperWriter)).toMatchObject([{ kind: "text", text: "n1 is passed", x: 30 }]);
  expect(glossShapes(edge, look("ghost"), paperWriter)).toEqual([]);
  expect(glossShapes(edge, look("hidden"), paperWriter)).toEqual([]);
});

test("where letters are larger than their places nothing is written", () => {
  const grown = (growth: number) => glossShapes(edge, look("shown"), { ...paperWriter, growth });
  expect([grown(glossGrowth).length, grown(glossGrowth + 0.01).length]).toEqual([1, 0]);
});
