import { expect, test } from "vitest";
import type { GraphView } from "../../../trace/index.ts";
import { looksAt } from "../looks/index.ts";
import { newsAt } from "./news.ts";
import { buildScene } from "./scene.ts";

const model: GraphView["model"] = {
  groups: [],
  nodes: ["a", "b", "c"].map((id, index) => ({ id, label: id, group: undefined, birth: 2 * index, shape: "variable" })),
  edges: [{ id: "e", source: "a", target: "b", label: "", birth: 3, style: "assign" }],
};

function newsOf(at: number, since: number, grown = "", marked: readonly string[] = []) {
  const sublabel = (id: string) => ({ text: "{o1}", isNew: id === grown });
  const view: GraphView = { kind: "graph", model, at, since, sublabel };
  const scene = buildScene(model, new Set());
  const highlight = { selectedId: undefined, focusedId: undefined, ghosts: true, kept: undefined };
  return newsAt(scene, view, looksAt(scene, view, { ...highlight, markedIds: marked, insideText: () => "" }));
}

test.each([
  ["before everything: the first to come", newsOf(0, 0), ["a"]],
  ["new nodes and edges", newsOf(4, 2), ["b", "e"]],
  ["nothing new: the set that grew", newsOf(5, 5, "b", ["a"]), ["b"]],
  ["nothing grew: what the step is about", newsOf(5, 5, "", ["a"]), ["a"]],
  ["a step about nothing here: what came last", newsOf(4, 4), ["b"]],
])("%s", (_, found, expected) => {
  expect(found).toEqual(expected);
});
