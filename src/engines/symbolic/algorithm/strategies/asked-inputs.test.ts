import { expect, test } from "vitest";
import { compileJava } from "../../../../testing/front-end.ts";
import { testsOf, unitOf } from "../../../../testing/symbolic/symbolic.ts";
import { runInput } from "../concrete/index.ts";
import { branchesOf } from "../coverage/index.ts";
import { junitClass } from "../junit/junit-class.ts";
import { makeSubject } from "../subject/subject.ts";

test.each([
  ["an integer", "int s = Symbolic.integer(); if (s + 1 > 3) return 1; return 2;", ["integer1"]],
  ["an integer and a parameter", "int s = Symbolic.integer(); if (s > n) return 1; return 2;", ["integer1"]],
  [
    "the least and the greatest int",
    "int s = Symbolic.integer(); if (s == Integer.MIN_VALUE) return 1; if (s == 2147483647) return 2; return 3;",
    ["integer1"],
  ],
  ["a truth value", "if (Symbolic.bool()) return 1; return 2;", ["bool1"]],
  ["a fraction", "double d = Symbolic.real(); if (d > 0.25) { if (d < 0.5) return 1; } return 2;", ["real1"]],
  ["a text, which is there", "String s = Symbolic.string(); if (n > 3) return s.length(); return 2;", ["string1"]],
  [
    "two of one kind, told apart",
    "int a = Symbolic.integer(), b = Symbolic.integer(); if (a > b) { if (b > 7) return 1; } return 2;",
    ["integer1", "integer2"],
  ],
  [
    "an input of another name, of the type that is expected",
    "int a = Symbolic.price(); if (a == 12) return 1; return 2;",
    ["integer1"],
  ],
  ["an input as a char", "char c = Symbolic.integer(); if (c == 'x') return 1; return 2;", ["integer1"]],
])("%s that the method asks for is an input of each test", async (_, body, names) => {
  const { tests, coverage, partial } = await testsOf(`class A { static int m(int n) { ${body} } }`, "", {});
  expect({ open: coverage.openBranches, infeasible: coverage.infeasibleBranches, partial }).toEqual({
    open: [],
    infeasible: [],
    partial: false,
  });
  for (const { inputs } of tests) expect(inputs?.map(({ name }) => name)).toEqual(names);
});

test("main asks for inputs, too; one that a path does not come to is none of its test", async () => {
  const java = `class A { public static void main(String[] a) {
    int s = Symbolic.integer();
    if (s > 3) { boolean b = Symbolic.bool(); if (b) System.out.println(s); }
  } }`;
  const { tests, coverage } = await testsOf(java, "", { method: "main" });
  expect(coverage).toMatchObject({ branches: 4, covered: 4, open: 0 });
  expect(tests.map(({ inputs }) => inputs?.map(({ name }) => name))).toEqual([
    ["integer1"],
    ["integer1", "bool1"],
    ["integer1", "bool1"],
  ]);
});

test("tests that differ in such inputs only are different tests", async () => {
  const { tests } = await testsOf("class A { static int m() { return 7 / Symbolic.integer(); } }", "", {});
  expect(tests.map(({ inputs, exception }) => [inputs?.[0]?.value, exception])).toEqual([
    [0, "ArithmeticException"],
    [-1, undefined],
  ]);
});

test("a loop may ask as often as it goes round", async () => {
  const java = "class A { static int m() { int n = 0; while (Symbolic.integer() > 0) n++; return n == 2 ? 1 : 0; } }";
  const { tests, coverage } = await testsOf(java, "", { loops: 3 });
  expect(coverage.openBranches).toEqual([]);
  const longest = Math.max(...tests.map(({ inputs = [] }) => inputs.length));
  expect(longest).toBe(3);
});

test("runs replay the inputs of each kind in their order, and the next one is empty", async () => {
  const unit = await unitOf(
    "class A { static String m() { return Symbolic.integer() + Symbolic.string() + Symbolic.integer() + Symbolic.bool() + Symbolic.real() + Symbolic.integer(); } }",
    "",
  );
  const subject = makeSubject(unit, "m");
  const { program } = unit.code;
  if (!subject.ok || program === undefined) throw new Error("no subject");
  const input = {
    arguments: {},
    heap: [],
    inputs: [
      { name: "integer1", kind: "integer", value: 4 },
      { name: "string1", kind: "string", value: "x" },
      { name: "integer2", kind: "integer", value: -1 },
      { name: "bool1", kind: "bool", value: true },
      { name: "real1", kind: "real", value: 0.5 },
    ],
  } as const;
  const { outcome } = runInput(program, subject.value.method, input, { branches: branchesOf(unit.code) });
  expect(outcome).toMatchObject({ kind: "return", value: { text: '"4x-1true0.50"' } });
});

test("a JUnit class hands the inputs in, and has the class that it does that with", async () => {
  const source =
    "class A { static int m(int n) { int s = Symbolic.integer(); double d = Symbolic.real(); if (s > n) { if (d > 2) return 1; } return 2; } }";
  const program = await compileJava(source);
  const method = program.methods.find(({ name }) => name === "m");
  if (method === undefined) throw new Error("no method");
  const { tests } = await testsOf(source, "", { method: "m" });
  const text = junitClass(program, method, tests);
  expect(text).toContain("Symbolic.reset();");
  expect(text).toMatch(/Symbolic\.bind\("integer1", -?\d+\);\n {4}Symbolic\.bind\("real1", -?\d+\.\d+\);/);
  expect(text.match(/final class Symbolic/g)).toHaveLength(1);
  // It compiles together with the program, whose calls then are of this class.
  const assertions = `package org.junit.jupiter.api; public class Assertions { public static void assertEquals(int a, int b) { if (a != b) throw new RuntimeException(a + " " + b); } }`;
  const annotation = "package org.junit.jupiter.api; public @interface Test { }";
  const calls = tests.map((_, index) => `t.m${index + 1}();`).join(" ");
  await compileJava([
    { name: "A.java", text: source },
    { name: "AMTest.java", text },
    { name: "Assertions.java", text: assertions },
    { name: "Test.java", text: annotation },
    {
      name: "Main.java",
      text: `class Main { public static void main(String[] a) throws Throwable { AMTest t = new AMTest(); ${calls} } }`,
    },
  ]);
});
