import { expect, test } from "vitest";
import { binaryTree, box, cloud, doublyLinked, picture, slot } from "../../../../testing/heaps.ts";
import type { HeapPicture } from "../../../../trace/index.ts";
import { heapGrid } from "./grid/index.ts";
import { contextOf, type HeapLayout, layoutHeap } from "./layout.ts";
import { large, type Rectangle } from "./measure.ts";
import { besideHeap } from "./outcomes.ts";
import { shortName, small, valuesOf } from "./small.ts";

const circular = picture({
  stack: [slot("x", "a")],
  boxes: [box("a", { next: "b" }), box("b", { next: "c" }), box("c", { next: "a" })],
});
const skipList = picture({
  stack: [slot("x", "a")],
  boxes: [
    box("a", { next: "b", skip: "d" }),
    box("b", { next: "c", skip: "null" }),
    box("c", { next: "d", skip: "null" }),
    box("d", { next: "null", skip: "null" }),
  ],
});
const lost = picture({
  stack: [slot("x", "null"), slot("k", "17 + i")],
  boxes: [box("a", { next: "a" }), box("b", {}, { origin: "new" })],
  clouds: [cloud("p", "pre(n1, n2)")],
});
const segment = picture({
  stack: [slot("x", "a"), slot("y", "b")],
  boxes: [box("a", { next: "l" }), box("b", { next: "null" })],
  clouds: [cloud("l", "ls(n1, b)")],
});

const twoLanes = picture({
  stack: [slot("x", "a")],
  boxes: [
    box("a", { next: "l", express: "b" }, { owner: "express(a, …)" }),
    box("b", { next: "m", express: "e" }, { owner: "express(b, …)" }),
  ],
  clouds: [cloud("l", "local(y, b)"), cloud("m", "local(y2, e)"), cloud("e", "express(e)")],
});

const twoLists = picture({
  stack: [slot("x", "n1"), slot("y", "n2"), slot("dummyHead", "l1"), slot("z", "l2"), slot("w", "null")],
  boxes: [
    box("l1", { next: "l2" }, { origin: "new" }),
    box("X", { next: "n1" }),
    box("Y", { next: "n2" }),
    box("l2", { next: "null" }, { origin: "new" }),
    box("n1", { next: "p" }),
    box("n2", { next: "p" }),
  ],
  clouds: [cloud("p", "pre(n3, n4)")],
});
const sameObject = picture({
  stack: ["x", "y", "dummyHead", "current", "previous"].map((name) => slot(name, "a")),
  boxes: [box("a", { next: "b" }), box("b", { next: "null" })],
});

const belowAnother = picture({
  stack: [slot("x", "p"), slot("dummyHead", "l1"), slot("z", "l1")],
  boxes: [box("l1", { next: "null" })],
  clouds: [cloud("p", "pre(X)")],
});

const pictures: readonly (readonly [string, HeapPicture])[] = [
  ["nothing", picture({})],
  ["a doubly linked list", doublyLinked(4)],
  ["a tree with predicates at its leaves", binaryTree(3)],
  ["a circular list", circular],
  ["a skip list", skipList],
  ["what nothing points to", lost],
  ["a list segment between two objects", segment],
  ["a skip list with a predicate for each lane", twoLanes],
  ["two lists, walked from their second objects", twoLists],
  ["many variables for one object", sameObject],
  ["variables above an object below another", belowAnother],
];

test.each(pictures)("%s: no two regions overlap, and everything is inside", (_, heap) => {
  const layout = layoutHeap(heap);
  const places = [...layout.places.values()];
  expect(places).toHaveLength(heap.boxes.length + heap.clouds.length);
  for (const [index, place] of places.entries()) {
    expect(places.slice(index + 1).filter((other) => overlap(place, other))).toEqual([]);
    expect(layout.slots.filter((other) => overlap(place, other))).toEqual([]);
    expect(place.x + place.width).toBeLessThan(layout.width);
    expect(place.y + place.height).toBeLessThan(layout.height);
    expect(place.x).toBeGreaterThan(0);
    expect(place.y).toBeGreaterThan(0);
  }
});

const sizes = Object.entries({
  roomy: large("roomy"),
  plain: large("plain"),
  tight: large("tight"),
  thumbnail: small(false),
  labeled: small(true),
});
const drawings = pictures.flatMap(([name, heap]) =>
  sizes.map(([size, measures]) => [name, size, heap, measures] as const),
);

test.each(drawings)("%s, %s: every pointer has an arrow whose head is at the box", (_, __, heap, measures) => {
  const layout = layoutHeap(heap, measures);
  const ids = new Set([...heap.boxes, ...heap.clouds].map(({ id }) => id));
  const pointers = [...heap.stack, ...heap.boxes.flatMap(({ fields }) => fields)].filter(
    ({ target }) => target !== undefined && ids.has(target),
  );
  const arrows = layout.arrows.filter(({ kind }) => kind === "pointer");
  expect(arrows).toHaveLength(pointers.length);
  for (const { tip } of layout.arrows) expect(touching(layout, tip)).toBe(true);
});

test("∗ stands between lists, and between neighbors that nothing links", () => {
  expect(layoutHeap(twoLists).stars).toHaveLength(2);
  expect(layoutHeap(doublyLinked(3)).stars).toEqual([]);
  expect(layoutHeap(binaryTree(2)).stars).toHaveLength(4);
  expect(layoutHeap(picture({ boxes: [box("a", {})] })).stars).toEqual([]);
});

test.each(drawings)("%s, %s: no ∗ lies over a variable", (_, __, heap, measures) => {
  const { stars, slots } = layoutHeap(heap, measures);
  const over = stars.filter(({ x, y }) =>
    slots.some((tag) => x > tag.x - 8 && x < tag.x + tag.width + 8 && y > tag.y && y < tag.y + tag.height),
  );
  expect(over).toEqual([]);
});

test.each<readonly [string, HeapPicture, Readonly<Record<string, number>>]>([
  ["back pointers do not count", doublyLinked(3), { n0: 0, n1: 1, n2: 2 }],
  ["a cycle is cut where it closes", circular, { a: 0, b: 1, c: 2 }],
  ["the longest way counts", skipList, { a: 0, b: 1, c: 2, d: 3 }],
  ["a predicate stands before what it mentions", segment, { a: 0, l: 1, b: 2 }],
  ["a node of a tree is between its children", binaryTree(2), { t4: 0, t2: 1, t5: 2, t1: 3, t6: 4, t3: 5, t7: 6 }],
])("columns: %s", (_, heap, expected) => {
  const { cells } = heapGrid([heap]);
  expect(Object.fromEntries([...cells].map(([id, { column }]) => [id, column]))).toEqual(expected);
});

test("what is below one node in other heaps of a run takes turns in one place; what is in one heap does not", () => {
  const tree = (left: string, below: string) =>
    picture({
      boxes: [
        box("t", { left, right: "r" }),
        box(left, { left: below, right: "null" }),
        box(below, { left: "null", right: "null" }),
        box("r", { left: "null", right: "null" }),
      ],
    });
  const columns = (heaps: readonly HeapPicture[]) =>
    Object.fromEntries([...heapGrid(heaps).cells].map(([id, { column }]) => [id, column]));
  expect(columns([tree("a", "b"), tree("c", "d")])).toEqual({ b: 0, a: 1, d: 0, c: 1, t: 2, r: 3 });
  expect(columns([tree("a", "b"), tree("b", "a")])).toEqual({ b: 0, a: 1, t: 2, r: 3 });
});

test("a name that stands for other objects in other branches of a run has a place in each", () => {
  const below = (parent: "l" | "r", key: string) =>
    picture({
      boxes: [
        box("t", { left: "l", right: "r" }),
        box("l", { left: parent === "l" ? key : "null", right: "null" }),
        box("r", { left: parent === "r" ? key : "null", right: "null" }),
        box(key, { left: "null", right: "null" }),
      ],
    });
  const heaps = [below("l", "a1"), below("r", "a2")];
  const columnIn = (parent: "l" | "r", key: string): number => {
    const branch = [below(parent, "a")];
    const keys = new Map([...["t", "l", "r"].map((id) => [id, id] as const), ["a", key] as const]);
    return contextOf({ heaps, branch, keys }, large("roomy")).grid.cells.get("a")?.column ?? -1;
  };
  const root = heapGrid(heaps).cells.get("t")?.column ?? -1;
  expect(columnIn("l", "a1")).toBeLessThan(root);
  expect(columnIn("r", "a2")).toBeGreaterThan(root);
});

test("a tree goes down, what is left of a node at its left", () => {
  const { places, arrows } = layoutHeap(binaryTree(2));
  const [root, left, right] = ["t1", "t2", "t3"].map((id) => places.get(id));
  expect(left?.y).toBe(right?.y);
  expect(left?.y).toBeGreaterThan(root?.y ?? Infinity);
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
  expect(new Set(arrows.filter(({ hasDot }) => hasDot).map(({ tip }) => tip.toward))).toEqual(new Set(["down"]));
});

test("the two ways of a doubly linked list are apart", () => {
  const { arrows, places } = layoutHeap(doublyLinked(3));
  const bottom = Math.max(...[...places.values()].map(({ y, height }) => y + height));
  const turns = (name: string) => arrows.filter(({ key }) => key.endsWith(name)).map(({ tip }) => tip.toward);
  expect(turns(".next")).toEqual(["right", "right"]);
  expect(turns(".prev")).toEqual(["up", "up"]);
  for (const { key, path } of arrows) if (key.endsWith(".prev")) expect(lowest(path)).toBeGreaterThan(bottom);
});

test("an object more at the end moves none of the others", () => {
  const two = layoutHeap(doublyLinked(2)).places;
  const three = layoutHeap(doublyLinked(3)).places;
  for (const id of ["n0", "n1"]) expect(three.get(id)).toEqual(two.get(id));
});

test("a list stands on one line, its links horizontal", () => {
  const { places, arrows } = layoutHeap(doublyLinked(3));
  expect(new Set([...places.values()].map(({ y }) => y)).size).toBe(1);
  const next = arrows.find(({ key }) => key === "n0.next");
  const [start] = /,([\d.]+)/.exec(next?.path ?? "")?.slice(1) ?? [];
  expect(Number(start)).toBe(next?.tip.y);
});

test("variables stand above what they point to, the others at the left", () => {
  const { slots, places } = layoutHeap(twoLists);
  expect(slots.map(({ isTag }) => isTag)).toEqual([true, true, true, true, false]);
  for (const [index, id] of ["n1", "n2", "l1", "l2"].entries()) {
    const [tag, place] = [slots[index], places.get(id)];
    expect(tag?.x).toBe(place?.x);
    expect((tag?.y ?? 0) + (tag?.height ?? 0)).toBeLessThan(place?.y ?? 0);
  }
});

test("each list has a line of its own, whatever its variables point to, and no link crosses another", () => {
  const { places } = layoutHeap(twoLists);
  const lines = [
    ["X", "n1"],
    ["Y", "n2"],
    ["l1", "l2"],
  ].map((list) => list.map((id) => places.get(id)?.y));
  for (const line of lines) expect(new Set(line).size).toBe(1);
  expect(new Set(lines.flat()).size).toBe(3);
  // The predicate that both lists lead to stands beside both.
  const [p, first, last] = ["p", "n1", "n2"].map((id) => places.get(id));
  expect(p?.y).toBeLessThan((first?.y ?? 0) + (first?.height ?? 0) / 2);
  expect((p?.y ?? 0) + (p?.height ?? 0)).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0) / 2);
});

test("two ends on one side of a box are apart", () => {
  const heap = picture({
    boxes: [box("x", { to: "a" }), box("y", { to: "a" }), box("z", { to: "a" }), box("a", { val: "1", next: "null" })],
  });
  const ends = layoutHeap(heap).arrows.map(({ tip }) => tip.y);
  for (const [index, end] of ends.entries())
    for (const other of ends.slice(index + 1)) expect(Math.abs(end - other)).toBeGreaterThanOrEqual(9);
});

test("an arrow over a column passes its boxes by", () => {
  const { arrows, places } = layoutHeap(skipList);
  const skip = arrows.find(({ key }) => key === "a.skip");
  const below = Math.max(...[...places.values()].map(({ y, height }) => y + height));
  expect(lowest(skip?.path ?? "")).toBeGreaterThan(below);
});

/** The largest y of a path. */
function lowest(path: string): number {
  return Math.max(...[...path.matchAll(/,([\d.]+)/g)].map(([, y]) => Number(y)));
}

test.each(drawings)("%s, %s: boxes stand in the same columns, and none on another", (_, __, heap, measures) => {
  const [wanted, found] = [layoutHeap(heap), layoutHeap(heap, measures)];
  const order = ({ places }: HeapLayout) =>
    [...places].sort(([, a], [, b]) => a.x - b.x || a.y - b.y).map(([id]) => id);
  expect(order(found)).toEqual(order(wanted));
  const places = [...found.places.values(), ...found.slots];
  for (const [index, place] of places.entries())
    expect(places.slice(index + 1).filter((other) => overlap(place, other))).toEqual([]);
});

test("a small box says the numbers of an object, a small cloud the name of the predicate", () => {
  expect(valuesOf(box("a", { val: "-1", k: "_", next: "null" }))).toBe("-1");
  expect(shortName("pre(n1, n2)")).toBe("pre");
});

function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function touching({ places }: HeapLayout, { x, y }: { readonly x: number; readonly y: number }): boolean {
  return [...places.values()].some(
    (place) =>
      x >= place.x &&
      x <= place.x + place.width &&
      (y === place.y || y === place.y + place.height || x === place.x) &&
      y >= place.y &&
      y <= place.y + place.height,
  );
}

test("clouds that one object leads to stand below each other, though one mentions the other", () => {
  const { places, arrows } = layoutHeap(twoLanes);
  expect(places.get("m")?.x).toBe(places.get("e")?.x);
  expect(arrows.find(({ key }) => key === "m>e")?.kind).toBe("argument");
  expect(arrows.find(({ key }) => key === "b.express")?.tip.y).toBe(places.get("e")?.y);
});

test("choices stand right of the heap, one below the other, and move nothing of it sideways", () => {
  const layout = layoutHeap(twoLists);
  const outcome = (owner: string, heap: HeapPicture) => ({ cloud: "p", owner, picture: heap });
  const none = picture({ facts: ["n3 = null", "n4 = null"] });
  const beside = besideHeap(layout, [outcome("#3", none), outcome("#4", twoLists)], "plain");
  const frames = beside?.outcomes.map(({ frame }) => frame) ?? [];
  expect(beside?.outcomes.map(({ facts }) => facts)).toEqual([["n3 = null ∧ n4 = null"], []]);
  for (const { x, y, width, height } of frames) {
    expect(x).toBeGreaterThan(layout.width);
    expect(y).toBeGreaterThan(0);
    expect(x + width).toBeLessThan(beside?.width ?? 0);
    expect(y + height).toBeLessThan(beside?.height ?? 0);
  }
  expect((frames[0]?.y ?? 0) + (frames[0]?.height ?? 0)).toBeLessThan(frames[1]?.y ?? 0);
  expect(besideHeap(layout, [], "plain")).toBeUndefined();
});
