import { expect, test } from "vitest";
import type { GraphView } from "../../../trace/index.ts";
import { automatonShown, mostLines } from "./automaton-shown.ts";

/** Control states p0, p1, … each lead to the final state with a symbol of their own; p0 also over m. */
function automaton(states: number): GraphView {
  const names = Array.from({ length: states }, (_, index) => `p${index}`);
  const state = (id: string, column: number, shape: string) => ({
    id,
    label: id,
    group: undefined,
    birth: 0,
    shape,
    column,
  });
  const line = (source: string, target: string) => ({
    id: `${source}${target}`,
    source,
    target,
    label: source,
    birth: 0,
    style: "transition",
  });
  const model = {
    groups: [],
    nodes: [...names.map((id) => state(id, 0, "location")), state("m", 1, "middle"), state("f", 2, "start-final")],
    edges: [...names.map((id) => line(id, "f")), line("p0", "m"), line("m", "f")],
  };
  const edgeLabel = (id: string) => ({ text: id, isNew: false });
  return { kind: "graph", model, at: 1, since: 1, sublabel: () => undefined, edgeLabel };
}

const [small, middle, large] = [automaton(3), automaton(30), automaton(mostLines + 1)];

test.each([
  ["a small one is drawn", small, [], false, { isTableFirst: false }],
  ["a large one is a table", large, [], false, { isTableFirst: true }],
  [
    "of a small one the rest is pale",
    small,
    ["mf"],
    false,
    { name: "m → f", others: 3, isAlone: false, isTableFirst: false },
  ],
  [
    "of a large one the paths are drawn alone",
    large,
    ["mf"],
    false,
    { name: "m → f", others: mostLines + 1, isAlone: true, isTableFirst: false },
  ],
  ["of a middle one, too", middle, ["mf"], false, { name: "m → f", others: 30, isAlone: true, isTableFirst: false }],
  [
    "what was pointed at counts, not its transitions",
    small,
    ["p0", "p0f"],
    false,
    { name: "p0", others: 2, isAlone: false, isTableFirst: false },
  ],
  [
    "transitions count, not their states",
    small,
    ["p0f", "p0", "f"],
    false,
    { name: "p0 → f", others: 4, isAlone: false, isTableFirst: false },
  ],
  ["where everything is on a path nothing is left out", large, ["f"], false, { isTableFirst: true }],
  [
    "the reader wants to see all",
    large,
    ["mf"],
    true,
    { name: "m → f", others: mostLines + 1, isAlone: true, isTableFirst: true },
  ],
  ["something of another panel is selected", large, ["row 3"], false, { isTableFirst: true }],
])("%s", (_, view, selected, isOff, expected) => {
  const shown = automatonShown(view, selected, isOff);
  const { slice, isTableFirst } = shown ?? {};
  const { name, others, part } = slice ?? {};
  expect(slice === undefined ? { isTableFirst } : { name, others, isAlone: part !== undefined, isTableFirst }).toEqual(
    expected,
  );
});

test("other graphs have no accepting paths", () => {
  const { model } = small;
  const nodes = model.nodes.map(({ id, label, group, birth, shape }) => ({ id, label, group, birth, shape }));
  expect(automatonShown({ ...small, model: { ...model, nodes } }, ["mf"], false)).toBeUndefined();
});
