import { expect, test } from "vitest";
import { edgesOf, relevancy, relevantNames, weightsIn } from "../../testing/relevancy/relevancy.ts";

const GLOBAL_RULES = ["global-entry", "global-exit", "global-result"];

/** Statements of `A.main()`, in which `s` and `n` are symbolic, with the edges that they add. */
const statements: readonly (readonly [statement: string, rule: string, edges: readonly string[]])[] = [
  ["int x = Symbolic.integer();", "symbolic-value", ["env ⇝ x any"]],
  ["int x = 7;", "constant-value", ["env ⇝ x const"]],
  ['String x = "a";', "constant-value", ["env ⇝ x const"]],
  ["int x = n;", "copy", ["n ⇝ x"]],
  ["int x = n + m;", "binary-operation", ["n ⇝ x", "m ⇝ x"]],
  ["int x = n + 1;", "binary-operation", ["n ⇝ x", "env ⇝ x const"]],
  ["boolean x = n < m;", "binary-operation", ["n ⇝ x", "m ⇝ x"]],
  ["int x = -n;", "binary-operation", ["n ⇝ x"]],
  ["long x = (long) n;", "cast", ["n ⇝ x"]],
  ["Object x = (Object) s;", "cast", ["s ⇝ x"]],
  ["int x = arr[0];", "array-load", ["[o4] ⇝ x"]],
  ["arr[0] = n;", "array-store", ["n ⇝ [o4]"]],
  ["int x = box.f;", "field-load", ["o5.f ⇝ x"]],
  ["box.f = n;", "field-store", ["n ⇝ o5.f"]],
  ["int x = arr.length;", "length", ["o4.len ⇝ x"]],
  ["int[] x = new int[n];", "new-array", ["n ⇝ o7.len"]],
  ["int x = Box.count;", "static-load", ["Box.count ⇝ x"]],
  ["Box.count = n;", "static-store", ["n ⇝ Box.count"]],
  ['map.put("k", s);', "map-put", ['s ⇝ o6."k"', '$1 ⇝ o6."k"', "$1 ⇝ o6.keys"]],
  ['String x = (String) map.get("k");', "map-get", ['o6."k" ⇝ $2', "o6.∗ ⇝ $2", "$1 ⇝ $2"]],
  ["String x = s.concat(s);", "string", ["s ⇝ x"]],
  ["int x = s.length();", "string", ["s ⇝ x"]],
  ["String x = s + n;", "string", ["s ⇝ x", "n ⇝ x"]],
  [
    "s.getChars(n, m, chars, 0);",
    "string-into-array",
    [
      "n ⇝ chars",
      "m ⇝ chars",
      "env ⇝ chars const",
      "s ⇝ chars",
      "n ⇝ [o3]",
      "m ⇝ [o3]",
      "env ⇝ [o3] const",
      "s ⇝ [o3]",
    ],
  ],
  ["int x = Math.max(n, m);", "library-call", ["n ⇝ x", "m ⇝ x"]],
];

test.each(statements)("%s: %s", async (statement, rule, expected) => {
  const result = await relevancy(
    `import java.util.*; class Box { int f; static int count; }
class A { static void main() { String s = Symbolic.string(); int n = Symbolic.integer(); int m = 3;
char[] chars = new char[9];
int[] arr = new int[m];
Box box = new Box();
Map map = new HashMap();
${statement}
} }`,
  );
  const line = 7;
  const node = (id: number): string => (result.wdg.nodes[id]?.variable ?? "?").replace("A.main()/", "");
  const found = result.wdg.edges
    .filter((edge) => edge.rule === rule && edge.line === line)
    .map(({ source, target, label }) => `${node(source)} ⇝ ${node(target)}${label === "id" ? "" : ` ${label}`}`);
  expect(found.sort()).toEqual([...expected].sort());
});

test("a call: arguments, return point, result, environment, and the globals that it touches", async () => {
  const result = await relevancy(
    "class A { static int g; static int id(int p) { g = p; return p; }\nstatic void main() { int s = Symbolic.integer();\nint x = id(s);\nint y = g; } }",
  );
  expect([...edgesOf(result)].sort()).toEqual(
    [
      "env@A.main() ⇝ s@A.main() [symbolic-value any]",
      "s@A.main() ⇝ A.id(int)/arg1@A.id(int) [call-argument]".replace("A.id(int)/arg1@", "arg1@"),
      "arg1@A.id(int) ⇝ p@A.id(int) [parameter]",
      "p@A.id(int) ⇝ A.g@A.id(int) [static-store]",
      "p@A.id(int) ⇝ ret@A.id(int) [return]",
      "ret@A.id(int) ⇝ A.id(int)/ret@r3 [call-return]",
      "A.id(int)/ret@r3 ⇝ x@A.main() [call-result]",
      "A.g@A.main() ⇝ y@A.main() [static-load]",
      "env@A.main() ⇝ env@A.id(int) [environment]",
      "A.g@A.id(int) ⇝ A.g@r3 [global-exit]",
      "A.g@r3 ⇝ A.g@A.main() [global-result]",
    ].sort(),
  );
  const byRule = new Map(result.wdg.edges.map(({ rule, pushdownRule }) => [rule, pushdownRule]));
  expect(byRule.get("call-argument")).toBe("⟨A.main()/s, A.main()⟩ → ⟨A.id(int)/arg1, A.id(int) r3⟩");
  expect(byRule.get("call-return")).toBe("⟨A.id(int)/ret, A.id(int)⟩ → ⟨A.id(int)/ret, ε⟩");
  expect(byRule.get("call-result")).toBe("⟨A.id(int)/ret, r3⟩ → ⟨A.main()/x, A.main()⟩");
});

test("Table 2: the context that the call creates, or every one", async () => {
  const text =
    "class B { int v; int get() { return this.v; } }\nclass A { static void main() { B a = new B();\na.v = 1;\nint x = a.get();\nint y = a.get(); } }";
  const globals = async (refinedContexts: string) =>
    edgesOf(await relevancy(text, { globals: "refined", refinedContexts }), (rule) => rule === "global-entry");
  expect(await globals("callee")).toEqual([
    "(o2.v, [])@A.main() ⇝ (o2.v, [4])@B.get() [global-entry]",
    "(o2.v, [])@A.main() ⇝ (o2.v, [5])@B.get() [global-entry]",
  ]);
  expect((await globals("printed")).length).toBe(4);
});

test("a call returns to one point for each context of its method, or, as printed, to one in all", async () => {
  const text =
    "class A { static int id(int p) { return p; } static int twice(int n) {\nreturn id(n); }\nstatic void main() { int s = Symbolic.integer();\nint x = twice(s);\nint y = twice(1); } }";
  const returnPoints = async (refinedContexts: string) => {
    const { wdg } = await relevancy(text, { globals: "refined", refinedContexts });
    return [
      ...new Set(wdg.edges.flatMap(({ returnPoint = "" }) => (returnPoint.startsWith("r2") ? [returnPoint] : []))),
    ];
  };
  expect(await returnPoints("callee")).toEqual(["r2@[4]", "r2@[5]"]);
  expect(await returnPoints("printed")).toEqual(["r2"]);
});

test("as printed, a callee that leaves a global alone may bring it back under another context", async () => {
  const text = `class B { int v; static void leave() {} int get() { leave(); return peek(); } int peek() { return this.v; } }
class A { static void main() { B a = new B();
a.v = 1;
int x = a.get();
int y = a.get(); } }`;
  const mixed = async (refinedContexts: string) =>
    edgesOf(await relevancy(text, { globals: "refined", refinedContexts }), (rule) => rule === "global-result").filter(
      (edge) => edge.startsWith("(o2.v, [") && !edge.includes("[]"),
    );
  expect(await mixed("callee")).toEqual([]);
  expect(await mixed("printed")).toEqual([
    "(o2.v, [4])@B.get() ⇝ (o2.v, [5])@B.get() [global-result]",
    "(o2.v, [5])@B.get() ⇝ (o2.v, [4])@B.get() [global-result]",
  ]);
});

test("joining texts calls toString: from there on, contexts tell the calls apart", async () => {
  const text = `class Note { String text; Note(String text) { this.text = text; } public String toString() { return text; } }
class A { static void main() { Note t = new Note(Symbolic.string());
Note u = new Note("b");
String x = "a" + t;
String y = "a" + u + t; } }`;
  const calls = edgesOf(await relevancy(text), (rule) => rule === "call-return");
  expect(calls).toEqual(
    ["4+", "5+a", "5+b"].map((site) => `ret@Note.toString() ⇝ Note.toString()/ret@r${site} [call-return]`),
  );
  const only = text.replace(" + t; } }", "; } }");
  expect(weightsIn(await relevancy(only, { globals: "refined" }), "A.main()")).toMatchObject({ x: "any", y: "const" });
});

test("implicit flows are an option", async () => {
  const text =
    "class A { static int f() { return 1; } static void main() { int n = Symbolic.integer(); int[] a = {1}; int x = 0; int y = 0; if (n > 0) { x = 1; y = f(); } int z = 2; int w = a[n]; } }";
  expect(weightsIn(await relevancy(text), "A.main()")).toMatchObject({
    x: "const",
    y: "const",
    z: "const",
    w: "const",
  });
  expect(weightsIn(await relevancy(text, { implicit: true }), "A.main()")).toMatchObject({
    x: "any",
    y: "any",
    z: "const",
    w: "any",
  });
});

test("what a loop does depends on its condition, what comes behind it does not", async () => {
  const text = `class A { static void main() { int n = Symbolic.integer(); int i = 0; int a = 0; int b = 0; int c = 0;
while (n > i) { a = 1; if (i > 2) { b = 1; } i = i + 1; }
do { c = 1; i = 2; } while (i < n);
int d = 1; } }`;
  expect(weightsIn(await relevancy(text, { implicit: true, splitLocals: false }), "A.main()")).toMatchObject({
    i: "any",
    a: "any",
    b: "any",
    c: "any",
    d: "const",
  });
});

test("seeds may be named: locals, parameters, fields", async () => {
  const text =
    "class B { int v; static int w; } class A { static int id(int p) { int q = p; return q; } static void main() { int s = Symbolic.integer(); B b = new B(); b.v = 1; int x = id(2); int y = b.v; int z = B.w; int t = s; } }";
  const relevant = async (seeds: string) => relevantNames(await relevancy(text, { seeds }));
  expect(await relevant("A.main()/t")).toEqual(["A.main()/t"]);
  expect(await relevant("A.id(int)/p")).toEqual(["A.id(int)/p", "A.id(int)/q", "A.id(int)/ret", "A.main()/x"]);
  expect(await relevant("A.id(..)/q")).toEqual(["A.id(int)/q", "A.id(int)/ret", "A.main()/x"]);
  expect(await relevant("B.v,B/w")).toEqual(["A.main()/y", "A.main()/z", "B.v", "B.w"]);
});

test("several seeds keep their own colors", async () => {
  const result = await relevancy(
    "class A { static void main() {\nint s = Symbolic.integer();\nint t = Symbolic.integer();\nint x = s;\nint y = s + t; } }",
  );
  const seeds = Object.fromEntries(
    result.variables.flatMap((row) => (row.kind === "local" ? [[row.name, row.seeds]] : [])),
  );
  expect(seeds).toEqual({ s: ["2"], t: ["3"], x: ["2"], y: ["2", "3"] });
});

test("a named local is one seed in all of its parts", async () => {
  const result = await relevancy(
    "class A { static void main() { int x = 1; int a = x; x = 2; int b = x; int y = 3; int c = x + y; } }",
    { seeds: "A.main()/x,A.main()/y" },
  );
  const seeds = result.variables.flatMap((row) => (row.kind === "local" ? [[row.name, row.seeds]] : []));
  expect(Object.fromEntries(seeds)).toEqual({
    x: ["A.main()/x"],
    a: ["A.main()/x"],
    b: ["A.main()/x"],
    y: ["A.main()/y"],
    c: ["A.main()/x", "A.main()/y"],
  });
});

test("types of interest say what is listed", async () => {
  const text =
    'class B {} class A { static void main() { int i = 1; String s = "a"; Integer b = 2; StringBuilder t = new StringBuilder(); B o = new B(); } }';
  const names = async (options: Readonly<Record<string, unknown>>) =>
    (await relevancy(text, options)).variables.flatMap((row) => (row.kind === "local" ? [row.name] : []));
  expect(await names({})).toEqual(["i", "s", "b", "t"]);
  expect(await names({ types: "primitives" })).toEqual(["i"]);
  expect(await names({ types: "strings,boxes" })).toEqual(["s", "b"]);
  expect(await names({ types: "primitives,all" })).toEqual(["i", "s", "b", "t", "o"]);
});

test("stack languages say which calls are open", async () => {
  const result = await relevancy(
    "class A { static int down(int n, int x) { if (n == 0) return x;\nreturn down(n - 1, x); }\nstatic void main() { int s = Symbolic.integer();\nint a = down(2, s);\nint b = down(2, 5); } }",
  );
  const stacks = Object.fromEntries(
    result.variables.flatMap((row) => (row.kind === "local" ? [[row.name, row.stack]] : [])),
  );
  expect(stacks).toEqual({ n: undefined, x: "2* 4", s: "ε", a: "ε", b: undefined });
});

test("a stack language that is too long to read is left out", async () => {
  const deepest = async (depth: number) => {
    const calls = Array.from({ length: depth }, (_, k) => `static int f${k}(int n) { return f${k + 1}(n); }`);
    const result = await relevancy(
      `class A { ${calls.join("\n")}\nstatic int f${depth}(int m) { return m; }\nstatic void main() { int x = f0(Symbolic.integer()); } }`,
    );
    const row = result.variables.find((each) => each.kind === "local" && each.name === "m");
    return row?.kind === "local" ? [row.weight, row.stack] : [];
  };
  expect(await deepest(3)).toEqual(["any", "3 2 1b 5a"]);
  expect(await deepest(20)).toEqual(["any", undefined]);
});

test("without restriction every global enters every call", async () => {
  const text =
    "class A { static int g; static void f() {} static void main() { g = Symbolic.integer(); f(); int x = g; } }";
  const count = async (modRef: boolean) =>
    edgesOf(await relevancy(text, { modRef }), (rule) => GLOBAL_RULES.includes(rule)).length;
  expect([await count(true), await count(false)]).toEqual([0, 3]);
});

test("two calls on one line are told apart, even where one is of an implicit constructor", async () => {
  const text =
    "import java.util.*; class R { int n; R(List<String> l, int n) { this.n = n; } } class A { static void main() { int s = Symbolic.integer(); R r = new R(new ArrayList<>(), s); } }";
  expect(edgesOf(await relevancy(text), (rule) => rule === "library-call")).toEqual([]);
});

test("code behind a constant condition does not count", async () => {
  const text = `class A {
static final boolean DEBUG = false;
static int twice(int n) { return 2 * n; }
public static void main(String[] args) {
int x = 1;
if (false) { x = Symbolic.integer(); }
if (DEBUG) x = twice(Symbolic.integer());
while (true) { if (x > 3) break; x++; }
} }`;
  const result = await relevancy(text);
  expect(weightsIn(result, "A.main(String[])")["x"]).toBe("const");
  expect(weightsIn(result, "A.twice(int)")).toEqual({ n: "zero" });
});

test("an array is as symbolic as what is read from it under its own context", async () => {
  const text = `class A {
static int[] make(int n) { int[] a = new int[2]; a[0] = n; return a; }
static int first(int[] a) { return a[0]; }
public static void main(String[] args) {
int[] b = make(7);
int[] c = make(Symbolic.integer());
int x = first(b);
int y = first(c);
} }`;
  const result = await relevancy(text, { globals: "refined", context: "1-call", heap: 1 });
  expect(weightsIn(result, "A.main(String[])")).toMatchObject({ b: "const", c: "any", x: "const", y: "any" });
});

test("an array of arrays is as symbolic as its rows", async () => {
  const text = `class A {
static int[][] kept;
static int[][] copy(int[][] g) { return g; }
static void put(int[][] g, int n) { g[0][1] = n; }
public static void main(String[] args) {
int s = Symbolic.integer();
int[][] rows = { { s }, { 1 } };
int[][] plain = { { 1 }, { 2 } };
int[][][] deep = { { { 1 }, { s } } };
int[][] one = new int[2][2];
int[][] two = new int[2][2];
put(one, s);
put(two, 3);
int t = two[0][1];
int[][] empty = new int[2][2];
kept = copy(plain);
Object[] mixed = { "x", rows };
} }`;
  const result = await relevancy(text, { globals: "refined", context: "1-call", heap: 1 });
  expect(weightsIn(result, "A.main(String[])")).toMatchObject({
    rows: "any",
    plain: "const",
    deep: "any",
    one: "any",
    two: "const",
    empty: "zero",
    mixed: "any",
  });
  expect(weightsIn(result, "A.copy(int[][])")).toMatchObject({ g: "const" });
  expect(result.variables.find(({ kind }) => kind === "static")?.weight).toBe("const");
});

test("what nothing reaches is unreached; array elements and filled lists are not", async () => {
  const text = `class A { public static void main(String[] args) {
int[] filled = { 1, 2 };
int[] empty = new int[3];
java.util.List<Integer> numbers = new java.util.ArrayList<>();
numbers.add(3);
int unused;
} }`;
  const weights = weightsIn(await relevancy(text, { globals: "refined" }), "A.main(String[])");
  expect(weights).toMatchObject({ filled: "const", empty: "zero", numbers: "const", unused: "zero" });
});
