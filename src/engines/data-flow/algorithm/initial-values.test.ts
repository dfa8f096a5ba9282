import { describe, expect, test } from "vitest";
import { compileJava } from "../../../testing/front-end.ts";
import type { DataFlowGiven } from "../options.ts";
import { solve, valueAt } from "../testing/flow.ts";

const MEMBERS = "int f; static int s; static int t; void set(int v) { f = v; } int get() { return f; }\n";

/** `x` behind the last statement of `main`, with the initial values met and skipped; `–`: no value. */
async function both(lines: string, members = MEMBERS, options: DataFlowGiven = {}): Promise<string> {
  const program = await compileJava(`class A { public static void main(String[] args) {\n${lines}\n}\n${members}}`);
  const [met, skipped] = (["met", "skipped"] as const).map((initial) => {
    const result = solve(program, { analysis: "constants", scope: "program", ...options, initial });
    return valueAt(result, "main(", "x") ?? "–";
  });
  return `${met} ${skipped}`;
}

const PROGRAMS: readonly (readonly [name: string, lines: string, expected: string])[] = [
  ["a static field that a method stores", "store();\nint x = s;", "NAC 555"],
  ["a setter and a getter", "A a = new A();\na.set(123);\nint x = a.get();", "NAC 123"],
  ["two stores", "A a = new A();\na.set(1);\na.set(2);\nint x = a.get();", "NAC NAC"],
  ["a store that may not happen", "if (args == null) s = 7;\nint x = s;", "NAC 7"],
  ["an element", "int[] a = new int[3];\nput(a);\nint x = a[1];", "NAC 9"],
  ["an element that is never stored", "int[] a = new int[2];\na[0] = 1;\nint x = a[1];", "0 –"],
  ["a field that is never stored", "A a = new A();\nint x = a.f;", "0 –"],
  ["a field that is stored before anything else", "s = 4;\nint x = s;", "4 4"],
];

test.each(PROGRAMS)("%s: the 0 before it is met or skipped", async (_name, lines, expected) => {
  const helpers = "static void store() { s = 555; } static void put(int[] a) { for (int i = 0; i < 3; i++) a[i] = 9; }";
  expect(await both(lines, `${MEMBERS}${helpers}`)).toBe(expected);
});

test("intervals: the 0 widens what is stored, or does not", async () => {
  expect(await both("A a = new A();\na.set(5);\nint x = a.get();", MEMBERS, { analysis: "intervals" })).toBe(
    "[0,5] [5,5]",
  );
});

describe("a method that is entered from outside and called by the program", () => {
  const source = "class A { static void f(int n) {\nint x = n;\nif (x > 3) f(5);\n} }";
  const options: DataFlowGiven = { analysis: "constants", scope: "program", entry: "A.f(int)" };

  test("its parameters have any value, or what calls give them", async () => {
    const program = await compileJava(source);
    expect(valueAt(solve(program, options), "f(", "x")).toBe("NAC");
    expect(valueAt(solve(program, { ...options, initial: "skipped" }), "f(", "x")).toBe("5");
  });

  test("one that is called from outside alone keeps any value", async () => {
    const program = await compileJava(source.replace("f(5)", "g(5)").replace("} }", "} static void g(int n) {} }"));
    expect(valueAt(solve(program, { ...options, initial: "skipped" }), "f(", "x")).toBe("NAC");
  });
});

test("what is skipped is said, where there is something to skip", async () => {
  const program = await compileJava("class A { public static void main(String[] args) { int x = 1; } }");
  const notes = (options: DataFlowGiven) => solve(program, options).notes.map((note) => note.split(":")[0]);
  expect(notes({ scope: "program", initial: "skipped" })).toEqual(["Initial values are skipped"]);
  expect(notes({ scope: "program" })).toEqual([]);
  expect(notes({ initial: "skipped" })).toEqual([]);
});

test("every order gives the same", async () => {
  const lines = "A a = new A();\nfor (int i = 0; i < 3; i++) a.set(4);\nint x = a.get();";
  for (const order of ["rpo", "fifo", "lifo"] as const) expect(await both(lines, MEMBERS, { order })).toBe("NAC 4");
});
