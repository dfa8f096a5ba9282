import { expect, test } from "vitest";
import { compileJava, errorsOf } from "../../../../testing/front-end.ts";

const HEAD = "import java.util.*; class A { static <X> X either(X a, X b) { return a; }";

/** The type of an expression, as the message says that tells it from a boolean. */
async function typeOf(declarations: string, expression: string): Promise<string> {
  const errors = await errorsOf(`${HEAD} ${declarations} void t() { boolean b = ${expression}; } }`);
  return errors.map((error) => /wrong-type: Found (.*) where boolean/.exec(error)?.[1] ?? error).join("; ");
}

test.each([
  [
    "classes that refer to each other end",
    "static class P implements Comparable<Q> { public int compareTo(Q q) { return 0; } } static class Q implements Comparable<P> { public int compareTo(P p) { return 0; } }",
    "either(new P(), new Q())",
    "Comparable<? extends Comparable<?>>",
  ],
  [
    "recursive bounds end",
    "static class N<T extends N<T>> {} static class P extends N<P> {} static class Q extends N<Q> {}",
    "either(new P(), new Q())",
    "A.N<?>",
  ],
  [
    "lists within lists",
    "interface I {} static class P implements I {} static class Q implements I {}",
    "either(List.of(List.of(new P())), List.of(List.of(new Q())))",
    "List<? extends List<? extends A.I>>",
  ],
  ["a type variable and its bound", "", "Optional.of(either(1, (Number) 2)).get()", "Number"],
  [
    "the narrower of two bounds from below",
    "interface I {} static class P implements I {} static class Q implements I {} static List<Map<? super Integer, P>> some; static List<Map<? super Number, Q>> others;",
    "either(some, others)",
    "List<? extends Map<? super Integer, ? extends A.I>>",
  ],
  ["nothing in common but Object", "static class P {} static class Q {}", "either(new P(), new Q())", "Object"],
])("%s", async (_, declarations, expression, type) => {
  expect(await typeOf(declarations, expression)).toBe(type);
});

test("a value of two interfaces is cast to the second where it counts as one", async () => {
  const program = await compileJava(
    "class A { interface I { void i(); } interface J { void j(); } static class P implements I, J { public void i() {} public void j() {} } static class Q implements J, I { public void i() {} public void j() {} } static void take(J j) {} static void m(boolean b) { var x = b ? new P() : new Q(); x.i(); x.j(); take(x); } }",
  );
  const casts = program.methods
    .filter((method) => method.name === "m")
    .flatMap((method) => method.body)
    .flatMap((each) => (each.kind === "cast" && each.type.kind === "class" ? [each.type.class.name] : []));
  expect(casts).toEqual(["A.J", "A.J"]);
});

/** Each class refers to all others; a bound that went through all of them would take for ever. */
test("many classes that refer to each other take time in proportion", async () => {
  const count = 12;
  const types = Array.from({ length: count }, (_, i) => {
    const above = Array.from({ length: 4 }, (__, j) => `I${j}<C${(i + j + 1) % count}>`);
    return `static class C${i} implements ${above.join(", ")} {}`;
  });
  const interfaces = Array.from({ length: 4 }, (_, j) => `interface I${j}<T> {}`);
  const values = Array.from({ length: count }, (_, i) => `new C${i}()`);
  const text = `${HEAD} ${[...types, ...interfaces].join(" ")} void t() { var all = Arrays.asList(${values.join(", ")}); I2<?> first = all.get(0); } }`;
  expect(await errorsOf(text)).toEqual([]);
});
