import fc from "fast-check";
import { expect, test } from "vitest";
import type { GraphModel } from "../../../../trace/index.ts";
import { overlap, type Point, type Rect } from "../../../shapes/index.ts";
import { buildScene, type Scene } from "../../model/index.ts";
import { sizesOf } from "../measure.ts";
import { inColumns } from "./in-columns.ts";
import { ranksOf } from "./ranks.ts";

type Line = readonly [from: string, to: string, says: string];

/** `p…` are control locations, `m…` states in the middle, `f` is where the automaton ends. */
function automaton(lines: readonly Line[]): Scene {
  const names = [...new Set([...lines.map(([from]) => from), ...lines.map(([, to]) => to)])];
  const columnOf = (name: string) => (name.startsWith("p") ? 0 : name.startsWith("m") ? 1 : 2);
  const model: GraphModel = {
    groups: [],
    nodes: names.map((id, birth) => ({ id, label: id, group: undefined, birth, shape: "state", column: columnOf(id) })),
    edges: lines.map(([source, target, label], index) => ({
      id: `t${index}`,
      source,
      target,
      label,
      birth: index,
      style: "transition",
    })),
  };
  return buildScene(model, new Set());
}

const arranged = (scene: Scene) =>
  inColumns(
    scene,
    sizesOf(
      scene,
      () => "",
      (text) => text.length * 8,
    ),
  );

const oneMethodTwoCallers = automaton([
  ["p.env", "f", "main : id"],
  ["p.n", "m", "id : id"],
  ["p.ret", "m", "id : id"],
  ["p.ret", "f", "r1 : any"],
  ["m", "f", "r1 : any"],
]);

const recursive = automaton([
  ["p1", "m1", "a : id"],
  ["m1", "m2", "b : any"],
  ["m2", "m1", "c : any"],
  ["m2", "m2", "d : any"],
  ["m1", "f", "e : any"],
  ["p1", "f", "e : any"],
]);

test.each([
  ["control states, the middle, the end", oneMethodTwoCallers, { "p.env": 0, "p.n": 0, "p.ret": 0, m: 1, f: 2 }],
  ["a cycle in the middle", recursive, { p1: 0, m1: 1, m2: 2, f: 3 }],
  [
    "from control state to control state, as pre* adds them",
    automaton([
      ["p1", "p2", "a : 1"],
      ["p2", "f", "b : 1"],
      ["p3", "f", "b : 1"],
    ]),
    { p1: 0, p2: 1, f: 2, p3: 0 },
  ],
])("ranks of %s", (_, scene, expected) => {
  expect(Object.fromEntries(ranksOf(scene))).toEqual(expected);
});

test("an edge leaves its source on the right and enters its target on the left; one that leads back does so too", () => {
  const { rects, routes } = arranged(recursive);
  const [m1, m2] = [rects.get("m1"), rects.get("m2")];
  const there = routes.get("m1 ⇒ m2") ?? [];
  expect([there[0]?.x, there.at(-1)?.x]).toEqual([sideOf(m1, 1), sideOf(m2, -1)]);
  const back = routes.get("m2 ⇒ m1") ?? [];
  expect([back[0]?.x, back.at(-1)?.x]).toEqual([sideOf(m2, -1), sideOf(m1, 1)]);
  expect(routes.has("m2 ⇒ m2"), "a loop is drawn without a route").toBe(false);
});

const sideOf = (rect: Rect | undefined, side: 1 | -1) => (rect?.x ?? 0) + (side * (rect?.width ?? 0)) / 2;

const state = fc.constantFrom("p1", "p2", "p3", "p4", "p5", "m1", "m2", "m3", "m4", "f");
const anyAutomaton = fc
  .uniqueArray(fc.tuple(state, state, fc.constantFrom("main : any", "r5, r6 : const", "a : id")), {
    minLength: 1,
    maxLength: 24,
    selector: ([from, to]) => `${from} ${to}`,
  })
  .map(automaton);

test("nothing overlaps, and no line runs through a foreign node", () => {
  fc.assert(
    fc.property(anyAutomaton, (scene) => {
      const { rects, routes } = arranged(scene);
      const all = scene.nodes.map(({ id }) => ({ id, rect: rects.get(id) ?? { x: 0, y: 0, width: 0, height: 0 } }));
      for (const [index, one] of all.entries())
        for (const other of all.slice(index + 1))
          expect(overlap(one.rect, other.rect), `${one.id} ${other.id}`).toBe(false);
      for (const { id, source, target } of scene.edges) {
        const foreign = all.filter((node) => node.id !== source && node.id !== target);
        const hit = foreign.filter(({ rect }) => passes(routes.get(id) ?? [], rect));
        expect(hit.map((node) => `${id} through ${node.id}`)).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});

/** Is some point of the route, one every few units, inside? */
function passes(route: readonly Point[], rect: Rect): boolean {
  return route.slice(1).some((to, index) => {
    const from = route[index] ?? to;
    const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4);
    return Array.from({ length: count + 1 }, (_, step) => step / Math.max(1, count)).some((share) => {
      const x = from.x + (to.x - from.x) * share;
      const y = from.y + (to.y - from.y) * share;
      return Math.abs(x - rect.x) < rect.width / 2 - 1 && Math.abs(y - rect.y) < rect.height / 2 - 1;
    });
  });
}

test("an automaton of a thousand transitions has its places at once, and always the same", () => {
  const lines = Array.from(
    { length: 1_000 },
    (_, index): Line => [`p${index % 400}`, index % 3 === 0 ? "f" : `m${(index * 7) % 90}`, "r : any"],
  );
  const scene = automaton(lines);
  expect(arranged(scene)).toEqual(arranged(scene));
});
