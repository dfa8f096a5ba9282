import { expect, test } from "vitest";
import { errorsOf } from "../../../../testing/front-end.ts";

async function expectAccepted(source: string): Promise<void> {
  expect(await errorsOf(source)).toEqual([]);
}

async function expectRefused(source: string): Promise<void> {
  expect(await errorsOf(source)).not.toEqual([]);
}

test.each([
  "@FunctionalInterface interface F { void a(); boolean equals(Object o); default void c() {} }",
  "@FunctionalInterface interface F<T> extends java.util.function.Consumer<T> {}",
  "interface G<T> { void a(T t); } interface H { void a(String s); } interface F extends G<String>, H {} class A { F f = o -> {}; }",
  "class A { int n; Runnable r = () -> n++; }",
  "class A { java.util.function.Function<? super Integer, ? extends Number> f = i -> i + 1; }",
  "class A { java.util.function.Supplier<?> s = () -> 1; }",
  "interface N<T extends Number> { int of(T t); } class A { N<?> n = t -> t.intValue(); }",
  "interface N<T extends Number> { int of(T t); } class A { N<? super Integer> n = t -> t.intValue(); }",
  "interface F { <T> T of(T t); } class A { static <U> U id(U u) { return u; } F f = A::id; }",
])("functional interfaces that javac accepts are accepted: %s", expectAccepted);

test.each([
  "@FunctionalInterface interface F { void a(); void b(); }",
  "@FunctionalInterface interface F {}",
  "@FunctionalInterface class F {}",
  "interface G { void a(Object o); } interface H { void a(String s); } interface F extends G, H {} class A { F f = o -> {}; }",
  "abstract class F { abstract void a(); } class A { F f = () -> {}; }",
  "class A { Object o = () -> {}; }",
  "class A { Runnable r = () -> 1; }",
  "interface F { <T> T of(T t); } class A { F f = t -> t; }",
])("functional interfaces that javac refuses are refused: %s", expectRefused);

test.each([
  "class P<T> { void m(T t) {} } class A extends P<String> { void m(Integer s) {} }",
  "interface I { Object m(); } interface J { String m(); } abstract class A implements I, J {}",
  "interface I { Object m(); } interface J { String m(); } interface K extends I, J {}",
  "interface I { Number m(); } interface J { Comparable<Integer> m(); } abstract class A implements I, J { public abstract Integer m(); }",
  "interface I<T> {} class P implements I<String> {} class A extends P implements I<String> {}",
  "class P { private void m() {} } class A extends P { public int m() { return 1; } }",
  "interface I { static void m() {} } class A implements I { void m() {} }",
  'interface I { default String toString(int i) { return ""; } }',
  "interface I { private void m() {} default void n() { m(); } } interface J { default void m() {} } class A implements I, J {}",
  "class P { void m() throws Exception {} } class A extends P { void m() {} }",
  "class P { void m() {} } class A extends P { protected void m() {} }",
  "class P { <T> void m(T t) {} } class A extends P { <U> void m(U u) {} }",
  "class P { <T> void m(T t) {} } class A extends P { void m(Object o) {} }",
  "class P { <T extends Number> void m(T t) {} } class A extends P { <T> void m(T t) {} }",
  "interface I { void m(); } interface J { default void m() {} } class P { public void m() {} } class A extends P implements I, J {}",
  "interface I { default void m() {} } interface J extends I { default void m() {} } class A implements I, J {}",
  "interface I { default void m() {} } interface J { default void m() {} } class A implements I, J { public void m() { I.super.m(); } }",
  "class B<T> {} class A { Object o = new B<>() { private void extra() {} }; }",
  "class B<T> { void m(T t) {} } class A { B<String> o = new B<>() { void m(String s) {} }; }",
  "interface I<T> { void m(T t); } class A implements I<String> { public void m(String s) {} }",
  "abstract class P<T> { abstract T m(); } class A extends P<int[]> { int[] m() { return null; } }",
  "class A { @Override public String toString() { return null; } }",
])("members with those they inherit that javac accepts are accepted: %s", expectAccepted);

test.each([
  "import java.util.*; class P { void m(List<String> l) {} } class A extends P { void m(List<Integer> l) {} }",
  "class P<T> { void m(T t) {} } class A extends P<String> { void m(String s) {} void m(Object o) {} }",
  "interface I { int m(); } interface J { long m(); } abstract class A implements I, J {}",
  "interface I { Number m(); } interface J { Comparable<Integer> m(); } abstract class A implements I, J {}",
  "interface I<T> {} class A implements I<String>, I<Integer> {}",
  "interface I<T> {} class P implements I<String> {} class A extends P implements I<Integer> {}",
  "class P { static void m() {} } class A extends P { static int m() { return 1; } }",
  "interface I { default boolean equals(Object o) { return true; } }",
  "class P { void m() {} } class A extends P { void m() throws Exception {} }",
  "class P { Object m() { return null; } } class A extends P { int m() { return 1; } }",
  "class P { int m() { return 1; } } class A extends P { long m() { return 1; } }",
  "class P { protected void m() {} } class A extends P { void m() {} }",
  "class P { void m(Object o) {} } class A extends P { <T> void m(T t) {} }",
  "class A { void m(java.util.List<String> l) {} void m(java.util.List<Integer> l) {} }",
  "class B<T> {} class A { Object o = new B<>() { public void extra() {} }; }",
  "interface I<T> { void m(T t); } class A implements I<String> { public void m(Object s) {} }",
  "interface I<T> { void m(T t); } class A implements I<String> { public void m(Integer s) {} }",
  "class A { @Override public String toString(int i) { return null; } }",
])("members with those they inherit that javac refuses are refused: %s", expectRefused);

test.each([
  "class A { <T extends Integer> int m(T t) { return t + 1; } }",
  "class A { <T extends Integer & Comparable<Integer>> long m(T t) { long l = t; return l; } }",
  "class A { static void f(java.util.function.ToIntFunction<String> a) {} static void f(java.util.function.Function<String, Object> b) {} void m() { f((String s) -> s.length()); } }",
  'class A { static <T, R> R f(T t, java.util.function.Function<T, R> g) { return g.apply(t); } int m() { return f("a", s -> s.length()); } }',
  'class A { static <T> int f(java.util.function.Supplier<T> s, java.util.function.Function<T, Integer> g) { return 0; } int m() { return f(() -> "a", s -> s.length()); } }',
  "class A { static <T> T id(T t) { return t; } int m() { return id(1) + 1; } long n() { return id(1); } }",
])("calls and boxes of type variables that javac accepts are accepted: %s", expectAccepted);

test.each([
  "class A { <T extends String> int m(T t) { return t + 1; } }",
  "class A { static void f(java.util.function.ToIntFunction<String> a) {} static void f(java.util.function.Function<String, Object> b) {} void m() { f(s -> s.length()); } }",
  "class A { static <T> T id(T t) { return t; } int m() { return id(1) + 1; } long n() { return id(1); } byte o() { return id(1); } }",
])("calls and boxes of type variables that javac refuses are refused: %s", expectRefused);
