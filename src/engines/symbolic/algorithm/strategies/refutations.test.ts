import { expect, test } from "vitest";
import { Caller } from "../../../../java/index.ts";
import { randomFrom } from "../../../../kernel/index.ts";
import { seedsFrom, share } from "../../../../testing/seeds.ts";
import { testsOf, unitOf } from "../../../../testing/symbolic/symbolic.ts";
import { runInput } from "../concrete/index.ts";
import { branchesOf } from "../coverage/index.ts";
import { makeSubject } from "../subject/subject.ts";
import type { InputCell, TestInput } from "../test-input/test-input.ts";

const LIST = `data Node { int val; Node next; }
pred list(Node x) == emp & x = null \\/ exists v, n. x -> Node(v, n) * list(n);
pre m == list(x);`;

const inClass = (members: string): string => `class Node { int val; Node next; }
class Main {
${members}
}`;

test.each([
  [
    "a loop that went round as often as it may",
    "static int m(int k) { int i = 0; while (i < k) { i++; if (i == 20) return 1; } return 2; }",
    "",
    {},
    ["3bT"],
  ],
  [
    "as many unfoldings as there may be",
    "static int m(Node x) { int n = 0; while (x != null) { n++; x = x.next; if (n == 12) return 1; } return 0; }",
    LIST,
    { depth: 1 },
    ["3bT"],
  ],
  [
    "as many open calls as there may be",
    "static int m(int k) { return f(k, 0); } static int f(int k, int d) { if (d == 40) return 1; if (d < k) return f(k, d + 1); return 2; }",
    "",
    { method: "m", calls: 5 },
    ["3aT"],
  ],
  ["NaN", "static int m(double d) { if (d != d) return 1; return 2; }", "", {}, ["3T"]],
  [
    "NaN, which is neither greater nor not greater",
    "static int m(double d) { if (d > 1) return 1; if (d <= 1) return 2; return 3; }",
    "",
    {},
    ["3bF"],
  ],
  ["a long that no answer can carry", "static int m(long k) { if (k > 1L << 60) return 1; return 2; }", "", {}, ["3T"]],
  [
    "an exception of the library",
    `static int m(int k) { int n = 0; try { n = Integer.parseInt("12x"); } catch (NumberFormatException e) { if (k > 0) return 5; return 6; } return n; }`,
    "",
    {},
    ["3T"],
  ],
  [
    "what the library calls back",
    'static int m(int k) { Node c = new Node(); java.util.List<String> all = new java.util.ArrayList<>(); all.add("a"); all.forEach(s -> { c.val = k; }); if (c.val > 3) return 1; return 2; }',
    "",
    { method: "m" },
    ["3T"],
  ],
])("%s refutes nothing", async (_, method, sl, options, open) => {
  const { coverage, partial } = await testsOf(inClass(method), sl, options);
  const { branches, covered, infeasible, openBranches, infeasibleBranches } = coverage;
  expect({ openBranches, infeasibleBranches, partial }).toEqual({
    openBranches: open,
    infeasibleBranches: [],
    partial: true,
  });
  expect(covered + infeasible + coverage.open).toBe(branches);
});

test("the numbers of formulas are no inputs: a key may be the least int below a bound that Java does not have", async () => {
  const sl = `data Node { int val; Node next; }
pred up(Node x, int low) == emp & x = null \\/ exists v, n. x -> Node(v, n) * up(n, v) & low < v;
pre m == exists low. up(x, low);`;
  const { coverage, partial } = await testsOf(
    inClass("static int m(Node x) { if (x != null && x.val == Integer.MIN_VALUE) return 1; return 2; }"),
    sl,
    {},
  );
  expect({ open: coverage.open, infeasible: coverage.infeasible, partial }).toEqual({
    open: 0,
    infeasible: 0,
    partial: false,
  });
});

test("what is refused before a loop is refuted, whatever bounds end the loop", async () => {
  const method =
    "static int m(Node x, int k) { if (k > 3) { if (k < 2) return 1; } while (x != null) { x = x.next; } return 2; }";
  const { coverage, partial } = await testsOf(inClass(method), LIST, { depth: 1 });
  expect({ infeasible: coverage.infeasibleBranches, partial }).toEqual({ infeasible: ["3bT"], partial: false });
});

test.each([
  ["with only some inputs symbolic", { symbolic: "x" }],
  ["without the aliases that predicates hide", { aliases: "printed" }],
  ["by black-box enumeration", { strategy: "black-box" }],
])("%s nothing is refuted", async (_, options) => {
  const method =
    "static int m(Node x, int k) { if (x == null) { if (x != null) return 1; } if (k > 3) return 1; return 2; }";
  const { coverage, partial } = await testsOf(inClass(method), LIST, options);
  expect({ infeasible: coverage.infeasible, partial }).toEqual({ infeasible: 0, partial: true });
  expect(coverage.openBranches).toContain("3bT");
});

const NUMBERS = [-2, 0, 1, 2, 3, 5, 9];
const FRACTIONS = [Number.NaN, -1, 0, 0.5, 2, Number.POSITIVE_INFINITY];
const LISTS = [[], [0], [4], [1, 2], [3, 0, 5], [1, 1, 1, 1, 1]];

/** Inputs that no strategy made. */
function someInputs(random: (below: number) => number): readonly TestInput[] {
  const pick = <T>(all: readonly T[]): T => all[random(all.length)] as T;
  return Array.from({ length: 150 }, () => {
    const values = pick(LISTS);
    const heap = values.map(
      (val, index): InputCell => ({
        id: `n${index}`,
        type: "Node",
        fields: { val, next: index + 1 < values.length ? `n${index + 1}` : null },
      }),
    );
    const given = { x: heap.length > 0 ? "n0" : null, k: pick(NUMBERS), d: pick(FRACTIONS) };
    return { arguments: given, heap };
  });
}

test.each(share(seedsFrom(37_000, 600), 60))(
  "program %i: nothing called infeasible is taken by a run with larger bounds, or by any input",
  async (seed) => {
    const random = randomFrom(seed);
    const java = randomMethod(random);
    const small = await testsOf(java, LIST, { method: "m", depth: 1, loops: 1, calls: 3 });
    const { branches, covered, infeasible, open, infeasibleBranches } = small.coverage;
    expect(covered + infeasible + open, java).toBe(branches);
    expect(small.partial || open === 0, java).toBe(true);
    if (infeasible === 0) return;
    const refuted = new Set(infeasibleBranches);
    const larger = await testsOf(java, LIST, { method: "m", depth: 3, loops: 4, calls: 6, timeout: 3_000 });
    expect(
      larger.coverage.coveredBranches.filter((side) => refuted.has(side)),
      java,
    ).toEqual([]);
    const unit = await unitOf(java, LIST);
    const subject = makeSubject(unit, "m");
    const { program } = unit.code;
    if (!subject.ok || program === undefined) throw new Error(java);
    const options = { branches: branchesOf(unit.code), caller: new Caller(program), stepLimit: 5_000 };
    const taken = new Set(
      someInputs(random).flatMap((input) => runInput(program, subject.value.method, input, options).branches),
    );
    expect(
      [...taken].filter((side) => refuted.has(side)),
      java,
    ).toEqual([]);
  },
);

/** Conditions within conditions, loops, calls, handlers, a list, whole numbers and fractions. */
function randomMethod(random: (below: number) => number): string {
  const pick = (texts: readonly string[]): string => texts[random(texts.length)] ?? "";
  const condition = (): string =>
    pick([
      `k > ${random(5)}`,
      `k < ${random(5)}`,
      `n == ${random(6)}`,
      "n > k",
      "x == null",
      "x != null",
      "x != null && x.val > k",
      `d > ${random(3)}.5`,
      `d <= ${random(3)}.5`,
      "d == d",
    ]);
  const statement = (): string =>
    pick([
      "n = n + 1;",
      "k = k + n;",
      "if (x != null) { x = x.next; }",
      "n = down(n, k);",
      "x = null;",
      "try { n = x.val; } catch (NullPointerException e) { n = 7; }",
    ]);
  const block = (depth: number): string => {
    if (depth > 2) return statement();
    return pick([
      `${statement()} if (${condition()}) { ${block(depth + 1)} } else { ${block(depth + 1)} }`,
      `if (${condition()}) { if (${condition()}) { ${block(depth + 1)} } } ${statement()}`,
      `while (x != null) { ${block(depth + 1)} x = x.next; }`,
      `for (int i${depth} = 0; i${depth} < k; i${depth}++) { ${block(depth + 1)} if (i${depth} > ${random(5)}) { n = 0; } }`,
    ]);
  };
  return inClass(`static int m(Node x, int k, double d) {
int n = ${random(3)};
${block(0)}
${block(0)}
if (n == ${random(4)}) return 1;
return n; }
static int down(int a, int b) {
if (a > ${random(5)}) return b;
if (b > 6) return 0;
return down(a + 1, b + 1); }`);
}
