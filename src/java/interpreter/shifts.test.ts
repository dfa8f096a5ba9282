import { expect, test } from "vitest";
import { compileJava } from "../../testing/front-end.ts";
import { runProgram } from "./index.ts";

/** What `javac` and `java` 17 print. The type of a shift is that of its left operand alone (JLS 15.19). */
const SHIFTS: readonly (readonly [declarations: string, shift: string, printed: string])[] = [
  ["int x = -1; long s = 28L;", "x >>> s", "15"],
  ["int x = -1; long s = 28L;", "x >> s", "-1"],
  ["int x = 1; long s = 33L;", "x << s", "2"],
  ["int x = 1; long s = 4294967296L;", "x << s", "1"],
  ["byte x = -1; long s = 28L;", "x >>> s", "15"],
  ["char x = 'a'; long s = 1L;", "x >>> s", "48"],
  ["long x = -1; int s = 60;", "x >>> s", "15"],
  ["long x = 1; int s = 65;", "x << s", "2"],
  ["Integer x = -1; Long s = 28L;", "x >>> s", "15"],
];

test.each(SHIFTS)("%s %s is an int's or a long's shift by its left side", async (declarations, shift, printed) => {
  const text = `class A { public static void main(String[] a) { ${declarations} System.out.println(${shift}); } }`;
  const { output } = runProgram(await compileJava(text), { stepLimit: 10_000, input: "", arguments: [] });
  expect(output).toBe(`${printed}\n`);
});

test("a compound shift keeps the type of its variable", async () => {
  const text =
    'class A { public static void main(String[] a) { int x = -1; long s = 28L; x >>>= s; byte b = -1; b >>>= s; System.out.println(x + " " + b); } }';
  const { output } = runProgram(await compileJava(text), { stepLimit: 10_000, input: "", arguments: [] });
  expect(output).toBe("15 15\n");
});
