import { describe, expect, test } from "vitest";
import { runProgram } from "../../../../java/index.ts";
import { compileJava } from "../../../../testing/front-end.ts";
import { analyze } from "../../../../testing/points-to/record.ts";
import { comparedSelectors } from "../context/index.ts";

/** Programs whose run ends in a ClassCastException: whose cast it is, and the classes and body of `main`. */
const failing: readonly (readonly [
  cast: string,
  counts: { readonly written: number; readonly erased: number; readonly library: number },
  classes: string,
  main: string,
])[] = [
  ["a written one", { written: 1, erased: 0, library: 0 }, "", `Object o = "s"; Integer i = (Integer) o;`],
  [
    "a written one, of an array",
    { written: 1, erased: 0, library: 0 },
    "",
    "Object[] numbers = new Integer[1]; String[] texts = (String[]) numbers;",
  ],
  [
    "of the value of a type variable",
    { written: 0, erased: 1, library: 0 },
    "class Box<T> { T value; Box(T value) { this.value = value; } T get() { return value; } }",
    "Box raw = new Box(new Object()); Box<String> texts = raw; System.out.println(texts.get().length());",
  ],
  [
    "of the result of an unchecked cast",
    { written: 0, erased: 1, library: 0 },
    "",
    `Integer i = Main.<Integer>unchecked("s");`,
  ],
  [
    "of an element in a loop",
    { written: 0, erased: 1, library: 0 },
    "",
    "List<String> texts = new ArrayList<>(); List raw = texts; raw.add(1); for (String text : texts) System.out.println(text);",
  ],
  ["of an array for a parameter list", { written: 0, erased: 1, library: 0 }, "", `String[] two = Main.two("x");`],
  [
    "of a bridge method",
    { written: 0, erased: 1, library: 0 },
    "class P implements Comparable<P> { public int compareTo(P other) { return 0; } }",
    `Comparable raw = new P(); System.out.println(raw.compareTo("s"));`,
  ],
  [
    "of a lambda",
    { written: 0, erased: 1, library: 0 },
    "",
    "Function<String, Integer> length = s -> s.length(); Function raw = length; raw.apply(new Object());",
  ],
  [
    "in the library",
    { written: 0, erased: 0, library: 1 },
    "",
    "Set<Object> sorted = new TreeSet<>(); sorted.add(new Object()); sorted.add(new Object());",
  ],
];

function programOf(classes: string, main: string): string {
  return `import java.util.*; import java.util.function.*;
${classes}
class Main {
  static <T> T unchecked(Object o) { return (T) o; }
  static <T> T[] all(T... values) { return values; }
  static <T> T[] two(T value) { return all(value, value); }
  public static void main(String[] args) { ${main} }
}`;
}

describe.each(failing)("a cast that fails: %s", (_, { written, erased, library }, classes, main) => {
  const source = programOf(classes, main);

  test("ends the run", async () => {
    const { exit } = runProgram(await compileJava(source), { stepLimit: 10_000, input: "", arguments: [] });
    expect(exit).toMatchObject({ kind: "exception", type: "java.lang.ClassCastException" });
  });

  test("is counted under every selector, as what it is", async () => {
    for (const context of comparedSelectors) {
      const { metrics } = await analyze(source, { context });
      expect([metrics.mayFailCasts, metrics.mayFailErasedCasts], context).toEqual([written, erased]);
      expect(metrics.mayFailLibraryCasts, context).toBeGreaterThanOrEqual(library);
    }
  });
});

test("a cast that erasure puts in and that every object passes is not counted", async () => {
  const source = programOf(
    "class P implements Comparable<P> { public int compareTo(P other) { return 0; } }",
    `List<P> all = new ArrayList<>(); all.add(new P()); P first = all.get(0); Comparable raw = first; raw.compareTo(new P());`,
  );
  const { metrics } = await analyze(source, { context: "2-obj" });
  expect([metrics.mayFailCasts, metrics.mayFailErasedCasts]).toEqual([0, 0]);
});
