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

/** What is relevant in `A.main()` besides the symbolic `s`. */
const programs: readonly (readonly [name: string, body: string, relevant: readonly string[]])[] = [
  [
    "a builder and its aliases",
    'StringBuilder b = new StringBuilder(); StringBuilder c = b; StringBuilder d = new StringBuilder("x"); b.append(s); String x = c.toString(); String y = d.toString();',
    ["b", "c", "x"],
  ],
  ["a StringBuffer", "StringBuffer b = new StringBuffer(s); String x = b.reverse().toString();", ["b", "x"]],
  [
    "string constants are different keys",
    'Map<String, String> m = new HashMap<>(); m.put("a", s); m.put("b", "x"); String x = m.get("a"); String y = m.get("b");',
    ["m", "x"],
  ],
  [
    "a map written with a symbolic key",
    'Map<String, String> m = new HashMap<>(); m.put(s, "x"); String x = m.get("a");',
    ["m", "x"],
  ],
  [
    "a map read with a symbolic key",
    'Map<String, String> m = new HashMap<>(); m.put("a", "x"); String x = m.get(s); String y = m.get("a");',
    ["x"],
  ],
  [
    "two maps",
    'Map<String, String> m = new HashMap<>(); Map<String, String> k = new TreeMap<>(); m.put("a", s); k.put("a", "x"); String y = k.get("a");',
    ["m"],
  ],
  [
    "copies of maps",
    'Map<String, String> m = new HashMap<>(); m.put("a", s); m.put("b", "x"); Map<String, String> k = new HashMap<>(m); String x = k.get("a"); String y = k.get("b");',
    ["k", "m", "x"],
  ],
  [
    "values and keys of a map",
    'Map<String, String> m = new HashMap<>(); m.put("a", s); for (String k : m.keySet()) { String y = k; } for (String v : m.values()) { String x = v; }',
    ["m", "v", "x"],
  ],
  [
    "entries that are set",
    'Map<String, String> m = new HashMap<>(); m.put("a", "b"); for (Map.Entry<String, String> e : m.entrySet()) e.setValue(s); String x = m.get("a");',
    ["e", "m", "x"],
  ],
  [
    "lists",
    'List<String> l = new ArrayList<>(); List<String> k = new ArrayList<>(); l.add(s); k.add("x"); String x = l.get(0); String y = k.get(0); for (String e : l) { String z = e; } for (String f : k) { String w = f; }',
    ["e", "l", "x", "z"],
  ],
  [
    "a sublist is a view",
    "List<String> l = new ArrayList<>(); List<String> v = l.subList(0, 0); v.add(s); String x = l.get(0);",
    ["l", "v", "x"],
  ],
  [
    "a list of lists",
    "List<List<String>> l = new ArrayList<>(); List<String> k = new ArrayList<>(); l.add(k); l.get(0).add(s); String x = k.get(0);",
    ["k", "l", "x"],
  ],
  [
    "a set",
    'Set<String> t = new HashSet<>(); t.add(s); boolean x = t.contains("a"); Iterator<String> i = t.iterator(); String y = i.next();',
    ["i", "t", "x", "y"],
  ],
  [
    "arrays copied by the library",
    "String[] a = new String[1]; String[] b = new String[1]; a[0] = s; System.arraycopy(a, 0, b, 0, 1); String x = b[0]; String[] c = Arrays.copyOf(a, 1); String y = c[0];",
    ["a", "b", "c", "x", "y"],
  ],
  [
    "split gives an array",
    'String[] a = s.split(","); String x = a[0]; int y = a.length; String[] b = "a,b".split(","); String z = b[0];',
    ["a", "x", "y"],
  ],
  [
    "boxes",
    "Integer b = s.length(); int x = b; Object o = b; int y = (Integer) o; Integer c = 3; int z = c;",
    ["b", "o", "x", "y"],
  ],
  [
    "any other library class",
    "Random r = new Random(s.length()); int x = r.nextInt(); Random q = new Random(1); int y = q.nextInt();",
    ["r", "x"],
  ],
  [
    "a function object keeps what it captures",
    'Function<String, String> f = a -> a + s; String x = f.apply("b"); Function<String, String> g = a -> a; String y = g.apply("c");',
    ["x"],
  ],
  [
    "the library calls back",
    "List<String> l = new ArrayList<>(); l.add(s); String[] box = new String[1]; l.forEach(e -> { box[0] = e; }); String x = box[0];",
    ["box", "l", "x"],
  ],
  [
    "an exception carries its message",
    "try { throw new IllegalStateException(s); } catch (IllegalStateException e) { String x = e.getMessage(); }",
    ["e", "x"],
  ],
  [
    "an optional",
    'Optional<String> o = Optional.of(s); String x = o.get(); Optional<String> p = Optional.of("a"); String y = p.get();',
    ["o", "x"],
  ],
  ["a joined object's text", 'Note t = new Note(s); String x = "a" + t; Note u = new Note("b");', ["x"]],
  [
    "what joining texts runs",
    'Note t = new Loud(s); String y = Loud.last; String x = "a" + t + Loud.last;',
    ["x", "y"],
  ],
  ["a joined list's text", 'List<Note> l = new ArrayList<>(); l.add(new Note(s)); String x = "a" + l;', ["x"]],
  [
    "an exception out of a joined object's text",
    'try { String y = "a" + new Failing(s); } catch (IllegalStateException e) { String x = e.getMessage(); }',
    ["e", "x"],
  ],
  [
    "objects that are equal are one key",
    'Map<Note, String> m = new HashMap<>(); m.put(new Note("a"), s); String x = m.get(new Note("a")); Map<Object, String> n = new HashMap<>(); Object k = new Object(); n.put(k, s); String y = n.get(new Object());',
    ["m", "n", "x"],
  ],
  ["an index is not followed", "int[] a = {1, 2}; int x = a[s.length()];", []],
];

test.each(programs)("%s", async (_, body, expected) => {
  const result = await relevancy(
    `import java.util.*; import java.util.function.*;
class Loud extends Note { static String last; Loud(String text) { super(text); } public String toString() { return raised(); }
  String raised() { last = text; return text + "!"; } }
class Failing extends Note { Failing(String text) { super(text); } public String toString() { throw new IllegalStateException(text); } }
class Note { String text; Note(String text) { this.text = text; } public String toString() { return text; }
  public boolean equals(Object o) { return o instanceof Note n && n.text.equals(text); } public int hashCode() { return 1; } }
class A { static void main() { String s = Symbolic.string(); ${body} } }`,
  );
  const found = result.variables.flatMap((row) =>
    row.kind === "local" && row.method === "A.main()" && row.relevant && row.name !== "s" ? [row.name] : [],
  );
  expect(found.sort()).toEqual([...expected].sort());
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
