import { describe, expect, test } from "vitest";
import { callsInRows } from "../../../testing/call-graphs.ts";
import { type Scene, sceneOfRun } from "../model/index.ts";
import { aboutEdges, dependenciesOf, flowScene } from "./index.ts";
import type { Slice } from "./slice.ts";

const texts = { more: (nodes: number) => `+${nodes}`, methods: (n: number) => `${n} methods`, outside: "outside" };

function drawn(opened: readonly string[] = [], kept?: Slice, collapsed: readonly string[] = []): Scene {
  return flowScene(callsInRows, { collapsed: new Set(collapsed), opened: new Set(opened), kept, texts });
}

const lines = ({ edges }: Scene) => edges.map(({ source, target }) => `${source} → ${target}`);
const figures = ({ nodes }: Scene) => nodes.map(({ id }) => id);

describe("ribbons", () => {
  const scene = drawn();

  test("the edges of a call lead to one figure between the rows and on", () => {
    expect(scene.nodes.find(({ id }) => id === "↓5")).toMatchObject({ label: "↓ r5", row: 0.5, box: undefined });
    expect(lines(scene)).toEqual(expect.arrayContaining(["main.s → ↓5", "↓5 → set.x", "main.t → ↓6", "↓6 → set.x"]));
  });

  test("a return point stands in its ribbon, and what the environment hands on with it", () => {
    expect(lines(scene)).toEqual(expect.arrayContaining(["set.o5.v → ↑5", "↑5 → main.o5.v"]));
    expect(lines(scene).filter((line) => line.includes("main.env → ↓5"))).toEqual([]);
    expect(scene.shownAs.get("main.env→set.env ↓ r5")).toBe("↓5");
    expect(scene.nodes.find(({ id }) => id === "↓5")?.hides?.parts).toHaveLength(2);
  });

  test("the figure of edges back is a return point, as the paper draws it", () => {
    const shapeOf = (id: string) => scene.nodes.find((node) => node.id === id)?.shape;
    expect([shapeOf("↑5"), shapeOf("↑9"), shapeOf("↓5")]).toEqual(["return", "return", "call"]);
  });

  test("arguments and temporaries stand in what they are handed on to, from their own birth on", () => {
    expect(figures(scene)).not.toEqual(expect.arrayContaining(["set.arg1", "get.$1"]));
    expect(scene.nodes.find(({ id }) => id === "set.x")?.birth).toBe(2);
    expect(["set.arg1", "get.$1"].map((id) => scene.shownAs.get(id))).toEqual(["set.x", "get.ret"]);
  });

  test("an opened one shows each edge with its ends; its figure stays, to close it again", () => {
    const opened = drawn(["↓5", "↑5"]);
    const own = ["main.s → set.arg1", "main.env → set.env", "set.o5.v → r5.o5.v", "r5.o5.v → main.o5.v"];
    expect(lines(opened)).toEqual(expect.arrayContaining(own));
    expect(opened.nodes.find(({ id }) => id === "r5.o5.v")).toMatchObject({ row: 0.5, box: undefined });
    expect(opened.nodes.find(({ id }) => id === "↑5")?.hides?.isOpen).toBe(true);
  });

  test("between closed boxes there is one line", () => {
    const closed = drawn([], undefined, ["main", "set", "get", "log"]);
    expect(figures(closed)).toEqual(["main", "set", "get", "log"]);
    expect(lines(closed)).toEqual(["main → set", "set → main", "main → get", "get → main", "main → log"]);
  });

  test("every edge and every node has a figure", () => {
    for (const scene of [drawn(), drawn(["↓5"]), drawn([], dependenciesOf(callsInRows, "main.q"))]) {
      const all = new Set([...scene.boxes, ...scene.nodes, ...scene.edges].map(({ id }) => id));
      const missing = [...callsInRows.nodes, ...callsInRows.edges].filter(
        ({ id }) => !all.has(scene.shownAs.get(id) ?? id),
      );
      expect(missing).toEqual([]);
    }
  });
});

test("of compared runs a ribbon is as old as the first of its edges that a run has", () => {
  const run = { ...callsInRows, edges: callsInRows.edges.filter(({ id }) => !id.startsWith("main.s→set.arg1")) };
  const ribbon = sceneOfRun(drawn(), run).nodes.find(({ id }) => id === "↓5");
  expect([ribbon?.birth, ribbon?.hides?.parts.map(({ id }) => id)]).toEqual([4, ["main.env→set.env ↓ r5"]]);
});

describe("slices", () => {
  test.each([
    ["main.s", "main.env main.s"],
    ["main.u", "main.env main.t main.u"],
    ["main.o5.v", "main.env main.o5.v main.s r5.o5.v set.arg1 set.env set.o5.v set.x"],
  ])("%s depends on %s", (goal, expected) => {
    expect([...dependenciesOf(callsInRows, goal).nodes].sort().join(" ")).toBe(expected);
  });

  test("a way comes back to the call that it went in by: t goes in by r6, which brings nothing back", () => {
    const { nodes, edges } = dependenciesOf(callsInRows, "main.q");
    expect(nodes.has("main.t")).toBe(false);
    expect([...edges].filter((id) => id.endsWith("↓ r6"))).toEqual([]);
  });

  test("from within a method all of its callers count", () => {
    expect(dependenciesOf(callsInRows, "set.x").nodes).toEqual(
      new Set(["set.x", "set.arg1", "main.s", "main.t", "main.env"]),
    );
  });

  test("lines are about their edges and all of the methods that they enter", () => {
    const chosen = new Set(["main.o5.v→get.o5.v ↓ r9", "get.ret→r9.ret ↑ r9", "r9.ret→main.q ↑ r9"]);
    const expected = ["main.o5.v", "get.o5.v", "get.$1", "get.ret", "r9.ret", "main.q"];
    expect(aboutEdges(callsInRows, chosen).nodes).toEqual(new Set(expected));
  });

  test("what is left out is counted in its method; a method without anything is one figure", () => {
    const scene = drawn([], dependenciesOf(callsInRows, "main.q"));
    const rest = scene.nodes.find(({ id }) => id === "rest main");
    expect(rest).toMatchObject({ label: "+2", box: "main", hides: { parts: [{ id: "main.t" }, { id: "main.u" }] } });
    expect(scene.nodes.find(({ id }) => id === "rest log")).toMatchObject({ label: "log", row: 1, box: undefined });
    expect(scene.shownAs.get("log")).toBe("rest log");
    expect(figures(scene)).not.toContain("↓6");
  });
});
