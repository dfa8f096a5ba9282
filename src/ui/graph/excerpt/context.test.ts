import { expect, test } from "vitest";
import type { GraphModel } from "../../../trace/index.ts";
import { contextOf, withContext } from "./context.ts";

const node = (id: string, birth: number, group?: string) => ({ id, label: id, group, birth, shape: "variable" });
const edge = (source: string, target: string, birth: number) => {
  return { id: `${source} ${target}`, source, target, label: "", birth, style: "assign" };
};

/** `m` with its variables `a`, `b` and `late`; `far` is joined to `a`, `beyond` to `far` only. */
const model: GraphModel = {
  groups: [{ id: "m", label: "m", birth: 0 }],
  nodes: [
    node("a", 0, "m"),
    node("b", 1, "m"),
    node("c", 2, "m"),
    node("far", 3),
    node("beyond", 4),
    node("late", 9, "m"),
  ],
  edges: [edge("a", "far", 3), edge("far", "beyond", 4), edge("b", "late", 9), edge("b", "c", 5)],
};

test("what is joined to an excerpt comes first, then the rest of its methods, then what is around those; nothing that comes later", () => {
  expect(contextOf(model, new Set(["a"]), 6)).toEqual(["far", "c", "b", "beyond"]);
  expect(contextOf(model, new Set(["beyond"]), 6)).toEqual(["far", "a", "c", "b"]);
  expect(contextOf(model, new Set(["beyond"]), 3)).toEqual(["c", "b", "a"]);
});

test("what is only drawn with the graph brings nothing nearer", () => {
  const receiver = { ...edge("a", "beyond", 4), isDrawnOnly: true } as const;
  const whole = { ...model, edges: [...model.edges, receiver] };
  expect(contextOf(whole, new Set(["a"]), 6)).toEqual(["far", "c", "b", "beyond"]);
  expect(withContext(whole, new Set(["a"]), { position: 6, most: 10, fits: () => true })).toContain(receiver.id);
});

const drawn = (most: number, fits: (nodes: readonly string[]) => boolean) =>
  [
    ...withContext(model, new Set(["a"]), {
      position: 6,
      most,
      fits: (elements) => fits(model.nodes.map(({ id }) => id).filter((id) => elements.has(id))),
    }),
  ].sort();

test("as much is drawn around it as fits, with all edges among what is drawn", () => {
  expect(drawn(10, () => true)).toEqual(["a", "a far", "b", "b c", "beyond", "c", "far", "far beyond"]);
  expect(drawn(10, (nodes) => nodes.length <= 2)).toEqual(["a", "a far", "far"]);
  expect(drawn(10, () => false)).toEqual(["a"]);
  expect(drawn(3, () => true)).toEqual(["a", "a far", "c", "far"]);
});
