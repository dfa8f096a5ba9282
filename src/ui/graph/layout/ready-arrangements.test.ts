import { expect, test } from "vitest";
import type { GraphModel } from "../../../trace/index.ts";
import { buildScene } from "../model/index.ts";
import type { Arrangement } from "./arrangement.ts";
import { ReadyArrangements } from "./ready-arrangements.ts";

const none: ReadonlySet<string> = new Set();

function sceneOf(...ids: readonly string[]) {
  const nodes = ids.map((id, birth) => ({ id, label: id, group: undefined, shape: "variable", birth }));
  const model: GraphModel = { groups: [], nodes, edges: [] };
  return buildScene(model, none);
}

function sizesOf(width: number, ...ids: readonly string[]) {
  return { nodes: new Map(ids.map((id) => [id, { width, height: 40 }])), boxes: new Map(), edges: new Map() };
}

const places = (): Arrangement => ({ rects: new Map(), routes: new Map() });

test("an arrangement is found again for the same scene in the same sizes, and for no other", () => {
  const ready = new ReadyArrangements();
  const arrangement = places();
  expect(ready.get(sceneOf("x", "y"), sizesOf(80, "x", "y"))).toBeUndefined();
  ready.set(sceneOf("x", "y"), sizesOf(80, "x", "y"), arrangement);
  expect(ready.get(sceneOf("x", "y"), sizesOf(80, "x", "y"))).toBe(arrangement);
  expect(ready.get(sceneOf("x", "z"), sizesOf(80, "x", "z"))).toBeUndefined();
  expect(ready.get(sceneOf("x", "y"), sizesOf(90, "x", "y")), "its labels grew").toBeUndefined();
});

test("the oldest ones go when there are many", () => {
  const ready = new ReadyArrangements();
  for (let count = 0; count < 20; count++) ready.set(sceneOf(`x${count}`), sizesOf(80, `x${count}`), places());
  expect(ready.get(sceneOf("x0"), sizesOf(80, "x0"))).toBeUndefined();
  expect(ready.get(sceneOf("x19"), sizesOf(80, "x19"))).toBeDefined();
});
