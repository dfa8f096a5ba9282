import { expect, test } from "vitest";
import { compileJava } from "../../../testing/front-end.ts";
import { MachineSites } from "./sites.ts";

/** A line of `C.m`, and the labels of the exceptions that may arise in it; those of a full stack or heap are left out. */
const lines: readonly (readonly [code: string, labels: readonly string[]])[] = [
  ["int a = i / j;", ["vm:ArithmeticException@2"]],
  ["long a = n % j;", ["vm:ArithmeticException@2"]],
  ["int a = i / 2 + i % 0;", ["vm:ArithmeticException@2"]],
  ["int a = i / j + i / j;", ["vm:ArithmeticException@2a", "vm:ArithmeticException@2b"]],
  ["double a = x / i + i * j;", []],
  ["int a = row[i];", ["vm:ArrayIndexOutOfBoundsException@2", "vm:NullPointerException@2"]],
  ["row[i] = 1;", ["vm:ArrayIndexOutOfBoundsException@2", "vm:NullPointerException@2"]],
  ["all[i] = o;", ["vm:ArrayIndexOutOfBoundsException@2", "vm:ArrayStoreException@2", "vm:NullPointerException@2"]],
  ["int[] a = new int[i];", ["vm:NegativeArraySizeException@2"]],
  ["int[] a = new int[3];", []],
  ["C a = (C) o;", ["vm:ClassCastException@2"]],
  ["Object a = (Object) c;", []],
  ["int a = c.f + this.f;", ["vm:NullPointerException@2"]],
  ["c.f = 1;", ["vm:NullPointerException@2"]],
  ["int a = all.length;", ["vm:NullPointerException@2"]],
  ["c.hashCode();", ["vm:NullPointerException@2"]],
  ["C a = new C(); C b = a; b.hashCode();", []],
  ["int a = boxed;", ["vm:NullPointerException@2"]],
  [
    "for (int a : row) { }",
    ["vm:ArrayIndexOutOfBoundsException@2", "vm:NullPointerException@2a", "vm:NullPointerException@2b"],
  ],
  ['switch (s) { case "x": i = 1; }', ["vm:NullPointerException@2a", "vm:NullPointerException@2b"]],
  ["synchronized (o) { i = 1; }", ["vm:NullPointerException@2"]],
  ["synchronized (this) { i = 1; }", []],
  ["throw e;", ["vm:NullPointerException@2"]],
  ["throw null;", ["vm:NullPointerException@2"]],
  ["String a = s + c;", []],
];

const HEAD =
  "class C { int f; void m(int i, int j, long n, double x, int[] row, Object[] all, Object o, C c, Integer boxed, String s, RuntimeException e) {";

test.each(lines)("%s", async (code, labels) => {
  const program = await compileJava(`${HEAD}\n${code}\n} }`);
  const sites = new MachineSites(program);
  const method = program.methods.find(({ label }) => label.startsWith("C.m("));
  if (method === undefined) throw new Error("a method");
  const raised = sites.raised.of(method);
  const found = method.body.flatMap((at) => raised(at).map((name) => sites.at(method, at, name)?.label ?? "?"));
  expect(found.filter((label) => !/StackOverflow|OutOfMemory/.test(label)).sort()).toEqual(labels);
});

test("sites are numbered after those of the program, their labels are unique, and they are the same each time", async () => {
  const program = await compileJava([
    {
      name: "A.java",
      text: "class A { static int f(int i) { return 1 / i; }\nclass In { int g(int i) { return i / i; } } }",
    },
    { name: "B.java", text: "class B { Object o = A.f(0) + 1 / A.f(1); int f(int i) { return A.f(i / i); } }" },
  ]);
  const labelsOf = (sites: MachineSites): readonly (readonly [number, string])[] =>
    program.methods.flatMap((method) => {
      const raised = sites.raised.of(method);
      return method.body.flatMap((at) =>
        raised(at).flatMap((name) => {
          const site = sites.at(method, at, name);
          const message = site && sites.messageOf(site);
          return [site, message].flatMap((each) => (each === undefined ? [] : [[each.id, each.label] as const]));
        }),
      );
    });
  const found = labelsOf(new MachineSites(program));
  expect(labelsOf(new MachineSites(program))).toEqual(found);
  const byId = new Map(found);
  expect(new Set(byId.values()).size).toBe(byId.size);
  expect(Math.min(...byId.keys())).toBeGreaterThanOrEqual(program.allocationSites.length);
  const own = [...byId.values()].filter((label) => label.startsWith("vm:Arithmetic")).sort();
  expect(own).toEqual([
    "vm:ArithmeticException@1",
    "vm:ArithmeticException@2",
    "vm:ArithmeticException@B:1a",
    "vm:ArithmeticException@B:1b",
  ]);
  expect([...byId.values()]).toContain("vm:String@B:1a:ArithmeticException");
});

test("the errors of a class whose initializer failed have the line of the class", async () => {
  const program = await compileJava(
    "class A {\n  static class Bad { static int z = 1 / A.zero(); }\n  static int zero() { return 0; }\n}",
  );
  const bad = program.classes.find(({ name }) => name === "A.Bad");
  const sites = new MachineSites(program);
  expect(bad && sites.failureOf(bad, "ExceptionInInitializerError")?.label).toBe("vm:ExceptionInInitializerError@2");
  expect(bad && sites.failureOf(bad, "NoClassDefFoundError")?.label).toBe("vm:NoClassDefFoundError@2");
});
