import fc from "fast-check";
import { expect, test } from "vitest";
import { append } from "../../../kernel/index.ts";
import type { GraphModel } from "../../../trace/index.ts";
import { overlap, type Point, type Rect } from "../../shapes/index.ts";
import { sizesOf } from "../layout/index.ts";
import { buildScene, type Scene, sharingLabels } from "../model/index.ts";
import { arrangeAutomaton, fitsAutomaton } from "./automaton-layout.ts";
import { ranksOf } from "./ranks.ts";

type Line = readonly [from: string, to: string, ...says: readonly string[]];

/** `p…` are control locations, `m…` states in the middle, `f…` are where the automaton ends. */
function automaton(lines: readonly Line[]): Scene {
  const names = [...new Set([...lines.map(([from]) => from), ...lines.map(([, to]) => to)])];
  const columnOf = (name: string) => (name.startsWith("p") ? 0 : name.startsWith("m") ? 1 : 2);
  const model: GraphModel = {
    groups: [],
    nodes: names.map((id, birth) => ({
      id,
      label: id,
      group: undefined,
      birth,
      shape: id.startsWith("f") ? "start-final" : "middle",
      column: columnOf(id),
    })),
    edges: lines.flatMap(([source, target, ...says], index) =>
      says.map((label, symbol) => ({
        id: `t${index}.${symbol}`,
        source,
        target,
        label,
        birth: index,
        style: "transition",
      })),
    ),
  };
  return sharingLabels(buildScene(model, new Set()), () => "");
}

const placed = (scene: Scene, aspectRatio = 1.5) =>
  arrangeAutomaton(
    scene,
    sizesOf(
      scene,
      () => "",
      (text) => text.length * 8,
    ),
    aspectRatio,
  );

const oneMethodTwoCallers = automaton([
  ["p.env", "f", "main : id"],
  ["p.n", "m", "id : id"],
  ["p.ret", "m", "id : id"],
  ["p.ret", "f", "r1 : any", "r2 : const"],
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

const sideOf = (rect: Rect | undefined, side: 1 | -1) => (rect?.x ?? 0) + (side * (rect?.width ?? 0)) / 2;
const topOf = ({ y, height }: Rect) => y - height / 2;
const bottomOf = ({ y, height }: Rect) => y + height / 2;

test("every line leaves its source on the right and enters its target on the left, also one that leads back", () => {
  const { rects, routes } = placed(recursive);
  for (const { id, source, target } of recursive.edges.filter((edge) => edge.source !== edge.target)) {
    const route = routes.get(id) ?? [];
    expect(route[0]?.x, id).toBe(sideOf(rects.get(source), 1));
    expect(route.at(-1)?.x, id).toBe(sideOf(rects.get(target), -1));
  }
  expect(routes.has("m2 ⇒ m2"), "a loop is drawn without a route").toBe(false);
});

test("the last state is a bar as high as the picture at its right, and so is the only state at the left", () => {
  const { rects } = placed(recursive);
  const all = [...rects.values()];
  for (const id of ["f", "p1"]) {
    const bar = rects.get(id);
    if (bar === undefined) throw new Error(`no ${id}`);
    expect([topOf(bar), bottomOf(bar)]).toEqual([Math.min(...all.map(topOf)), Math.max(...all.map(bottomOf))]);
  }
  expect(Math.max(...all.map(({ x }) => x))).toBe(rects.get("f")?.x);
});

test("lines to one state that say the same share the last piece and its label; nothing else is shared", () => {
  const { routes } = placed(oneMethodTwoCallers);
  const ends = (id: string) => routes.get(id)?.at(-1);
  expect(ends("p.n ⇒ m")).toEqual(ends("p.ret ⇒ m"));
  const toFinal = ["p.env ⇒ f", "p.ret ⇒ f", "m ⇒ f"].map((id) => ends(id)?.y);
  expect(new Set(toFinal).size).toBe(3);
});

const state = fc.constantFrom("p1", "p2", "p3", "p4", "p5", "m1", "m2", "m3", "m4", "f", "f2");
const says = fc.uniqueArray(fc.constantFrom("main : any", "r5 : const", "r6 : const", "a : id", "long-name : 12"), {
  minLength: 1,
});
const anyAutomaton = fc
  .uniqueArray(fc.tuple(state, state, says), {
    minLength: 1,
    maxLength: 24,
    selector: ([from, to]) => `${from} ${to}`,
  })
  .map((lines) => automaton(lines.map(([from, to, texts]): Line => [from, to, ...texts])));

/** Where labels stand, once for those that lines share. */
function labelsIn(
  scene: Scene,
  { routes, labels, plans }: ReturnType<typeof placed>,
): readonly (Rect & { id: string })[] {
  return scene.edges.flatMap(({ id, sharing, target }) => {
    const [route, plan] = [routes.get(id), plans?.get(id)];
    if (route === undefined || plan === undefined || (sharing !== undefined && sharing.id !== id)) return [];
    return [{ ...pointAt(route, labels?.get(id) ?? 0), ...plan.size, id: `${id} to ${target}` }];
  });
}

function pointAt(route: readonly Point[], distance: number): Point {
  let rest = distance;
  for (const [index, to] of route.slice(1).entries()) {
    const from = route[index] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (rest <= length) {
      return { x: from.x + ((to.x - from.x) * rest) / length, y: from.y + ((to.y - from.y) * rest) / length };
    }
    rest -= length;
  }
  return route.at(-1) ?? { x: 0, y: 0 };
}

test("no two states or labels overlap, in a panel of any shape", () => {
  fc.assert(
    fc.property(anyAutomaton, fc.constantFrom(0.8, 1.5, 2.5), (scene, aspectRatio) => {
      const places = placed(scene, aspectRatio);
      const states = scene.nodes.map(({ id }) => ({ ...(places.rects.get(id) ?? nowhere), id }));
      const all = [...states, ...labelsIn(scene, places)];
      for (const [index, one] of all.entries())
        for (const other of all.slice(index + 1)) expect(overlap(one, other), `${one.id}, ${other.id}`).toBe(false);
    }),
    { numRuns: 60 },
  );
});

test("labels of lines to states of one column begin below each other", () => {
  fc.assert(
    fc.property(anyAutomaton, (scene) => {
      const places = placed(scene);
      const ranks = ranksOf(scene);
      const lefts = new Map<number, number[]>();
      for (const label of labelsIn(scene, places)) {
        const rank = ranks.get(label.id.split(" to ")[1] ?? "") ?? 0;
        append(lefts, rank, label.x - label.width / 2);
      }
      for (const [rank, found] of lefts)
        expect(Math.max(...found) - Math.min(...found), `before rank ${rank}`).toBeLessThan(0.01);
    }),
    { numRuns: 60 },
  );
});

test("no line runs through a state that it does not lead to, or through another label", () => {
  fc.assert(
    fc.property(anyAutomaton, (scene) => {
      const places = placed(scene);
      const labels = labelsIn(scene, places);
      for (const { id, source, target, sharing } of scene.edges) {
        const route = places.routes.get(id) ?? [];
        const states = scene.nodes.filter((node) => node.id !== source && node.id !== target);
        const foreign = labels.filter((label) => label.id !== `${sharing?.id ?? id} to ${target}`);
        const hit = [...states.map((node) => ({ ...(places.rects.get(node.id) ?? nowhere), id: node.id })), ...foreign];
        expect(hit.filter((rect) => passes(route, rect)).map((rect) => `${id} through ${rect.id}`)).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});

test("lines to the last state that say the same go past the states between, not through one of them", () => {
  const { rects, routes } = placed(
    automaton([
      ["m4", "m1", "a : any", "b : const"],
      ["p1", "m1", "a : any", "b : const"],
    ]),
  );
  expect(passes(routes.get("p1 ⇒ m1") ?? [], rects.get("m4") ?? nowhere)).toBe(false);
});

test.each([
  [
    "nothing leads to a state between",
    [
      ["m4", "m4", "a : any"],
      ["p1", "f", "b : any", "c : any"],
      ["p3", "f", "b : any", "c : any"],
    ],
  ],
  [
    "a final state is left",
    [
      ["m1", "p1", "a : any"],
      ["p1", "f2", "a : any"],
      ["p2", "f2", "a : any"],
      ["f2", "p5", "a : any"],
    ],
  ],
  [
    "nothing leads to the final state",
    [
      ["p2", "m4", "a : any"],
      ["m4", "p1", "a : any"],
      ["p1", "m2", "a : any"],
      ["p2", "m2", "a : any"],
      ["f2", "p1", "a : any"],
    ],
  ],
] satisfies [string, Line[]][])("lines leave a state to its right, also where %s", (_, lines) => {
  const scene = automaton(lines);
  const { rects, routes } = placed(scene);
  for (const { id, source, target } of scene.edges) {
    if (source === target) continue;
    const from = rects.get(source) ?? nowhere;
    const first = routes.get(id)?.[1];
    expect(first?.x, id).toBeGreaterThanOrEqual(from.x + from.width / 2);
  }
});

const nowhere: Rect = { x: 0, y: 0, width: 0, height: 0 };

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

test("rows are as high as the panel has room for, and never too low to be read", () => {
  const lines = Array.from({ length: 12 }, (_, index): Line => [`p${index}`, "f", `r${index} : any`]);
  const pitchIn = (aspectRatio: number) => {
    const { routes } = placed(automaton(lines), aspectRatio);
    const ends = [...routes.values()].map((route) => route.at(-1)?.y ?? 0).toSorted((a, b) => a - b);
    return (ends[1] ?? 0) - (ends[0] ?? 0);
  };
  expect(pitchIn(0.5)).toBeGreaterThan(pitchIn(3));
  expect(pitchIn(3)).toBeGreaterThanOrEqual(17);
});

test("an automaton of a thousand transitions has its places at once, and always the same", () => {
  const lines = Array.from(
    { length: 1_000 },
    (_, index): Line => [`p${index % 400}`, index % 3 === 0 ? "f" : `m${(index * 7) % 90}`, "r : any"],
  );
  const scene = automaton(lines);
  expect(placed(scene)).toEqual(placed(scene));
});

const manyStates = automaton(
  Array.from({ length: 9 }, (_, at): readonly Line[] => [
    [`p${at}`, `m${at}`, "main : id", "r5 : const", "r6 : any", "GetL : id", "IncL : const"],
    [`m${at}`, "f", "r7 : id"],
  ]).flat(),
);

const extentOf = ({ rects, routes }: ReturnType<typeof arrangeAutomaton>) => {
  const points = [...routes.values()].flat();
  const rights = [...[...rects.values()].map((rect) => sideOf(rect, 1)), ...points.map(({ x }) => x)];
  const bottoms = [...[...rects.values()].map(bottomOf), ...points.map(({ y }) => y)];
  const lefts = [...rects.values()].map((rect) => sideOf(rect, -1));
  const tops = [...rects.values()].map(topOf);
  return { width: Math.max(...rights) - Math.min(...lefts), height: Math.max(...bottoms) - Math.min(...tops) };
};

test.each([
  ["low", { width: 700, height: 430 }],
  ["narrow", { width: 450, height: 590 }],
])("where the panel is %s, an automaton is drawn closer so that all of it is in sight", (_, room) => {
  const sizes = sizesOf(
    manyStates,
    () => "",
    (text) => text.length * 8,
  );
  const usual = extentOf(arrangeAutomaton(manyStates, sizes, 1.5));
  expect(usual.width > room.width || usual.height > room.height).toBe(true);
  expect(fitsAutomaton(manyStates, sizes, room)).toBe(true);
  const { width, height } = extentOf(arrangeAutomaton(manyStates, sizes, room.width / room.height, room));
  expect(width).toBeLessThanOrEqual(room.width);
  expect(height).toBeLessThanOrEqual(room.height);
  expect(fitsAutomaton(manyStates, sizes, { width: 300, height: 100 })).toBe(false);
});
