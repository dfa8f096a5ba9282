import { expect, test } from "vitest";
import { compileJava } from "../../../testing/front-end.ts";
import { filesOfGoldenProgram, goldenPrograms } from "../../../testing/golden-programs.ts";
import { randomJava } from "../../../testing/java/random-java.ts";
import { randomProgram } from "../../../testing/java/random-program.ts";
import { sharedLabels } from "../../../testing/java/shared-labels.ts";
import { seedsFrom, share } from "../../../testing/seeds.ts";
import type { Labeling, Program, SourceFile } from "../../ir/program.ts";

/** The calls of one line of the first file: label and callee. */
function callsOfLine(program: Program, line: number, labeling: Labeling): readonly string[] {
  return program.callSites
    .filter(({ span }) => span.file === program.files[0]?.name && span.start.line === line)
    .map(({ labels, target }) => `${labels[labeling]} ${target.label}`);
}

test("a call and the unwritten constructor in its argument have labels of their own", async () => {
  const program = await compileJava(`class A {
  B id(B b) { return b; }
}
class B {}
class Main {
  public static void main(String[] args) {
    A a = new A();
    B b = a.id(new B());
  }
}`);
  expect(callsOfLine(program, 8, "java")).toEqual(["8a A.id(B)", "8b B.<init>()"]);
  expect(callsOfLine(program, 8, "lecture")).toEqual(["8 A.id(B)", "8b B.<init>()"]);
  expect(sharedLabels(program)).toEqual([]);
});

test("a hidden requireNonNull and the new beside it have labels of their own", async () => {
  const program = await compileJava(`class Outer {
  class Inner {}
  static Inner make(Outer outer) {
    return outer.new Inner();
  }
}`);
  expect(callsOfLine(program, 4, "java")).toEqual(["4a Objects.requireNonNull(Object)", "4b Outer.Inner.<init>()"]);
  expect(sharedLabels(program)).toEqual([]);
});

const PROGRAMS: readonly { readonly what: string; readonly files: readonly SourceFile[] }[] = [
  {
    what: "texts of operands beside other calls, a joined text beside other objects",
    files: [
      {
        name: "A.java",
        text: `class A { String m(A a) { return a.m(new A()) + a + new A() + ("" + a) + new A[1][2]; } }`,
      },
    ],
  },
  {
    what: "initializers that belong to several constructors",
    files: [
      {
        name: "A.java",
        text: `class A { A a = make(new A(1)); { make("" + this); } A() {} A(int i) {} A make(Object o) { return null; } }`,
      },
    ],
  },
  {
    what: "a finally block that stands behind each way out, and what closes a resource",
    files: [
      {
        name: "A.java",
        text: `class A implements AutoCloseable { public void close() {}
  int m(int i) { try (A a = new A()) { if (i > 0) return a.m(0); m(1); } finally { m(2); new A(); } return i; } }`,
      },
    ],
  },
  {
    what: "lambdas, method references, enums and records on one line",
    files: [
      {
        name: "A.java",
        text: `import java.util.function.*; enum E { X, Y { }; } record R(E e, String s) {} class A { Supplier<R> r = () -> new R(E.X, ""); Function<E, String> f = E::name; }`,
      },
    ],
  },
  {
    what: "files of one name, and one that is called like a file of the library",
    files: [
      {
        name: "Main.java",
        text: "class Main { Object o = new java.util.Stack<Object>().push(new a.Stack().m(new b.Stack())); }",
      },
      {
        name: "a/Stack.java",
        text: "package a; public class Stack { public Object m(Object o) { return new Stack().m(o); } }",
      },
      {
        name: "b/Stack.java",
        text: "package b; public class Stack { public Object m(Object o) { return new Stack().m(o); } }",
      },
    ],
  },
];

test.each(PROGRAMS)("no two sites share a label: $what", async ({ files }) => {
  expect(sharedLabels(await compileJava(files))).toEqual([]);
});

test.each(share(goldenPrograms, 48))(
  "no two sites share a label: %s, with what it uses of the library",
  async (name) => {
    expect(sharedLabels(await compileJava(filesOfGoldenProgram(name)))).toEqual([]);
  },
);

test.each(share(seedsFrom(0, 60), 30))("no two sites share a label: the random programs of seed %i", async (seed) => {
  const texts = [randomJava(seed, { classes: 3, statements: 3 }), randomProgram(seed, { classes: 3, statements: 5 })];
  for (const text of texts) {
    for (const layout of [text, text.replaceAll("\n", " ")])
      expect(sharedLabels(await compileJava(layout))).toEqual([]);
  }
});
