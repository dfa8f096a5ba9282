import type { Refused } from "./refused.ts";

/** What is inherited, and bounds of type parameters. */
export const heirs: readonly Refused[] = [
  [3, "interface I { void f(); }\nclass A {\nI i = new I() {\npublic void g() { }\n};\n}"],
  [1, "class A {\nabstract void f();\n}"],
  [2, "class B { }\nclass A extends B {\nint x;\nabstract void f();\nabstract void g();\n}"],
  [1, "enum E {\nX;\nabstract void f();\n}"],
  [3, "enum E {\nX { void f() { } },\nY {\nvoid g() { }\n};\nabstract void f();\n}"],
  [1, "enum E implements Runnable {\nX\n}", "enum E implements Runnable {\nX { public void run() { } }\n}"],
  [1, "record R(int x) implements Runnable {\n}"],
  [2, "abstract class B<T> { abstract void f(T t); }\nclass A extends B<String> {\nvoid f(Object o) { }\n}"],
  [2, "abstract class B<T> { abstract void f(T t); }\nclass A extends B<String> {\nvoid f(Integer o) { }\n}"],
  [1, "non-sealed class A { }"],
  [2, "class B { }\nnon-sealed class A extends B { }"],
  [1, "non-sealed interface A { }"],
  [2, "class O {\nstatic non-sealed class A { }\n}"],
  [1, "class A<T extends Comparable<T> & Number> { }"],
  [2, "class A {\n<T extends Runnable & Object> void m() { }\n}", "class A<T extends Number & Comparable<T>> { }"],
  [1, "class A<S, T extends S & Runnable> { }"],
  [1, "class A<S, T extends Runnable & S> { }"],
  [1, "class A<T extends Runnable & Runnable> { }"],
  [1, "class A<T extends int> { }"],
  [3, "interface I { int f(); }\ninterface J { long f(); }\nabstract class A implements I, J {\n}"],
  [
    3,
    "interface I { int f(); }\ninterface J { String f(); }\ninterface A extends I, J {\n}",
    "interface I { Object f(); }\ninterface J { String f(); }\ninterface A extends I, J {\n}",
  ],
  [
    3,
    "abstract class B { abstract int f(); }\ninterface J { void f(); }\nabstract class A extends B implements J {\n}",
    "interface I { Object f(); }\ninterface J { Number f(); }\nclass A implements I, J {\npublic Integer f() { return 1; }\n}",
  ],
  [3, "interface I { Runnable f(); }\ninterface J { Number f(); }\nabstract class A implements I, J {\n}"],
  [
    3,
    "interface I { Runnable f(); }\ninterface J { Number f(); }\nabstract class A implements I, J {\npublic abstract Integer f();\n}",
  ],
  [
    4,
    "import java.util.*;\nclass B { void f(List<String> l) { } }\nclass A extends B {\nvoid f(List<Integer> l) { }\n}",
  ],
  [3, "class B<T> { void f(T t) { } }\nclass A extends B<String> {\nvoid f(Object t) { }\n}"],
  [
    4,
    "import java.util.*;\ninterface I { void f(List<String> l); }\ninterface J { void f(List<Integer> l); }\nabstract class A implements I, J {\n}",
  ],
  [1, "class A implements Comparable<A> {\npublic int compareTo(Object o) { return 0; }\n}"],
  [
    2,
    "class A<T> {\npublic boolean equals(T t) { return true; }\n}",
    "class B { <T> void f(T t) { } }\nclass A extends B {\n<T extends Comparable<T>> void f(T t) { }\n}",
  ],
  [
    4,
    "import java.util.*;\nclass B { static void f(List<String> l) { } }\nclass A extends B {\nstatic void f(List<Integer> l) { }\n}",
    "import java.util.*;\nclass B { void f(List<String> l) { } }\nclass A extends B {\nvoid f(List l) { }\n}",
  ],
  [
    4,
    "import java.util.*;\nclass B { void f(List l) { } }\nclass A extends B {\nvoid f(List<String> l) { }\n}",
    "import java.util.*;\nclass B { private void f(List<String> l) { } }\nclass A extends B {\nvoid f(List<Integer> l) { }\n}",
  ],
  [3, "class B { <T> void f(T t) { } }\nclass A extends B {\n<T, S> void f(T t) { }\n}"],
];

/** Values of annotations, and where they stand. */
export const annotations: readonly Refused[] = [
  [2, 'class A {\n@Deprecated(foo = "x") void m() { }\n}'],
  [2, "class A {\n@SuppressWarnings void m() { }\n}"],
  [
    2,
    "class A {\n@SuppressWarnings(1) void m() { }\n}",
    'class A {\n@SuppressWarnings({"unchecked", "rawtypes"}) @Deprecated(since = "1", forRemoval = true) void m() { }\n@SuppressWarnings("x") int y;\n@SafeVarargs final <T> void k(T... t) { }\n}',
  ],
  [2, 'class A {\n@Override("x") public String toString() { return ""; }\n}'],
  [2, 'class A {\n@Override @Override public String toString() { return ""; }\n}'],
  [2, "class A {\n@Deprecated(since = 1) void m() { }\n}"],
  [
    3,
    'class A {\nstatic String s = "x";\n@SuppressWarnings(s) void m() { }\n}',
    'class A {\nstatic final String S = "x";\n@SuppressWarnings(S) void m() { }\n}',
  ],
  [3, '@interface N { int value(); String name() default ""; }\nclass A {\n@N void m() { }\n}'],
  [3, '@interface N { int value(); String name() default ""; }\nclass A {\n@N(name = "x") void m() { }\n}'],
  [
    3,
    '@interface N { int value(); String name() default ""; }\nclass A {\n@N(value = 1, name = 2) void m() { }\n}',
    '@interface N { int value(); String name() default ""; }\nclass A {\n@N(1) void m() { }\n@N(value = 1, name = "e") int x;\n}',
  ],
  [2, 'class A {\n@Deprecated(since = "1", since = "2") void m() { }\n}'],
  [1, "@Override\nclass A {\n}"],
  [2, "class A {\n@Override int x;\n}"],
  [2, "class A {\n@SafeVarargs void m(String... s) { }\n}"],
];

/** Modifiers and words in places of their own. */
export const words: readonly Refused[] = [
  [3, "class A {\nvoid m() {\nstatic class B { }\n}\n}"],
  [3, "class A {\nvoid m() {\nprivate class B { }\n}\n}"],
  [3, "class A {\nvoid m() {\nstatic record B() { }\n}\n}"],
  [
    3,
    "class A {\nvoid m() {\nstatic interface B { }\n}\n}",
    "class A {\nvoid m() {\nenum B { X }\nrecord C(int x) { }\ninterface D { }\nfinal class E { }\nabstract class F { }\n}\n}",
  ],
  [
    3,
    "class A {\nvoid m() {\nsealed interface B permits C { }\nfinal class C implements B { }\n}\n}",
    "class A {\nvoid m() {\nfinal int x = 1;\n}\n}",
  ],
  [3, "class A {\nvoid m() {\nstatic int x = 1;\n}\n}"],
  [
    3,
    "class A {\nint m(int x) {\nyield (x);\nreturn 1;\n}\n}",
    "class A {\nint m(int x) {\nreturn switch (x) { default: yield (x); };\n}\n}",
  ],
  [
    4,
    "class A {\nvoid yield(int x) { }\nvoid m(int x) {\nyield(x);\n}\n}",
    "class A {\nvoid yield(int x) { }\nvoid m(int x) {\nthis.yield(x);\n}\n}",
  ],
  [
    3,
    "class A {\nvoid m(int x) {\nswitch (x) { default: yield (x); }\n}\n}",
    "class A {\nint yield = 1;\nvoid m() {\nyield = 2;\n}\n}",
  ],
  [
    3,
    "class A {\nint m(int x) {\nreturn switch (x) { default: Runnable r = () -> { yield 1; }; yield 2; };\n}\n}",
    "class A {\nvoid m() {\nint yield = 1;\nyield++;\n}\n}",
  ],
  [1, "class yield {\n}"],
  [1, "final interface I { }", "abstract interface I { abstract void f(); }"],
];
