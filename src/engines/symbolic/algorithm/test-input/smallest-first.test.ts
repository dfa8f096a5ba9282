import { expect, test } from "vitest";
import { testsOf } from "../../../../testing/symbolic/symbolic.ts";

test("inputs come with the fewest cells first, and of one size with the smallest numbers", async () => {
  const java = `class node { node next; int val; }
class A { static int f(node x, int n) { int s = 0; for (int i = 0; i < n; i++) s++; return x == null ? s : -s; } }`;
  const { tests } = await testsOf(java, "", { method: "f", loops: 4 });
  expect(tests.map(({ heap, arguments: { n } }) => [heap.length, n])).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 0],
    [1, 1],
    [1, 2],
    [1, 3],
  ]);
});
