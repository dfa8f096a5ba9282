import { expect, test } from "vitest";
import type { GraphModel } from "../../../trace/index.ts";
import { MethodsAround } from "./methods.ts";

const node = (id: string, group?: string) => ({ id, label: id, group, birth: 0, shape: "variable" });
const edge = (source: string, target: string, birth = 0) => {
  return { id: `${source} ${target}`, source, target, label: "", birth, style: "assign" };
};

/** `main` calls `f`, which calls `g`; `alone` is joined to nothing, `global` to `g` only. */
const model: GraphModel = {
  groups: ["main", "f", "g", "alone"].map((id) => ({ id, label: id, birth: 0 })),
  nodes: [
    node("x", "main"),
    node("y", "main"),
    node("a", "f"),
    node("b", "f"),
    node("p", "g"),
    node("q", "alone"),
    node("global"),
  ],
  edges: [edge("x", "a"), edge("a", "p"), edge("p", "global"), edge("b", "y", 9)],
};

const drawn = (kept: readonly string[], most: number) => {
  const around = new MethodsAround(({ nodes }, elements) => nodes.filter(({ id }) => elements.has(id)).length <= most);
  const elements = around.of(model, new Set(kept));
  return elements && [...elements].sort();
};

test("the methods of a step are drawn whole, then those around them, each as far as there is room for all of it", () => {
  expect(drawn(["x"], 2)).toEqual(["x", "y"]);
  expect(drawn(["x"], 3)).toEqual(["x", "y"]);
  expect(drawn(["x"], 4)).toEqual(["a", "b", "b y", "x", "x a", "y"]);
  expect(drawn(["p"], 4)).toEqual(["a", "a p", "b", "global", "p", "p global"]);
  expect(drawn(["q"], 1)).toEqual(["q"]);
});

test("while steps go through one method the same is drawn, and nothing is measured again", () => {
  let measured = 0;
  const around = new MethodsAround((_, elements) => ++measured > 0 && elements.size < 8);
  const first = around.of(model, new Set(["a"]));
  const before = measured;
  expect(around.of(model, new Set(["b"]))).toBe(first);
  expect(measured).toBe(before);
  expect(before).toBeGreaterThan(0);
});

test("a step in a method that is too large, or in none, has no methods around it", () => {
  expect(drawn(["x"], 1)).toBeUndefined();
  expect(drawn(["global"], 9)).toBeUndefined();
});
