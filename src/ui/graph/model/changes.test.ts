import { expect, test } from "vitest";
import type { GraphView } from "../../../trace/index.ts";
import { looksAt } from "../looks/index.ts";
import { changesAt } from "./changes.ts";
import { buildScene } from "./scene.ts";

const model: GraphView["model"] = {
  groups: [],
  nodes: ["a", "b", "c"].map((id, index) => ({ id, label: id, group: undefined, birth: 2 * index, shape: "variable" })),
  edges: [{ id: "e", source: "a", target: "b", label: "", birth: 3, style: "assign" }],
};

function changesOf(at: number, since: number, grown = "", marked: readonly string[] = [], way = "") {
  const sublabel = (id: string) => ({ text: "{o1}", isNew: id === grown });
  const travels = (id: string) => (id === way ? "{o1}" : undefined);
  const view: GraphView = { kind: "graph", model, at, since, sublabel, travels };
  const scene = buildScene(model, new Set());
  const highlight = { selectedId: undefined, focusedId: undefined, ghosts: true, kept: undefined };
  const { change, premises } = changesAt(
    scene,
    view,
    looksAt(scene, view, { ...highlight, markedIds: marked, insideText: () => "" }),
  );
  return [...change, "because", ...premises];
}

test.each([
  ["before everything: the first to come", changesOf(0, 0), ["a", "because"]],
  ["new nodes and edges", changesOf(4, 2), ["b", "e", "because"]],
  ["nothing new: the set that grew, and what the step is about", changesOf(5, 5, "b", ["a"]), ["b", "because", "a"]],
  ["nothing grew: what the step is about", changesOf(5, 5, "", ["a"]), ["a", "because"]],
  [
    "an edge that something goes along, and what the step is about",
    changesOf(5, 5, "", ["b"], "e"),
    ["e", "because", "b"],
  ],
  ["a step about nothing here: what came last", changesOf(4, 4), ["b", "because"]],
])("%s", (_, found, expected) => {
  expect(found).toEqual(expected);
});
