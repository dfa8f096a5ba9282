import type { Refused } from "./refused.ts";

/** Access and static context. */
export const access: readonly Refused[] = [
  [
    4,
    "class B { private int x; }\nclass A {\nint m(B b) {\nreturn b.x;\n}\n}",
    "class A { static class B { private int x; }\nint m(B b) {\nreturn b.x;\n}\n}",
  ],
  [4, "class B { private void f() { } }\nclass A {\nvoid m(B b) {\nb.f();\n}\n}"],
  [3, "class B { private B() { } }\nclass A {\nObject o = new B();\n}"],
  [2, "class B { private B() { } }\nclass A extends B {\n}"],
  [
    4,
    "class A {\nint x;\nstatic int m() {\nreturn x;\n}\n}",
    "class A {\nstatic int x;\nstatic int m() {\nreturn x;\n}\n}",
  ],
  [4, "class A {\nvoid f() { }\nstatic void m() {\nf();\n}\n}"],
  [3, "class A {\nstatic Object m() {\nreturn this;\n}\n}", "class A {\nObject m() {\nreturn this;\n}\n}"],
  [3, "class A {\nstatic void m() {\nsuper.toString();\n}\n}"],
  [
    4,
    "class A {\nclass B { }\nstatic void m() {\nnew B();\n}\n}",
    "class A {\nclass B { }\nstatic void m() {\nnew A().new B();\n}\n}",
  ],
  [4, "class A {\nint x;\nstatic class B {\nint m() { return x; }\n}\n}"],
  [4, "class A {\nint x;\nA(int i) { }\nA() { this(x); }\n}"],
  [3, "class A {\nvoid m() {\nA.f();\n}\nvoid f() { }\nstatic void k() {\nA.f();\n}\n}"],
  [3, 'class A {\nvoid m() {\nint x = "a".value.length;\n}\n}'],
  [3, "class A {\nvoid m(int x) {\nx.foo();\n}\n}"],
  [3, "class A {\nint m(int[] x) {\nreturn x.length();\n}\n}", "class A {\nint m(int[] x) {\nreturn x.length;\n}\n}"],
  [3, "class A {\nint m(String x) {\nreturn x.length;\n}\n}"],
  [3, "class A {\nvoid m() {\nMath x = new Math();\n}\n}"],
];

/** Overriding and inheritance. */
export const inheritance: readonly Refused[] = [
  [3, "class B { int f() { return 1; } }\nclass A extends B {\nlong f() { return 1; }\n}"],
  [
    3,
    "class B { public void f() { } }\nclass A extends B {\nvoid f() { }\n}",
    "class B { void f() { } }\nclass A extends B {\npublic void f() { }\n}",
  ],
  [3, "class B { final void f() { } }\nclass A extends B {\nvoid f() { }\n}"],
  [
    3,
    "class B { static void f() { } }\nclass A extends B {\nvoid f() { }\n}",
    "class B { static void f() { } }\nclass A extends B {\nstatic void f() { }\n}",
  ],
  [3, "class B { void f() { } }\nclass A extends B {\nstatic void f() { }\n}"],
  [2, "final class B { }\nclass A extends B {\n}"],
  [
    2,
    "interface I { void f(); }\nclass A implements I {\n}",
    "interface I { void f(); }\nabstract class A implements I {\n}",
  ],
  [
    3,
    "interface I { void f(); }\nclass A implements I {\nvoid f() { }\n}",
    "interface I { void f(); }\nclass A implements I {\npublic void f() { }\n}",
  ],
  [2, "abstract class B { abstract void f(); }\nclass A extends B {\n}"],
  [
    3,
    "abstract class B { }\nclass A {\nObject o = new B();\n}",
    "abstract class B { }\nclass A {\nObject o = new B() { };\n}",
  ],
  [2, "interface I { }\nclass A extends I {\n}"],
  [2, "class B { }\nclass A implements B {\n}"],
  [2, "class B { }\ninterface A extends B {\n}"],
  [1, "class A extends A {\n}"],
  [1, "class A extends B { }\nclass B extends A { }"],
  [
    2,
    "class A {\n@Override\npublic void foo() { }\n}",
    "class A {\n@Override\npublic String toString() { return null; }\n}",
  ],
  [2, "class A {\n@Override\npublic boolean equals(A a) { return true; }\n}"],
  [
    2,
    "class B { B(int i) { } }\nclass A extends B {\n}",
    "class B { B(int i) { } }\nclass A extends B {\nA() { super(1); }\n}",
  ],
  [3, "class B { B(int i) { } }\nclass A extends B {\nA() { }\n}"],
  [
    3,
    "interface I { default void f() { } }\ninterface J { default void f() { } }\nclass A implements I, J {\n}",
    "interface I { default void f() { } }\ninterface J { default void f() { } }\nclass A implements I, J {\npublic void f() { I.super.f(); }\n}",
  ],
  [
    4,
    "import java.util.*;\nclass A {\nvoid f(List<String> l) { }\nvoid f(List<Integer> l) { }\n}",
    "import java.util.*;\nclass A {\nvoid f(List<String> l) { }\nvoid f(Set<Integer> l) { }\n}",
  ],
  [1, "class A implements Comparable<A>, Comparable<String> {\n}"],
  [
    2,
    "class B implements Comparable<B> { public int compareTo(B b) { return 0; } }\nclass A extends B implements Comparable<A> {\npublic int compareTo(A a) { return 0; }\n}",
  ],
  [1, "class A implements Runnable, Runnable {\npublic void run() { }\n}"],
  [3, "class A {\nint f() { return 1; }\nvoid f() { }\n}", "class A {\nint f() { return 1; }\nvoid f(int i) { }\n}"],
  [3, "class A {\nA() { }\nA() { }\n}"],
  [3, "class A {\nint x;\nString x;\n}"],
  [2, "class A { }\nclass A { }"],
  [3, "class A {\nclass B { }\ninterface B { }\n}"],
  [2, "class A {\nvoid m(int x, int x) { }\n}"],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint n = 1;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint k = 1;\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = 1;\nfor (int x = 0; x < 1; x++) { }\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfor (int x = 0; x < 1; x++) { }\nint x = 1;\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nFunction<Integer, Integer> f = n -> 1;\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = 1;\nint x = 2;\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\ntry { } catch (Exception n) { }\n}\n}",
  ],
  [2, "class A {\nvoid f();\n}", "interface A {\nvoid f();\n}"],
  [2, "abstract class A {\nabstract void f() { }\n}"],
  [2, "interface A {\nvoid f() { }\n}", "interface A {\ndefault void f() { }\n}"],
  [2, "interface A {\nprivate int x = 1;\n}"],
  [2, "interface A {\nint x;\n}"],
  [1, "abstract final class A {\n}"],
  [2, "class A {\npublic private int x;\n}"],
  [2, "class A {\nprivate abstract void f();\n}"],
  [1, "private class A {\n}"],
  [2, "class A {\nA(int i) { this(i); }\n}"],
  [3, "class A {\nvoid A() { }\nA a = new A(1);\n}"],
  [
    1,
    "@FunctionalInterface\ninterface A {\nvoid f();\nvoid g();\n}",
    "@FunctionalInterface\ninterface A {\nvoid f();\ndefault void g() { }\n}",
  ],
];

/** Switches, enums, records, sealed classes. */
export const kinds: readonly Refused[] = [
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nswitch (n) { case 1: case 1: }\n}\n}",
  ],
  [
    5,
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nswitch (n) { case "a": }\n}\n}',
  ],
  [
    5,
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nswitch ("a") { case 1: }\n}\n}',
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nswitch (n) { case n: }\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nswitch (n) { default: default: }\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nswitch (1L) { case 1: }\n}\n}",
  ],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nswitch (true) { }\n}\n}"],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nswitch (n > 0) { case true: }\n}\n}",
  ],
  [
    5,
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nswitch ("a") { case "b": case "b": }\n}\n}',
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nbyte b = 1;\nswitch (b) { case 200: }\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = switch (n) { case 1 -> 2; };\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = switch (n) { case 1 -> 2; default -> 3; };\n}\n}",
  ],
  [
    5,
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = switch (n) { case 1 -> 2; default -> "a"; };\n}\n}',
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = switch (n) { default -> { } };\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = switch (n) { default -> { yield 1; } };\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = switch (n) { case 1 -> 2; default: yield 3; };\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = switch (n) { default -> { return; } };\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nenum E { X, Y }\nstatic void m(int n) {\nint x = switch (E.X) { case X -> 1; };\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nenum E { X, Y }\nstatic void m(int n) {\nint x = switch (E.X) { case X -> 1; case Y -> 2; };\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nenum E { X, Y }\nstatic void m(int n) {\nswitch (E.X) { case Z: }\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nenum E { X, Y }\nstatic void m(int n) {\nswitch (E.X) { case X: case X: }\n}\n}",
  ],
  [2, "enum E { X }\nclass A extends E {\n}"],
  [3, "enum E { X }\nclass A {\nE e = new E();\n}"],
  [2, "enum E {\nX(1);\n}", "enum E {\nX(1);\nE(int i) { }\n}"],
  [1, "enum E extends Object {\nX\n}"],
  [2, "enum E {\nX, X\n}"],
  [2, "class A {\nint x = E.Z.ordinal();\nenum E { X }\n}"],
  [2, "record R(int x) {\nint y;\n}", "record R(int x) {\nstatic int y;\n}"],
  [2, "record R(int x) { }\nclass A extends R {\n}"],
  [1, "record R(int x) extends Object {\n}"],
  [2, "record R(int x) {\nR() { }\n}", "record R(int x) {\nR() { this(1); }\n}"],
  [1, "record R(int x, int x) {\n}"],
  [3, "record R(int x) { }\nclass A {\nR r = new R();\n}"],
  [3, "record R(int x) { }\nclass A {\nint y = new R(1).x;\nint z = new R(1).y;\n}"],
  [2, "record R(int x) {\n{ }\n}"],
  [3, "sealed interface S permits T { }\nfinal class T implements S { }\nfinal class U implements S {\n}"],
  [
    2,
    "sealed interface S permits T { }\nclass T implements S {\n}",
    "sealed interface S permits T { }\nnon-sealed class T implements S {\n}",
  ],
  [1, "sealed class S {\n}"],
  [1, "sealed interface S permits T { }\nfinal class T {\n}"],
  [
    3,
    "class A {\nvoid m(Object o) {\nif (o instanceof String s || s.length() > 0) { }\n}\n}",
    "class A {\nvoid m(Object o) {\nif (o instanceof String s && s.length() > 0) { }\n}\n}",
  ],
  [
    4,
    "class A {\nvoid m(Object o) {\nif (o instanceof String s) { }\ns.length();\n}\n}",
    "class A {\nvoid m(Object o) {\nif (!(o instanceof String s)) return;\ns.length();\n}\n}",
  ],
  [3, "class A {\nvoid m(Integer o) {\nif (o instanceof String s) { }\n}\n}"],
];
