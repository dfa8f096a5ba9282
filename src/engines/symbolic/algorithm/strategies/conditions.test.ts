import { expect, test } from "vitest";
import { testsOf } from "../../../../testing/symbolic/symbolic.ts";

/** Which sides of the last condition get an input, and which are said to have none. */
async function sidesOf(parameters: string, body: string) {
  const { coverage } = await testsOf(
    `class A { static int m(${parameters}) {
  ${body} return 1;
  return 0;
} }`,
    "",
    {},
  );
  const last = (labels: readonly string[]): string => labels.map((label) => label.at(-1)).join("");
  return [last(coverage.coveredBranches), last(coverage.infeasibleBranches), last(coverage.openBranches)].join("|");
}

test.each([
  ["boolean b", "if (b ^ true)", "TF||"],
  ["boolean b", "if (b ^ false)", "TF||"],
  ["boolean b", "if (b & false)", "F|T|"],
  ["boolean b", "if (b & true)", "TF||"],
  ["boolean b", "if (b | true)", "T|F|"],
  ["boolean b", "if (b | false)", "TF||"],
  ["boolean b", "boolean c = true; if (b != c)", "TF||"],
  ["boolean b", "boolean c = false; if (b == c)", "TF||"],
  ["int n", "if (n + 1 > n)", "TF||"],
  ["int n", "if (n + 1L > n)", "T|F|"],
  ["int n", "if (1L + n > n)", "T|F|"],
  // What is not decided is open, not infeasible.
  ["long n", "if (n + 1 > n)", "T||F"],
  ["int n", "if (n - 1 < n)", "TF||"],
  ["int n", "if (n - 1L < n)", "T|F|"],
  ["int n", "if ((long) n * 2 == 2147483648L)", "TF||"],
  ["int n", "if (n * 2 == -2147483648)", "TF||"],
  ["int n", "int k = 300; int c = (byte) k; if (c != 44)", "F|T|"],
  ["int n", "int k = 70000; int c = (char) k; if (c != 4464)", "F|T|"],
  ["int n", "long k = 4294967297L; if ((int) k == n)", "TF||"],
  ["char c", "if (c < 0)", "F|T|"],
  ["byte b", "if (b > 127)", "F|T|"],
  ["short s", "if (s == -32768)", "TF||"],
  ["int n", "if (-n == n)", "TF||"],
  ["int n", "Object o = java.util.Objects.requireNonNull(null); if (n > 0)", "|TF|"],
])("sides of a condition that has inputs %s: %s", async (parameters, body, expected) => {
  expect(await sidesOf(parameters, body)).toBe(expected);
});

test("a condition on what no formula can say is open, and a note names the operator", async () => {
  const java = "class A { static int m(int n) { if ((n ^ 3) * n == 7) return 1; return 0; } }";
  const { coverage, notes, partial } = await testsOf(java, "", {});
  expect([coverage.openBranches, coverage.infeasibleBranches, partial]).toEqual([["1T"], [], true]);
  expect(notes).toEqual(["A path is unknown: the operator ^ on unknowns."]);
});

test("of several methods one has to be named", async () => {
  const java = "class A { static int one(int n) { return n; } static int two(int n) { return n; } }";
  await expect(testsOf(java, "", {})).rejects.toThrow("two");
});
