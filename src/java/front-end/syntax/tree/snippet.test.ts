import { expect, test } from "vitest";
import { compileJava, errorsOf, methodOf } from "../../../../testing/front-end.ts";
import { findEntries } from "../../../index.ts";

/** The variables of a method with their types, parameters included. */
async function variablesOf(source: string, label: string): Promise<readonly string[]> {
  return methodOf(await compileJava(source), label)
    .variables.filter((variable) => !variable.isTemporary)
    .map(
      (variable) =>
        `${variable.type.kind === "class" ? variable.type.class.name : variable.type.kind} ${variable.name}`,
    );
}

const HEAP = `n1 = new One();
n2 = new Two();
x1 = newX(n1);
x2 = newX(n2);
n = x1.f;

X newX(Number p) {
    X x = new X();
    x.f = p;
    return x;
}
class X {
    Number f;
}
interface Number {}
class One implements Number {}
class Two implements Number {}
`;

test("loose statements become a static main with their variables, lines stay", async () => {
  const program = await compileJava(HEAP);
  expect(await variablesOf(HEAP, "Main.main()")).toEqual(["One n1", "Two n2", "X x1", "X x2", "Number n"]);
  expect(program.allocationSites.flatMap((site) => (site.kind === "object" ? [site.label] : []))).toEqual([
    "o1",
    "o2",
    "o8",
  ]);
  expect(methodOf(program, "Main.newX(Number)").isStatic).toBe(true);
  expect(program.classes.map((info) => info.name)).toEqual([
    "Main",
    "X",
    "Number",
    "One",
    "Two",
    "Object",
    "String",
    "Comparable",
    "CharSequence",
    "Serializable",
  ]);
});

test("methods alone, as on the lecture's first slide", async () => {
  const program = await compileJava(`void main() {
    Number n1, n2, x, y;
    n1 = new One(); // o1
    n2 = new Two(); // o2
    x = id(n1);
    y = id(n2);
    int i = x.get();
}
Number id(Number n) {
    return n;
}

interface Number {
    int get(); }
class One implements Number {
    public int get() { return 1; }}
class Two implements Number {
    public int get() { return 2; }}
`);
  expect(findEntries(program).map((method) => method.label)).toEqual(["Main.main()"]);
  expect(program.callSites.flatMap((site) => (site.isImplicit ? [] : [`${site.labels.java} ${site.kind}`]))).toEqual([
    "5 static",
    "6 static",
    "7 interface",
  ]);
});

test.each([
  ["the first assignment gives the type", "a = new A(); b = a;", ["A a", "A b"]],
  ["other types widen it", "a = new A(); a = new B();", ["P a"]],
  ["to a common interface", "a = new A(); a = new C();", ["I a"]],
  ["to Object if need be", 'a = new A(); a = "x";', ["Object a"]],
  ["a later widening reaches earlier uses", "a = new A(); b = a; a = new B();", ["P a", "P b"]],
  ["null first", "a = null; a = new A();", ["A a"]],
  ["null only", "a = null;", ["Object a"]],
  ["numbers", "i = 0; while (i < 3) { i = i + 1; j = i; }", ["primitive i", "primitive j"]],
  ["arrays and calls", "a = new A[2]; b = a[0]; c = b.self();", ["array a", "A b", "A c"]],
  ["declared variables keep their type", "I a = new A(); a = new C();", ["I a"]],
  ["in blocks, for the whole of main", "if (new A() == null) { a = new A(); } b = a;", ["A a", "A b"]],
])("%s", async (_, statements, expected) => {
  const source = `${statements}\nclass P {} class A extends P implements I { A self() { return this; } } class B extends P {} class C implements I {} interface I {}`;
  expect(await variablesOf(source, "Main.main()")).toEqual(expected);
});

test("a local of a method of the snippet is declared by assignment too", async () => {
  expect(await variablesOf("x = f(new A());\nA f(A p) { q = p; return q; }\nclass A {}", "Main.f(A)")).toEqual([
    "A p",
    "A q",
  ]);
});

test("but not in a class", async () => {
  expect(await errorsOf("x = new A();\nclass A { void m() { y = x; } }")).toEqual([
    "2:22 `y` unknown-name: There is no variable “y” here.",
    "2:26 `x` unknown-name: There is no variable “x” here.",
  ]);
});

test("variables beside main belong to all methods", async () => {
  const program = await compileJava("A s;\nvoid main() { s = new A(); use(); }\nvoid use() { A x = s; }\nclass A {}");
  expect(program.classes[0]?.fields.map((field) => [field.name, field.isStatic])).toEqual([["s", true]]);
});

test("statements beside main are refused", async () => {
  expect(await errorsOf("x = 1;\nvoid main() {}")).toEqual([
    "1:1 `x = 1;` ill-formed: This statement is outside main(). Move it into main().",
  ]);
});

test("the class around a snippet takes a free name", async () => {
  const program = await compileJava("class Main {}\nx = new Main1();\nclass Main1 {}");
  expect(methodOf(program, "Main2.main()").class.name).toBe("Main2");
});

test("a mistake in a snippet is reported once, in its place", async () => {
  expect(await errorsOf("a = new A();\nb = a.f(c);\nclass A {}")).toEqual([
    "2:7 `f` unknown-name: There is no method “f” here.",
    "2:9 `c` unknown-name: There is no variable “c” here.",
  ]);
});
