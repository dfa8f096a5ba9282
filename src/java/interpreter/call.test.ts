import { expect, test } from "vitest";
import { Budget, BudgetSpent } from "../../kernel/index.ts";
import { compileJava } from "../../testing/front-end.ts";
import { Caller, type CallResult, type CallValue, type HeapArray, type HeapObject } from "./index.ts";

const text = `class Base { int below; Base twin; static int made = 4; }
class Node extends Base {
  static int start = Node.initial();
  int val; byte small; long big; char letter; boolean flag; double real; String text; Node next; int[] all;
  static int initial() { if (made > 3) return 7; return 0; }
  int sum() { int s = 0; for (Node n = this; n != null; n = n.next) s += n.val; return s + below; }
  static Node push(Node list, int v) { Node n = new Node(); n.val = v; n.next = list; return n; }
  Node tail() { return next; }
  static long big(Node n) { return n.big + 1; }
  static String text(Node n) { return "" + n.text + n.flag + n.letter; }
  static int last(Node n) { return n.all[n.all.length - 1]; } static int[] array() { return new int[2]; }
  static void fail(Node n) { if (n.val == 1) throw new IllegalStateException("one"); n.next.val = 2; }
  static void endless() { while (true) { } }
  static void stop() { System.exit(3); }
  static int started() { return start++; }
  static int identities() { return new Node().hashCode() + "text".intern().hashCode() + System.identityHashCode("text"); }
  static int unusable() { return Broken.value; }
  static float twice(float x) { return 2 * x; }
  static boolean both(boolean a, boolean b) {
    return a && b;
  }
}
abstract class Shape { }
class Broken { static int value = 1 / zero(); static int zero() { return 0; } }
`;

interface Given {
  readonly class: string;
  readonly fields: Readonly<Record<string, CallValue>>;
}

function call(
  caller: Caller,
  name: string,
  values: readonly CallValue[],
  objects: Readonly<Record<string, Given>> = {},
): CallResult & { readonly branches: readonly string[]; readonly executed: readonly string[] } {
  const method = program.methods.find((each) => each.name === name);
  if (method === undefined) throw new Error(name);
  const branches: string[] = [];
  const executed: string[] = [];
  const given = Object.entries(objects).map(([id, { class: type, fields }]) => {
    const info = program.classes.find((each) => each.name === type);
    if (info === undefined) throw new Error(type);
    return [id, { class: info, fields }] as const;
  });
  const result = caller.call({
    method,
    values,
    objects: new Map(given),
    stepLimit: 1000,
    listener: {
      decided: (taken, pc, holds) => branches.push(`${taken.body[pc]?.span.start.line}${holds ? "T" : "F"}`),
      executed: (taken, pc, raised) =>
        executed.push(
          `${taken.body[pc]?.span.start.line} ${taken.body[pc]?.kind}${raised === undefined ? "" : ` ${raised}`}`,
        ),
    },
  });
  return { ...result, branches, executed };
}

const program = await compileJava(text);
const caller = new Caller(program);
const a = { object: "a" };
const list = {
  a: { class: "Node", fields: { val: 1, below: 10, next: { object: "b" } } },
  b: { class: "Node", fields: { val: 2 } },
};

test("a method runs on given objects; fields are found by name, inherited ones too", () => {
  const { outcome, branches } = call(caller, "sum", [a], list);
  expect(outcome).toEqual({ kind: "returned", value: 13 });
  expect(branches).toEqual(["6T", "6T", "6F"]);
});

test("checked instructions, returns and jumps back are told, with the exception that the machine makes itself", () => {
  const round = ["6 load", "6 load", "6 goto"];
  expect(call(caller, "sum", [a], list).executed).toEqual([...round, ...round, "6 load", "6 return"]);
  expect(call(caller, "fail", [{ object: "b" }], list).executed.at(-1)).toBe("12 store NullPointerException");
  expect(call(caller, "fail", [a], list).executed).toEqual(["12 load"]);
});

test("objects come back by their names, new ones get one", () => {
  expect(call(caller, "tail", [a], list).outcome).toEqual({ kind: "returned", value: { object: "b" } });
  const { outcome, heap } = call(caller, "push", [a, 5], list);
  expect(outcome).toEqual({ kind: "returned", value: { object: "new1" } });
  expect([...heap().keys()]).toEqual(["a", "b", "new1"]);
  expect(heap().get("new1")?.fields).toMatchObject({ val: 5, next: a, twin: null, flag: false });
});

test.each<readonly [string, readonly CallValue[], Readonly<Record<string, Given>>, unknown]>([
  ["big", [a], { a: { class: "Node", fields: { big: 2n ** 62n } } }, 2n ** 62n + 1n],
  ["text", [a], { a: { class: "Node", fields: { flag: 1, letter: 65 } } }, { text: "nulltrueA" }],
  ["array", [], {}, { array: "int[]" }],
  ["started", [], {}, 7],
  ["both", [true, 0], {}, false],
])("%s returns its value", (name, values, objects, value) => {
  expect(call(caller, name, values, objects).outcome).toEqual({ kind: "returned", value });
});

test("how calls end otherwise", () => {
  const thrown = call(caller, "fail", [a], list).outcome;
  expect(thrown.kind === "exception" && thrown.class.name).toBe("IllegalStateException");
  const raised = call(caller, "fail", [{ object: "b" }], list).outcome;
  expect(raised.kind === "exception" && raised.class.name).toBe("NullPointerException");
  expect(call(caller, "endless", []).outcome).toEqual({ kind: "step-limit" });
  expect(call(caller, "stop", []).outcome).toEqual({ kind: "exited", status: 3 });
});

test("the time of the calls may end within one of them", () => {
  let now = 0;
  const method = program.methods.find(({ name }) => name === "endless");
  const limited = new Caller(program, new Budget(() => now++, 5));
  const endless = () => method && limited.call({ method, values: [], objects: new Map(), stepLimit: 1e9 });
  expect(endless).toThrow(BudgetSpent);
});

test("a call sees nothing of the one before, and its initializers are no branches of the call", () => {
  const [first, second] = [call(caller, "started", []), call(caller, "started", [])];
  expect(second).toMatchObject({ outcome: first.outcome, branches: [] });
  const [hash, again] = [call(caller, "identities", []), call(caller, "identities", [])];
  expect(again.outcome).toEqual(hash.outcome);
  const [failed, failedAgain] = [call(caller, "unusable", []), call(caller, "unusable", [])];
  expect(failed.outcome).toMatchObject({ class: { name: "ExceptionInInitializerError" } });
  expect(failedAgain.outcome).toEqual(failed.outcome);
});

test.each<readonly [string, readonly CallValue[], Readonly<Record<string, Given>>, string]>([
  ["sum", [null], {}, "there is no receiver"],
  ["push", [null], {}, "2 values are needed, not 1"],
  ["push", [null, 2 ** 31], {}, "2147483648 is not a value of type int"],
  ["push", [null, 0.5], {}, "0.5 is not a value of type int"],
  ["push", [{ object: "x" }, 1], {}, "x is not a value of type Node"],
  ["push", [a, 1], { a: { class: "Base", fields: {} } }, "a is not a value of type Node"],
  ["sum", [a], { a: { class: "Node", fields: { small: 128 } } }, "a.small: 128 is not a value of type byte"],
  ["sum", [a], { a: { class: "Node", fields: { nothing: 1 } } }, "a.nothing: Node has no such field"],
  ["sum", [a], { a: { class: "Node", fields: { start: 1 } } }, "a.start: Node has no such field"],
  ["sum", [a], { a: { class: "Shape", fields: {} } }, "there are no objects of Shape"],
  ["both", [2, true], {}, "2 is not a value of type boolean"],
])("%s cannot be called with %j: %j", (name, values, objects, reason) => {
  expect(call(caller, name, values, objects).outcome).toEqual({ kind: "impossible", reason });
});

test("a number that is handed in for a float is the nearest float, and none that is too large", () => {
  expect(call(caller, "twice", [0.3]).outcome).toEqual({ kind: "returned", value: 2 * Math.fround(0.3) });
  expect(call(caller, "twice", [1e39]).outcome).toEqual({
    kind: "impossible",
    reason: "1e+39 is not a value of type float",
  });
});

test("arrays are handed in with their elements, which fit their type", () => {
  const method = program.methods.find(({ name }) => name === "last");
  const node = program.classes.find(({ name }) => name === "Node");
  if (method === undefined || node === undefined) throw new Error("last");
  const run = (...elements: readonly CallValue[]) => {
    const array = { element: { kind: "primitive", name: "int" }, elements } as const;
    const objects = new Map<string, HeapObject | HeapArray>([
      ["n", { class: node, fields: { all: { object: "a" } } }],
      ["a", array],
    ]);
    return new Caller(program).call({ method, objects, values: [{ object: "n" }], stepLimit: 1000 }).outcome;
  };
  expect(run(3, 4)).toEqual({ kind: "returned", value: 4 });
  expect(run()).toMatchObject({ kind: "exception", class: { name: "ArrayIndexOutOfBoundsException" } });
  expect(run(0.5)).toEqual({ kind: "impossible", reason: "a.0: 0.5 is not a value of type int" });
});
