import { expect, test } from "vitest";
import type { GraphModel } from "../../../trace/index.ts";
import { buildScene } from "../model/index.ts";
import { sizesOf } from "./measure.ts";

const model: GraphModel = {
  groups: [],
  nodes: [{ id: "p", label: "x", group: undefined, birth: 0, shape: "variable" }],
  edges: [],
};

const tokensIn = (text: string) =>
  [...text.matchAll(/o\d+/g)].map(({ 0: name, index: start }) => ({ start, end: start + name.length, token: 0 }));

test.each([
  ["names as tokens need space for their frames", "{o3, o12, o13, o14}", 1],
  ["other texts are as wide as they are", "any of very, very many", 0],
])("%s", (_, content, sign) => {
  const widthWith = (tokens: typeof tokensIn | undefined) =>
    sizesOf(
      buildScene(model, new Set()),
      () => content,
      (text) => text.length * 8,
      tokens,
    ).nodes.get("p")?.width ?? 0;
  expect(Math.sign(widthWith(tokensIn) - widthWith(undefined))).toBe(sign);
});
