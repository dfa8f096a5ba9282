import type { ElkNode } from "elkjs/lib/elk-api.js";
import { expect, test } from "vitest";
import { KeptLayouts, keepingLayouts } from "./kept-layouts.ts";
import type { LayoutEngine } from "./layout-engine.ts";

const node = (id: string, width = 10): ElkNode => ({ id, children: [{ id: "n", width, height: 10 }] });

/** An engine that answers at once, unless it is told to be canceled. */
function countingEngine() {
  const asked: string[] = [];
  const engine: LayoutEngine = {
    layout: async (graph) => {
      asked.push(graph.id);
      return graph.id === "canceled" ? undefined : { ...graph, x: asked.length };
    },
    cancel: () => void asked.push("cancel"),
    dispose: () => undefined,
  };
  return { asked, engine };
}

test("the same graph is laid out once, in whatever panel", async () => {
  const { asked, engine } = countingEngine();
  const kept = new KeptLayouts();
  const first = await keepingLayouts(engine, kept).layout(node("a"));
  expect(await keepingLayouts(engine, kept).layout(node("a"))).toBe(first);
  expect(asked).toEqual(["a", "cancel"]);
});

test("a graph that differs in a size is another graph, and what was canceled is asked for again", async () => {
  const { asked, engine } = countingEngine();
  const { layout } = keepingLayouts(engine, new KeptLayouts());
  for (const graph of [node("a", 10), node("a", 12), node("canceled"), node("canceled")]) await layout(graph);
  expect(asked).toEqual(["a", "a", "canceled", "canceled"]);
});

test("what was used longest ago goes first when there is no room", () => {
  const kept = new KeptLayouts(6);
  const [a, b, c] = ["a", "b", "c"].map((id) => node(id)) as [ElkNode, ElkNode, ElkNode];
  kept.set("aaa", a);
  kept.set("bbb", b);
  kept.get("aaa");
  kept.set("ccc", c);
  expect(["aaa", "bbb", "ccc"].map((key) => kept.get(key))).toEqual([a, undefined, c]);
  kept.set("longer than all", b);
  expect(kept.get("longer than all")).toBeUndefined();
});
