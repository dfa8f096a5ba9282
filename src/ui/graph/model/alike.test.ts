import { expect, test } from "vitest";
import type { GraphModel } from "../../../trace/index.ts";
import { alikeStates, sharedLabel } from "./alike.ts";
import { buildScene } from "./scene.ts";

test.each([
  [["s", "c", "main.d"], "s, c, main.d"],
  [["IncL.arg1", "o5.v"], "IncL.arg1, o5.v"],
  [["p", "q"], "p, q"],
  [["n", "[o4]", "other", "main.size"], "n, [o4], other,\nmain.size"],
  [
    Array.from({ length: 40 }, (_, index) => `state${index}`),
    "state0, state1,\nstate2, state3,\nstate4, state5,\nstate6, state7, +32",
  ],
])("a box for %j", (labels, expected) => {
  expect(sharedLabel(labels)).toBe(expected);
});

const model: GraphModel = {
  groups: [],
  nodes: ["p", "q", "r", "m"].map((id, birth) => ({
    id,
    label: id,
    group: undefined,
    birth: 10 * birth,
    shape: "location",
    column: id === "m" ? 1 : 0,
  })),
  edges: ["p", "q", "r"].map((source, index) => ({
    id: `t${index}`,
    source,
    target: "m",
    label: "a : id",
    birth: 10 * index,
    style: "transition",
  })),
};

test("states share a box if they say the same at the end, and not otherwise", () => {
  const final: Readonly<Record<string, string>> = { t0: "a : any", t1: "a : id", t2: "a : any" };
  const alike = alikeStates(model, (edge) => final[edge] ?? "");
  expect([...alike].map(([oldest, members]) => [oldest, members.map(({ id }) => id)])).toEqual([["p", ["p", "r"]]]);
  const scene = buildScene(model, new Set(), alike);
  expect(scene.nodes.map(({ id, label, birth }) => ({ id, label, birth }))).toEqual([
    { id: "p", label: "p, r", birth: 0 },
    { id: "q", label: "q", birth: 10 },
    { id: "m", label: "m", birth: 30 },
  ]);
  expect(scene.edges.map(({ id, parts }) => [id, parts.map((part) => part.source)])).toEqual([
    ["p ⇒ m", ["p", "r"]],
    ["q ⇒ m", ["q"]],
  ]);
  expect(scene.shownAs.get("r")).toBe("p");
  expect(scene.shownAs.get("t2")).toBe("p ⇒ m");
});

test("a state that others lead to has a box of its own", () => {
  const loop = { id: "t", source: "m", target: "p", label: "b : id", birth: 40, style: "transition" };
  const alike = alikeStates({ ...model, edges: [...model.edges, loop] }, () => "same");
  expect([...alike.keys()]).toEqual(["q"]);
});
