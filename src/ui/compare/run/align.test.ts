import { expect, test } from "vitest";
import type { GraphModel } from "../../../trace/index.ts";
import { alignModel, unionModel } from "./align.ts";

function modelOf(contexts: readonly string[]): GraphModel {
  return {
    groups: contexts.map((context, index) => ({ id: `b${context}`, label: `${context} : A.set(B)`, birth: index })),
    nodes: contexts.map((context, index) => ({
      id: `p${context}`,
      label: `${context}:b`,
      group: `b${context}`,
      birth: index,
      shape: "variable",
    })),
    edges: [{ id: "f9", source: `p${contexts[0]}`, target: `p${contexts[1]}`, label: "", birth: 9, style: "assign" }],
  };
}

test("the k-th context of a method has the same name in both runs", () => {
  const first = alignModel(modelOf(["[5]", "[6]"]));
  const second = alignModel(modelOf(["[o1]", "[o2]"]));
  expect(first.model.nodes.map(({ id }) => id)).toEqual(second.model.nodes.map(({ id }) => id));
  expect(first.model.groups.map(({ id }) => id)).toEqual(second.model.groups.map(({ id }) => id));
  expect(first.model.edges.map(({ id }) => id)).toEqual(second.model.edges.map(({ id }) => id));
  expect(new Set(first.model.nodes.map(({ id }) => id)).size).toBe(2);
  const [shared] = first.model.nodes;
  expect(first.ownName.get(shared?.id ?? "")).toBe("p[5]");
  expect(second.ownName.get(shared?.id ?? "")).toBe("p[o1]");
});

test("the union is the same whichever run comes first", () => {
  const { model: first } = alignModel(modelOf(["[5]", "[6]"]));
  const { model: second } = alignModel(modelOf(["[o1]", "[o2]", "[o3]"]));
  const union = unionModel(first, second);
  expect(unionModel(second, first)).toEqual(union);
  expect(union.nodes.map(({ label }) => label)).toEqual(["[o1]:b", "[o2]:b", "[o3]:b"]);
});
