import { expect, test } from "vitest";
import type { GraphCaptions, GraphModel } from "../../../trace/index.ts";
import type { Rect } from "../../shapes/index.ts";
import { buildScene, type Scene } from "../model/index.ts";
import { captionsOf } from "./captions.ts";

const rects = new Map<string, Rect>([
  ["a", { x: 100, y: 100, width: 80, height: 40 }],
  ["b", { x: 100, y: 200, width: 80, height: 40 }],
  ["c", { x: 300, y: 100, width: 80, height: 40 }],
]);

function sceneOf(captions: GraphCaptions | undefined, place: Readonly<Record<string, object>>): Scene {
  const nodes = Object.entries(place).map(([id, more]) => ({
    id,
    label: id,
    group: undefined,
    birth: 0,
    shape: "state",
    ...more,
  }));
  const model: GraphModel = { groups: [], nodes, edges: [], ...(captions === undefined ? {} : { captions }) };
  const scene = buildScene(model, new Set());
  return { ...scene, nodes: scene.nodes.map((node) => ({ ...node, ...place[node.id] })) };
}

test("a column is named above its middle, above all figures", () => {
  const scene = sceneOf(
    { columns: ["first", "second", "third"] },
    { a: { column: 0 }, b: { column: 0 }, c: { column: 2 } },
  );
  const captions = captionsOf(scene, rects);
  expect(captions.map(({ text, rect: { x }, isUpward }) => ({ text, x, isUpward }))).toEqual([
    { text: "first", x: 100, isUpward: false },
    { text: "third", x: 300, isUpward: false },
  ]);
  for (const { rect } of captions) expect(rect.y + rect.height / 2).toBeLessThan(80);
});

test("a column is named above what a loop says, too", () => {
  const scene = sceneOf({ columns: ["first"] }, { a: { column: 0 } });
  const loop = { id: "l", source: "a", target: "a", label: "r : 1", birth: 0, style: "", parts: [], isJoined: false };
  const [plain] = captionsOf(scene, rects);
  const [above] = captionsOf({ ...scene, edges: [loop] }, rects);
  expect((above?.rect.y ?? 0) - (plain?.rect.y ?? 0)).toBe(-36);
});

test("a row is named left of all figures, at its middle; what stands between rows has no name", () => {
  const scene = sceneOf({ rows: "graph.row" }, { a: { row: 0 }, b: { row: 0.5 }, c: { row: 0 } });
  const [row, ...others] = captionsOf(scene, rects);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ isUpward: true, rect: { y: 100 } });
  expect((row?.rect.x ?? 0) + (row?.rect.width ?? 0) / 2).toBeLessThan(60);
});

test("a graph that names nothing has no captions", () => {
  expect(captionsOf(sceneOf(undefined, { a: { column: 0 } }), rects)).toEqual([]);
});
