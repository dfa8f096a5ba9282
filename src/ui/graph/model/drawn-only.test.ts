import { expect, test } from "vitest";
import { generated, sampleModel } from "../../../testing/graphs.ts";
import type { GraphModel } from "../../../trace/index.ts";
import { drawnEdges, edgesOf } from "./drawn-only.ts";
import { buildScene } from "./scene.ts";

function withReceiver(model: GraphModel): GraphModel {
  const [source, target] = model.nodes;
  const ends = { source: source?.id ?? "", target: target?.id ?? "" };
  const receiver = {
    ...ends,
    id: "r",
    label: "",
    birth: 6,
    style: "receiver",
    line: "thin",
    isDrawnOnly: true,
  } as const;
  return { ...model, edges: [...model.edges, receiver] };
}

const isDrawn = (model: GraphModel) => buildScene(model, new Set()).edges.some(({ id }) => id === "r");

test("what is only drawn is told apart from the edges of a graph", () => {
  const { own, others } = edgesOf(withReceiver(sampleModel));
  expect(own).toEqual(sampleModel.edges);
  expect(others.map(({ id }) => id)).toEqual(["r"]);
});

test("a small graph is drawn with it, a large one with its own edges alone", () => {
  expect(isDrawn(withReceiver(sampleModel))).toBe(true);
  const large = withReceiver(generated(41));
  expect(isDrawn(large)).toBe(false);
  expect(drawnEdges(large)).toEqual(edgesOf(large).own);
});
