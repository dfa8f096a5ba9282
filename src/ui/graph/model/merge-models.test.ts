import { expect, test } from "vitest";
import { sampleModel } from "../../../testing/graphs.ts";
import { mergeModels } from "./merge-models.ts";

test("the union has each element once, with the earlier birth, in order of birth", () => {
  const later = {
    ...sampleModel,
    nodes: [
      ...sampleModel.nodes.slice(0, 4).map((node) => ({ ...node, birth: node.birth + 5 })),
      { id: "[5]:z", label: "[5]:z", group: undefined, birth: 4, shape: "variable" },
    ],
  };
  const union = mergeModels(later, sampleModel);
  expect(union.nodes.map((node) => node.id)).toEqual([
    "[]:c",
    "[5]:z",
    ...sampleModel.nodes.slice(1).map(({ id }) => id),
  ]);
  expect(union.nodes[0]?.birth).toBe(1);
  expect(union.edges).toEqual(sampleModel.edges);
});
