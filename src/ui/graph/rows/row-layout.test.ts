import { describe, expect, test } from "vitest";
import { callsInRows } from "../../../testing/call-graphs.ts";
import type { Point, Rect } from "../../shapes/index.ts";
import { dependenciesOf, flowScene } from "../flow/index.ts";
import { sizesOf } from "../layout/index.ts";
import type { Scene } from "../model/index.ts";
import { arrangeInRows } from "./index.ts";

const texts = { more: String, methods: String, outside: "" };

function laidOut(opened: readonly string[] = [], goal?: string) {
  const kept = goal === undefined ? undefined : dependenciesOf(callsInRows, goal);
  const scene = flowScene(callsInRows, { collapsed: new Set(), opened: new Set(opened), kept, texts });
  const sizes = sizesOf(
    scene,
    () => "● any",
    (text) => text.length * 9,
  );
  return { scene, ...arrangeInRows(scene, sizes) };
}

const cases = [
  ["all of it", laidOut()],
  ["opened ribbons", laidOut(["↓5", "↑5", "↑9"])],
  ["a slice", laidOut([], "main.q")],
] as const;

describe.each(cases)("%s", (_, { scene, rects, routes }) => {
  test("everything has a place, and no two figures overlap", () => {
    const figures = scene.nodes.map(({ id }) => rects.get(id)).filter((rect) => rect !== undefined);
    expect(figures).toHaveLength(scene.nodes.length);
    const pairs = figures.flatMap((one, index) => figures.slice(index + 1).map((other) => [one, other] as const));
    expect(pairs.filter(([one, other]) => doOverlap(one, other))).toEqual([]);
  });

  test("no line passes through a foreign figure", () => {
    expect(scene.edges.flatMap((edge) => pierced(edge, scene, rects, routes.get(edge.id) ?? []))).toEqual([]);
  });

  test("lines begin and end at their figures", () => {
    for (const { id, source, target } of scene.edges) {
      const route = routes.get(id) ?? [];
      expect([isAt(route[0], rects.get(source)), isAt(route.at(-1), rects.get(target))], id).toEqual([true, true]);
    }
  });
});

test("a call goes down and what it returns comes up; within a method data flows right", () => {
  const { rects } = laidOut();
  const [x, y] = [(id: string) => rects.get(id)?.x ?? 0, (id: string) => rects.get(id)?.y ?? 0];
  for (const [one, other] of [
    ["main.s", "↓5"],
    ["↓5", "set.x"],
    ["main.q", "↑9"],
    ["↑9", "get.ret"],
  ] as const)
    expect(y(one)).toBeLessThan(y(other));
  for (const [one, other] of [
    ["main.env", "main.s"],
    ["set.x", "set.o5.v"],
    ["get.o5.v", "get.ret"],
    ["main.s", "main.q"],
  ] as const)
    expect(x(one)).toBeLessThan(x(other));
});

test("the same scene has the same places", () => {
  expect([...laidOut().rects]).toEqual([...laidOut().rects]);
});

function doOverlap(a: Rect, b: Rect): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;
}

function pierced(
  { id, source, target }: Scene["edges"][number],
  { nodes }: Scene,
  rects: ReadonlyMap<string, Rect>,
  route: readonly Point[],
): readonly string[] {
  const points = route.slice(1).flatMap((to, index) => {
    const from = route[index] ?? to;
    return Array.from({ length: 21 }, (_, k) => ({
      x: from.x + ((to.x - from.x) * k) / 20,
      y: from.y + ((to.y - from.y) * k) / 20,
    }));
  });
  const foreign = nodes.filter((node) => node.id !== source && node.id !== target);
  return foreign.flatMap((node) => {
    const rect = rects.get(node.id);
    return rect !== undefined && points.some((point) => doOverlap(rect, { ...point, width: 1, height: 1 }))
      ? [`${id} through ${node.id}`]
      : [];
  });
}

function isAt(point: Point | undefined, rect: Rect | undefined): boolean {
  return point !== undefined && rect !== undefined && doOverlap(rect, { ...point, width: 2, height: 2 });
}
