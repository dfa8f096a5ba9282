import { describe, expect, test } from "vitest";
import { engines } from "../../../engines/index.ts";
import { recordedLesson } from "../../../testing/recorded-lesson.ts";
import type { GraphModel } from "../../../trace/index.ts";
import { overlap, rectAround } from "../../shapes/index.ts";
import { sizesOf } from "../layout/index.ts";
import { buildScene } from "../model/index.ts";
import { arrangeMap, fitsMap } from "./map-layout.ts";

/** Lessons whose programs have many classes. */
const lessons = ["lending-library", "observers", "iterators"];

/** The maps of their classes at the end of a run, by lesson. */
async function classMaps(): Promise<readonly (readonly [string, GraphModel])[]> {
  const engine = engines.find(({ id }) => id === "points-to");
  if (engine === undefined) throw new Error("there is no points-to analysis");
  return Promise.all(
    lessons.map(async (id) => {
      const lesson = engine.lessons.find((each) => each.id === id);
      if (lesson === undefined) throw new Error(`there is no lesson ${id}`);
      const { board, recording } = await recordedLesson(engine, lesson);
      const view = board.open(recording).view("class-map", recording.length, recording.length);
      if (view.kind !== "graph") throw new Error(`${id} has no map`);
      return [id, view.model] as const;
    }),
  );
}

describe.each(await classMaps())("the map of %s", (_, model) => {
  const scene = buildScene(model, new Set());
  const sizes = sizesOf(
    scene,
    () => "12",
    (text) => [...text].length * 8,
  );
  const { rects, routes } = arrangeMap(scene, sizes, 1.5);

  test("has a place for each class, and no two of them overlap", () => {
    expect([...rects.keys()].sort()).toEqual(model.nodes.map(({ id }) => id).sort());
    const all = [...rects.values()];
    for (const [index, one] of all.entries())
      expect(all.slice(index + 1).filter((other) => overlap(one, other))).toEqual([]);
  });

  test("has a curve for each edge, from border to border, at ends of its own", () => {
    const ends = new Set<string>();
    for (const { id, source, target } of model.edges) {
      const route = routes.get(id) ?? [];
      for (const [point, node] of [
        [route[0], source],
        [route.at(-1), target],
      ] as const) {
        const rect = rects.get(node);
        if (point === undefined || rect === undefined) throw new Error(`${id} has no curve`);
        expect(Math.abs(Math.abs(point.y - rect.y) - rect.height / 2), id).toBeLessThan(1);
        expect(Math.abs(point.x - rect.x), id).toBeLessThan(rect.width / 2);
        ends.add(`${point.x} ${point.y}`);
      }
    }
    expect(ends.size).toBe(2 * model.edges.length);
  });

  test("is the same each time", () => {
    expect(arrangeMap(scene, sizes, 1.5)).toEqual({ rects, routes });
  });

  test.each([
    ["wide and low", { width: 1100, height: 400 }],
    ["narrow and high", { width: 560, height: 900 }],
  ])("lies whole in a panel that is %s, without overlap, its curves from border to border", (_shape, room) => {
    expect(fitsMap(scene, sizes, room)).toBe(true);
    const within = arrangeMap(scene, sizes, room.width / room.height, room);
    const all = [...within.rects.values()];
    const { width = Number.NaN, height = Number.NaN } = rectAround(all) ?? {};
    expect(width).toBeLessThanOrEqual(room.width);
    expect(height).toBeLessThanOrEqual(room.height);
    for (const [index, one] of all.entries())
      expect(all.slice(index + 1).filter((other) => overlap(one, other))).toEqual([]);
    for (const { id, target } of model.edges) {
      const [end, rect] = [within.routes.get(id)?.at(-1), within.rects.get(target)];
      if (end === undefined || rect === undefined) throw new Error(`${id} has no curve`);
      const [across, down] = [Math.abs(end.x - rect.x) - rect.width / 2, Math.abs(end.y - rect.y) - rect.height / 2];
      expect(Math.max(across, down), id).toBeCloseTo(0);
    }
  });

  test("has no room in a panel for a few boxes", () => {
    expect(fitsMap(scene, sizes, { width: 300, height: 100 })).toBe(false);
  });
});
