import ELK from "elkjs/lib/elk.bundled.js";
import { describe, expect, test } from "vitest";
import { engines } from "../../../engines/index.ts";
import { callsInRows } from "../../../testing/call-graphs.ts";
import { callModel, sampleModel } from "../../../testing/graphs.ts";
import { recordedLesson } from "../../../testing/recorded-lesson.ts";
import { share } from "../../../testing/seeds.ts";
import type { GraphEdge, GraphModel, GraphView } from "../../../trace/index.ts";
import type { Drawing } from "../../scene/index.ts";
import { drawGraph } from "./index.ts";

const elk = new ELK();
const texts = { more: String, methods: String, outside: "" };

async function drawn(model: GraphModel, view?: GraphView): Promise<Drawing> {
  const drawing = await drawGraph(model, {
    collapsed: new Set(),
    finalText: (id, kind) => (kind === "node" ? view?.sublabel(id) : view?.edgeLabel?.(id))?.text ?? "",
    texts,
    measure: (text) => text.length * 9,
    aspectRatio: 1.6,
    layout: (graph) => elk.layout(graph),
  });
  if (drawing === undefined) throw new Error("no drawing");
  return drawing;
}

/** Edges whose lines cannot be told from those of others: the same way, or without a way the same lane. */
function coinciding({ edges }: Drawing): readonly string[] {
  const lines = edges.map(({ id, source, target, route, lane }) => ({
    id,
    line: JSON.stringify(route ?? [source, target, lane]),
  }));
  return lines
    .filter(({ line }, index) => lines.findIndex((other) => other.line === line) !== index)
    .map(({ id }) => id);
}

/** The model, with an edge beside one that it has, and an edge from a node to itself. */
function withMore(model: GraphModel, between: string, loopAt: string): GraphModel {
  const beside = model.edges.find(({ id }) => id === between);
  if (beside === undefined) throw new Error(`no edge ${between}`);
  const more: readonly GraphEdge[] = [
    { ...beside, id: "beside", label: "beside" },
    { ...beside, id: "loop", source: loopAt, target: loopAt, label: "loop" },
  ];
  return { ...model, edges: [...model.edges, ...more] };
}

describe.each([
  ["boxes", sampleModel],
  ["a call graph", callModel],
  ["rows", callsInRows],
])("%s", (_, model) => {
  const plain = model.edges.filter(({ bundle }) => bundle === undefined);

  test.each(plain.map(({ id, source }) => [id, source]))("an edge beside %s, and a loop, are drawn", async (id, at) => {
    const drawing = await drawn(withMore(model, id, at));
    const stand = new Set(drawing.edges.map((edge) => edge.id));
    // What only hands values on has no figure, and its edges have none.
    const isWhole = drawing.nodes.some((node) => node.id === at) && stand.has(id);
    if (isWhole) expect([...stand]).toEqual(expect.arrayContaining([id, "beside", "loop"]));
    expect(coinciding(drawing)).toEqual([]);
  });
});

const lessons = engines.flatMap((engine) =>
  engine.lessons.filter(({ load }) => load === undefined).map((lesson) => ({ engine, lesson, name: lesson.id })),
);

test.each(share(lessons, 48))(
  "$name: no two lines coincide, and both ends of each are drawn",
  async ({ engine, lesson }) => {
    const { board, recording } = await recordedLesson(engine, lesson);
    const reader = board.open(recording);
    for (const { id, kind } of board.panels) {
      const view = kind === "graph" ? reader.view(id, recording.length, recording.length) : undefined;
      if (view?.kind !== "graph" || view.model.nodes.length === 0) continue;
      const drawing = await drawn(view.model, view);
      const figures = new Set([...drawing.boxes, ...drawing.nodes].map((figure) => figure.id));
      expect(coinciding(drawing), id).toEqual([]);
      expect(drawing.edges.filter(({ source, target }) => !(figures.has(source) && figures.has(target)))).toEqual([]);
    }
  },
);
