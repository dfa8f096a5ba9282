import { expect, test } from "vitest";
import { compileJava } from "../../../../testing/front-end.ts";

/** The callees of `A.t`, in source order. */
async function calleesOf(source: string): Promise<readonly string[]> {
  const program = await compileJava(source);
  return program.callSites.filter((site) => site.method.name === "t").map((site) => site.target.label);
}

test.each([
  [
    "the declared type of the argument decides",
    "void f(Object o) {} void f(A a) {} void t() { Object o = this; f(o); f(this); }",
    ["A.f(Object)", "A.f(A)"],
  ],
  [
    "null takes the most specific",
    "void f(Object o) {} void f(A a) {} void f(B b) {} void t() { f(null); }",
    ["A.f(B)"],
  ],
  [
    "a number widens to the nearest",
    "void f(long l) {} void f(double d) {} void f(Object o) {} void t(int i, float g) { f(i); f(g); }",
    ["A.f(long)", "A.f(double)"],
  ],
  [
    "byte goes to short before int, char to int",
    "void f(short s) {} void f(int i) {} void t(byte b, char c) { f(b); f(c); f('x'); }",
    ["A.f(short)", "A.f(int)", "A.f(int)"],
  ],
  [
    "most specific in every argument",
    "void f(Object o, Object p) {} void f(A a, Object p) {} void f(A a, A b) {} void t() { f(this, this); f(this, null); }",
    ["A.f(A,A)", "A.f(A,A)"],
  ],
  [
    "arrays are objects",
    "void f(Object o) {} void f(Object[] a) {} void t(A[] a, int[] i) { f(a); f(i); f((Object) a); }",
    ["A.f(Object[])", "A.f(Object)", "A.f(Object)"],
  ],
  [
    "the type of an assignment is that of its target",
    "void f(Object o) {} void f(A a) {} void t() { Object o; f(o = this); }",
    ["A.f(Object)"],
  ],
  [
    "a conditional has the common type",
    'void f(Object o) {} void f(A a) {} void t(boolean b) { f(b ? this : new B()); f(b ? this : "s"); }',
    ["A.f(A)", "A.f(Object)"],
  ],
  [
    "constructors too",
    "A() {} A(Object o) {} A(B b) {} void t() { new A(new B()); new A(this); new A(null); }",
    ["A.<init>(B)", "A.<init>(Object)", "A.<init>(B)"],
  ],
])("%s", async (_, members, expected) => {
  const callees = await calleesOf(`class A { ${members} }\nclass B extends A {}`);
  expect(callees.filter((label) => label !== "B.<init>()")).toEqual(expected);
});

test.each([
  [
    "inherited overloads take part, overridden ones do not",
    "class P { void f(Object o) {} void f(A a) {} } class A extends P { void f(Object o) {} void t() { f(this); f(null); Object o = null; f(o); } }",
    ["P.f(A)", "P.f(A)", "A.f(Object)"],
  ],
  [
    "private ones of a superclass do not",
    "class P { private void f(A a) {} void f(Object o) {} } class A extends P { void t() { f(this); } }",
    ["P.f(Object)"],
  ],
  [
    "a method of the class itself, then those of the classes around it",
    "class O { static void f(int i) {} static void g() {} static class A { void f(long l) {} void t() { f(1); g(); } } }",
    ["O.A.f(long)", "O.g()"],
  ],
  [
    "an interface sees Object's methods",
    "interface I {} class A { boolean t(I i) { return i.equals(i); } }",
    ["Object.equals(Object)"],
  ],
  [
    "of abstract methods inherited twice, the one with the narrower result",
    "interface I { Object f(); } interface J { A f(); } abstract class A implements I, J { A t() { return f(); } }",
    ["J.f()"],
  ],
  [
    "a class's method hides an interface's of the same signature",
    "interface I { default void f() {} } class P { public void f() {} } class A extends P implements I { void t() { f(); } }",
    ["P.f()"],
  ],
])("%s", async (_, source, expected) => {
  expect(await calleesOf(source)).toEqual(expected);
});

test("fields are found by the declared type: a hidden one from where it is declared, and in interfaces", async () => {
  const program = await compileJava(
    `interface K { Object C = null; } class P { Object f; static Object s; }
class A extends P implements K { Object f; void t(A a) { Object o = a.f; o = ((P) a).f; o = s; o = A.s; o = C; o = super.f; } }`,
  );
  const method = program.methods.find((each) => each.name === "t");
  const fields = method?.body.flatMap((i) => ("field" in i ? [`${i.field.class.name}.${i.field.name}`] : []));
  expect(fields).toEqual(["A.f", "P.f", "P.s", "P.s", "K.C", "P.f"]);
});
