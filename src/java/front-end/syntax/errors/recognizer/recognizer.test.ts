import { expect, test } from "vitest";
import { share } from "../../../../../testing/seeds.ts";
import { libraryNames, librarySource } from "../../../../library/index.ts";
import { tokenize } from "../tokens.ts";
import { farthestFailure } from "./index.ts";

/** The errors of a text, with what stands before it. */
function failureIn(text: string): string | undefined {
  const failure = farthestFailure(tokenize(text).tokens);
  return failure && `${text.slice(Math.max(0, failure.after - 40), failure.after)} ⟨${failure.expected}⟩`;
}

test("no class of the library has a failure", () => {
  const failures = share([...libraryNames()].sort(), 4).flatMap(
    (name) => failureIn(librarySource(name)?.text ?? "") ?? [],
  );
  expect(failures).toEqual([]);
});

const RIGHT: readonly string[] = [
  "class A<T extends Comparable<? super T> & Runnable> { java.util.Map<String, java.util.List<int[]>> m; }",
  "class A { int f(int a, int b) { return a >>> 2 >> b << 3 >= 4 ? a >> 1 : b; } void g(int x) { x >>= 2; x >>>= 3; } }",
  "class A { Object o = (Runnable & java.io.Serializable) () -> {}; int i = (int) -1 + (int) 'c'; boolean b = (o) != null; }",
  "class A { Object f = String[]::new, g = java.util.ArrayList<String>::new, h = int[].class, i = A.<String>k(); }",
  "class A { int f(Object o) { return switch (o) { case String s when s.length() > 2 -> 1; case R(int x, var y) -> x; case null, default -> { yield 2; } }; } record R(int x, Object y) {} }",
  "class A { static final int X = 1; int f(int i) { switch (i) { case X: case X + 1: return 1; default: break; } return 0; } int g(int i) { return switch (i) { case X, 3 -> 2; default -> throw new Error(); }; } }",
  "enum E { A, B(1) { void f() {} }, ; E(int... i) {} void f() {} }",
  "sealed interface S permits T {} non-sealed interface T extends S {} record R<X>(X... xs) implements T { R { } }",
  '@interface M { int[] value() default {1, 2}; String s() default ""; } @M({1}) @Deprecated class A<@M(1) T> { @M(value = {1}, s = "a") int f; }',
  "class A { void m() { out: for (int i = 0, j = 1; i < j; i++, j--) continue out; for (;;) break; for (final var x : new int[] {1}) ; } }",
  "class A { void m(A this, final int... xs) throws Exception { try (var r = open(); r) { } catch (final RuntimeException | Error e) { } finally { } } native A open(); }",
  "class A { class B { B() { A.this.super(); } } A() { <String>this(1); } <T> A(T t) { } int a[] = {}, b[][] = {{1}, {},}; int c()[] { return a; } }",
  "int x = 1; x++; System.out.println(x); void helper() { } static int y;",
  "class A { int yield, record, sealed, when; void m() { yield = 1; record = yield; int var = record; } }",
];

test.each(RIGHT)("nothing is wrong with %s", (text) => {
  expect(failureIn(text)).toBeUndefined();
});

test("a text that is nested deeper than anyone writes is not looked at", () => {
  expect(failureIn(`class A { int x = ${"(".repeat(50_000)} }`)).toBeUndefined();
});

test.each([50, 100, 200])(
  "reading takes few steps for each token, with %i angle brackets that close nothing",
  (count) => {
    expect(failureIn(`class A { boolean b = ${"a < ".repeat(count)} 1; `)).toBeDefined();
  },
);
