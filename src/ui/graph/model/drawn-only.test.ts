import { expect, test } from "vitest";
import { generated, sampleModel } from "../../../testing/graphs.ts";
import type { GraphModel } from "../../../trace/index.ts";
import { drawnModel, edgesOf } from "./drawn-only.ts";

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

test("what is only drawn is told apart from the edges of a graph", () => {
  const { own, others } = edgesOf(withReceiver(sampleModel));
  expect(own).toEqual(sampleModel.edges);
  expect(others.map(({ id }) => id)).toEqual(["r"]);
});

test("a small graph is drawn with it, a large one with its own edges alone; what is drawn is the same object each time", () => {
  const [small, large] = [withReceiver(sampleModel), withReceiver(generated(41))];
  expect(drawnModel(small)).toBe(small);
  expect(drawnModel(large).edges).toEqual(edgesOf(large).own);
  expect(drawnModel(large)).toBe(drawnModel(large));
  expect(drawnModel(sampleModel)).toBe(sampleModel);
});
