import { expect, test } from "vitest";
import { testsOf } from "../../../../testing/symbolic/symbolic.ts";

const ARRAYS = "pred arrays(int[] a) == a -> int[0]() \\/ a -> int[1](_) \\/ a -> int[2](_, _);\npre f == arrays(a);";

test.each([
  [
    "the counter moves on one side only",
    "int f(int[] a)",
    "int i = 0; while (i < a.length) { if (a[i] > 0) i++; } return i;",
    ARRAYS,
  ],
  ["the end is stepped over", "int f(int n)", "int k = 0; while (k != n) k += 2; return k;", ""],
  ["the middle is the lower end", "int f(int lo, int hi)", "while (lo < hi) lo = lo + (hi - lo) / 2; return lo;", ""],
  ["it falls no further", "int f(int n)", "while (n != 0) { if (n > 10) n--; } return n;", ""],
])(
  "a loop with a condition that stays open, and may have no end, is a finding with an input: %s",
  async (_, signature, body, sl) => {
    const { findings, coverage, tests } = await testsOf(`class A {\n static ${signature} { ${body} } }`, sl, {
      method: "f",
      loops: 4,
    });
    expect(findings).toMatchObject([
      {
        kind: "may-not-terminate",
        text: "May not terminate: 200,000 instructions on one path, in line 2.",
        input: { outcome: "endless", valid: true },
      },
    ]);
    // The run that does not end shows branches, too.
    expect(coverage.openBranches).toEqual([]);
    expect(tests.every(({ outcome }) => outcome === "return")).toBe(true);
  },
);

test.each([
  ["static int f(int n) { return f(n) + 1; }"],
  ["static int f(int n) { if (n == 0) return 0; return f(n - 1) + 1; }"],
])("calls without an end are a finding, and a test that shows the exception: %s", async (method) => {
  const { findings, tests } = await testsOf(`class A {\n ${method} }`, "", { method: "f" });
  expect(findings).toEqual([
    {
      kind: "may-not-terminate",
      line: "2",
      text: "May not terminate: the calls in line 2 go on until Java’s stack overflows.",
    },
  ]);
  expect(tests.filter(({ exception }) => exception === "StackOverflowError")).toHaveLength(1);
});

test.each([
  ["int s = 0; for (int i = 0; i < n; i++) s += i; return s;"],
  ["int s = 0; for (int i = 0; i < n; i++) for (int j = i; j < m; j++) s += j; return s;"],
  ["int k = 0; while (n > 1) { n = n % 2 == 0 ? n / 2 : n + 1; k++; } return k;"],
])("a loop that a bound stops, and that comes to an end, is no finding: %s", async (body) => {
  const java = `class A { static int f(int n, int m) { ${body} } }`;
  expect((await testsOf(java, "", { method: "f", loops: 4 })).findings).toEqual([]);
});
