import { expect, test } from "vitest";
import type { Drawing, DrawnBox, DrawnEdge, DrawnNode } from "../../scene/index.ts";
import { changeOf } from "./drawing-change.ts";

const rect = { x: 0, y: 0, width: 10, height: 10 };
const box = (id: string): DrawnBox => ({ id, label: id, rect, members: [] });
const node = (id: string, more: Partial<DrawnNode> = {}): DrawnNode => ({
  id,
  label: id,
  rect,
  shape: "variable",
  outline: "round",
  isFinal: false,
  ...more,
});
const edge = (source: string, target: string, more: Partial<DrawnEdge> = {}): DrawnEdge => ({
  id: `${source}→${target}`,
  source,
  target,
  label: "",
  line: "solid",
  route: undefined,
  lane: 0,
  ...more,
});
const before: Drawing = {
  boxes: [box("m")],
  nodes: [node("a"), node("b")],
  edges: [edge("a", "b"), edge("b", "b")],
  captions: [],
};

const byId = <E extends { readonly id: string }>(elements: readonly E[]) =>
  new Map(elements.map((each) => [each.id, each]));

test.each<[string, Partial<Drawing>, readonly string[], readonly string[]]>([
  ["the same: nothing", {}, [], []],
  ["other labels: nothing", { nodes: [node("a", { label: "A" }), node("b")] }, [], []],
  ["a node less, with its edges", { nodes: [node("a")], edges: [] }, ["b", "a→b", "b→b"], []],
  [
    "a box folded into a node of its name",
    { boxes: [], nodes: [node("m", { shape: "group" })], edges: [] },
    ["m", "a", "b", "a→b", "b→b"],
    ["m"],
  ],
  [
    "a moved node is put in place anew, with its edges",
    { nodes: [node("a", { rect: { ...rect, x: 5 } }), node("b")] },
    ["a", "a→b"],
    ["a", "a→b"],
  ],
  [
    "an edge with another way",
    { edges: [edge("a", "b", { route: [{ x: 0, y: 0 }] }), edge("b", "b")] },
    ["a→b"],
    ["a→b"],
  ],
])("%s", (_, change, removed, added) => {
  const drawn = { boxes: byId(before.boxes), nodes: byId(before.nodes), edges: byId(before.edges) };
  const found = changeOf(drawn, { ...before, ...change });
  expect([[...found.removed], [...found.added]]).toEqual([removed, added]);
});
