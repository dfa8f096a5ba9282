import { expect, test } from "vitest";
import { engineById } from "../../../engines/index.ts";
import { recordedLesson } from "../../../testing/recorded-lesson.ts";
import type { GraphEdge, GraphModel } from "../../../trace/index.ts";
import { overlap, type Rect, type Size } from "../../shapes/index.ts";
import { sizesOf } from "../layout/index.ts";
import { buildScene } from "../model/index.ts";
import { arrangeByCalls } from "./call-layout.ts";

function laidOut(model: GraphModel, room?: Size) {
  const scene = buildScene(model, new Set());
  const sizes = sizesOf(
    scene,
    () => "∅",
    (text) => [...text].length * 8,
  );
  const { rects, glosses } = arrangeByCalls(scene, sizes, 1.5, room);
  const places = [...(glosses ?? [])].map(
    ([id, at]): Rect => ({ ...at, ...(sizes.glosses?.get(id) ?? { width: 0, height: 0 }) }),
  );
  const figures = scene.nodes.flatMap(({ id }) => rects.get(id) ?? []);
  return { count: places.length, places, figures, wanted: sizes.glosses?.size };
}

async function flowGraphOf(id: string): Promise<GraphModel> {
  const engine = engineById("points-to");
  const lesson = engine?.lessons.find((each) => each.id === id);
  if (engine === undefined || lesson === undefined) throw new Error(`no lesson ${id}`);
  const { board, recording } = await recordedLesson(engine, lesson);
  const view = board.open(recording).view("pointer-flow-graph", recording.length, recording.length);
  if (view.kind !== "graph") throw new Error("no graph");
  return view.model;
}

test("arguments and results say so, receivers and other edges nothing", async () => {
  const { edges } = await flowGraphOf("set-and-do-set");
  const said = (style: string) => [...new Set(edges.filter((edge) => edge.style === style).map(({ gloss }) => gloss))];
  expect(said("argument")).toEqual(["b1 is passed", "b2 is passed", "b is passed"]);
  expect(said("return")).toEqual(["$1 is returned"]);
  expect([...said("receiver"), ...said("store")]).toEqual([undefined, undefined]);
});

test.each([
  ["one-call-site", true],
  ["one-object", false],
  ["set-and-do-set", true],
])(
  "%s: it is written beside every line, clear of figures and of each other, or beside none",
  async (lesson, hasRoom) => {
    const { count, places, figures, wanted } = laidOut(await flowGraphOf(lesson));
    expect(count).toBe(hasRoom ? wanted : 0);
    const all = [...figures, ...places];
    const covered = places.filter((place) => all.some((other) => other !== place && overlap(place, other)));
    expect(covered).toEqual([]);
  },
);

test("where one has no room nothing is written", async () => {
  const model = await flowGraphOf("one-call-site");
  const long = (edge: GraphEdge, index: number) => (index === 1 ? { ...edge, gloss: "n".repeat(200) } : edge);
  expect(laidOut({ ...model, edges: model.edges.map(long) }).count).toBe(0);
});

test("beside more than twelve lines nothing is written", () => {
  const names = Array.from({ length: 6 }, (_, index) => `v${index}`);
  const groups = ["main", "m"].map((id, depth) => ({ id, label: id, birth: 0, depth }));
  const nodes = groups.flatMap(({ id }) =>
    names.map((name) => ({ id: `${id}.${name}`, label: name, group: id, birth: 0, shape: "variable" })),
  );
  const edgesTo = (count: number) =>
    names.flatMap((source, index) =>
      Array.from({ length: index < count ? 1 : 0 }, () => ({
        ...{ id: source, source: `main.${source}`, target: `m.${source}`, label: "", birth: 0, style: "argument" },
        gloss: "v",
      })),
    );
  const twice = names.map((name) => ({
    ...edgesTo(6)[0],
    id: `back ${name}`,
    source: `m.${name}`,
    target: `main.${name}`,
  }));
  const third = { id: "more", source: "main.v0", target: "m.v1", label: "", birth: 0, style: "argument", gloss: "v" };
  expect(laidOut({ groups, nodes, edges: edgesTo(6) }).count).toBe(6);
  expect(laidOut({ groups, nodes, edges: [...edgesTo(6), ...twice, third] as readonly GraphEdge[] }).count).toBe(0);
});
