import { expect, test } from "vitest";
import { compileJava } from "../../../../testing/front-end.ts";
import { specificationOf } from "../../../../testing/separation/separation.ts";
import { sameLength } from "../../../../testing/separation/separation-texts.ts";
import type { InputValue, TestInput } from "../test-input/test-input.ts";
import { findRepOK, judge, runRepOK } from "./index.ts";

const program = await compileJava(`class node { int val; node next; Object other;
  boolean repOK() { return next != this; }
}
class Flag { boolean set; }
class Lists {
  static void both(node x, node y) { }
  static void flagged(Flag f, int n) { }
  static void rising(double[] a, double low) { }
  node top; int size;
  boolean repOK() { int n = 0; for (node t = top; t != null; t = t.next) n++; return n == size; }
  void push(int v) { }
}
class Lengths {
  static boolean repOK(node a, node b) {
    while (a != null) { a = a.next; b = b.next; }
    return b == null;
  }
  static void add(node x, node y, int carry) { }
  static void one(node x) { }
  static void number(int x) { }
}
class Count { int repOK() { return 1; } boolean repOK(Count other) { return true; } void up() { } }
class Stack extends Lists { boolean repOK() { return size == 0; } }
`);
const methodNamed = (label: string) => {
  const method = program.methods.find((each) => each.label === label);
  if (method === undefined) throw new Error(label);
  return method;
};
const specification = specificationOf(`${sameLength} data Flag { bool set; }
pre both == pre(x, y);
pre first == x -> node(_, null);
pre nothing == emp;
pred none(node t) == emp & t = null;
pre neither == none(x) * none(y);
pre rising == exists x, y, z. a -> double[3](x, y, z) & low < x & x <= y & y < z & 0 <= low;
pre flagged == f -> Flag(b) & b = true & n > 2;`);
const requirement = (name: string) => ({
  definitions: specification.definitions,
  precondition: specification.preconditions.find(({ method }) => method === name)?.query,
});
/** `{ a: "b" }` is a list cell a whose next is b. */
const nodes = (cells: Readonly<Record<string, string | null>>): TestInput["heap"] =>
  Object.entries(cells).map(([id, next]) => ({ id, type: "node", fields: { next, val: 3 } }));

test.each<readonly [string, Readonly<Record<string, InputValue>>, Readonly<Record<string, string | null>>, string]>([
  ["both", { x: "a", y: "b" }, { a: null, b: null }, "accepted"],
  ["both", { x: "a", y: null }, { a: null }, "rejected"],
  ["both", { x: "a", y: "a" }, { a: null }, "rejected"],
  ["both", { x: "a", y: "b" }, { a: "a", b: null }, "rejected"],
  ["both", { x: null, y: null }, { a: null }, "rejected"],
  // Silent on y: what y leads to is left over.
  ["first", { x: "a", y: "b" }, { a: null, b: "c", c: null }, "accepted"],
  ["first", { x: "a", y: "b" }, { a: "b", b: null }, "rejected"],
  ["nothing", { x: "a", y: null }, { a: "a" }, "accepted"],
  ["neither", { x: null, y: null }, {}, "accepted"],
  // It describes no cells, but its variables are of their type.
  ["neither", { x: null, y: null }, { a: null }, "rejected"],
  ["unknown", { x: "a", y: null }, { a: "a" }, "accepted"],
])("%s of %j with %j is %s", (name, given, cells, judgment) => {
  const input = { arguments: given, heap: nodes(cells) };
  expect(judge(methodNamed("Lists.both(node,node)"), requirement(name), input)).toBe(judgment);
});

test.each([
  [true, 3, "accepted"],
  [1, 3, "accepted"],
  [false, 3, "rejected"],
  [true, 2, "rejected"],
] as const)("a flag %j with %j is %s", (set, n, judgment) => {
  const input = { arguments: { f: "f", n }, heap: [{ id: "f", type: "Flag", fields: { set } }] };
  expect(judge(methodNamed("Lists.flagged(Flag,int)"), requirement("flagged"), input)).toBe(judgment);
});

test.each([
  [[0.25, 0.25, 0.5], 0, "accepted"],
  [[3, 7.5, 1e300], 2.75, "accepted"],
  [[0.25, 0.5, 0.5], 0, "rejected"],
  [[0.25, 0.125, 0.5], 0, "rejected"],
  [[0.25, 0.25, 0.5], -0.125, "rejected"],
  [[0.25, 0.25, 0.5], 0.25, "rejected"],
  [[0.25, 0.25, 0.5], -0, "accepted"],
] as const)("fractions are judged by their order: %j above %j is %s", (elements, low, judgment) => {
  const input = {
    arguments: { a: "a", low },
    heap: [{ id: "a", type: "double[3]", fields: Object.fromEntries(elements.entries()) }],
  };
  expect(judge(methodNamed("Lists.rising(double[],double)"), requirement("rising"), input)).toBe(judgment);
});

test.each([
  ["no data type", { id: "o", type: "Lists", fields: { top: null } }],
  ["a data type that the formula has no cells of", { id: "o", type: "Flag", fields: { set: true } }],
])("an object of %s is not the formula's business", (_, object) => {
  const input = { arguments: { x: "a", y: "b" }, heap: [...nodes({ a: null, b: null }), object] };
  expect(judge(methodNamed("Lists.both(node,node)"), requirement("both"), input)).toBe("accepted");
});

test.each([
  ["Lists.push(int)", ["Lists.repOK() this"]],
  ["Lengths.add(node,node,int)", ["Lengths.repOK(node,node) x y"]],
  ["Lengths.one(node)", ["node.repOK() x"]],
  ["Lists.both(node,node)", ["node.repOK() x", "node.repOK() y"]],
  ["Lengths.number(int)", undefined],
  // A method of that name that gives no truth value says nothing of it.
  ["Count.up()", undefined],
])("repOK for %s", (label, calls) => {
  const found = findRepOK(methodNamed(label));
  expect(found?.map(({ method, arguments: names }) => [method.label, ...names].join(" "))).toEqual(calls);
});

const list = (type: string, size: number) => ({ id: "s", type, fields: { top: "a", size } });

test.each<readonly [string, TestInput, boolean]>([
  [
    "Lists.push(int)",
    { arguments: { this: "s", v: 1 }, heap: [list("Lists", 2), ...nodes({ a: "b", b: null })] },
    true,
  ],
  [
    "Lists.push(int)",
    { arguments: { this: "s", v: 1 }, heap: [list("Lists", 3), ...nodes({ a: "b", b: null })] },
    false,
  ],
  ["Lengths.add(node,node,int)", { arguments: { x: "a", y: "b", carry: 0 }, heap: nodes({ a: null, b: null }) }, true],
  ["Lengths.one(node)", { arguments: { x: null }, heap: [] }, true],
  ["Lists.both(node,node)", { arguments: { x: "a", y: "b" }, heap: nodes({ a: null, b: "b" }) }, false],
])("repOK of %s on %j is %j", (label, input, expected) => {
  const repOK = findRepOK(methodNamed(label));
  expect(repOK && runRepOK(program, repOK, input)).toBe(expected);
});

test("a repOK that fails or does not end has not said yes", () => {
  const repOK = findRepOK(methodNamed("Lengths.add(node,node,int)")) ?? [];
  const run = (heap: TestInput["heap"]) => runRepOK(program, repOK, { arguments: { x: "a", y: null, carry: 0 }, heap });
  expect(run(nodes({ a: "b", b: null }))).toBe(false);
  const both = { arguments: { x: "a", y: "a", carry: 0 }, heap: nodes({ a: "a" }) };
  expect(runRepOK(program, repOK, both)).toBe(false);
});

test("the receiver's own class decides which repOK runs", () => {
  const repOK = findRepOK(methodNamed("Lists.push(int)")) ?? [];
  const heap = [list("Stack", 2), ...nodes({ a: "b", b: null })];
  expect(runRepOK(program, repOK, { arguments: { this: "s", v: 1 }, heap })).toBe(false);
});
