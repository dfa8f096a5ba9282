import ELK from "elkjs/lib/elk.bundled.js";
import { describe, expect, test } from "vitest";
import { callModel, generated, sampleModel } from "../../../testing/graphs.ts";
import type { GraphModel } from "../../../trace/index.ts";
import { curveOf } from "../../adapters/cytoscape/index.ts";
import { overlap } from "../../shapes/index.ts";
import { buildScene, type Scene } from "../model/index.ts";
import { adapt } from "./adapt.ts";
import { arrange } from "./arrange.ts";
import { type Arrangement, covers, withDragged } from "./arrangement.ts";
import { elkGraph, turnedEdges } from "./elk-graph.ts";
import { sizesOf } from "./measure.ts";

const panel = { direction: "RIGHT", aspectRatio: 1.4 } as const;
const sizes = (scene: Scene) => sizesOf(scene, () => "{o3, o12}", approximateWidth);

async function arranged(scene: Scene): Promise<Arrangement> {
  const elk = new ELK();
  const result = await arrange(scene, sizes(scene), panel.aspectRatio, (graph) => elk.layout(graph));
  if (result === undefined) throw new Error("no layout");
  return result;
}

const all = (model: GraphModel) => new Set(model.groups.map((group) => group.id));

describe.each<[string, GraphModel, ReadonlySet<string>]>([
  ["the 1-call-site example", sampleModel, new Set()],
  ["its call graph", callModel, new Set()],
  ["60 nodes", generated(60), new Set()],
  ["60 nodes, some boxes closed", generated(60), new Set(["g1", "g4"])],
  ["200 nodes", generated(200), new Set()],
  ["320 nodes, all boxes closed", generated(320), all(generated(320))],
])("the layout of %s", (_name, model, collapsed) => {
  const scene = buildScene(model, collapsed);
  let first: Promise<Arrangement> | undefined;
  const arrangedOnce = (): Promise<Arrangement> => {
    first ??= arranged(scene);
    return first;
  };

  test("has a place for everything, without overlap, nodes inside their boxes", async () => {
    const arrangement = await arrangedOnce();
    expect(covers(arrangement, scene)).toBe(true);
    expect(overlapping(scene, arrangement)).toEqual([]);
    for (const box of scene.boxes) {
      for (const id of box.members) expect(isInside(arrangement, id, box.id)).toBe(true);
    }
  });

  test("is the same each time", async () => {
    expect(await arranged(scene)).toEqual(await arrangedOnce());
  });
});

function overlapping(scene: Scene, { rects }: Arrangement): string[] {
  const found: string[] = [];
  const tops = [...scene.boxes, ...scene.nodes.filter((node) => node.box === undefined)];
  for (const level of [scene.nodes, tops]) {
    for (const [index, one] of level.entries()) {
      for (const other of level.slice(index + 1)) {
        const a = rects.get(one.id);
        const b = rects.get(other.id);
        if (a !== undefined && b !== undefined && overlap(a, b)) found.push(`${one.id} × ${other.id}`);
      }
    }
  }
  return found;
}

function isInside({ rects }: Arrangement, id: string, boxId: string): boolean {
  const node = rects.get(id);
  const box = rects.get(boxId);
  if (node === undefined || box === undefined) return false;
  const dx = Math.abs(node.x - box.x) + node.width / 2;
  const dy = Math.abs(node.y - box.y) + node.height / 2;
  return dx <= box.width / 2 + 0.5 && dy <= box.height / 2 + 0.5;
}

describe("edges", () => {
  test("back to an older box are laid out turned round and read the right way", async () => {
    const scene = buildScene(sampleModel, new Set());
    expect([...turnedEdges(scene)]).toEqual(["[14]:n→[4]:x", "[15]:n→[4]:y"]);
    const { rects, routes } = await arranged(scene);
    for (const edge of scene.edges) {
      const start = routes.get(edge.id)?.[0];
      const source = rects.get(edge.source);
      expect(Math.abs((start?.x ?? 0) - (source?.x ?? 0))).toBeCloseTo((source?.width ?? 0) / 2, 0);
    }
    expect(rects.get("[4]:m")?.x).toBeLessThan(rects.get("[14]:id")?.x ?? 0);
  });

  test("without boxes keep their direction", () => {
    expect(turnedEdges(buildScene(callModel, new Set())).size).toBe(0);
  });

  test("between boxes that are laid out apart are one for a pair", () => {
    const scene = buildScene(generated(200), new Set());
    const root = elkGraph(scene, sizes(scene), { ...panel, boxes: "apart" });
    const outer = (root.children ?? []).flatMap((island) => island.edges ?? []).map((edge) => edge.id);
    expect(new Set(outer).size).toBe(outer.length);
  });
});

describe("small changes move nothing", () => {
  const scene = buildScene(sampleModel, new Set());

  test("a closed box stands where its title was, and opens again as it was", async () => {
    const before = await arranged(scene);
    const closed = buildScene(sampleModel, new Set(["[4]:m"]));
    const after = adapt(before, closed, sizes(closed));
    const old = before.rects.get("[4]:m");
    const now = after?.rects.get("[4]:m");
    if (after === undefined || old === undefined || now === undefined) throw new Error("not adapted");
    expect(now.x - now.width / 2).toBe(old.x - old.width / 2);
    expect(now.y - now.height / 2).toBe(old.y - old.height / 2);
    expect(adapt(after, scene, sizes(scene))?.rects).toEqual(before.rects);
  });

  test("a node more finds a free place; the others stay", async () => {
    const before = await arranged(scene);
    const more: GraphModel = {
      ...sampleModel,
      nodes: [...sampleModel.nodes, { id: "[4]:z", label: "[4]:z", group: "[4]:m", birth: 40, shape: "variable" }],
    };
    const grown = buildScene(more, new Set());
    const after = adapt(before, grown, sizes(grown));
    if (after === undefined) throw new Error("not adapted");
    for (const node of scene.nodes) expect(after.rects.get(node.id)).toEqual(before.rects.get(node.id));
    expect(overlapping({ ...grown, boxes: [] }, after)).toEqual([]);
    expect(isInside(after, "[4]:z", "[4]:m")).toBe(true);
  });

  test("many nodes more ask for a new layout", async () => {
    const before = await arranged(scene);
    const grown = buildScene(generated(30), new Set());
    expect(adapt(before, grown, sizes(grown))).toBeUndefined();
  });

  test("a dragged node takes its box along and frees its edges from their routes", async () => {
    const before = await arranged(scene);
    const after = withDragged(before, scene, sizes(scene), new Map([["[4]:n1", { x: 900, y: 900 }]]));
    expect(after.rects.get("[4]:n1")).toMatchObject({ x: 900, y: 900 });
    expect(isInside(after, "[4]:n1", "[4]:m")).toBe(true);
    expect(after.routes.has("[4]:n1→[14]:n")).toBe(false);
    expect(after.routes.has("[4]:n2→[15]:n")).toBe(true);
  });
});

test("curves of every edge have finite control points", async () => {
  const scene = buildScene(generated(200), new Set());
  const { rects, routes } = await arranged(scene);
  for (const edge of scene.edges) {
    const source = rects.get(edge.source);
    const target = rects.get(edge.target);
    if (source === undefined || target === undefined) throw new Error("no place");
    const curve = curveOf({ route: routes.get(edge.id), lane: 0 }, source, target);
    expect(`${curve.weights} ${curve.distances} ${curve.sourceEndpoint}`).not.toMatch(/NaN|Infinity/);
  }
});

test("what the edges of a large tree say has places of its own", async () => {
  const names = Array.from({ length: 160 }, (_, index) => `n${index}`);
  const model: GraphModel = {
    nodes: names.map((id, birth) => ({ id, label: id, birth, shape: "box", group: undefined })),
    edges: names.slice(1).map((id, index) => ({
      id: `e${id}`,
      source: `n${Math.floor(index / 2)}`,
      target: id,
      label: "a label of some length",
      birth: index + 1,
      style: "condition",
    })),
    groups: [],
    isTree: true,
  };
  const scene = buildScene(model, new Set());
  const { edges } = elkGraph(scene, sizes(scene), { ...panel, boxes: "apart" }).children?.[0] ?? {};
  expect(edges?.filter(({ labels }) => labels?.length === 1)).toHaveLength(159);
});

/** A guess for places without a canvas: 7.8 px a character at 13 px. */
function approximateWidth(text: string, font: string): number {
  const size = Number.parseFloat(font.replace(/^\d+ /, "")) || 13;
  return [...text].length * size * 0.6;
}

test.each([
  ["a short control-flow graph leads downward", 5, 1],
  ["a long one stands in columns that each lead downward", 14, 2],
])("%s", async (_name, count, columns) => {
  const steps = Array.from({ length: count }, (_, at) => at);
  const model: GraphModel = {
    groups: [{ id: "m", label: "m()", birth: 0 }],
    nodes: steps.map((at) => ({ id: `n${at}`, label: `x = ${at}`, group: "m", birth: at, shape: "statement" })),
    edges: steps.slice(1).map((at) => ({
      id: `e${at}`,
      source: `n${at - 1}`,
      target: `n${at}`,
      label: "",
      birth: at,
      style: "normal",
    })),
    isDownward: true,
  };
  const { rects } = await arranged(buildScene(model, new Set()));
  const places = steps.map((at) => rects.get(`n${at}`) ?? { x: Number.NaN, y: Number.NaN });
  const upward = places.slice(1).filter(({ y }, at) => !(y > (places[at]?.y ?? 0)));
  expect(upward.length + 1).toBeGreaterThanOrEqual(columns);
  if (columns === 1) expect(upward).toEqual([]);
  for (const { x } of upward) expect(x, "the next column is to the right").toBeGreaterThan(places[0]?.x ?? 0);
});
