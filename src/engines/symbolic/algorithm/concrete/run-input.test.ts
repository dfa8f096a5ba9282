import { expect, test } from "vitest";
import { compileJava } from "../../../../testing/front-end.ts";
import { branchesOf } from "../coverage/index.ts";
import { javaCode } from "../program/code.ts";
import type { TestInput } from "../test-input/test-input.ts";
import { runInput } from "./index.ts";
import { classOf } from "./run-input.ts";

const files = [
  {
    name: "src/Lists.java",
    text: `class Lists {
  static node add(node x, node y) {
    node dummyHead = new node(0, null); node z = dummyHead;
    while (x != null) {
      z.next = new node(x.val + y.val, null);
      x = x.next; y = y.next; z = z.next;
    }
    return dummyHead.next;
  }
  static int sign(node x) { return x == null ? 0 : x.val < 0 ? -1 : 1; }
  static node last(node x) { return x.isLast() ? x : last(x.next); }
  static void loop(node x) { while (x != null) System.out.println(x.val); }
  static String name(node x, char c) { return "node" + c; }
  static char letter(boolean b) { if (b) return 'x'; return 'y'; }
}
`,
  },
  {
    name: "src/node.java",
    text: `class node {
  int val; node next;
  node(int val, node next) { this.val = val; this.next = next; }
  boolean isLast() { return next == null || next.next == null && next.val == 0; }
}
`,
  },
];
const program = await compileJava(files);
const branches = branchesOf(javaCode(program));

function run(name: string, input: TestInput, stepLimit = 200_000) {
  const method = program.methods.find((each) => each.name === name);
  if (method === undefined) throw new Error(name);
  return runInput(program, method, input, { branches, stepLimit });
}

const cell = (id: string, next: string | null, val = 1) => ({ id, type: "node", fields: { val, next } });

test("conditions are named by their lines, with letters where there are several, and by their file", () => {
  expect(branches.conditions.map(({ label, method }) => `${label} ${method.name}`)).toEqual([
    "4 add",
    "10a sign",
    "10b sign",
    "11 last",
    "12 loop",
    "14 letter",
    "node:4a isLast",
    "node:4b isLast",
    "node:4c isLast",
  ]);
});

test("labels do not depend on the methods that are asked for", () => {
  const isLast = program.methods.filter(({ name }) => name === "isLast" || name === "letter");
  const labels = branchesOf(javaCode(program), isLast).conditions.map(({ label }) => label);
  expect(labels).toEqual(["14", "node:4a", "node:4b", "node:4c"]);
});

test("the loop of Fig. 1: one decision for each digit and one to leave", () => {
  const input: TestInput = {
    arguments: { x: "a", y: "c" },
    heap: [cell("a", "b"), cell("b", null), cell("c", "d"), cell("d", null)],
  };
  expect(run("add", input)).toEqual({
    outcome: { kind: "return", value: { text: "new node", primitive: undefined } },
    sequence: ["4T", "4T", "4F"],
    goals: [],
    branches: ["4T", "4F"],
  });
});

test("lists of different lengths fail", () => {
  const { outcome, sequence } = run("add", { arguments: { x: "a", y: null }, heap: [cell("a", null)] });
  expect(outcome).toMatchObject({ kind: "exception", exception: "NullPointerException" });
  expect(sequence).toEqual(["4T"]);
});

test("branches of called methods are told with their file", () => {
  const { outcome, sequence } = run("last", { arguments: { x: "a" }, heap: [cell("a", "b"), cell("b", null)] });
  expect(outcome).toMatchObject({ value: { text: "b" } });
  // `next == null ||` jumps over the second part when it holds.
  expect(sequence).toEqual(["node:4aF", "node:4bT", "node:4cF", "11F", "node:4aT", "11T"]);
});

test.each([
  ["sign", { x: "a" }, [cell("a", null, -4)], "-1", -1],
  ["sign", { x: null }, [], "0", 0],
  ["name", { x: null, c: 65 }, [], '"nodeA"', undefined],
  ["letter", { b: true }, [], "'x'", 120],
  ["letter", { b: 0 }, [], "'y'", 121],
] as const)("%s of %j returns a value that can be printed", (name, given, heap, text, primitive) => {
  expect(run(name, { arguments: given, heap }).outcome).toEqual({ kind: "return", value: { text, primitive } });
});

test("a run that does not end is cut short, and says so", () => {
  expect(run("loop", { arguments: { x: "a" }, heap: [cell("a", "a")] }, 500).outcome).toEqual({ kind: "step-limit" });
});

test.each([
  [{ arguments: { x: "a" }, heap: [{ id: "a", type: "tree", fields: {} }] }, "there is no class tree"],
  [{ arguments: { x: "a" }, heap: [cell("a", null), cell("a", null)] }, "cell a is defined twice"],
  [{ arguments: { x: "a" }, heap: [cell("a", "b")] }, "a.next: b is not a value of type node"],
  [{ arguments: {}, heap: [] }, "x has no value"],
])("%j is no input", (input, reason) => {
  expect(run("sign", input as TestInput).outcome).toEqual({ kind: "impossible", reason });
});

test("cells of a data type are objects of the class of that name, or of the only one of that simple name", async () => {
  const nested = await compileJava(`class A { static class Cell { } static class Twice { } }
class B { static class Twice { } static class Top { } }
class Top { }`);
  const named = ["A", "A.Cell", "Cell", "Twice", "B.Twice", "Top", "Object", "String", "none"];
  expect(named.map((type) => classOf(nested, type)?.name)).toEqual([
    "A",
    "A.Cell",
    "A.Cell",
    undefined,
    "B.Twice",
    "Top",
    "Object",
    undefined,
    undefined,
  ]);
});
