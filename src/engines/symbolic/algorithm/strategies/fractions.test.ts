import { expect, test } from "vitest";
import { randomFrom } from "../../../../kernel/index.ts";
import { seedsFrom, share } from "../../../../testing/seeds.ts";
import { testsOf } from "../../../../testing/symbolic/symbolic.ts";
import { floatAbove, floatBelow } from "../state/floats.ts";

const NODE = "class Node { double key; Node next; Node(double k, Node n) { key = k; next = n; } }\n";
const LIST = `data Node { Node next; }
pred list(x) == emp & x = null \\/ exists n. x -> Node(n) * list(n);
pre m == list(head);`;

test("a method that compares fractions gets an input for each branch", async () => {
  const { tests, coverage, partial } = await testsOf(
    "class A { static int m(double a, double b) { if (a > b) return 1; if (b > 0.5 && b < 0.75) return 2; if (a == 1) return 3; return 4; } }",
    "",
    {},
  );
  expect(coverage).toMatchObject({ branches: 8, covered: 8, openBranches: [] });
  expect(partial).toBe(false);
  expect(tests.map(({ arguments: given }) => given)).toContainEqual({ a: 0.625, b: 0.625 });
});

test("a list that is sorted by fractions gets inputs whose contents are in every order to the key", async () => {
  const { tests, coverage } = await testsOf(
    `${NODE}class A { static Node m(Node head, double k) {
      if (head == null || k <= head.key) return new Node(k, head);
      Node at = head;
      while (at.next != null && at.next.key < k) at = at.next;
      at.next = new Node(k, at.next);
      return head;
    } }`,
    LIST,
    {},
  );
  expect(coverage).toMatchObject({ branches: 8, covered: 8 });
  expect(tests.every(({ valid, outcome }) => valid && outcome === "return")).toBe(true);
  const keys = tests.map(({ heap, arguments: { k } }) => [...heap.map(({ fields }) => fields["key"]), k]);
  expect(keys.slice(0, 4)).toEqual([[0], [0, 0], [-1, 0], [-1, 0, 0]]);
});

test.each([
  ["arithmetic of inputs", "double x", "if (x * x > 2) return 1;", ["T"]],
  ["the sign of an input", "double x", "if (-x > 2) return 1;", ["T"]],
  ["an infinite constant", "double x", "if (x == Double.POSITIVE_INFINITY) return 1;", ["T"]],
])("%s stays open, and is no answer", async (_, parameters, body, open) => {
  const { coverage, partial } = await testsOf(`class A { static int m(${parameters}) { ${body} return 0; } }`, "", {});
  expect(coverage.openBranches.map((branch) => branch.at(-1))).toEqual(open);
  expect(coverage.infeasible).toBe(0);
  expect(partial).toBe(true);
});

test.each([
  ["constants are computed as Java does", "double x", "double c = 0.1 + 0.2; if (c != 0.3 && x > c) return 1;"],
  ["a float has fewer digits", "float x", "if (x > 0.1f && x < 0.2) return 1;"],
  ["whole numbers are fractions", "double x", "int n = 3; if (x > n) return 1;"],
  ["fractions that are known become whole numbers", "int x", "int n = (int) 2.9; if (x > n) return 1;"],
  ["a float is a double of the same value", "float x", "double d = x; if (d > 0.5) return 1;"],
])("%s", async (_, parameters, body) => {
  const { tests, coverage, notes } = await testsOf(
    `class A { static int m(${parameters}) { ${body} return 0; } }`,
    "",
    {},
  );
  expect(notes.filter((note) => note.includes("unknown"))).toEqual([]);
  expect(coverage.openBranches).toEqual([]);
  expect(tests.length).toBeGreaterThan(1);
});

test.each([
  ["a constant that no float is", "float x", "if (x > 0.1) return 1;", ["1T", "1F"]],
  ["a constant on the left", "float x", "if (0.1 >= x) return 1;", ["1T", "1F"]],
  [
    "a double that is equal to one",
    "float x, double y",
    "if (x == y && x > 0.1f && y < 0.5) return 1;",
    ["1aT", "1aF", "1bT", "1bF", "1cT", "1cF"],
  ],
  ["whole numbers that no float is", "float x", "if (x == 16777217.0) return 1;", ["1F"]],
  [
    "a gap without a float",
    "float x",
    "double d = x; if (d > 0.3 && d < 0.3000000001) return 1;",
    ["1aT", "1aF", "1bF"],
  ],
  [
    "two floats where only one is",
    "float x, float y",
    "if (x > 16777216f && y > x && y < 16777219f) return 1;",
    undefined,
  ],
  ["numbers beyond the largest float", "float x", "if (x > 3.4028234e38f) return 1;", ["1F"]],
  ["a constant beyond the largest float", "float x", "if (x > 1e39) return 1;", ["1F"]],
])("inputs of type float are floats: %s", async (_, parameters, body, covered) => {
  const { tests, coverage, partial } = await testsOf(
    `class A { static int m(${parameters}) { ${body} return 0; } }`,
    "",
    {},
  );
  const values = tests.map(({ arguments: given }) => given["x"] as number);
  expect(values.map(Math.fround)).toEqual(values);
  expect(values.every(Number.isFinite)).toBe(true);
  // An input that takes another way makes it partial, even if all branches are covered then.
  expect(partial).toBe(coverage.openBranches.length > 0);
  expect(coverage.coveredBranches).toEqual(covered ?? expect.not.arrayContaining(["1cT"]));
});

test("what the precondition says of a fraction is what it is", async () => {
  const { tests } = await testsOf("class A { static int m(double x) { return 1; } }", "pre m == x = 7;", {});
  expect(tests.map(({ arguments: given }) => given)).toEqual([{ x: 7 }]);
});

/** Between, below and above the constants as many numbers as there are variables. */
const constants = [-1, 0, 0.5, 2.25];
const grid = [-4, -3, -2, -1, -0.75, -0.5, -0.25, 0, 0.125, 0.25, 0.375, 0.5, 1, 1.5, 2, 2.25, 3, 4, 5];

interface Decision {
  readonly left: string;
  readonly operator: string;
  readonly right: string;
}

/** Decisions of a tree of comparisons whose leaves return their number. */
function randomMethod(
  seed: number,
  constants: readonly number[],
): { readonly text: string; run(values: Readonly<Record<string, number>>): number } {
  const random = randomFrom(seed);
  const pick = <T>(all: readonly T[]): T => all[random(all.length)] as T;
  const decisions: Decision[] = Array.from({ length: 7 }, () => ({
    left: pick(["a", "b", "c"]),
    operator: pick(["<", "<=", ">", ">=", "==", "!="]),
    right: pick(["a", "b", "c", ...constants.map((value) => (Number.isInteger(value) ? `${value}.0` : String(value)))]),
  }));
  const tree = (at: number): string => {
    const decision = decisions[at];
    if (decision === undefined) return `return ${at};`;
    const { left, operator, right } = decision;
    return `if (${left} ${operator} ${right}) { ${tree(2 * at + 1)} } else { ${tree(2 * at + 2)} }`;
  };
  return {
    text: tree(0),
    run(values) {
      let at = 0;
      for (let decision = decisions[at]; decision !== undefined; decision = decisions[at]) {
        const [x, y] = [decision.left, decision.right].map((name) => values[name] ?? Number(name)) as [number, number];
        const isSo = { "<": x < y, "<=": x <= y, ">": x > y, ">=": x >= y, "==": x === y, "!=": x !== y };
        at = 2 * at + (isSo[decision.operator as keyof typeof isSo] ? 1 : 2);
      }
      return at;
    },
  };
}

test.each(share(seedsFrom(1, 200), 40))(
  "random comparisons, seed %i: an input for each leaf, and no other",
  async (seed) => {
    const { text, run } = randomMethod(seed, constants);
    const result = await testsOf(`class A { static int m(double a, double b, double c) { ${text} } }`, "", {
      method: "m",
    });
    // Only NaN may come to what is open.
    expect(result.notes.filter((note) => !note.startsWith("Refuted on every path"))).toEqual([]);
    const leaves = new Set(grid.flatMap((a) => grid.flatMap((b) => grid.map((c) => run({ a, b, c })))));
    const met = result.tests.map(({ arguments: given }) => run(given as Readonly<Record<string, number>>));
    expect(new Set(met)).toEqual(leaves);
    expect(new Set(met).size).toBe(result.tests.length);
  },
);

/** The sides that lead to a leaf; the decisions are lettered as they stand in the line. */
function sidesTo(leaf: number): readonly string[] {
  const letters = "abecdfg";
  const sides: string[] = [];
  for (let at = leaf; at > 0; at = Math.floor((at - 1) / 2))
    sides.push(`1${letters[Math.floor((at - 1) / 2)]}${at % 2 === 1 ? "T" : "F"}`);
  return sides.sort();
}

/** Constants that no float is, with the floats beside them, and numbers between those. */
const roundedConstants = [-0.1, 0, 0.3, 16777217];
const roundedGrid = roundedConstants.flatMap((constant) => {
  const [below, above] = [floatBelow(constant), floatAbove(constant)];
  return [constant - 1, below, (below + constant) / 2, constant, (constant + above) / 2, above, constant + 1];
});
const floatGrid = [...new Set(roundedGrid.map(Math.fround))];

test.each(share(seedsFrom(1, 200), 40))(
  "random comparisons of floats and a double, seed %i: inputs are floats, and a leaf without one is reported",
  async (seed) => {
    const { text, run } = randomMethod(seed, roundedConstants);
    const source = `class A { static int m(float a, float b, double c) { ${text} } }`;
    const { tests, partial } = await testsOf(source, "", { method: "m" });
    const inputs = tests.map(({ arguments: given }) => given as Readonly<Record<"a" | "b" | "c", number>>);
    for (const { a, b } of inputs) expect([a, b].map(Math.fround)).toEqual([a, b]);
    expect(tests.map(({ branches }) => [...branches].sort())).toEqual(inputs.map((given) => sidesTo(run(given))));
    const leaves = new Set(
      floatGrid.flatMap((a) => floatGrid.flatMap((b) => roundedGrid.map((c) => run({ a, b, c })))),
    );
    const met = new Set(inputs.map(run));
    if (!partial) expect([...leaves].filter((leaf) => !met.has(leaf))).toEqual([]);
  },
);

test.each([
  ["between two whole numbers", "int i, double d", "if (i < d && d < i + 1) return 1; if (d == i) return 2; return 3;"],
  [
    "no int is a half",
    "int i",
    "double d = i; if (d > 2147483646.5) return 1; if (d < -2147483647.5) return 2; return 3;",
  ],
  ["the largest byte", "byte b, double d", "if (b > 126.5 && d > b && d < 127.25) return 1; return 2;"],
  ["a letter", "char c, double d", "if (c == d) return 1; if (d > 70000) return 2; if (c > d) return 3; return 4;"],
  [
    "three whole numbers",
    "int i, int j, double d",
    "if (i < d && d < j && j - i == 2 && d != i + 1) return 1; return 2;",
  ],
])("an int and a double have one order: %s", async (_, parameters, body) => {
  const { tests, coverage, partial } = await testsOf(`class A { static int m(${parameters}) { ${body} } }`, "", {});
  expect({ partial, open: coverage.openBranches, infeasible: coverage.infeasible }).toEqual({
    partial: false,
    open: [],
    infeasible: 0,
  });
  expect(tests.every(({ valid }) => valid)).toBe(true);
});

test("an int is never a half, and an int that is kept as a double is never between two", async () => {
  const { coverage, partial } = await testsOf(
    "class A { static int m(int i) { double d = i; if (i == 0.5) return 1; if (d > 0.3 && d < 0.7) return 2; return 3; } }",
    "",
    {},
  );
  expect({ partial, infeasible: coverage.infeasibleBranches }).toEqual({ partial: false, infeasible: ["1aT", "1cT"] });
});

test.each([
  ["int i, float f", "if (i < f) return 1;", "a number becomes a float, and its rounding is not known"],
  [
    "double d",
    "if ((int) d == 3) return 1;",
    "a fraction becomes an integer, but only the order of fractions is known",
  ],
])("conversions that may round say so, and are no answer: %s", async (parameters, body, reason) => {
  const { notes, partial, coverage } = await testsOf(
    `class A { static int m(${parameters}) { ${body} return 0; } }`,
    "",
    {},
  );
  expect({ partial, infeasible: coverage.infeasible }).toEqual({ partial: true, infeasible: 0 });
  expect(notes.join()).toContain(reason);
});

const mixedConstants = [-1, 0, 0.5, 2];
const wholeGrid = Array.from({ length: 11 }, (_, place) => place - 5);
const quarterGrid = Array.from({ length: 41 }, (_, place) => (place - 20) / 4);

test.each(share(seedsFrom(1, 200), 40))(
  "random comparisons of ints and a double, seed %i: an input for each leaf, and no other",
  async (seed) => {
    const { text, run } = randomMethod(seed, mixedConstants);
    const source = `class A { static int m(int a, int b, double c) { ${text} } }`;
    const { tests, notes } = await testsOf(source, "", { method: "m" });
    // Only NaN may come to what is open.
    expect(notes.filter((note) => !note.startsWith("Refuted on every path"))).toEqual([]);
    const leaves = new Set(
      wholeGrid.flatMap((a) => wholeGrid.flatMap((b) => quarterGrid.map((c) => run({ a, b, c })))),
    );
    const met = tests.map(({ arguments: given }) => run(given as Readonly<Record<string, number>>));
    expect(new Set(met)).toEqual(leaves);
    expect(new Set(met).size).toBe(tests.length);
  },
);
