import { expect, test } from "vitest";
import type { GraphModel } from "../../../trace/index.ts";
import { MostCalled } from "./classes.ts";

const node = (id: string) => ({ id, label: id, group: undefined, birth: 0, shape: "class" });
const edge = (source: string, target: string) => {
  return { id: `${source} ${target}`, source, target, label: "", birth: 0, style: "call" };
};

/** `main` calls `hub` and `rare`; `hub` is joined to all of `a`, `b` and `c`, and `a` to `b`. */
const model: GraphModel = {
  groups: [],
  nodes: ["main", "rare", "hub", "c", "a", "b"].map(node),
  edges: [
    edge("main", "hub"),
    edge("main", "rare"),
    edge("hub", "a"),
    edge("hub", "b"),
    edge("hub", "c"),
    edge("a", "b"),
  ],
};

/** So many classes have room. */
const classes = (most: number) =>
  new MostCalled(({ nodes }, elements) => nodes.filter(({ id }) => elements.has(id)).length <= most);
const namesOf = (drawn: ReadonlySet<string>) => model.nodes.flatMap(({ id }) => (drawn.has(id) ? [id] : [])).join(" ");

test("of a map without room for all, the first class and those with most calls are drawn, with all edges between them", () => {
  const drawn = classes(4).of(model, new Set(["main"]));
  expect(namesOf(drawn)).toBe("main hub a b");
  expect(drawn).toContain("a b");
});

test("while steps stay among the classes that are drawn nothing moves; others give way to a class of the step", () => {
  const all = classes(4);
  const usual = all.of(model, new Set(["main", "main hub", "hub"]));
  expect(all.of(model, new Set(["a", "a b", "b"]))).toBe(usual);
  const other = all.of(model, new Set(["main", "main rare", "rare"]));
  expect(namesOf(other)).toBe("main rare hub a");
  expect(all.of(model, new Set(["main", "main rare", "rare"]))).toBe(other);
  expect(all.of(model, new Set(["main"]))).toBe(usual);
});

test("what a step is about is drawn, even where it has no room itself", () => {
  expect(namesOf(classes(1).of(model, new Set(["rare", "c"])))).toBe("rare c");
});
