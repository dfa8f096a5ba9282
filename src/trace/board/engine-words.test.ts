import { expect, test } from "vitest";
import { isLocationName, locationName } from "./drawings/locations.ts";
import { engineWords } from "./engine-words.ts";
import { GrowingGraph } from "./growing-graph.ts";

test("all that an engine's story names begins with the engine", () => {
  const { message, columns, panel } = engineWords("own");
  expect(message("a.b")).toEqual({ id: "own.a.b", values: {} });
  expect(message("a", { n: 1 })).toEqual({ id: "own.a", values: { n: 1 } });
  expect(columns("x", "y")).toEqual(["own.column.x", "own.column.y"]);
  expect(panel("facts", "table", "F", "side")).toEqual({
    id: "facts",
    region: "own.region.facts",
    kind: "table",
    symbol: "F",
    place: "side",
  });
});

test("a graph is the same object until more of it is recorded", () => {
  const graph = new GrowingGraph();
  const empty = graph.model;
  expect(empty).toEqual({ groups: [], nodes: [], edges: [] });
  expect(graph.model).toBe(empty);
  const group = { id: "g", label: "g", birth: 0 };
  const node = { id: "n", label: "n", group: "g", birth: 0, shape: "variable" };
  const edge = { id: "e", source: "n", target: "n", label: "", birth: 1, style: "new" };
  for (const [add, model] of [
    [() => graph.addGroup(group), { groups: [group], nodes: [], edges: [] }],
    [() => graph.addNode(node), { groups: [group], nodes: [node], edges: [] }],
    [() => graph.addEdge(edge), { groups: [group], nodes: [node], edges: [edge] }],
  ] as const) {
    add();
    expect(graph.model).toEqual(model);
    expect(graph.model).toBe(graph.model);
  }
  expect(empty.nodes).toEqual([]);
});

test("an address has its own sign on the page, other names stay", () => {
  expect(["n1", "n12", "n", "n1x", "an1"].map(locationName)).toEqual(["ℓ1", "ℓ12", "n", "n1x", "an1"]);
  expect(["ℓ1", "ℓ12", "ℓ", "ℓ1x", "xℓ1", "n1"].map(isLocationName)).toEqual([true, true, false, false, false, false]);
});
