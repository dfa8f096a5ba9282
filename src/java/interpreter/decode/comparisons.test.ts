import { expect, test } from "vitest";
import { compileJava } from "../../../testing/front-end.ts";
import { runProgram } from "../index.ts";

type Numeric = number | bigint;

const operators: readonly (readonly [operator: string, holds: (a: Numeric, b: Numeric) => boolean])[] = [
  ["==", (a, b) => a === b],
  ["!=", (a, b) => a !== b],
  ["<", (a, b) => a < b],
  ["<=", (a, b) => a <= b],
  [">", (a, b) => a > b],
  [">=", (a, b) => a >= b],
];

/** Literals of a type, and the numbers that they are. */
const values: readonly (readonly [string, readonly string[], readonly Numeric[]])[] = [
  ["int", ["-1", "0", "2147483647"], [-1, 0, 2147483647]],
  ["char", ["'a'", "'b'"], [97, 98]],
  ["long", ["-1L", "5", "9007199254740993L", "Long.MAX_VALUE"], [-1n, 5n, 9007199254740993n, (1n << 63n) - 1n]],
  ["float", ["0.1f", "-0.0f", "0.0f", "0.0f / 0"], [Math.fround(0.1), -0, 0, Number.NaN]],
  ["double", ["0.1", "1.0 / 0", "-0.0", "0.0", "0.0 / 0"], [0.1, Number.POSITIVE_INFINITY, -0, 0, Number.NaN]],
];

/** A condition is decided in one go with the branch on it; what is kept in a variable is a value. */
test.each(values)("two values of type %s are compared as conditions and as values", async (type, literals, numbers) => {
  const kept = operators.map(([operator], place) => `boolean r${place} = a ${operator} b;`);
  const shown = operators.map((_, place) => `System.out.print(r${place} ? 1 : 0);`);
  const decided = operators.map(([operator]) => `if (a ${operator} b) System.out.print(1); else System.out.print(0);`);
  const program = await compileJava(`class A {
  static void compare(${type} a, ${type} b) {
    ${[...kept, ...shown, ...decided].join("\n    ")}
    System.out.println();
  }
  public static void main(String[] args) {
    ${type}[] all = { ${literals.join(", ")} };
    for (${type} a : all) for (${type} b : all) compare(a, b);
  }
}`);
  const { output } = runProgram(program, { stepLimit: 1_000_000, input: "", arguments: [] });
  const answers = (a: Numeric, b: Numeric): string => operators.map(([, holds]) => (holds(a, b) ? "1" : "0")).join("");
  const lines = numbers.flatMap((a) => numbers.map((b) => answers(a, b).repeat(2)));
  expect(output.trimEnd().split("\n")).toEqual(lines);
});
