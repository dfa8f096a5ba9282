import { expect, test } from "vitest";
import { compileJava } from "../../../testing/front-end.ts";
import { runProgram } from "../index.ts";

/** What variables are shifted by and what Java prints: the left operand alone decides the type (JLS 15.19). */
test.each([
  ["i >>> n", 15],
  ["i >>> s", 15],
  ["i >> s", -1],
  ["i << s", -268435456],
  ["l >>> n", 68719476735],
  ["l >>> s", 68719476735],
  ["l << s", -268435456],
  ["i >>> (s + 32)", 15],
  ["l >>> (s + 32)", 15],
  ["b >>> s", 15],
  ["c >>> 1L", 48],
  ["(i >>>= s)", 15],
  ["(b >>>= s)", 15],
  ["1 << (s + 5)", 2],
  ["Integer.valueOf(i) >>> Long.valueOf(s)", 15],
])("%s is %d", async (expression, printed) => {
  const variables = "int i = -1; long l = -1; byte b = -1; char c = 'a'; int n = 28; long s = 28;";
  const text = `class A { public static void main(String[] args) { ${variables} System.out.print(${expression}); } }`;
  const { output } = runProgram(await compileJava(text), { stepLimit: 100_000, input: "", arguments: [] });
  expect(output).toBe(String(printed));
});
