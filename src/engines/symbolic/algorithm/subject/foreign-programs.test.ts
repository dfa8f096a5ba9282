import { expect, test } from "vitest";
import { describe, type Result } from "../../../../kernel/index.ts";
import { testFrontEnd } from "../../../../testing/front-end.ts";
import { makeSubject, parseTestsOptions, readUnit, startSymbolic, type TestsResult } from "../../index.ts";
import { judge } from "../concrete/index.ts";

/** What `tests` answers, or its messages. */
async function answer(java: string, sl: string, method?: string): Promise<Result<TestsResult>> {
  const { compile } = await testFrontEnd();
  const files = [
    { name: "Main.java", text: java },
    { name: "main.sl", text: sl },
  ];
  const unit = readUnit(files, compile);
  if (!unit.ok) return unit;
  const options = parseTestsOptions(method === undefined ? {} : { method });
  if (!options.ok) return options;
  const analysis = startSymbolic(unit.value, options.value, false);
  if (!analysis.ok) return analysis;
  while (!analysis.value.advance(1_000));
  return { ok: true, value: analysis.value.result() };
}

async function testsFor(java: string, sl: string, method?: string): Promise<TestsResult> {
  const found = await answer(java, sl, method);
  if (!found.ok) throw new Error(found.errors.map(describe).join("\n"));
  return found.value;
}

async function refusal(java: string, sl: string, method?: string) {
  const found = await answer(java, sl, method);
  if (found.ok) throw new Error("it was not refused");
  const [first] = found.errors;
  const { file, start } = first !== undefined && "span" in first ? first.span : { file: "", start: undefined };
  return { at: `${file}:${start?.line}`, text: first === undefined ? "" : describe(first) };
}

const NESTED = `class Chain {
  static class Node { int val; Node next; }
  Node head;
  int size() { int n = 0; for (Node p = head; p != null; p = p.next) n++; return n; }
}`;

const PLAIN = `data Node { int val; Node next; }
data Chain { Node head; }
pred ls(Node x) == emp & x = null \\/ exists n. x -> Node(_, n) * ls(n);
pre size == exists h. this -> Chain(h) * ls(h);`;

test("a nested class has its full name, and the message that says so is followed", async () => {
  const { at, text } = await refusal(NESTED, PLAIN);
  expect(at).toBe("main.sl:1");
  expect(text).toBe(
    "There is no class Node here, but Chain.Node. Write Chain.Node in its place, wherever this text names it.",
  );
  const { coverage, tests } = await testsFor(NESTED, PLAIN.replaceAll(/\bNode\b/g, "Chain.Node"));
  expect(coverage).toMatchObject({ branches: 2, covered: 2 });
  expect(tests.every(({ valid }) => valid)).toBe(true);
});

test("of two nested classes with one simple name both are said", async () => {
  const java = "class A { static class Node { } } class B { static class Node { } static void f(Node x) { } }";
  expect((await refusal(java, "data Node { } pre f == x = null;")).text).toBe(
    "There is no class Node here, but A.Node, B.Node. Write one of these names in its place, wherever this text names it.",
  );
});

/** A program, a wrong text, where that is said, and the text after doing what the message advises. */
const advices: readonly (readonly [string, string, string, string])[] = [
  [
    "class H { int val; } class A { static void f(H h) { } }",
    "data H { H val; } pre f == h -> H(_);",
    "main.sl:1",
    "data H { int val; } pre f == h -> H(_);",
  ],
  [
    "class H { String s; int n; } class A { static void f(H h) { } }",
    "data H { int s; int n; }\npre f == h -> H(_, 3);",
    "main.sl:1",
    "data H { void s; int n; }\npre f == h -> H(_, 3);",
  ],
  [
    "class H { int n; } class A { static void f(H h) { } }",
    "data H {\n  int n;\n  int m; }\npre f == h -> H(3, _);",
    "main.sl:3",
    "data H { int n; }\npre f == h -> H(3);",
  ],
  [
    "class A { static void f(int k, int n) { } }",
    "\npre f == m > 3 & k = m;",
    "main.sl:2",
    "pre f == exists m. m > 3 & k = m;",
  ],
  [
    "class H { } class A { static void f(H h) { } }",
    "data H { }\npre g == h -> H();",
    "main.sl:2",
    "data H { }\npre f == h -> H();",
  ],
  [
    "class H { } class K { } class A { static void f(K h) { } }",
    "data H { }\ndata K extends H { } pre f == h -> K();",
    "main.sl:2",
    "data H { }\ndata K { } pre f == h -> K();",
  ],
  [
    "class H { int n; no.Such s = new no.Such(); } class A { static void f(H h) { } }",
    "data H { int n;\n  H s; }\npre f == h -> H(3, _);",
    "main.sl:2",
    "data H { int n;\n  void s; }\npre f == h -> H(3, _);",
  ],
];

test.each(advices)("%s with %s: the message has a place, and its advice works", async (java, wrong, place, right) => {
  expect((await refusal(java, wrong, "f")).at).toBe(place);
  expect((await testsFor(java, right, "f")).tests.length).toBeGreaterThan(0);
});

test("fields that are called like words of formulas", async () => {
  const java = `class N { int data; N next; N pred; int exists; }
class A { static int go(N x) { if (x == null) return 0; if (x.data > 3) return 1; if (x.exists == x.data) return 3; return 2; } }`;
  const sl = `data N { int data; N next; N pred; int exists; }
pred ls(N x) == emp & x = null \\/ exists n. x -> N(_, n, null, _) * ls(n);
pre go == ls(x);`;
  expect((await testsFor(java, sl)).coverage).toMatchObject({ branches: 6, covered: 6 });
});

const BOX = `class Box<T> { T val; Box<T> next;
  boolean has(T x) { for (Box<T> b = this; b != null; b = b.next) if (b.val == x) return true; return false; }
  boolean same(Object x) { return next != null && next.val.equals(x) ? true : false; } }`;

test("a generic class is its erasure, and objects of Object are objects", async () => {
  const sl = `data Box { Object val; Box<T> next; }
pred ls(Box<T> x) == emp & x = null \\/ exists v, n. x -> Box(v, n) * v -> Object() * ls(n);
pre has == exists v, n. this -> Box(v, n) * ls(n) & v = null;
pre same == exists v, n. this -> Box(v, n) * ls(n) & v = null;`;
  const { tests, coverage } = await testsFor(BOX, sl, "same");
  expect(coverage.covered).toBe(coverage.branches);
  expect(tests.every(({ valid }) => valid)).toBe(true);
  expect(tests.flatMap(({ heap }) => heap).find(({ type }) => type === "Object")?.fields).toEqual({});
  expect((await testsFor(BOX, sl, "has")).coverage).toMatchObject({ branches: 4, covered: 4 });
});

test("Java StarFinder’s texts: simple names of nested classes, this_f, truth values as numbers", async () => {
  const java = `package chains; class Chain { static class Link { boolean on; Link next; Object what; }
  Link first; int size;
  int lit() { int n = 0; for (Link p = first; p != null; p = p.next) if (p.on) n++; if (n == size) return -1; return n; } }`;
  const sl = `data Link {boolean on; Link next; void what}
pred links(root,n) == root=null & n=0 || root::Link<on,next,_> * links(next,n1) & n=n1+1 & on=1 || root::Link<on,next,_> * links(next,n) & on=0
pre lit == links(this_first,this_size)`;
  const { tests, coverage } = await testsFor(java, sl);
  expect(coverage).toMatchObject({ branches: 6, covered: 5 });
  expect(tests.every(({ valid }) => valid)).toBe(true);
});

test("what such a text says of this_f is asked of the receiver, and of no other object", async () => {
  const java = `class Chain { Chain.Link first; int size; static class Link { Link next; }
  int count(Chain other) { return other == null ? 0 : size; } }`;
  const sl = `data Link {Link next}
pred links(root,n) == root=null & n=0 || root::Link<next> * links(next,n1) & n=n1+1
pre count == links(this_first,this_size) & this_size > 0`;
  const { compile } = await testFrontEnd();
  const files = [
    { name: "Main.java", text: java },
    { name: "main.sl", text: sl },
  ];
  const unit = readUnit(files, compile);
  const subject = unit.ok ? makeSubject(unit.value, "count") : unit;
  if (!subject.ok) throw new Error(subject.errors.map(describe).join("\n"));
  const heap = [
    { id: "empty", type: "Chain", fields: { first: null, size: 0 } },
    { id: "full", type: "Chain", fields: { first: "link", size: 1 } },
    { id: "link", type: "Chain.Link", fields: { next: null } },
  ];
  const { method } = subject.value;
  const judged = (self: string, other: string) =>
    judge(method, subject.value, { arguments: { this: self, other }, heap });
  expect(judged("full", "empty")).toBe("accepted");
  expect(judged("empty", "full")).toBe("rejected");
});

test("a field that its class is left without is left out of the inputs, too", async () => {
  const java = `class Store { Store next; private final no.Such log = no.Such.make(); int n;
  int last() { Store s = this; while (s.next != null) s = s.next; return s.n > 3 ? 1 : 0; } }`;
  const sl = `data Store { void log; Store next; int n; } pred st(Store x) == emp & x = null \\/ exists l, n. x -> Store(l, n, _) * st(n);
pre last == exists n. this -> Store(_, n, _) * st(n);`;
  const { coverage, tests } = await testsFor(java, sl);
  expect(coverage).toMatchObject({ branches: 4, covered: 4 });
  expect(tests.every(({ valid }) => valid)).toBe(true);
  expect(new Set(tests.flatMap(({ heap }) => heap.flatMap(({ fields }) => Object.keys(fields))))).toEqual(
    new Set(["next", "n"]),
  );
});

test("formulas speak of a field that the library declares, and say what a field of type Object points to", async () => {
  const java = `import java.util.*;
class Trail extends AbstractList<String> { Trail before; Object what;
  static class Stone { int weight; }
  public String get(int at) { return ""; }
  public int size() { return 0; }
  int heavy() { if (modCount > 5) return 0; Stone s = (Stone) what; return s.weight > 3 ? 1 : 2; } }`;
  const sl = `data Trail { int modCount; Trail before; Trail.Stone what; } data Trail.Stone { int weight; }
pre heavy == exists s. this -> Trail(_, null, s) * s -> Trail.Stone(_);`;
  const { coverage, tests } = await testsFor(java, sl);
  expect(coverage).toMatchObject({ branches: 4, covered: 4 });
  expect(tests.every(({ valid }) => valid)).toBe(true);
});

test("of overloaded methods one is named by its parameters", async () => {
  const java = "class A { int all() { return 1; } int all(int n) { if (n > 3) return 1; return 2; } }";
  expect((await testsFor(java, "pre all == emp;", "all()")).coverage.branches).toBe(0);
  expect((await testsFor(java, "pre all == emp;", "all(int)")).coverage.branches).toBe(2);
  expect((await refusal(java, "pre all == emp;", "all")).text).toContain("A.all(), A.all(int)");
});

const PARTLY = `import no.such.Library;
class Store {
  Store next; Library library;
  int count() { int n = 0; for (Store s = this; s != null; s = s.next) n++; return n; }
  void save() { library.write(this); }
  int counted() { save(); return count(); }
}`;
const STORES =
  "data Store { Store next; void library; } pred st(Store x) == emp & x = null \\/ exists n. x -> Store(n, _) * st(n);\n";

test("what the method does not reach need not compile, which a note says", async () => {
  const { coverage, notes } = await testsFor(PARTLY, `${STORES}pre count == st(this);`);
  expect(coverage).toMatchObject({ branches: 2, covered: 2 });
  const [note] = notes.filter((text) => text.startsWith("Left out"));
  expect(note).toContain("does not compile and Store.count() does not reach it: no.such.Library (line 1)");
});

test.each(["save", "counted"])(
  "where %s reaches what does not compile, it is refused with what is wrong there",
  async (method) => {
    const { at, text } = await refusal(PARTLY, `${STORES}pre ${method} == st(this);`);
    expect(at).toBe("Main.java:1");
    expect(text).toContain("no.such");
  },
);

test("a method that is not declared any more, but may override what is called, is reached", async () => {
  const java = `class A { int f() { return 1; } static int g(A a) { return a.f(); } }
class B extends A { int f() throws no.Such { return 2; } }`;
  expect((await refusal(java, "pre g == emp & a != null;", "g")).text).toContain("no.Such");
});
