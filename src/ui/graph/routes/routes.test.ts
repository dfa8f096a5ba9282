import ELK from "elkjs/lib/elk.bundled.js";
import { describe, expect, test } from "vitest";
import { engines } from "../../../engines/index.ts";
import { generated } from "../../../testing/graphs.ts";
import { recordedLesson } from "../../../testing/recorded-lesson.ts";
import { share } from "../../../testing/seeds.ts";
import type { GraphModel } from "../../../trace/index.ts";
import type { Point, Rect } from "../../shapes/index.ts";
import { type Arrangement, arrange, sizesOf } from "../layout/index.ts";
import { buildScene, type Scene } from "../model/index.ts";
import { foldedPlaces } from "./index.ts";

/** Arranging a larger graph takes longer than a test should; the generated one below stands for it. */
const MAX_NODES = 120;
/** Of all engines; a run tries one or two. */
const lessons = engines.flatMap((engine) =>
  engine.lessons.map((lesson) => [engine.id, lesson.id, engine, lesson] as const),
);

describe.each(
  share(
    lessons.filter(([, id, , lesson]) => lesson.load === undefined && id !== "lending-library"),
    48,
  ),
)("graphs of %s, %s", (_, __, engine, lesson) => {
  test("no line passes through a foreign node, and each ends at its own", async () => {
    const { board, recording } = await recordedLesson(engine, lesson);
    const reader = board.open(recording);
    const end = recording.length;
    for (const { id, kind } of board.panels) {
      const view = kind === "graph" ? reader.view(id, end, end) : undefined;
      if (view?.kind !== "graph" || view.model.nodes.length > MAX_NODES) continue;
      const scene = buildScene(view.model, new Set());
      expect(flawsIn(scene, foldedPlaces(scene, await arranged(scene), scene)), id).toEqual([]);
    }
  });
});

describe("boxes folded in their places", () => {
  const model = generated(240);
  const whole = buildScene(model, new Set());
  const arrangement = arranged(whole);
  const crossing = model.edges.filter(({ style }) => style === "argument" || style === "return");

  test.each(share(crossing, 8).map((edge) => [edge.id] as const))(
    "around %s no line passes through a node",
    async (id) => {
      const shown = foldedAround(model, id);
      expect(flawsIn(shown, foldedPlaces(whole, await arrangement, shown))).toEqual([]);
    },
  );

  test("nothing moves, whatever is folded", async () => {
    const { rects } = await arrangement;
    const [first, second] = crossing.slice(0, 2).map(({ id }) => foldedAround(model, id));
    for (const shown of [first, second, whole])
      if (shown !== undefined) expect(foldedPlaces(whole, await arrangement, shown).rects).toBe(rects);
  });

  test("the way of an edge is the same object as long as both its ends are drawn as they were", async () => {
    const [edge] = crossing;
    if (edge === undefined) throw new Error("no edge between boxes");
    const routes = async (others: number) =>
      foldedPlaces(whole, await arrangement, foldedAround(model, edge.id, others)).routes.get(edge.id);
    expect(await routes(0)).toBeDefined();
    expect(await routes(0)).toBe(await routes(3));
  });
});

/** The boxes at the ends of an edge are open, and so many others; the rest are closed. */
function foldedAround(model: GraphModel, edge: string, others = 0): Scene {
  const ends = model.edges.flatMap(({ id, source, target }) => (id === edge ? [source, target] : []));
  const open = new Set(model.nodes.flatMap(({ id, group }) => (ends.includes(id) ? [group] : [])));
  const closed = model.groups.map(({ id }) => id).filter((id) => !open.has(id));
  return buildScene(model, new Set(closed.slice(others)));
}

async function arranged(scene: Scene): Promise<Arrangement> {
  const elk = new ELK();
  const sizes = sizesOf(
    scene,
    () => "{o3, o12}",
    (text) => [...text].length * 8,
  );
  const result = await arrange(scene, sizes, 1.4, (graph) => elk.layout(graph));
  if (result === undefined) throw new Error("no layout");
  return result;
}

/** Edges without a way, ways through nodes that are not at their ends, and ways that end in the air. Loops stay at home. */
function flawsIn(scene: Scene, { rects, routes }: Arrangement): readonly string[] {
  return scene.edges.flatMap(({ id, source, target }) => {
    if (source === target) return [];
    const way = routes.get(id) ?? [];
    if (way.length < 2) return [`${id} has no way`];
    const isHit = (node: string) => node !== source && node !== target && passesThrough(way, rects.get(node));
    const hit = scene.nodes.filter((node) => isHit(node.id)).map((node) => `${id} passes through ${node.id}`);
    const loose = (
      [
        [way[0], source],
        [way.at(-1), target],
      ] as const
    )
      .filter(([point, node]) => !isOnBorder(point, rects.get(node)))
      .map(([, node]) => `${id} does not end at ${node}`);
    return [...hit, ...loose];
  });
}

/** Of level and steep parts; a line along the border does not count. */
function passesThrough(way: readonly Point[], rect: Rect | undefined): boolean {
  if (rect === undefined) return false;
  return way.slice(1).some((to, index) => {
    const from = way[index] ?? to;
    const isNear = (a: number, b: number, center: number, length: number) =>
      Math.min(a, b) < center + length / 2 - 1 && Math.max(a, b) > center - length / 2 + 1;
    return isNear(from.x, to.x, rect.x, rect.width) && isNear(from.y, to.y, rect.y, rect.height);
  });
}

function isOnBorder(point: Point | undefined, rect: Rect | undefined): boolean {
  if (point === undefined || rect === undefined) return false;
  const [dx, dy] = [Math.abs(point.x - rect.x) - rect.width / 2, Math.abs(point.y - rect.y) - rect.height / 2];
  return Math.abs(Math.max(dx, dy)) < 2;
}
