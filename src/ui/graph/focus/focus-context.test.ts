import { describe, expect, test } from "vitest";
import { generated, viewOf } from "../../../testing/graphs.ts";
import type { GraphModel } from "../../../trace/index.ts";
import { extentOf, type FocusRequest, focusContext } from "./focus-context.ts";
import { stepElements } from "./step-elements.ts";

/** Methods in a row, each with nodes `a → b → c`; each hands its `c` to the next one's `a`. */
function chain(methods: number, isGrouped = true): GraphModel {
  const names = Array.from({ length: methods }, (_, index) => `m${index}`);
  const nodes = names.flatMap((name, index) =>
    ["a", "b", "c"].map((part, at) => ({
      id: `${name}.${part}`,
      label: part,
      group: isGrouped ? name : undefined,
      birth: 10 * index + at,
      shape: "variable",
    })),
  );
  const edge = (source: string, target: string, birth: number) => ({
    id: `${source}→${target}`,
    source,
    target,
    label: "",
    birth,
    style: "assign",
  });
  const edges = names.flatMap((name, index) => [
    edge(`${name}.a`, `${name}.b`, 10 * index + 3),
    edge(`${name}.b`, `${name}.c`, 10 * index + 4),
    ...(index + 1 < methods ? [edge(`${name}.c`, `m${index + 1}.a`, 10 * index + 5)] : []),
  ]);
  const groups = names.map((id, index) => ({ id, label: id, birth: 10 * index }));
  return { groups: isGrouped ? groups : [], nodes, edges };
}

test.each([
  ["60 nodes: all", chain(20), "all"],
  ["63 nodes: the cone", chain(21), "cone"],
  ["399 nodes: the cone", chain(133), "cone"],
  ["402 nodes: methods only", chain(134), "methods"],
  ["a large tree: all", { ...chain(134), isTree: true }, "all"],
  ["an automaton: all", { ...chain(30), nodes: chain(30).nodes.map((node) => ({ ...node, column: 1 })) }, "all"],
] as const)("%s", (_, model, extent) => {
  expect(extentOf(model)).toBe(extent);
});

interface Case extends Partial<FocusRequest> {
  readonly name: string;
  readonly open: readonly string[];
  readonly cone?: readonly string[];
}

describe.each<[string, GraphModel, readonly Case[]]>([
  [
    "up to 400 nodes",
    chain(30),
    [
      {
        name: "what the step changed, over one call back and one edge on",
        step: ["m5.b"],
        open: ["m5", "m4"],
        cone: ["m4.a", "m4.b", "m4.c", "m5.a", "m5.b", "m5.c"],
      },
      { name: "two calls after +", step: ["m5.b"], widened: 1, open: ["m5", "m4", "m3"] },
      { name: "its method after −", step: ["m5.b"], widened: -1, open: ["m5"], cone: ["m5.a", "m5.b"] },
      { name: "no narrower than the method", step: ["m5.b"], widened: -7, open: ["m5"] },
      { name: "both ends of an edge", step: ["m5.c→m6.a"], widened: -1, open: ["m5", "m6"] },
      {
        name: "the selected fact's cone, with the step open",
        step: ["m20.b"],
        selected: "m3.a",
        open: ["m20", "m2", "m3"],
      },
      {
        name: "at most 60 nodes when much has changed",
        step: Array.from({ length: 30 }, (_, index) => `m${29 - index}.a`),
        open: Array.from({ length: 20 }, (_, index) => `m${29 - index}`),
      },
      { name: "what is not in the graph is left out", step: ["elsewhere"], open: [] },
    ],
  ],
  [
    "beyond",
    chain(200),
    [
      { name: "the current method", step: ["m5.b"], open: ["m5"], cone: ["m5.a", "m5.b", "m5.c"] },
      { name: "both methods of an edge", step: ["m5.c→m6.a"], open: ["m5", "m6"] },
      { name: "its callers after +", step: ["m5.b"], widened: 1, open: ["m5", "m4"] },
    ],
  ],
])("of a graph of %s", (_, model, cases) => {
  test.each(cases)("$name", ({ open, cone, step = [], selected, widened = 0 }) => {
    const { folded, context } = focusContext({ model, step, selected, widened });
    const isOpen = ({ id }: { readonly id: string }) => !folded.has(id);
    expect(new Set(model.groups.filter(isOpen).map(({ id }) => id))).toEqual(new Set(open));
    if (cone !== undefined) {
      expect(model.nodes.filter(({ id }) => !context.has(id)).map(({ id }) => id)).toEqual(cone);
      expect(model.groups.filter(({ id }) => !context.has(id) && folded.has(id))).toEqual([]);
    }
  });
});

test("without groups nothing is folded, and every edge is a call", () => {
  const model = chain(30, false);
  const { folded, context } = focusContext({ model, step: ["m5.b"], selected: undefined, widened: 1 });
  expect(folded.size).toBe(0);
  expect(model.nodes.filter(({ id }) => !context.has(id)).map(({ id }) => id)).toEqual([
    "m4.c",
    "m5.a",
    "m5.b",
    "m5.c",
  ]);
});

test("however large a graph, few of its nodes are open, among them both ends of what is new", () => {
  const model = generated(900);
  const groupOf = new Map(model.nodes.map(({ id, group }) => [id, group ?? ""]));
  for (const { birth, source, target } of model.edges.filter((_, index) => index % 40 === 0)) {
    const step = stepElements(viewOf(model, birth + 1, birth), []);
    const { folded } = focusContext({ model, step, selected: undefined, widened: 0 });
    const open = model.nodes.filter(({ group = "" }) => !folded.has(group));
    expect(open.length).toBeLessThanOrEqual(72);
    for (const end of [source, target]) expect(folded.has(groupOf.get(end) ?? ""), end).toBe(false);
  }
});

test.each([
  ["before everything: the first to come", 0, 0, [], ["m0.a"]],
  ["what is new, the latest first", 4, 2, [], ["m0.a→m0.b", "m0.c"]],
  ["what the step is about comes after", 2, 2, ["m0.b", "m9"], ["m0.b"]],
  ["else what came last", 9, 9, [], ["m0.c"]],
] as const)("the elements of a step, %s", (_, at, since, marked, expected) => {
  expect(stepElements(viewOf(chain(4), at, since), marked)).toEqual(expected);
});
