import { expect, test } from "vitest";
import { callsInRows } from "../../../testing/call-graphs.ts";
import { sampleModel } from "../../../testing/graphs.ts";
import { choiceFor, linesIn, sliceFor } from "./chosen-slice.ts";

const many = { ...callsInRows, nodes: [...callsInRows.nodes, ...others(12)] };

function others(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    ...{ id: `other ${index}`, label: "x", group: "main", birth: 20, shape: "local" },
  }));
}

test.each([
  ["a graph without rows is shown whole", sampleModel, undefined, { kind: "all" }],
  ["a small graph is shown whole", callsInRows, undefined, { kind: "all" }],
  ["a larger one begins with what its first goal depends on", many, undefined, { kind: "goal", node: "main.q" }],
  ["the reader's choice comes first", many, { kind: "all" }, { kind: "all" }],
  ["also on a small graph", callsInRows, { kind: "goal", node: "main.s" }, { kind: "goal", node: "main.s" }],
  ["but not for what the graph does not have", many, { kind: "goal", node: "?" }, { kind: "goal", node: "main.q" }],
] as const)("%s", (_, model, chosen, expected) => {
  expect(choiceFor(model, chosen)).toEqual(expected);
});

test.each([
  ["3-4, 6", [3, 4, 6]],
  ["5", [5]],
  ["4–5;7", [4, 5, 7]],
  ["", []],
  ["x, 3-", []],
])("the lines of “%s”", (text, expected) => {
  const isMeant = linesIn(text);
  expect([1, 2, 3, 4, 5, 6, 7, 8].filter(isMeant)).toEqual(expected);
});

test("lines that nothing is about leave the whole graph", () => {
  const lineOf = (edge: string) => (edge.startsWith("main.env→main.s") ? 3 : undefined);
  expect(sliceFor(callsInRows, { kind: "lines", lines: "3" }, lineOf)?.nodes).toEqual(new Set(["main.env", "main.s"]));
  expect(sliceFor(callsInRows, { kind: "lines", lines: "4" }, lineOf)).toBeUndefined();
});
