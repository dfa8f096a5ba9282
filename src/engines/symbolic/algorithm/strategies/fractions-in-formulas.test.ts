import { expect, test } from "vitest";
import { testsOf } from "../../../../testing/symbolic/symbolic.ts";

const NODE = "class Node { double key; float weight; Node next; }\n";
const SORTED = `data Node { double key; Node next; }
pred sorted(Node n, double low) == n = null \\/ exists k, m. n -> Node(k, m) * sorted(m, k) & low <= k;
pred list(Node n) == n = null \\/ exists k, m. n -> Node(k, m) * sorted(m, k);
`;

test("a list that the precondition sorts by fractions: what the order excludes has no input", async () => {
  const { tests, coverage, partial, notes } = await testsOf(
    `${NODE}class A { static boolean rises(Node n) {
      while (n != null && n.next != null) { if (n.next.key < n.key) return false; n = n.next; }
      return true;
    } }`,
    `${SORTED}pre rises == list(n);`,
    { method: "rises", depth: 3 },
  );
  expect({ partial, open: coverage.openBranches }).toEqual({ partial: true, open: ["3cT"] });
  expect(notes).toContain("Refuted on every path that was followed, but not every path was followed: 3cT.");
  expect(tests.map(({ valid, heap }) => [valid, heap.length])).toEqual([
    [true, 0],
    [true, 1],
    [true, 2],
    [true, 3],
  ]);
});

test("a parameter of a fraction may stand in the precondition beside fields and constants of the program", async () => {
  const { tests, coverage, partial } = await testsOf(
    `${NODE}class A { static int m(Node n, double x) {
      if (n == null) return 0;
      if (n.key > x && n.key < 0.5) return 1;
      if (n.key == x) return 2;
      return 3;
    } }`,
    `${SORTED}pre m == sorted(n, x) & x >= 0 & n != null;`,
    { method: "m", depth: 1 },
  );
  expect({ partial, open: coverage.openBranches }).toEqual({ partial: false, open: [] });
  for (const { arguments: given, heap, valid } of tests) {
    expect(valid).toBe(true);
    expect(Number(given["x"])).toBeGreaterThanOrEqual(0);
    expect(Number(heap[0]?.fields["key"])).toBeGreaterThanOrEqual(Number(given["x"]));
  }
  expect(tests.length).toBe(3);
});

test("arrays of fractions keep the order that formulas give their elements, those of floats hold floats", async () => {
  for (const type of ["double", "float"]) {
    const { tests, partial, coverage } = await testsOf(
      `class A { static int m(${type}[] a, int i) { if (a[i] > a[0]) return 1; if (a[i] == 0.1) return 2; return 3; } }`,
      `pre m == exists x, y. a -> ${type}[2](x, y) & 0 <= x & x < y;`,
      { method: "m" },
    );
    expect([type, partial, coverage.covered]).toEqual([type, false, type === "double" ? 4 : 3]);
    for (const { heap, valid } of tests) {
      const [x, y] = [0, 1].map((place) => Number(heap[0]?.fields[place]));
      expect([valid, 0 <= Number(x) && Number(x) < Number(y)]).toEqual([true, true]);
      if (type === "float") expect([x, y].map((value) => Math.fround(Number(value)))).toEqual([x, y]);
    }
  }
});

test("an int of one object and a fraction of it have one order, also where the formula bounds both", async () => {
  const { tests, coverage, partial } = await testsOf(
    `class Tank { int size; double filled; }
class A { static int m(Tank t) { if (t.filled == t.size) return 1; if (t.filled > t.size) return 2; return 3; } }`,
    "data Tank { int size; double filled; } pre m == exists s, f. t -> Tank(s, f) & 0 < s & s < 3 & 0 < f;",
    { method: "m" },
  );
  expect({ partial, covered: coverage.covered }).toEqual({ partial: false, covered: 4 });
  for (const { heap } of tests) expect(Number(heap[0]?.fields["filled"])).toBeGreaterThan(0);
});

test.each([
  ["data Node { int key; Node next; }", "data Node has a field key of type int, but in the class Node it is double"],
  ["data Node { double next; }", "data Node has a field next of type double, but in the class Node it is Node"],
])("a field of fractions is declared as one: %s", async (data, problem) => {
  const java = `${NODE}class A { static int m(Node n) { return 1; } }`;
  await expect(testsOf(java, `${data} pre m == n = null;`, { method: "m" })).rejects.toThrow(problem);
});

test("parameters that the precondition only orders are fractions there, too", async () => {
  const { tests, coverage, partial } = await testsOf(
    "class A { static int m(double x, double y) { if (x > 0.25) return 1; if (y < 0.5) return 2; return 3; } }",
    "pre m == 0 < x & x <= y;",
    { method: "m" },
  );
  expect({ partial, covered: coverage.covered }).toEqual({ partial: false, covered: 4 });
  for (const { arguments: given, valid } of tests) {
    const [x, y] = [Number(given["x"]), Number(given["y"])];
    expect([valid, 0 < x && x <= y]).toEqual([true, true]);
  }
});

test.each(["x > 0 & x = 7", "x + 1 > y & y > 0", "n -> Node(x, null) & x > 0"])(
  "what the precondition takes for an integer stays one: %s",
  async (pre) => {
    const java =
      "class Node { int val; Node next; } class A { static int m(double x, double y, Node n) { return 1; } }";
    const { tests } = await testsOf(java, `data Node { int val; Node next; } pre m == ${pre};`, { method: "m" });
    expect(tests.map(({ arguments: { x, y }, valid }) => [Number.isInteger(x), Number.isInteger(y), valid])).toEqual([
      [true, true, true],
    ]);
  },
);
