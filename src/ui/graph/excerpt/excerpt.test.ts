import { describe, expect, test } from "vitest";
import { engines } from "../../../engines/index.ts";
import { recordedLesson } from "../../../testing/recorded-lesson.ts";
import { share } from "../../../testing/seeds.ts";
import { positionOfAt } from "../../../trace/index.ts";
import { partOf } from "../model/index.ts";
import { excerptIn, excerptSize, hasExcerpts } from "./index.ts";

/** Positions of each run at which excerpts are looked at. */
const POSITIONS = 40;

const lessons = engines.flatMap((engine) =>
  engine.lessons
    .filter(({ load }) => load === undefined)
    .map((lesson) => [engine.id, lesson.id, engine, lesson] as const),
);

describe.each(share(lessons, 24))("excerpts of %s, %s", (_, __, engine, lesson) => {
  test("have what the step changes with both ends, are small, and leave out no edge between their nodes", async () => {
    const { board, recording } = await recordedLesson(engine, lesson);
    const reader = board.open(recording);
    const { length } = recording;
    for (const { id: panel } of board.panels.filter(({ id, kind }) => kind === "graph" && reader.has(id))) {
      for (let count = 1; count <= POSITIONS; count++) {
        const position = Math.round((count * length) / POSITIONS);
        const since = recording.previousStop(position, "rule");
        const view = reader.view(panel, position, since);
        if (view.kind !== "graph" || !hasExcerpts(view.model)) continue;
        const size = excerptSize(0);
        const request = { reader, recording, since, position, size, shownId: (id: string) => id };
        const excerpt = excerptIn(view.model, request);
        const { nodes, edges } = partOf(view.model, excerpt);
        const where = `${panel} after ${position} steps`;
        expect(nodes.length + edges.length, where).toBe(excerpt.size);
        for (const { source, target } of edges) expect(excerpt.has(source) && excerpt.has(target), where).toBe(true);
        const changed = reader.elements(position - 1).filter((id) => isIn(view.model, id));
        expect(
          changed.filter((id) => !excerpt.has(id)),
          where,
        ).toEqual([]);
        const ends = new Set(changed.flatMap((id) => endsOf(view.model, id)));
        expect(nodes.length, where).toBeLessThanOrEqual(Math.max(1, size, ends.size));
        const left = view.model.edges.filter(
          ({ id, source, target, birth }) =>
            birth < position && excerpt.has(source) && excerpt.has(target) && !excerpt.has(id),
        );
        expect(left, where).toEqual([]);
      }
    }
  });
});

type Model = Parameters<typeof excerptIn>[0];

function isIn({ nodes, edges }: Model, id: string): boolean {
  return nodes.some((node) => node.id === id) || edges.some((edge) => edge.id === id);
}

function endsOf({ edges }: Model, id: string): readonly string[] {
  const edge = edges.find((each) => each.id === id);
  return edge === undefined ? [id] : [edge.source, edge.target];
}

test("a widened excerpt has all that the usual one has", async () => {
  const { board, recording, lesson } = await largeLesson();
  const reader = board.open(recording);
  const view = reader.view("pointer-flow-graph", 1_000, 999);
  if (view.kind !== "graph") throw new Error(`${lesson} has no graph`);
  const excerpts = [0, 1, 2].map((widened) =>
    excerptIn(view.model, {
      reader,
      recording,
      since: 999,
      position: 1_000,
      size: excerptSize(widened),
      shownId: (id) => id,
    }),
  );
  for (const [index, excerpt] of excerpts.slice(1).entries())
    expect([...(excerpts[index] ?? [])].filter((id) => !excerpt.has(id))).toEqual([]);
});

test("before the first step a graph is drawn with what comes first, with the edges between", () => {
  const node = (id: string, birth: number) => ({ id, label: id, birth, shape: "variable", group: undefined });
  const edge = (source: string, target: string, birth: number) => ({
    ...{ id: `${source} ${target}`, source, target, label: "", birth, style: "assign" },
  });
  const model = {
    nodes: [node("e", 9), ...["a", "b", "c", "d"].map((id, birth) => node(id, birth))],
    edges: [edge("a", "b", 5), edge("a", "e", 9)],
    groups: [],
  };
  const request = {
    ...{ reader: { elements: () => [] }, recording: { steps: undefined, length: 0 } as never },
    ...{ since: 0, position: 0, size: 8, shownId: (id: string) => id },
  };
  expect([...excerptIn(model, request)].sort()).toEqual(["a", "a b", "b", "c", "d"]);
});

test("a call is drawn without where its receiver came from", async () => {
  const engine = engines.find(({ id }) => id === "points-to");
  const lesson = engine?.lessons.find(({ id }) => id === "one-object");
  if (engine === undefined || lesson === undefined) throw new Error("the lesson is gone");
  const { board, recording } = await recordedLesson(engine, lesson);
  const reader = board.open(recording);
  const position = positionOfAt(recording, "12") ?? 0;
  const view = reader.view("pointer-flow-graph", position, position - 1);
  if (view.kind !== "graph") throw new Error("there is no graph");
  const since = recording.previousStop(position, "rule");
  const excerpt = excerptIn(view.model, { reader, recording, since, position, size: 8, shownId: (id) => id });
  const labels = view.model.nodes.filter(({ id }) => excerpt.has(id)).map(({ label }) => label);
  expect(labels).toEqual(["this"]);
});

async function largeLesson() {
  const engine = engines.find(({ id }) => id === "points-to");
  const lesson = engine?.lessons.find(({ id }) => id === "lending-library");
  if (engine === undefined || lesson === undefined) throw new Error("the lending library is gone");
  return { ...(await recordedLesson(engine, lesson)), lesson: lesson.id };
}
