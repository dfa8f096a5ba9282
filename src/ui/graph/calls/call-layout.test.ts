import { describe, expect, test } from "vitest";
import { engines } from "../../../engines/index.ts";
import { recordedLesson } from "../../../testing/recorded-lesson.ts";
import { share } from "../../../testing/seeds.ts";
import type { GraphModel } from "../../../trace/index.ts";
import { type Point, type Rect, rectAround, type Size } from "../../shapes/index.ts";
import { sizesOf } from "../layout/index.ts";
import { buildScene, foldLibrary } from "../model/index.ts";
import { nearest } from "./across.ts";
import { arrangeByCalls } from "./call-layout.ts";
import { isForCalls } from "./index.ts";

/** `main` calls `id` twice, whose clones store their parameter into a field. */
const twice = graphOf(
  { main: 0, "[4]:id": 1, "[5]:id": 1 },
  ["main.a", "main.b", "main.x", "main.y", "[4]:id.n", "[5]:id.n", "o3.f"],
  ["main.a [4]:id.n", "main.b [5]:id.n", "[4]:id.n main.x", "[5]:id.n main.y", "[5]:id.n o3.f", "o3.f main.y"],
);

/** `main` has so many variables beside each other that two of them are far from what they are passed to. */
const flat = graphOf(
  { main: 0, m: 1 },
  ["main.a", "main.b", "main.c", "main.d", "main.e", "main.f", "main.g", "m.p"],
  ["a", "b", "c", "d", "e", "f", "g"].map((name) => `main.${name} m.p`),
);

/** Methods by their depths, figures `method.variable`, lines `from to`. */
function graphOf(
  depths: Readonly<Record<string, number>>,
  nodes: readonly string[],
  lines: readonly string[],
): GraphModel {
  return {
    groups: Object.entries(depths).map(([id, depth]) => ({ id, label: id, birth: 0, depth })),
    nodes: nodes.map((id, birth) => {
      const [method = "", name = ""] = id.split(".");
      const isOwn = method in depths;
      return { id, label: isOwn ? name : id, group: isOwn ? method : undefined, birth, shape: "variable" };
    }),
    edges: lines.map((line, birth) => {
      const [source = "", target = ""] = line.split(" ");
      return { id: line, source, target, label: "", birth, style: "assign" };
    }),
  };
}

function laidOut(model: GraphModel, room?: Size) {
  const scene = buildScene(model, new Set());
  const sizes = sizesOf(
    scene,
    () => "∅",
    (text) => [...text].length * 8,
  );
  return { scene, ...arrangeByCalls(scene, sizes, 1.5, room) };
}

test("a callee stands below its caller, clones beside each other, a field below what is stored to it", () => {
  const { rects } = laidOut(twice);
  const [x, y] = [(id: string) => rects.get(id)?.x ?? 0, (id: string) => rects.get(id)?.y ?? 0];
  expect(y("main")).toBeLessThan(y("[4]:id"));
  expect(y("[4]:id")).toBe(y("[5]:id"));
  expect(x("[4]:id")).not.toBe(x("[5]:id"));
  expect(y("[5]:id")).toBeLessThan(y("o3.f"));
});

test("of a call graph a callee stands below its caller, the entry above all", () => {
  const methods = ["main", "A.m", "B.m", "A.n"].map((id, birth) => {
    return {
      id,
      label: id,
      group: undefined,
      birth,
      shape: "method",
      depth: Math.min(birth, 2) - (id === "B.m" ? 1 : 0),
    };
  });
  const edges = ["main A.m", "main B.m", "A.m A.n", "A.n main"].map((line, birth) => {
    const [source = "", target = ""] = line.split(" ");
    return { id: line, source, target, label: String(birth), birth, style: "call" };
  });
  const { scene, rects } = laidOut({ groups: [], nodes: methods, edges });
  expect(isForCalls(scene)).toBe(true);
  const y = (id: string) => rects.get(id)?.y ?? 0;
  expect([y("main") < y("A.m"), y("A.m") === y("B.m"), y("A.m") < y("A.n")]).toEqual([true, true, true]);
});

test("the variables of a method stand in one line", () => {
  const { rects } = laidOut(twice);
  expect(new Set(["main.a", "main.b", "main.x", "main.y"].map((id) => rects.get(id)?.y)).size).toBe(1);
});

test("things stand closer where there is less room, at least as the room needs it", () => {
  const sizeOf = (room?: Size) => rectAround([...laidOut(twice, room).rects.values()]) ?? { width: 0, height: 0 };
  const [wide, close] = [sizeOf(), sizeOf({ width: 0, height: 0 })];
  expect(close.width).toBeLessThan(wide.width);
  expect(close.height).toBeLessThan(wide.height);
  const between = { width: (wide.width + close.width) / 2, height: wide.height };
  expect(sizeOf(between).width).toBeLessThanOrEqual(between.width);
});

test("in a narrow panel the variables of a method stand in two lines, and the whole is narrower", () => {
  const wide = laidOut(twice);
  const narrow = laidOut(twice, { width: 400, height: 700 });
  const heights = ["main.a", "main.b", "main.x", "main.y"].map((id) => narrow.rects.get(id)?.y ?? 0);
  expect(new Set(heights).size).toBe(2);
  const [before, after] = [wide, narrow].map(({ rects }) => rectAround([...rects.values()])?.width ?? 0);
  expect(after).toBeLessThan((before ?? 0) * 0.7);
  const box = narrow.rects.get("main");
  for (const id of ["main.a", "main.b", "main.x", "main.y"]) {
    const { x = 0, y = 0, width = 0, height = 0 } = narrow.rects.get(id) ?? {};
    expect(Math.abs(x - (box?.x ?? 0)) + width / 2, id).toBeLessThanOrEqual((box?.width ?? 0) / 2);
    expect(Math.abs(y - (box?.y ?? 0)) + height / 2, id).toBeLessThanOrEqual((box?.height ?? 0) / 2);
  }
});

test("an argument enters beside the title of its box", () => {
  const { rects, routes } = laidOut(twice);
  const [box, figure] = [rects.get("[4]:id"), rects.get("[4]:id.n")];
  const titleEnd = (box?.x ?? 0) - (box?.width ?? 0) / 2 + 16 + "[4]:id".length * 8;
  expect(routes.get("main.a [4]:id.n")?.at(-1)?.x).toBeGreaterThan(titleEnd);
  expect(routes.get("main.a [4]:id.n")?.at(-1)?.x).toBeLessThan((figure?.x ?? 0) + (figure?.width ?? 0) / 2);
});

test("an argument flows down, a result up", () => {
  const { routes } = laidOut(twice);
  const ends = (id: string) => [routes.get(id)?.[0]?.y ?? 0, routes.get(id)?.at(-1)?.y ?? 0] as const;
  const [[from, to], [back, home]] = [ends("main.a [4]:id.n"), ends("[4]:id.n main.x")];
  expect(from).toBeLessThan(to);
  expect(home).toBeLessThan(back);
});

test("where there is room a line goes aside softly, between its rows; where it would be flat, at a level of its own", () => {
  const { rects, routes } = laidOut(twice);
  const edgeOf = (id: string, side: 1 | -1) => (rects.get(id)?.y ?? 0) + (side * (rects.get(id)?.height ?? 0)) / 2;
  const [, first, second] = routes.get("main.a [4]:id.n") ?? [];
  const heights = [edgeOf("main", 1), first?.y, second?.y, edgeOf("[4]:id", -1)];
  expect(heights).toEqual(heights.toSorted((one = 0, other = 0) => one - other));
  expect(first?.y).not.toBe(second?.y);
  const [, start, end] = laidOut(flat).routes.get("main.a m.p") ?? [];
  expect(end?.y).toBe(start?.y);
});

test("only methods whose calls are known, and few of them, stand in such rows", () => {
  const plain = { ...twice, groups: twice.groups.map(({ depth: _, ...group }) => group) };
  const many = graphOf(
    { main: 0 },
    Array.from({ length: 41 }, (_, index) => `main.v${index}`),
    [],
  );
  expect([twice, plain, many].map((model) => isForCalls(buildScene(model, new Set())))).toEqual([true, false, false]);
});

test("places keep their distances, and are as near to the wanted ones as that allows", () => {
  const row = [{ after: 0 }, { after: 10 }, { after: 10 }];
  const wanted = (...places: number[]) =>
    nearest(
      row,
      places.map((at) => ({ at, weight: 1 })),
    );
  expect(wanted(0, 20, 50)).toEqual([0, 20, 50]);
  expect(wanted(0, 0, 50)).toEqual([-5, 5, 50]);
  expect(wanted(30, 20, 10)).toEqual([10, 20, 30]);
});

const lessons = engines
  .filter(({ id }) => id === "points-to")
  .flatMap((engine) => engine.lessons.map((lesson) => [lesson.id, engine, lesson] as const));

describe.each([
  ["two calls", async () => twice] as const,
  ...share(
    lessons.filter(([id, , lesson]) => lesson.load === undefined && id !== "lending-library"),
    6,
  ).flatMap(([id, engine, lesson]) =>
    ["pointer-flow-graph", "call-graph"].map((panel) => {
      const model = async (): Promise<GraphModel> => {
        const { board, recording } = await recordedLesson(engine, lesson);
        const view = board.open(recording).view(panel, recording.length, recording.length);
        if (view.kind !== "graph") throw new Error("no graph");
        return foldLibrary(view.model)?.model ?? view.model;
      };
      return [`${id}, ${panel}`, model] as const;
    }),
  ),
])("%s", (_, model) => {
  test.each([
    ["there is room", undefined],
    ["there is none", { width: 0, height: 0 }],
  ])(
    "where %s no two figures overlap, lines end at their figures, and none passes through another one",
    async (_, room) => {
      const { scene, rects, routes } = laidOut(await model(), room);
      if (!isForCalls(scene)) return;
      const figures = scene.nodes.map(({ id }) => [id, rects.get(id)] as const);
      const overlaps = figures.flatMap(([id, one], index) =>
        figures.slice(index + 1).flatMap(([other, rect]) => (doOverlap(one, rect) ? [`${id} and ${other}`] : [])),
      );
      expect(overlaps).toEqual([]);
      const flaws = scene.edges.flatMap(({ id, source, target }) => {
        if (source === target) return [];
        const way = routes.get(id) ?? [];
        const ends = [isOnBorder(way[0], rects.get(source)), isOnBorder(way.at(-1), rects.get(target))];
        const hit = figures.filter(([node, rect]) => node !== source && node !== target && passesThrough(way, rect));
        return [
          ...(ends.includes(false) ? [`${id} ends in the air`] : []),
          ...hit.map(([node]) => `${id} hits ${node}`),
        ];
      });
      expect(flaws).toEqual([]);
      expect(tooNear([...routes.values()])).toEqual([]);
    },
  );
});

/** Slanted parts of lines that do not cross, and whose ends lie closer together across than they are apart there. */
function tooNear(routes: readonly (readonly Point[])[]): readonly string[] {
  const slanted = routes.flatMap((route) =>
    route.slice(1).flatMap((to, index) => {
      const from = route[index] ?? to;
      const [upper, lower] = from.y < to.y ? [from, to] : [to, from];
      return upper.y === lower.y || upper.x === lower.x ? [] : [{ upper, lower }];
    }),
  );
  return slanted.flatMap((one, index) =>
    slanted.slice(index + 1).flatMap((other) => {
      if (one.upper.y !== other.upper.y) return [];
      const [above, below] = [one.upper.x - other.upper.x, one.lower.x - other.lower.x];
      const slope = Math.hypot(one.lower.x - one.upper.x, one.lower.y - one.upper.y);
      const apart = (Math.min(Math.abs(above), Math.abs(below)) * (one.lower.y - one.upper.y)) / slope;
      return above * below > 0 && apart < 3 ? [`${one.upper.x} and ${other.upper.x}: ${apart}`] : [];
    }),
  );
}

function doOverlap(one: Rect | undefined, other: Rect | undefined): boolean {
  if (one === undefined || other === undefined) return true;
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2
  );
}

function isOnBorder(point: Point | undefined, rect: Rect | undefined): boolean {
  if (point === undefined || rect === undefined) return false;
  const [dx, dy] = [Math.abs(point.x - rect.x) - rect.width / 2, Math.abs(point.y - rect.y) - rect.height / 2];
  return Math.abs(Math.max(dx, dy)) < 2;
}

/** Of level and steep parts. */
function passesThrough(way: readonly Point[], rect: Rect | undefined): boolean {
  if (rect === undefined) return true;
  const isNear = (a: number, b: number, center: number, length: number) =>
    Math.min(a, b) < center + length / 2 - 1 && Math.max(a, b) > center - length / 2 + 1;
  return way.slice(1).some((to, index) => {
    const from = way[index] ?? to;
    return isNear(from.x, to.x, rect.x, rect.width) && isNear(from.y, to.y, rect.y, rect.height);
  });
}
