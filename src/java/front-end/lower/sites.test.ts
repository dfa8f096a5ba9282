import { expect, test } from "vitest";
import { compileJava } from "../../../testing/front-end.ts";
import type { Labeling, Program, SourceFile } from "../../index.ts";

const LECTURE = `class C {
    static void main() {
        C c = new C();
        c.m();
    }

    Number id(Number n) {
        return n;
    }
    void m() {
        Number n1, n2, x, y;
        n1 = new One();
        n2 = new Two();
        x = this.id(n1);
        y = this.id(n2);
        x.get();
    }
}
interface Number {
    int get(); }
class One implements Number {
    public int get() { return 1; }}
class Two implements Number {
    public int get() { return 2; }}
`;

/** Allocation sites: label, method, ordinal. */
function allocations(program: Program): readonly string[] {
  return program.allocationSites
    .filter((site) => site.kind !== "arguments")
    .map((site) => `${site.label} ${site.method === undefined ? "-" : site.method.label} ${site.ordinal}`);
}

/** Call sites in the reader's classes: label, kind, target; `?` before those that the program does not write. */
function calls(program: Program, labeling: Labeling): readonly string[] {
  return program.callSites
    .filter((site) => !site.method.class.isLibrary)
    .map((site) => `${site.isImplicit ? "?" : ""}${site.labels[labeling]} ${site.kind} ${site.target.label}`);
}

function written(program: Program, labeling: Labeling): readonly string[] {
  return calls(program, labeling).filter((call) => !call.startsWith("?"));
}

test("the lecture's example: o3, o12, o13 and call sites 4, 14, 15, 16", async () => {
  const program = await compileJava(LECTURE);
  expect(allocations(program)).toEqual(["o3 C.main() 0", "o12 C.m() 0", "o13 C.m() 0"]);
  for (const labeling of ["java", "lecture"] as const) {
    expect(written(program, labeling)).toEqual([
      "4 virtual C.m()",
      "14 virtual C.id(Number)",
      "15 virtual C.id(Number)",
      "16 interface Number.get()",
    ]);
  }
});

test("a default constructor's call and an implicit super() have the plain line of the class or constructor", async () => {
  expect(
    calls(
      await compileJava("class A {}\nclass B extends A {\n B() {}\n static Object m() { return new A(); } }"),
      "java",
    ),
  ).toEqual(["?1 special Object.<init>()", "?3 special A.<init>()", "?4 special A.<init>()"]);
});

test("several allocations on a line get letters from left to right, array initializers too", async () => {
  const program = await compileJava(`class A { A(Object a, Object b) {}
  Object m() { return new A(new Object(), new A(null, new int[] {1})); }
  Object n() { int[][] x = {{1}, {2}}; return new Object[2][3][]; }
}`);
  expect(allocations(program)).toEqual([
    "o2a A.m() 0",
    "o2b A.m() 0",
    "o2c A.m() 1",
    "o2d A.m() 0",
    "o3a A.n() 0",
    "o3b A.n() 0",
    "o3c A.n() 1",
    "o3d A.n() 0",
    "o3d[] A.n() 0",
  ]);
});

test("each call takes part in the letters of a line; in the lecture those of written constructors come first", async () => {
  const program = await compileJava(`class P {}
class A extends P { A(Object o) { super(); }
  A m(A a) { return m(m(new A(new P()))).m(new A(new Object())); }
  A() { this(new P()); }
}`);
  expect(calls(program, "java")).toEqual([
    "?1 special Object.<init>()",
    "?2 special P.<init>()",
    "3a virtual A.m(A)",
    "3b virtual A.m(A)",
    "3c special A.<init>(Object)",
    "?3d special P.<init>()",
    "3e virtual A.m(A)",
    "3f special A.<init>(Object)",
    "?3g special Object.<init>()",
    "4a special A.<init>(Object)",
    "?4b special P.<init>()",
  ]);
  expect(calls(program, "lecture")).toEqual([
    "?1 special Object.<init>()",
    "?2 special P.<init>()",
    "3a virtual A.m(A)",
    "3b virtual A.m(A)",
    "3c special A.<init>(Object)",
    "?3f special P.<init>()",
    "3d virtual A.m(A)",
    "3e special A.<init>(Object)",
    "?3g special Object.<init>()",
    "4 special A.<init>(Object)",
    "?4b special P.<init>()",
  ]);
});

test("after z comes aa", async () => {
  const program = await compileJava(`class A {\n static void f() {} static void m() { ${"f(); ".repeat(28)} } }`);
  expect(program.callSites.filter((site) => site.kind === "static").map((site) => site.labels.java)).toEqual(
    [..."abcdefghijklmnopqrstuvwxyz", "aa", "ab"].map((letters) => `2${letters}`),
  );
});

test("outside the first file the file's base name goes before", async () => {
  const files: readonly SourceFile[] = [
    { name: "src/Main.java", text: "class Main { Object a = new Base(); }" },
    { name: "src/Base.java", text: "class Base { Base() {}\n Object m() { return new Base().m(); } }" },
  ];
  const program = await compileJava(files);
  expect(allocations(program)).toEqual(["o1 Main.<init>() 0", "Base:o2 Base.m() 0"]);
  expect(calls(program, "java")).toEqual([
    "?1a special Object.<init>()",
    "1b special Base.<init>()",
    "?Base:1 special Object.<init>()",
    "Base:2a special Base.<init>()",
    "Base:2b virtual Base.m()",
  ]);
  expect(written(program, "lecture")).toEqual([
    "1 special Base.<init>()",
    "Base:2a special Base.<init>()",
    "Base:2b virtual Base.m()",
  ]);
});

test("a text is one object however often it is written, and belongs to no method", async () => {
  const program = await compileJava(
    'class A { String a = "x"; static String m() { return "x" + "y"; } String c = "x\\n"; }',
  );
  expect(allocations(program)).toEqual(['"x" - 0', '"xy" - 0', '"x\\n" - 0']);
});

test("an initializer belongs to each constructor that calls super, as a site of its own", async () => {
  const program = await compileJava(`class A {
  Object f = new Object();
  { f = m(new A()); }
  Object m(Object o) { return o; }
  A() { f = new Object(); }
  A(int i) { super(); }
  A(boolean b) { this(); }
}`);
  expect(allocations(program)).toEqual([
    "o2a A.<init>() 0",
    "o2b A.<init>(int) 0",
    "o3a A.<init>() 0",
    "o3b A.<init>(int) 0",
    "o5 A.<init>() 1",
  ]);
  expect(written(program, "java")).toEqual([
    "3a virtual A.m(Object)",
    "3b virtual A.m(Object)",
    "3c special A.<init>()",
    "3d special A.<init>()",
    "7 special A.<init>()",
  ]);
});

test("an ordinal counts the same type in the same method; inner dimensions share their array's", async () => {
  const program = await compileJava(`class A { void m() {
  Object a = new A(); a = new Object[1]; a = new A(); a = new Object(); a = new Object[1][2]; a = new Object[3];
} static Object s = new A(); }`);
  expect(allocations(program)).toEqual([
    "o2a A.m() 0",
    "o2b A.m() 0",
    "o2c A.m() 1",
    "o2d A.m() 0",
    "o2e A.m() 0",
    "o2e[] A.m() 0",
    "o2f A.m() 1",
    "o3 A.<clinit>() 0",
  ]);
});

test("sites stand at new, this, super or the method name; ids are positions", async () => {
  const program = await compileJava(`class A { A(int i) { this ( ); } A() { super(); }
  Object m(A a) { a . m ( null ); super . toString(); return  new A (1); }
  class I { I() {} } I i(A a) { return a.new I(); } }`);
  const text = (file: string, line: number) => file.split("\n")[line - 1] ?? "";
  const source = program.files[0]?.text ?? "";
  const marked = program.callSites
    .filter((site) => !site.isImplicit && !site.method.class.isLibrary)
    .map(({ span }) => text(source, span.start.line).slice(span.start.column - 1, span.end.column - 1));
  expect(marked).toEqual(["this", "m", "toString", "new", "new"]);
  expect(program.callSites.map((site) => site.id)).toEqual(program.callSites.map((_, index) => index));
  expect(program.allocationSites.map((site) => site.id)).toEqual(program.allocationSites.map((_, index) => index));
});

test("main's arguments have sites of their own", async () => {
  const { mainArguments, allocationSites, wellKnown } = await compileJava("class A {}");
  expect([mainArguments.array.label, mainArguments.element.label]).toEqual(["args", "args[]"]);
  expect(mainArguments.element.type).toEqual({ kind: "class", class: wellKnown.string });
  expect(allocationSites.slice(-2)).toEqual([mainArguments.array, mainArguments.element]);
});

test("an array of literal length 0 is known to be empty", async () => {
  const program = await compileJava(
    "class A { Object m(int n) { Object a = new int[0]; a = new int[n]; a = new int[] {}; a = new int[3][0]; return a; } }",
  );
  expect(program.allocationSites.filter((site) => site.kind === "array").map((site) => site.isEmptyArray)).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
});
