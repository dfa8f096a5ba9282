import { expect, test } from "vitest";
import { recordSymbolic } from "../../../../testing/symbolic/record-symbolic.ts";
import { coreTestsOf, testsOf } from "../../../../testing/symbolic/symbolic.ts";

const LIST = `data node { int val; node next; }
pred list(node x) == emp & x = null \\/ exists v, n. x -> node(v, n) * list(n);
`;

function program(method: string): string {
  return `class node { int val; node next; }
class fast extends node { int speed; }
class A {
  ${method}
}`;
}

const m = (method: string, pre = "emp") => [program(method), `${LIST}pre m == ${pre};`] as const;

test("a method without branches gets a normal run beside one for each null dereference", async () => {
  const result = await testsOf(...m("static int m(node head) { return head.next.val; }", "list(head)"), {});
  expect(result.tests.map(({ heap, outcome }) => [heap.length, outcome])).toEqual([
    [0, "exception"],
    [1, "exception"],
    [2, "return"],
  ]);
  expect(result.goals).toEqual({ goals: 5, reached: 5, infeasible: 0, infeasibleGoals: [], openGoals: [] });
});

test.each([
  ["a divisor", "static int m(int k) { return 7 / k; }", "ArithmeticException"],
  ["an array size", "static int m(int k) { return new int[k].length; }", "NegativeArraySizeException"],
  ["an index", "static int m(int k) { int[] a = { 1, 2 }; return a[k]; }", "ArrayIndexOutOfBoundsException"],
  [
    "an index of an array of unknown length",
    "static void m(int k, int i) { int[] a = new int[k]; a[i] = 3; }",
    "ArrayIndexOutOfBoundsException",
  ],
])("%s gets inputs that pass its check and inputs that fail it", async (_, method, exception) => {
  const { tests, goals } = await testsOf(...m(method), {});
  expect(new Set(tests.map((each) => each.exception ?? each.outcome))).toContain(exception);
  expect(tests.some(({ outcome }) => outcome === "return")).toBe(true);
  expect(goals).toMatchObject({ openGoals: [] });
});

test("a cast gets an object that it fits and one that it does not fit", async () => {
  const { tests } = await testsOf(program("static int m(node x) { return ((fast) x).speed; }"), "", { method: "m" });
  expect(tests.map((each) => each.exception ?? each.outcome).sort()).toEqual([
    "ClassCastException",
    "NullPointerException",
    "return",
  ]);
});

test("a loop is gone round twice, and no input is larger than that takes", async () => {
  const method = "static int m(node x) { int n = 0; while (x != null) { n++; x = x.next; } return n; }";
  const { tests, depth } = await testsOf(...m(method, "list(x)"), {});
  expect({ sizes: tests.map(({ heap }) => heap.length), depth }).toEqual({ sizes: [0, 1, 2], depth: 1 });
});

test("rounds of a loop in other calls, or begun anew, do not add up", async () => {
  const calls = await testsOf(
    ...m(
      "static int m() { return once() + once(); } static int once() { int i = 0; do i++; while (i < 2); return i; }",
    ),
    {},
  );
  expect(calls.goals?.infeasibleGoals).toEqual(["loop 4"]);
  const nested =
    "static int m() { int n = 0; for (int i = 0; i < 3; i++) { for (int j = 0; j < 1; j++) n++; } return n; }";
  expect((await testsOf(...m(nested), {})).goals?.infeasibleGoals).toEqual(["loop 4a"]);
});

test("every return is reached, in methods that are called, too", async () => {
  const method = `static int m(node x) { return x == null ? 0 : deep(x.next); }
  static int deep(node x) { if (x == null) return 1;
    if (x.next == null) return 2;
    return 3; }`;
  const { tests, goals } = await testsOf(...m(method, "list(x)"), {});
  expect(tests.map(({ heap }) => heap.length)).toEqual([0, 1, 2, 3]);
  expect(goals).toMatchObject({ openGoals: [] });
});

test("a check that no path can fail is infeasible, and asks for no larger inputs", async () => {
  const method = "static int m(node x) { node y = x == null ? new node() : x; return y.val; }";
  const { depth, goals } = await testsOf(...m(method, "list(x)"), {});
  expect({ depth, goals }).toMatchObject({ depth: 1, goals: { infeasibleGoals: ["null 4 fails"], openGoals: [] } });
});

test("a goal that nothing reaches ends the search at a limit, and the note names both", async () => {
  const method =
    "static int m(node x) { int n = 0; for (int i = 0; i < 1; i++) { while (x != null) { n++; x = x.next; } } return n; }";
  const { tests, notes, goals } = await testsOf(...m(method, "list(x)"), {});
  expect(tests.length).toBeLessThan(20);
  // Each path passes the check in the loop, and paths with longer lists come to it again.
  expect(goals?.openGoals).toEqual(["null 4 fails", "loop 4b"]);
  expect(notes.at(-1)).toBe(
    "The search for inputs ended at its limit of 9 unfoldings on a path. No input was found for: a second iteration of the loop in line 4b.",
  );
});

test("with a depth of one's own, paths that it cuts off are asked for branches only", async () => {
  const result = await testsOf(...m("static int m(node head) { return head.next.val; }", "list(head)"), { depth: 1 });
  expect(result.tests.map(({ heap }) => heap.length)).toEqual([0, 1]);
  expect(result.goals?.openGoals).toEqual(["null 4b passes", "return 4"]);
});

test.each([
  ["static int m(node head) { return head.next.val; }", "list(head)"],
  ["static int m(node x) { int n = 0; while (x != null) { n++; x = x.next; } return n; }", "list(x)"],
  [
    "static int m(node x, int k) { if (x != null && x.next != null && x.next.val / k > 3) return 1; return 0; }",
    "list(x)",
  ],
])("page and command line choose the same inputs: %s", async (method, pre) => {
  const [java, sl] = m(method, pre);
  const { result } = await recordSymbolic({ java, sl });
  const unwatched = await testsOf(java, sl, {});
  expect(result.tests).toEqual(unwatched.tests);
  expect(result).toMatchObject({ depth: unwatched.depth, notes: unwatched.notes, goals: unwatched.goals });
});

test("goals of a program in the core language are those of its statements", async () => {
  const core = `data node { int val; node next; }
input node x;
loop: if x.next != null then goto body else goto done;
body: x := x.next;
      goto loop;
done: y := x.val;
`;
  const { tests, goals } = coreTestsOf(core, `${LIST}pre main == list(x);`, {});
  expect(tests.map(({ heap }) => heap.length)).toEqual([0, 1, 2, 3]);
  expect(goals?.openGoals).toEqual(["null 4 fails", "null 6 fails"]);
});

test("instanceof of an input of a type that formulas do not have: no side is called infeasible", async () => {
  const method = "static int m(Object o) { if (o instanceof node) return 1; return 2; }";
  const { goals, coverage, partial } = await testsOf(...m(method), {});
  expect([goals?.infeasibleGoals, coverage.infeasibleBranches, partial]).toEqual([[], [], true]);
});

test("a cast of an input of a type that formulas do not have may fail and may succeed", async () => {
  const method = "static int m(Object o) { node x = (node) o; return x == null ? 1 : 2; }";
  const { goals, coverage, partial } = await testsOf(...m(method), {});
  expect([goals?.infeasibleGoals, coverage.infeasibleBranches, partial]).toEqual([[], [], true]);
});

test.each([
  ["an Integer", "static int m(Integer x) { return x + 1; }", "a call of Integer.intValue()"],
  ["an exception", "static int m(RuntimeException e) { throw e; }", "nothing is known about what is thrown"],
])("%s that is an input is null in a test, and what comes of another one is open", async (_, method, reason) => {
  const { tests, goals, partial, notes } = await testsOf(program(method), "", { method: "m" });
  expect(tests.map(({ exception }) => exception)).toEqual(["NullPointerException"]);
  expect({ infeasible: goals?.infeasibleGoals, partial }).toEqual({ infeasible: [], partial: true });
  expect(notes.join()).toContain(reason);
});

test("all paths come to their ends: what none came to is infeasible, a copy of finally for other exceptions, too", async () => {
  const method = `static int m(node x) {
    try { return x.next.val; } catch (NullPointerException e) { return -1; } finally { if (x != null) x.val = 1; }
  }`;
  const { coverage, goals, notes } = await testsOf(program(method), "", { method: "m" });
  expect([coverage.covered, coverage.openBranches, goals?.openGoals, notes]).toEqual([3, [], [], []]);
});
