import { expect, test } from "vitest";
import type { ContextFree, GraphModel } from "../../../trace/index.ts";
import { hierarchyModel } from "./hierarchy-model.ts";

const node = (id: string, label: string, birth: number) => ({ id, label, group: undefined, birth, shape: "method" });
const edge = (id: string, source: string, target: string, birth: number) => ({
  id,
  source,
  target,
  label: "4",
  birth,
  style: "call",
});

const callGraph: GraphModel = {
  groups: [],
  nodes: [node("m0", "[]:main()", 0), node("m1", "[4]:One.get()", 2), node("m2", "[5]:One.get()", 4)],
  edges: [edge("c1", "m0", "m1", 1), edge("c3", "m0", "m2", 3)],
};

const facts = new Map<number, ContextFree>([
  [0, { kind: "method", method: "main()" }],
  [1, { kind: "call", site: "4", caller: "main()", callee: "One.get()" }],
  [2, { kind: "method", method: "One.get()" }],
  [3, { kind: "call", site: "5", caller: "main()", callee: "One.get()" }],
  [4, { kind: "method", method: "One.get()" }],
]);

const call = (site: string, caller: string, callee: string) => ({
  site,
  caller,
  callee,
  callerLibrary: "",
  calleeLibrary: "",
});

test("a name that was shortened loses its context, too", () => {
  const nodes = callGraph.nodes.map((each) => ({ ...each, label: "[]:main", fullLabel: each.label }));
  const { model } = hierarchyModel({ ...callGraph, nodes }, [], (fact) => facts.get(fact));
  expect(model.nodes.map(({ label, fullLabel }) => fullLabel ?? label)).toEqual(["main()", "One.get()"]);
});

test("contexts are dropped, and what only the hierarchy allows is there from the start", () => {
  const extra = [call("4", "main()", "Two.get()")];
  const { model, shownAs } = hierarchyModel(callGraph, extra, (fact) => facts.get(fact));
  expect(model.nodes.map(({ label, birth }) => `${label} @${birth}`)).toEqual([
    "main() @-1",
    "One.get() @2",
    "Two.get() @-1",
  ]);
  expect(model.edges.map(({ label, target, style, birth }) => `${label} ${target} ${style} @${birth}`)).toEqual([
    "4 method One.get() call @1",
    "5 method One.get() call @3",
    "4 ✗ method Two.get() hierarchy @-1",
  ]);
  expect(shownAs.get("m1")).toBe(shownAs.get("m2"));
});
