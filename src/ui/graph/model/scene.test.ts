import { describe, expect, test } from "vitest";
import { generated, sampleModel } from "../../../testing/graphs.ts";
import type { GraphModel } from "../../../trace/index.ts";
import { buildScene, sceneOfRun } from "./scene.ts";

const open = new Set<string>();

describe("a scene with all boxes open", () => {
  const scene = buildScene(sampleModel, open);

  test("has the model's elements", () => {
    expect(scene.boxes.map((box) => box.id)).toEqual(sampleModel.groups.map((group) => group.id));
    expect(scene.nodes.map((node) => node.id)).toEqual(sampleModel.nodes.map((node) => node.id));
    expect(scene.edges.map((edge) => edge.id)).toEqual(sampleModel.edges.map((edge) => edge.id));
  });

  test("knows the members of a box", () => {
    expect(scene.boxes[1]?.members).toEqual(["[4]:this", "[4]:n1", "[4]:n2", "[4]:x", "[4]:y"]);
  });
});

describe("a scene with a closed box", () => {
  const scene = buildScene(sampleModel, new Set(["[4]:m"]));

  test("shows the box as one node with its nodes inside", () => {
    const node = scene.nodes.find((candidate) => candidate.id === "[4]:m");
    expect(node?.inside?.map((part) => part.id)).toEqual(["[4]:this", "[4]:n1", "[4]:n2", "[4]:x", "[4]:y"]);
    expect(scene.boxes.some((box) => box.id === "[4]:m")).toBe(false);
    expect(scene.nodes.some((candidate) => candidate.id === "[4]:n1")).toBe(false);
  });

  test("leads edges to the node", () => {
    expect(scene.edges.map((edge) => `${edge.source} → ${edge.target}`)).toEqual([
      "[4]:m → [14]:n",
      "[14]:n → [4]:m",
      "[4]:m → [15]:n",
      "[15]:n → [4]:m",
    ]);
  });

  test("says what a hidden node or a rerouted edge is shown as", () => {
    expect(scene.shownAs.get("[4]:n1")).toBe("[4]:m");
    expect(scene.shownAs.get("[4]:n1→[14]:n")).toBe(scene.edges[0]?.id);
  });
});

describe("edges of closed boxes", () => {
  const part = { label: "", birth: 0 };
  const model: GraphModel = {
    groups: [
      { id: "f", label: "f", birth: 0 },
      { id: "g", label: "g", birth: 0 },
    ],
    nodes: ["f1", "f2", "g1", "g2"].map((id) => ({ ...part, id, group: id.charAt(0), shape: "variable" })),
    edges: [
      { ...part, id: "a", source: "f1", target: "g1", style: "argument", birth: 7 },
      { ...part, id: "b", source: "f2", target: "g2", style: "argument", birth: 3 },
      { ...part, id: "c", source: "f1", target: "f2", style: "assign" },
      { ...part, id: "d", source: "g1", target: "g1", style: "assign" },
    ],
  };

  test("that coincide become one, born with the oldest; those inside vanish", () => {
    const scene = buildScene(model, new Set(["f", "g"]));
    expect(scene.edges).toHaveLength(1);
    expect(scene.edges[0]).toMatchObject({ source: "f", target: "g", birth: 3, style: "argument" });
    expect(scene.edges[0]?.parts.map((each) => each.id)).toEqual(["a", "b"]);
    expect(scene.shownAs.has("c")).toBe(false);
  });

  test("a loop of an open box stays", () => {
    expect(buildScene(model, new Set(["f"])).edges.map((edge) => edge.id)).toContain("d");
  });
});

test("every element of a model is shown, or inside a closed box", () => {
  const model = generated(120);
  const closed = new Set(model.groups.filter((_, index) => index % 3 === 0).map((group) => group.id));
  const scene = buildScene(model, closed);
  const shown = new Set([...scene.boxes, ...scene.nodes, ...scene.edges].map((element) => element.id));
  for (const node of model.nodes) expect(shown.has(scene.shownAs.get(node.id) ?? "")).toBe(true);
  const boxOf = new Map(model.nodes.map((node) => [node.id, node.group]));
  for (const edge of model.edges) {
    const isInside = boxOf.get(edge.source) === boxOf.get(edge.target) && closed.has(boxOf.get(edge.source) ?? "");
    expect(shown.has(scene.shownAs.get(edge.id) ?? "")).toBe(!isInside);
  }
});

test("each of two compared runs shows its own labels", () => {
  const run: GraphModel = {
    ...sampleModel,
    groups: sampleModel.groups.map((group) => ({ ...group, label: `${group.label}′` })),
    nodes: sampleModel.nodes.map((node) => ({ ...node, label: `${node.label}′` })),
  };
  const scene = sceneOfRun(buildScene(sampleModel, open), run);
  expect(scene.nodes.map((node) => node.label)).toEqual(run.nodes.map((node) => node.label));
  expect(scene.boxes.map((box) => box.label)).toEqual(run.groups.map((group) => group.label));
});

test("one of two compared runs never sees what only the other has", () => {
  const run: GraphModel = { ...sampleModel, nodes: sampleModel.nodes.slice(0, 3), edges: [] };
  const scene = sceneOfRun(buildScene(sampleModel, open), run);
  const born = scene.nodes.filter((node) => node.birth < Number.POSITIVE_INFINITY);
  expect(born.map((node) => node.id)).toEqual(run.nodes.map((node) => node.id));
  expect(scene.edges.every((edge) => edge.birth === Number.POSITIVE_INFINITY)).toBe(true);
});

test("transitions between the same two states of an automaton are one line with all that they say", () => {
  const state = (id: string, column: number) => ({ id, label: id, group: undefined, birth: 0, shape: "state", column });
  const transition = (id: string, label: string, birth: number, target = "q") => ({
    id,
    source: "p",
    target,
    label,
    birth,
    style: "transition",
  });
  const scene = buildScene(
    {
      groups: [],
      nodes: [state("p", 0), state("q", 1)],
      edges: [transition("t1", "main : any", 3), transition("t2", "r7 : any", 5), transition("t3", "a : id", 6, "p")],
    },
    new Set(),
  );
  expect(scene.edges.map(({ id, parts, birth }) => ({ id, birth, parts: parts.map((part) => part.label) }))).toEqual([
    { id: "p ⇒ q", birth: 3, parts: ["main : any", "r7 : any"] },
    { id: "p ⇒ p", birth: 6, parts: ["a : id"] },
  ]);
  expect(["t1", "t2", "t3"].map((id) => scene.shownAs.get(id))).toEqual(["p ⇒ q", "p ⇒ q", "p ⇒ p"]);
});

describe("long names and many parts", () => {
  const long = `a${"b".repeat(100_000)}`;
  const node = (id: string, column: number) => ({
    id,
    label: `${id}${long}`,
    group: undefined,
    birth: 0,
    shape: "location",
    column,
  });
  const edges = Array.from({ length: 20_000 }, (_, n) => ({
    ...{ id: `e${n}`, source: "p", target: "s", label: `g${n}`, birth: n, style: "transition" },
  }));
  const scene = buildScene({ ...sampleModel, groups: [], nodes: [node("p", 0), node("s", 2)], edges }, open);

  test("a name is as long as a drawing has space for, and whole for who points at it", () => {
    expect(scene.nodes.map(({ label }) => label.length)).toEqual([200, 200]);
    expect(scene.nodes.map(({ fullLabel }) => fullLabel)).toEqual([`p${long}`, `s${long}`]);
  });

  test("the title of a box, too, in each of several runs", () => {
    const model = { ...sampleModel, groups: sampleModel.groups.map((group) => ({ ...group, label: `g${long}` })) };
    for (const { boxes } of [buildScene(model, open), sceneOfRun(buildScene(model, open), model)])
      for (const { label, fullLabel } of boxes) expect([label.length, fullLabel]).toEqual([200, `g${long}`]);
    expect(sceneOfRun(buildScene(model, open), sampleModel).boxes[0]).toMatchObject({
      label: sampleModel.groups[0]?.label,
      fullLabel: undefined,
    });
  });

  test("a line has all the transitions that run along it, in their order", () => {
    expect(scene.edges.map(({ parts }) => parts.map(({ id }) => id))).toEqual([edges.map(({ id }) => id)]);
  });
});
