import { expect, test } from "vitest";
import { Caller, type CallValue, type Program, runProgram } from "../../../../java/index.ts";
import { randomFrom } from "../../../../kernel/index.ts";
import { compileJava } from "../../../../testing/front-end.ts";
import { canonicalForm } from "../test-input/isomorphism.ts";
import type { InputValue, TestInput } from "../test-input/test-input.ts";
import { buildHeap } from "./build-heap.ts";
import { junitClass } from "./junit-class.ts";

const classes = `class Open { int val; Open next; Open other; long big; boolean flag; char letter; double real; short small; }
class Made { int val; Made next; Made(int val, Made next) { this.val = val; this.next = next; } }
class Set { private int val; private Set next; void setVal(int v) { val = v; } void setNext(Set n) { this.next = n; } }
class Final { final int val; final Final next; Final(int val, Final next) { this.val = val; this.next = next; } }
class Sub extends Made { private final boolean extra; Sub(int v, boolean extra) { super(v, null); this.extra = extra; } }
class Header { Made first; int size = 4; Header() { first = new Made(0, null); first.next = first; } }
class Closed { private int val = 2; int get() { return val; } }
class Strange { int val; Strange(int v) { if (v > 0) val = v; } }
class Outer { private static class Hidden { int val; } class Inner { int val; } static class Nested { int val; } }
`;
const program = await compileJava(classes);

const input = (type: string, cells: Readonly<Record<string, Readonly<Record<string, InputValue>>>>): TestInput => ({
  arguments: { x: Object.keys(cells)[0] ?? null },
  heap: Object.entries(cells).map(([id, fields]) => ({ id, type, fields })),
});

const lines = (given: TestInput): readonly string[] => {
  const built = buildHeap(program, given);
  return typeof built === "string" ? [built] : built.statements;
};

test.each<readonly [string, TestInput, readonly string[]]>([
  [
    "fields that may be assigned",
    input("Open", {
      n0: { val: 3, next: "n1", big: 5, flag: 1, letter: 39 },
      n1: { next: "n0", real: 0.5, small: -1 },
    }),
    [
      "Open n1 = new Open();",
      "Open n0 = new Open();",
      "n1.next = n0;",
      "n1.real = 0.5;",
      "n1.small = (short) -1;",
      "n0.val = 3;",
      "n0.next = n1;",
      "n0.big = 5L;",
      "n0.flag = true;",
      "n0.letter = (char) 39;",
    ],
  ],
  [
    "a constructor, what is pointed to first",
    input("Made", { n0: { val: 1, next: "n1" }, n1: { val: -2, next: null } }),
    ["Made n1 = new Made(-2, null);", "Made n0 = new Made(1, n1);"],
  ],
  [
    "a constructor, and the way back",
    input("Made", { n0: { val: 1, next: "n1" }, n1: { val: 2, next: "n0" } }),
    ["Made n1 = new Made(2, null);", "Made n0 = new Made(1, n1);", "n1.next = n0;"],
  ],
  [
    "setters",
    input("Set", { n0: { val: 1, next: "n1" }, n1: { val: 0, next: "n1" } }),
    ["Set n1 = new Set();", "Set n0 = new Set();", "n1.setNext(n1);", "n0.setVal(1);", "n0.setNext(n1);"],
  ],
  ["final fields", input("Final", { n0: { val: 1, next: null } }), ["Final n0 = new Final(1, null);"]],
  [
    "fields of a superclass",
    input("Sub", { n0: { val: 1, extra: true, next: "n0" } }),
    ["Sub n0 = new Sub(1, true);", "n0.next = n0;"],
  ],
  [
    "a constructor that does more: every field is assigned",
    input("Header", { n0: { first: null, size: 0 } }),
    ["Header n0 = new Header();", "n0.first = null;", "n0.size = 0;"],
  ],
  ["a private field that has its value anyway", input("Closed", { n0: { val: 2 } }), ["Closed n0 = new Closed();"]],
  [
    "a private field",
    input("Closed", { n0: { val: 3 } }),
    ["Closed.val is private or final, and no constructor or setter gives it its value"],
  ],
  [
    "a cycle through final fields",
    input("Final", { n0: { val: 1, next: "n0" } }),
    ["Final.next is private or final, and no constructor or setter gives it its value"],
  ],
  [
    "a constructor that decides",
    input("Strange", { n0: {} }),
    ["the class Strange has no constructor that a test could use"],
  ],
  [
    "a private class",
    input("Outer.Hidden", { n0: {} }),
    ["the class Outer.Hidden cannot be named outside its own class"],
  ],
  [
    "an inner class",
    input("Outer.Inner", { n0: {} }),
    ["Outer.Inner is an inner class, whose objects belong to an enclosing object"],
  ],
  [
    "a nested class",
    input("Outer.Nested", { n0: { val: 4 } }),
    ["Outer.Nested n0 = new Outer.Nested();", "n0.val = 4;"],
  ],
])("%s", (_, given, expected) => {
  expect(lines(given)).toEqual(expected);
});

/** Two variables that lead to up to four objects of several classes. */
function randomInput(seed: number): TestInput {
  const random = randomFrom(seed);
  const heap = Array.from({ length: 1 + random(4) }, (_, index) => ({
    id: `n${index}`,
    type: ["Open", "Made", "Set", "Header", "Sub"][random(5)] ?? "Open",
  }));
  const pick = (...types: readonly string[]): InputValue => {
    const fitting = [null, ...heap.filter(({ type }) => types.includes(type)).map(({ id }) => id)];
    return fitting[random(fitting.length)] ?? null;
  };
  const fields: Readonly<Record<string, () => Readonly<Record<string, InputValue>>>> = {
    Open: () => ({
      ...{ val: random(3), next: pick("Open"), other: pick("Open"), big: random(2), flag: random(2) === 0 },
      ...{ letter: 97 + random(3), real: random(3) / 2, small: random(3) },
    }),
    Made: () => ({ val: random(3), next: pick("Made", "Sub") }),
    Set: () => ({ val: random(3), next: pick("Set") }),
    Header: () => ({ first: pick("Made", "Sub"), size: random(3) }),
    Sub: () => ({ val: random(3), next: pick("Made", "Sub"), extra: random(2) === 0 }),
  };
  const y = heap[random(heap.length)];
  return {
    arguments: { x: "n0", y: y?.id ?? null },
    heap: heap.map((cell) => ({ ...cell, fields: fields[cell.type]?.() ?? {} })),
  };
}

/** What a static method left in the fields of the object that it returns. */
function heapOf(made: Program): TestInput {
  const method = made.methods.find(({ name }) => name === "build");
  if (method === undefined) throw new Error("no build");
  const { outcome, heap } = new Caller(made).call({ method, objects: new Map(), values: [], stepLimit: 10_000 });
  const objects = heap();
  const value = (given: CallValue): InputValue => {
    if (typeof given !== "object" || given === null) return typeof given === "bigint" ? Number(given) : given;
    return "object" in given ? given.object : null;
  };
  const all = (fields: Readonly<Record<string, CallValue>>) =>
    Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, value(each)]));
  const returned = outcome.kind === "returned" ? value(outcome.value ?? null) : null;
  return {
    arguments: all(objects.get(String(returned))?.fields ?? {}),
    heap: [...objects].map(([id, { class: info, fields }]) => ({ id, type: info.name, fields: all(fields) })),
  };
}

test("100 random heaps: the statements, compiled and run, make exactly that heap", async () => {
  const inputs = Array.from({ length: 100 }, (_, seed) => randomInput(seed + 1));
  const typeOf = (given: TestInput, name: string): string =>
    given.heap.find(({ id }) => id === given.arguments[name])?.type ?? "Object";
  const source = (given: TestInput, number: number): string =>
    `class Built${number} { ${typeOf(given, "x")} x; ${typeOf(given, "y")} y;
  static Built${number} build() { Built${number} b = new Built${number}(); ${lines(given).join(" ")}
    b.x = ${given.arguments["x"]}; b.y = ${given.arguments["y"]}; return b; } }`;
  const made = await compileJava(classes + inputs.map(source).join("\n"));
  for (const [number, given] of inputs.entries()) {
    const only = { ...made, methods: made.methods.filter(({ class: info }) => info.name === `Built${number}`) };
    expect(canonicalForm(heapOf(only)), source(given, number)).toBe(canonicalForm(given));
  }
});

const lists = `package lists;
class Lists {
  private int size; Made first;
  int pop(int n) { if (first == null) throw new java.util.NoSuchElementException(); size--; first = first.next; return size + n; }
  static char letter(boolean b, char c) { return b ? c : '?'; }
  static boolean isEmpty(Made x) { return x == null; }
  static Made last(Made x) { while (x.next != null) x = x.next; return x; }
  static Made copy(Made x) { return x == null ? null : new Made(x.val, x.next); }
  static void own() { throw new Mine(); }
  static int positive(int k) { assert k > 0 : k; return k; }
  private static void secret() { }
  private static class Mine extends IllegalStateException { }
}
class Made { int val; Made next; Made(int val, Made next) { this.val = val; this.next = next; } }
`;
const ASSERTING = { assertions: "on" } as const;
const listProgram = await compileJava([{ name: "Lists.java", text: lists }], ASSERTING);

function classFor(name: string, inputs: readonly TestInput[], isValid = true): string {
  const method = listProgram.methods.find((each) => each.name === name);
  if (method === undefined) throw new Error(name);
  return junitClass(
    listProgram,
    method,
    inputs.map((each) => ({ ...each, valid: isValid })),
  );
}

const list: TestInput["heap"] = [
  { id: "n0", type: "Made", fields: { val: 1, next: "n1" } },
  { id: "n1", type: "Made", fields: { val: 2, next: null } },
];
const receiver = (first: InputValue, size: number) => ({ id: "s", type: "Lists", fields: { first, size } });

test("classes of other packages are called by their full names", async () => {
  const two = await compileJava([
    {
      name: "Pack.java",
      text: "package p.q; import p.r.Node; public class Pack { public static int len(Node x) { return x == null ? 0 : 1; } }",
    },
    { name: "Node.java", text: "package p.r; public class Node { public Node next; }" },
  ]);
  const method = two.methods.find(({ name }) => name === "len");
  const given = { arguments: { x: "n0" }, heap: [{ id: "n0", type: "Node", fields: { next: null } }], valid: true };
  const text = method === undefined ? "" : junitClass(two, method, [given]);
  expect(text).toContain("package p.q;");
  expect(text).toContain("p.r.Node n0 = new p.r.Node();");
  expect(text).toContain("assertEquals(1, p.q.Pack.len(n0));");
});

test("a class of tests: exceptions, values, and what cannot be made", () => {
  expect(
    classFor("pop", [
      { arguments: { this: "s", n: 3 }, heap: [receiver(null, 0)] },
      { arguments: { this: "s", n: 3 }, heap: [receiver("n0", 0), ...list] },
      { arguments: { this: "s", n: 3 }, heap: [receiver("n0", 2), ...list] },
    ]),
  ).toBe(`package lists;

import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;

/** Valid inputs of Lists.pop(int). */
class ListsPopTest {
  @Test
  void pop1() throws Throwable {
    Lists object1 = new Lists();
    assertThrows(java.util.NoSuchElementException.class, () -> object1.pop(3));
  }

  @Test
  void pop2() throws Throwable {
    Made n1 = new Made(2, null);
    Made n0 = new Made(1, n1);
    Lists object1 = new Lists();
    object1.first = n0;
    assertEquals(2, object1.pop(3));
  }

  @Test
  @Disabled("Lists.size is private or final, and no constructor or setter gives it its value")
  void pop3() {}
}
`);
});

const everything: readonly (readonly [string, TestInput, string])[] = [
  ["letter", { arguments: { b: true, c: 120 }, heap: [] }, "assertEquals('x', Lists.letter(true, 'x'));"],
  ["isEmpty", { arguments: { x: null }, heap: [] }, "assertTrue(Lists.isEmpty((Made) null));"],
  ["last", { arguments: { x: "n0" }, heap: list }, "assertSame(n1, Lists.last(n0));"],
  [
    "last",
    { arguments: { x: null }, heap: [] },
    "assertThrows(NullPointerException.class, () -> Lists.last((Made) null));",
  ],
  ["copy", { arguments: { x: "n0" }, heap: list }, "    Lists.copy(n0);"],
  ["copy", { arguments: { x: null }, heap: [] }, "assertNull(Lists.copy((Made) null));"],
  ["own", { arguments: {}, heap: [] }, "assertThrows(IllegalStateException.class, () -> Lists.own());"],
  ["positive", { arguments: { k: 0 }, heap: [] }, "assertThrows(AssertionError.class, () -> Lists.positive(0));"],
  ["positive", { arguments: { k: 1 }, heap: [] }, "assertEquals(1, Lists.positive(1));"],
  ["secret", { arguments: {}, heap: [] }, '@Disabled("Lists.secret() is private")'],
];

test.each(everything)("%s of %j: %s", (name, given, line) => {
  expect(classFor(name, [given])).toContain(line);
});

test.each([
  ["OutTest", "OutTest"],
  ["out-1", "ListsIsEmptyTest"],
  [undefined, "ListsIsEmptyTest"],
])("a class that is to be called %s is called %s", (wanted, name) => {
  const method = listProgram.methods.find((each) => each.name === "isEmpty");
  expect(method && junitClass(listProgram, method, [], wanted)).toContain(`class ${name} {`);
});

test("invalid inputs have no test", () => {
  const text = classFor("isEmpty", [{ arguments: { x: null }, heap: [] }], false);
  expect(text).not.toContain("@Test");
  expect(text).not.toContain("Disabled");
});

const junit = [
  { name: "api/Test.java", text: "package org.junit.jupiter.api; public @interface Test { }" },
  { name: "api/Disabled.java", text: "package org.junit.jupiter.api; public @interface Disabled { String value(); }" },
  {
    name: "api/Executable.java",
    text: "package org.junit.jupiter.api; public interface Executable { void execute() throws Throwable; }",
  },
  {
    name: "api/Assertions.java",
    text: `package org.junit.jupiter.api; public class Assertions {
  static void check(boolean b) { if (!b) throw new AssertionError(); }
  public static void assertTrue(boolean b) { check(b); }
  public static void assertFalse(boolean b) { check(!b); }
  public static void assertNull(Object o) { check(o == null); }
  public static void assertSame(Object a, Object b) { check(a == b); }
  public static void assertEquals(int a, int b) { check(a == b); }
  public static void assertEquals(char a, char b) { check(a == b); }
  public static void assertThrows(Class<?> type, Executable code) {
    boolean thrown = false;
    try { code.execute(); } catch (Throwable t) { check(type.isInstance(t)); thrown = true; }
    check(thrown);
  }
}`,
  },
];

test("the classes compile, and their tests pass", async () => {
  const names = [...new Set(everything.map(([name]) => name))];
  const texts = names.map((name) => {
    const text = classFor(
      name,
      everything.filter(([each]) => each === name).map(([, given]) => given),
    );
    const calls = [...text.matchAll(/void (\w+)\(/g)].map(([, test]) => `${test}();`).join(" ");
    return { name, text: text.replace(/\}\n$/, `  void all() throws Throwable { ${calls} }\n}\n`), calls };
  });
  const runs = texts.map(({ text }) => `new ${/class (\w+Test)/.exec(text)?.[1]}().all();`).join(" ");
  const main = `package lists; class Main { public static void main(String[] args) throws Throwable { ${runs} System.out.print("done"); } }`;
  const compiled = await compileJava(
    [
      { name: "lists/Main.java", text: main },
      { name: "lists/Lists.java", text: lists },
      ...texts.map(({ name, text }) => ({ name: `lists/${name}Test.java`, text })),
      ...junit,
    ],
    ASSERTING,
  );
  const { output, exit } = runProgram(compiled, { stepLimit: 1_000_000, input: "", arguments: [] });
  expect([exit, output]).toEqual([{ kind: "returned" }, "done"]);
});
