import { expect, test } from "vitest";
import type { GraphModel, GraphView, Trails } from "../../../trace/index.ts";
import type { Drawing } from "../../scene/index.ts";
import type { Rect } from "../../shapes/index.ts";
import { looksAt } from "../looks/index.ts";
import { buildScene } from "../model/index.ts";
import { badgesOf, cutsIn, fullIn, marksIn, renamed } from "./trails.ts";

const node = (id: string, group?: string) => ({ id, label: id, group, birth: 0, shape: "variable" });

const model: GraphModel = {
  groups: [
    { id: "main", label: "main()", birth: 0 },
    { id: "id", label: "id()", birth: 0 },
  ],
  nodes: [node("a", "main"), node("b", "main"), node("x", "main"), node("p", "id"), node("q", "id"), node("o.f")],
  edges: [
    { id: "ap", source: "a", target: "p", label: "", birth: 0, style: "argument" },
    { id: "bq", source: "b", target: "q", label: "", birth: 0, style: "argument" },
    { id: "px", source: "p", target: "x", label: "", birth: 0, style: "return" },
  ],
};

const trails: Trails = {
  marks: new Map([
    ["b", "first"],
    ["bq", "first"],
    ["q", "first-apart"],
    ["p", "second-apart"],
    ["px", "second"],
    ["x", "second"],
  ]),
  cuts: [{ source: "q", target: "x" }],
  said: {},
};

const open = buildScene(model, new Set());

const rectOf = (x: number, y: number): Rect => ({ x, y, width: 80, height: 40 });

function drawingOf(rects: Readonly<Record<string, Rect>>): Drawing {
  const nodes = Object.entries(rects).map(([id, rect]) => ({
    id,
    label: id,
    rect,
    shape: "variable",
    outline: "round" as const,
    isFinal: false,
  }));
  return { boxes: [], nodes, edges: [], captions: [] };
}

test("marks are those of the elements; a closed box goes with all flows in it", () => {
  expect(marksIn(open, trails)).toEqual(trails.marks);
  const closed = marksIn(buildScene(model, new Set(["id"])), trails);
  expect(closed.get("id")).toBe("both");
  expect(closed.get("id ⇒ x")).toBe("second");
  expect(closed.get("b ⇒ id")).toBe("first");
});

test("what is not on a way is paler, but for the boxes around it", () => {
  const full = fullIn(open, marksIn(open, trails));
  expect(full.has("main") && full.has("id")).toBe(true);
  expect(full.has("a") || full.has("o.f")).toBe(false);
});

test("on a way everything is there, whatever the position", () => {
  const view: GraphView = { kind: "graph", model, at: 0, since: 0, sublabel: () => undefined };
  const marks = marksIn(open, trails);
  const looks = looksAt(open, view, {
    selectedId: undefined,
    markedIds: [],
    focusedId: undefined,
    ghosts: false,
    kept: undefined,
    full: fullIn(open, marks),
    trails: marks,
    badgeOf: badgesOf(marks, (id) => (id === "x" ? "✗" : "")),
    insideText: () => "",
  });
  expect(looks.get("q")).toMatchObject({ visibility: "shown", trail: "first-apart", badge: "①" });
  expect(looks.get("x")).toMatchObject({ visibility: "shown", trail: "second", badge: "② ✗" });
  expect(looks.get("a")).toMatchObject({ visibility: "hidden", isContext: true });
});

test("a way that is not there leads around the nodes between its ends", () => {
  const rects = { q: rectOf(0, 0), a: rectOf(200, 0), x: rectOf(400, 0) };
  const [cut, ...others] = cutsIn(open, drawingOf(rects), trails);
  expect(others).toEqual([]);
  expect(cut).toMatchObject({ id: "q ⇏ x", source: "q", target: "x" });
  const way = cut?.route ?? [];
  expect(way.length).toBeGreaterThan(2);
  for (const [index, { x, y }] of way.slice(1).entries()) {
    const from = way[index] ?? { x, y };
    const isLevel = from.y === y;
    expect(isLevel && Math.abs(y) < 20 && Math.min(from.x, x) < 160 && Math.max(from.x, x) > 240, `${x} ${y}`).toBe(
      false,
    );
  }
});

test("a way between two nodes of one closed box is not drawn", () => {
  const scene = buildScene({ ...model, nodes: model.nodes.map((each) => ({ ...each, group: "id" })) }, new Set(["id"]));
  expect(cutsIn(scene, drawingOf({ id: rectOf(0, 0) }), trails)).toEqual([]);
});

test("under other names what has none is left out", () => {
  const own = renamed(trails, (id) => (id === "x" ? undefined : `${id}′`));
  expect([...own.marks.keys()]).toEqual(["b′", "bq′", "q′", "p′", "px′"]);
  expect(own.cuts).toEqual([]);
});
