import { expect, test } from "vitest";
import { testsOf } from "../../../../testing/symbolic/symbolic.ts";

/** Fig. 1. */
const ADD = `class node { int val; node next; node(int v, node n) { val = v; next = n; } }
class Main {
  static node add(node x, node y) {
    node dummyHead = new node(0, null); node z = dummyHead;
    while (x != null) {
      z.next = new node(x.val + y.val, null);
      x = x.next; y = y.next; z = z.next;
    }
    return dummyHead.next;
  }
}`;
const PRE = `data node { int val; node next; }
pred pre(node a, node b) == emp & a = null & b = null
   \\/ exists n1, n2. a -> node(_, n1) * b -> node(_, n2) * pre(n1, n2);
pre add == pre(x, y);`;

test("Sec. 2: add gets two lists of equal length, as long as the bound allows", async () => {
  const result = await testsOf(ADD, PRE, { depth: 3 });
  expect(result.tests.map(({ heap }) => heap.length)).toEqual([0, 2, 4, 6]);
  expect(result.tests.every(({ valid }) => valid)).toBe(true);
  expect(result).toMatchObject({ method: "Main.add(node,node)", paths: 4, depth: 3, partial: false });
});

test.each([
  ["a switch over patterns", "switch (x) { case node n when n.val > 3: return 1; default: return 2; }", 3],
  ["Objects.requireNonNull", "Object o = java.util.Objects.requireNonNull(x); return o == x ? 1 : 0;", 2],
])("%s goes on behind its null check", async (_, body, tests) => {
  const java = `class node { int val; node(int v) { val = v; } }
class Main { static int m(node x) { ${body} } }`;
  const result = await testsOf(java, "data node { int val; }\npre m == emp & x = null \\/ x -> node(_);", {});
  expect(result.tests.map(({ outcome }) => outcome).sort()).toEqual([
    "exception",
    ...Array.from({ length: tests - 1 }, () => "return"),
  ]);
  expect(result).toMatchObject({ partial: false, notes: [], coverage: { openBranches: [] } });
});

test("plain lazy initialization makes lists of different lengths, shared and cyclic ones", async () => {
  const { tests } = await testsOf(ADD, PRE, { depth: 2, strategy: "lazy" });
  expect(tests.filter(({ valid }) => valid).length).toBeLessThan(tests.length / 2);
  expect(tests.some((input) => input.arguments["x"] === input.arguments["y"] && input.arguments["x"] !== null)).toBe(
    true,
  );
  expect(tests.some(({ outcome }) => outcome === "exception")).toBe(true);
});

test("without a depth as many unfoldings are used as it takes to settle every branch", async () => {
  const { depth, coverage } = await testsOf(ADD, PRE, {});
  expect({ depth, coverage }).toMatchObject({ depth: 1, coverage: { branches: 2, covered: 2, openBranches: [] } });
});

test.each([
  [{ method: "sub" }, /add/],
  [{ strategy: "greedy" }, /lazy/],
  [{ depth: -1 }, /whole number/],
  [{ color: "red" }, /no option “color” here/],
])("%o is refused with a way out", async (options, message) => {
  await expect(testsOf(ADD, PRE, options)).rejects.toThrow(message);
});

test.each([
  ["a method", "pre sub == emp;", /no method sub.*Main\.add\(node,node\) has none/],
  ["a parameter’s type", "data other { other next; } pre add == x -> other(null);", /uses x as other.*node/],
  ["a number for a parameter that is none", "pre add == x < 3;", /uses x as int.*node/],
])("a precondition that is wrong about %s is refused with what is wrong", async (_, sl, message) => {
  await expect(testsOf(ADD, `data node { int val; node next; } ${sl}`, { method: "add" })).rejects.toThrow(message);
});

test("a field of another type than in its class is named", async () => {
  const wrong = "data node { node val; node next; } pre add == x -> node(null, null);";
  await expect(testsOf(ADD, wrong, {})).rejects.toThrow(/field val of type node.*class node/);
});

test.each([
  ["a contradiction", "pre add == x -> node(_, null) & x = null;"],
  ["a predicate without a base case", "pred p(node a) == exists b. a -> node(_, b) * p(b); pre add == p(x);"],
])("%s as precondition: no inputs, every branch is infeasible, and that is found first", async (_, sl) => {
  const result = await testsOf(ADD, `data node { int val; node next; } ${sl}`, {});
  expect(result.tests).toEqual([]);
  expect(result.coverage).toMatchObject({ branches: 2, infeasible: 2, openBranches: [] });
  expect(result.goals).toMatchObject({ reached: 0, openGoals: [] });
  expect(Object.keys(result)[0]).toBe("findings");
  const [finding] = result.findings;
  expect(finding?.text).toMatch(
    /^The precondition of Main\.add\(node,node\) contradicts itself: no input satisfies it \(.*\)\.$/,
  );
  expect(result).toMatchObject({ findings: [{ kind: "contradictory-precondition" }], notes: [finding?.text] });
});

test.each([
  [
    "a class without fields",
    "class H { } class A { static void f(H h) { } }",
    "data H { int val; } pre f == h -> H(_);",
    "data H has a field val, but the class H has no fields of its own that formulas can use. Leave it out of data H, or declare it in the class.",
  ],
  [
    "a field of another type",
    "class H { int val; } class A { static void f(H h) { } }",
    "data H { H val; } pre f == h -> H(_);",
    "data H has a field val of type H, but in the class H it is int. Write “int val;” in data H.",
  ],
  [
    "a number taken for a reference",
    "class A { static void f(int k) { } }",
    "pre f == k = null;",
    "The precondition of A.f(int) uses k as a reference, but its type is int. Compare k with numbers.",
  ],
  [
    "a reference taken for a number",
    "class H { } class A { static void f(H h) { } }",
    "pre f == h < 3;",
    "The precondition of A.f(H) uses h as int, but its type is H. h may be null, equal another H, point to a cell of H, or occur in a predicate about H.",
  ],
  [
    "a name that is no parameter",
    "class A { static void f(int k, int n) { } }",
    "pre f == m > 3;",
    "The precondition of A.f(int,int) mentions m, which is not a parameter (k, n). Write “exists m. …” at the beginning of the disjunct, or correct the name.",
  ],
])("%s: the message names the type and the way out", async (_, java, sl, message) => {
  await expect(testsOf(java, sl, {})).rejects.toThrow(message);
});

test("a parameter declared as Object gets objects of the program's classes, and what else there may be is left open", async () => {
  const { tests, coverage, partial, notes } = await testsOf(
    `class Point { int x; boolean same(Object o) {
       if (this == o) return true;
       if (!(o instanceof Point)) return false;
       return x == ((Point) o).x;
     } }
     class Other { }`,
    "",
    { method: "same" },
  );
  const other = ({ arguments: { o }, heap }: (typeof tests)[number]) => heap.find(({ id }) => id === o)?.type ?? null;
  expect(new Set(tests.map(other))).toEqual(new Set([null, "Point", "Other"]));
  expect(coverage.openBranches).toEqual([]);
  expect(partial).toBe(true);
  expect(notes).toContain(
    "A path is unknown: where Object is declared, inputs contain only objects of the program’s own classes.",
  );
});

test("what the precondition says of a parameter declared as Object is what it is", async () => {
  const { tests } = await testsOf(
    "class Node { int val; } class A { static int m(Object o) { return ((Node) o).val > 2 ? 1 : 0; } }",
    "data Node { int val; } pre m == o -> Node(_);",
    {},
  );
  expect(tests.map(({ heap, outcome }) => [heap.map(({ type }) => type), outcome])).toEqual([
    [["Node"], "return"],
    [["Node"], "return"],
  ]);
});

test("a field that the class does not have is named", async () => {
  const wrong = PRE.replace("data node { int val; node next; }", "data node { int value; node next; }");
  await expect(testsOf(ADD, wrong, {})).rejects.toThrow(/value.*val, next/);
});

test.each([
  ["an array", "class A { static int f(int[] a) { if (a == null) return 0; return 1; } }"],
  [
    "a field with an array",
    "class A { A[] next; static int f(A a) { if (a != null && a.next != null) return 0; return 1; } }",
  ],
  ["a text", "class A { static int f(String s) { if (s != null) return 0; return 1; } }"],
  [
    "a constant of an enum",
    "enum E { X, Y } class A { E e; static int f(A a) { if (a.e == E.X) return 0; if (a.e != null) return 1; return 2; } }",
  ],
])("%s is none of the logic's values: what depends on it stays open", async (_, java) => {
  const { coverage, partial, notes } = await testsOf(java, "", { method: "f" });
  expect(coverage).toMatchObject({ infeasible: 0 });
  expect(coverage.openBranches.length).toBeGreaterThan(0);
  expect(partial).toBe(true);
  expect(notes.join(" ")).toMatch(/A path is unknown: (nothing is known about|inputs have no objects of)/);
});

const TWO = `class node { int val; node next; }
class A { static int f(node x, node y, int a) { int n = 0; while (x != null) { n++; x = x.next; } while (y != null) { if (y.val < a) n++; y = y.next; } return n; } }`;
const LISTS = `data node { int val; node next; }
pred list(x) == emp & x = null \\/ exists n. x -> node(_, n) * list(n);
pre f == list(x) * list(y) & y != null;`;

test.each([
  ["x,y,a", 8, []],
  ["x,a", 6, []],
  ["a", 2, ["2aT"]],
])(
  "with only %s symbolic, the other inputs are those of one model, and refute nothing",
  async (symbolic, paths, open) => {
    const all = await testsOf(TWO, LISTS, { depth: 2, symbolic });
    expect(all.tests.every(({ valid }) => valid)).toBe(true);
    expect(all).toMatchObject({ paths, partial: open.length > 0, coverage: { openBranches: open, infeasible: 0 } });
  },
);

test("inputs that the precondition constrains together are symbolic together", async () => {
  await expect(testsOf(ADD, PRE, { symbolic: "x" })).rejects.toThrow(/Y too/);
});

const THIRD = `class node { int val; node next; }
class A {
  static int third(node x) {
    if (x == null || x.next == null) return 0;
    return deep(x.next);
  }
  static int deep(node x) { node y = x.next; if (y == null) return 1; if (y.val > 5) return 2; return 3; }
}`;
const LONG = `data node { int val; node next; }
pred list(x, n) == emp & x = null & n = 0 \\/ exists y, m. x -> node(_, y) * list(y, m) & n = m + 1;
pre third == exists n. list(x, n) & n >= 3;`;

test("inputs of paths that the bound cut off reach branches behind it", async () => {
  const { tests, coverage, paths } = await testsOf(THIRD, LONG, { depth: 2, method: "third" });
  expect({ paths, lengths: tests.map(({ heap }) => heap.length) }).toEqual({ paths: 0, lengths: [3] });
  expect(tests[0]).toMatchObject({ valid: true, branches: ["4aF", "4bF", "7aF", "7bF"] });
  expect(coverage.openBranches).toContain("7bT");
});

test("an input that cannot be made is a limit, not an answer", async () => {
  const { tests, partial, notes } = await testsOf(
    "abstract class A { static int f(A a) { if (a != null) return 1; return 0; } }",
    "",
    { method: "f" },
  );
  expect({ tests: tests.map(({ branches }) => branches), partial }).toEqual({ tests: [["1F"]], partial: true });
  expect(notes.join(" ")).toMatch(/unknown/);
});

test("a loop without an end is a finding with its line and an input, and no test", async () => {
  const result = await testsOf("class A { static int f(int n) { while (true) n++; } }", "", { method: "f" });
  expect(result.findings).toEqual([
    {
      kind: "may-not-terminate",
      text: "May not terminate: 2,000 instructions on one path, in line 1.",
      line: "1",
      input: expect.objectContaining({ arguments: { n: 0 }, outcome: "endless", valid: true }),
    },
  ]);
  expect(result.tests).toEqual([]);
  expect(result.notes).toEqual(["Paths of more than 2,000 instructions were not followed further."]);
});

test("a long path whose run comes to an end is a test, and no finding", async () => {
  const loop = "class A { static int f(int n) { int s = 0; for (int i = 0; i < 5000; i++) s++; return s + n; } }";
  const { findings, tests } = await testsOf(loop, "", { method: "f" });
  expect(findings).toEqual([]);
  expect(tests.map(({ outcome }) => outcome)).toEqual(["return"]);
});

test.each(["lazy", "black-box"] as const)(
  "%s inputs say first that the precondition contradicts itself",
  async (strategy) => {
    const contradiction = "data node { int val; node next; } pre add == x -> node(_, null) & x = null;";
    const { findings, tests } = await testsOf(ADD, contradiction, { strategy, depth: 1, size: 1 });
    expect(findings[0]?.kind).toBe("contradictory-precondition");
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.every(({ valid }) => !valid)).toBe(true);
  },
);

test("an enumerated input whose run does not end is a finding where it is valid", async () => {
  const java = "class A { static void f(boolean b) { while (b) { } } }";
  const { findings, tests } = await testsOf(java, "", { method: "f", strategy: "black-box", size: 1 });
  expect(findings).toMatchObject([
    {
      kind: "may-not-terminate",
      text: "May not terminate: a run of A.f(boolean) did not end within 20,000 steps.",
      input: { arguments: { b: true }, outcome: "endless" },
    },
  ]);
  expect(tests.map((each) => each.arguments["b"])).toEqual([false]);
});
