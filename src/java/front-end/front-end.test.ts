import { expect, test } from "vitest";
import { compileJava, compileResult, errorsOf, methodOf } from "../../testing/front-end.ts";
import { showType } from "../ir/types.ts";

test("no file, no program", async () => {
  expect(await compileResult([])).toEqual({ ok: false, errors: [{ kind: "no-input" }] });
});

test("an empty file is a program with the library alone", async () => {
  const program = await compileJava("");
  expect(program.classes.map((info) => [info.name, info.isLibrary])).toEqual([
    ["Object", true],
    ["String", true],
    ["Comparable", true],
    ["CharSequence", true],
    ["Serializable", true],
  ]);
});

test("classes of several files see each other, in whatever order; packages stay out of their names", async () => {
  const program = await compileJava([
    {
      name: "B.java",
      text: "package x.y;\nimport java.util.List;\nimport static x.y.A.*;\nclass B extends A { java.lang.Object o; x.y.A a; }",
    },
    {
      name: "A.java",
      text: "package x.y;\npublic @Deprecated class A { @Override public String toString() { return null; } }",
    },
  ]);
  expect(program.classes.map((info) => info.name)).toEqual([
    "B",
    "A",
    "Object",
    "String",
    "Comparable",
    "CharSequence",
    "Serializable",
  ]);
  expect(program.classes[0]?.fields.map((field) => showType(field.type))).toEqual(["Object", "A"]);
});

test("errors of all files are reported together, in order", async () => {
  const files = [
    { name: "A.java", text: "class A { B b; Missing m; }" },
    { name: "B.java", text: "class B { void m() { q = 1; } }" },
  ];
  expect(await errorsOf(files)).toEqual([
    "1:16 `Missing` unknown-name: There is no class “Missing” here.",
    "1:22 `q` unknown-name: There is no variable “q” here.",
  ]);
});

test("the reader's classes hide the library's, which then carry their package", async () => {
  const program = await compileJava(
    'class String { int f; } class Object {} interface Number {} class A { String s = new String(); void m() { var t = "x"; } }',
  );
  expect(program.classes.map((info) => info.name).slice(0, 6)).toEqual([
    "String",
    "Object",
    "Number",
    "A",
    "java.lang.Object",
    "java.lang.String",
  ]);
  expect(program.classes[3]?.superclass?.name).toBe("java.lang.Object");
  expect(program.classes[3]?.fields.map((field) => showType(field.type))).toEqual(["String"]);
  expect(methodOf(program, "A.m()").variables.map((variable) => showType(variable.type))).toEqual([
    "A",
    "java.lang.String",
  ]);
});

test("of the library only what a program may reach is there", async () => {
  const plain = await compileJava("n1 = new One(); class One {}");
  expect(plain.classes.filter((info) => info.isLibrary).map((info) => info.name)).toEqual([
    "Object",
    "String",
    "Comparable",
    "CharSequence",
    "Serializable",
  ]);
  const compiled = plain.methods.filter((method) => method.class.isLibrary && method.body.length > 0);
  expect(compiled.map((method) => method.label)).toEqual(["Object.<init>()"]);
  const printing = await compileJava("void main() { System.out.println(1); }");
  const names = printing.classes.map((info) => info.name);
  expect(names).toContain("PrintStream");
  expect(names).not.toContain("ArrayList");
});

test("a collection does not bring along the streams that it could make", async () => {
  const program = await compileJava(
    "import java.util.*; class A { boolean m(List<String> list) { return new ArrayList<>(list).add(list.get(0)); } }",
  );
  const methods = program.methods.filter((method) => method.body.length > 0);
  expect(methods.map((method) => method.class.name)).toContain("ArrayList");
  expect(program.classes.filter((info) => /^(Pipeline|Cursor|Stages|Sources|Collectors)/.test(info.name))).toEqual([]);
});

test("members in source order: the default constructor first, <clinit> where static initialization starts", async () => {
  const program = await compileJava(
    "class A { void a() {} static int x = 1; int y; static { x = 2; } A(int i) {} class_ c() { return null; } } class class_ { static int n; }",
  );
  expect(program.methods.filter((method) => !method.class.isLibrary).map((method) => method.label)).toEqual([
    "A.a()",
    "A.<clinit>()",
    "A.<init>(int)",
    "A.c()",
    "class_.<init>()",
  ]);
});

test("nested classes are named after those around them, in methods too", async () => {
  const program = await compileJava(
    "class Outer { static class In { In m(In i, In[][] a) { return i; } interface Deep {} } interface I { class C {} } Outer.I.C f; In.Deep g; }",
  );
  expect(program.classes.map((info) => info.name).slice(0, 5)).toEqual([
    "Outer",
    "Outer.In",
    "Outer.In.Deep",
    "Outer.I",
    "Outer.I.C",
  ]);
  expect(methodOf(program, "Outer.In.m(Outer.In,Outer.In[][])").class.outer?.name).toBe("Outer");
});

test("initializers and blocks run after super(), in source order; static ones in <clinit>", async () => {
  const source = `class A {
  Object a = null;
  { b = a; }
  Object b = this;
  static Object s = null;
  static { s = A.s; }
  A() { a = b; }
}`;
  const program = await compileJava(source);
  const lines = (label: string) => methodOf(program, label).body.map((instruction) => instruction.span.start.line);
  expect(lines("A.<init>()")).toEqual([7, 2, 3, 3, 4, 7, 7, 7]);
  expect(lines("A.<clinit>()")).toEqual([5, 6, 6, 6]);
});

test("every variable knows its place in the method", async () => {
  const program = await compileJava(
    "class A { int m(int x, A a) { { int y = x * x + 1; } int y = 2; return a.m(y, this) + y; } static void s() {} }",
  );
  for (const method of program.methods) {
    expect(method.variables.map((variable) => variable.index)).toEqual(method.variables.map((_, index) => index));
    expect(method.variables.every((variable) => variable.method === method)).toBe(true);
  }
  expect(methodOf(program, "A.m(int,A)").variables.map((variable) => variable.name)).toEqual([
    "this",
    "x",
    "a",
    "y",
    "$1",
    "y#2",
    "$2",
    "$3",
  ]);
  expect(methodOf(program, "A.s()").thisVariable).toBeUndefined();
});

test("the same front end compiles one program after another without a trace", async () => {
  await compileResult("class A { void m( }");
  const first = await compileJava("class A { Object o = new A(); }");
  const second = await compileJava("class A { Object o = new A(); }");
  expect(second.allocationSites.map((site) => site.label)).toEqual(first.allocationSites.map((site) => site.label));
  expect(second.classes[0] === first.classes[0]).toBe(false);
});
