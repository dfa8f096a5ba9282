import { expect, test } from "vitest";
import type { GraphModel } from "../../../trace/index.ts";
import { acceptingThrough, linesOf, partOf } from "./accepting.ts";

const columns: Readonly<Record<string, number>> = { p: 0, q: 0, r: 0, m: 1, dead: 1, f: 2 };

/** p and q reach f over m, q also directly; r ends in a state that accepts nothing. */
const model: GraphModel = {
  groups: [],
  nodes: Object.entries(columns).map(([id, column]) => ({
    id,
    label: id,
    group: undefined,
    birth: 0,
    shape: id === "f" ? "start-final" : "state",
    column,
  })),
  edges: ["pm", "qm", "mf", "qf", "mm"]
    .map((id): [string, string, string] => [id, id.charAt(0), id.charAt(1)])
    .concat([["rdead", "r", "dead"]])
    .map(([id, source, target]) => ({ id, source, target, label: "a", birth: 0, style: "transition" })),
};

test.each([
  ["a transition from a control state", ["pm"], ["p", "m", "f", "pm", "mf", "mm"]],
  ["a transition is asked about before its states", ["q", "qf", "f"], ["q", "f", "qf"]],
  ["a state in the middle", ["m"], ["p", "q", "m", "f", "pm", "qm", "mf", "mm"]],
  ["a control state", ["q"], ["q", "m", "f", "qm", "mf", "qf", "mm"]],
  ["a final state", ["f"], ["p", "q", "m", "f", "pm", "qm", "mf", "qf", "mm"]],
  ["a loop", ["mm"], ["p", "q", "m", "f", "pm", "qm", "mf", "mm"]],
  ["what accepts nothing is alone", ["rdead"], ["r", "dead", "rdead"]],
  ["nothing that the automaton has", ["row"], []],
])("accepting paths through %s", (_, elements, expected) => {
  expect([...acceptingThrough(model, elements)].sort()).toEqual([...expected].sort());
});

test("a part of the automaton, and its lines", () => {
  const part = partOf(model, acceptingThrough(model, ["pm"]));
  expect(part.nodes.map(({ id }) => id)).toEqual(["p", "m", "f"]);
  expect(part.edges.map(({ id }) => id)).toEqual(["pm", "mf", "mm"]);
  const together = new Map([["p", [{ id: "p" }, { id: "q" }]]]);
  expect([linesOf(model, new Map()), linesOf(model, together)]).toEqual([6, 5]);
});
