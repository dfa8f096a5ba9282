import type { Refused } from "./refused.ts";

/** Accessors, canonical and compact constructors. */
export const records: readonly Refused[] = [
  [2, "record R(int x) {\npublic long x() { return 1; }\n}"],
  [2, "record R(int x) {\nint x() { return 1; }\n}"],
  [2, "record R(int x) {\npublic int x() throws Exception { return 1; }\n}"],
  [2, "record R(int x) {\npublic int x() throws RuntimeException { return 1; }\n}"],
  [
    2,
    "record R(int x) {\npublic <T> int x() { return 1; }\n}",
    "record R<T>(T x, int... y) {\n@Override public T x() { return x; }\npublic int[] y() { return y; }\n}",
  ],
  [
    2,
    "record R(int x) {\npublic static int x() { return 1; }\n}",
    "record R(int x) {\npublic int x() { return 1; }\n}",
  ],
  [2, "record R(int x) {\nR(int x) throws Exception { this.x = x; }\n}"],
  [2, "record R(int x) {\nR throws Exception { }\n}"],
  [3, "class A {\npublic record R(int x) {\nR(int x) { this.x = x; }\n}\n}"],
  [2, "record R(int x) {\n<T> R(int x) { this.x = x; }\n}"],
  [2, "record R(int x) {\nR(int y) { this.x = y; }\n}"],
  [2, "record R(int x) {\nR(int x) { this(); }\nR() { this(1); }\n}"],
  [2, "record R(int x) {\nR { super(); }\n}"],
  [1, "abstract record R(int x) { }"],
  [2, "class A {\nabstract record R(int x) { }\n}", "final record R(int x) { }"],
  [
    2,
    "record R(int x) {\nR {\nif (x > 0) return;\n}\n}",
    "record R(int x) {\nR {\nRunnable r = () -> { return; };\n}\n}",
  ],
  [3, "record R(int x) {\nR {\nthis.x = x;\n}\n}", "record R(int x) {\nR {\nx = x + 1;\n}\n}"],
  [3, "record R(int x) {\nR { }\nR { }\n}"],
  [3, "record R(int x) {\nR { }\nR(int x) { this.x = x; }\n}"],
  [2, "class A {\nA { }\n}"],
  [2, "record R(int x) {\nnative void f();\n}"],
  [2, "record R(int x) {\nprivate int y = 1;\n}"],
];

/** Enums, and what a switch over them gives. */
export const enums: readonly Refused[] = [
  [2, "enum E { X;\npublic E() { }\n}"],
  [2, "enum E { X;\nprotected E() { }\n}", "enum E { X;\nprivate E() { }\n}"],
  [2, "enum E { X;\nE() { super(); }\n}"],
  [3, "enum E { X;\nstatic int n;\nE() { n++; }\n}"],
  [3, "enum E { X;\nstatic int n;\nE() { E.n++; }\n}"],
  [3, "enum E { X;\nstatic int n;\n{ n++; }\n}"],
  [3, "enum E { X;\nstatic int n;\nint k = n;\n}", "enum E { X;\nstatic int n;\nint f() { return n; }\n}"],
  [2, "enum E { X;\nE() { Object o = X; }\n}", "enum E { X;\nstatic final int N = 1;\nint k;\nE() { k = N; }\n}"],
  [
    4,
    "enum E { X;\nstatic final Integer N = 1;\nint k;\nE() { k = N; }\n}",
    "enum E { X;\nstatic int f() { return 1; }\nE() { f(); }\n}",
  ],
  [
    3,
    "enum E { X;\nstatic int n;\nE() { Runnable r = () -> n++; }\n}",
    "enum E { X { int g() { return n; } };\nstatic int n;\nint g() { return 0; }\n}",
  ],
  [
    1,
    "enum E { X { int k = n; };\nstatic int n;\n}",
    "enum E { X;\nstatic int n;\nE() { new Object() { int k = n; }; }\n}",
  ],
  [3, "enum E { X;\nstatic int n;\nE() { this.n++; }\n}"],
  [5, "class A {\nenum E { X, Y }\nvoid m(E e) {\nswitch (e) {\ncase E.X: break;\n}\n}\n}"],
  [
    6,
    "class A {\nenum E { X, Y }\nint m(E e) {\nreturn switch (e) {\ncase X -> 1;\ncase E.Y -> 2;\n};\n}\n}",
    "class A {\nstatic final int X = 1;\nvoid m(int e) {\nswitch (e) {\ncase A.X: break;\n}\n}\n}",
  ],
  [6, "class A {\nint m(int n) {\nreturn switch (n) {\ncase 1: yield 1;\ndefault: n++;\n};\n}\n}"],
  [
    6,
    "class A {\nint m(int n) {\nreturn switch (n) {\ncase 1: yield 1;\ndefault:\n};\n}\n}",
    "class A {\nint m(int n) {\nreturn switch (n) {\ncase 1: n++;\ndefault: yield n;\n};\n}\n}",
  ],
  [4, "class A {\nint m(int n) {\nreturn switch (n) {\ncase 1 -> { n++; }\ndefault -> 1;\n};\n}\n}"],
  [3, "class A {\nint m(int n) {\nreturn switch (n) {\ndefault -> throw new RuntimeException();\n};\n}\n}"],
  [3, "class A {\nint m(int n) {\nreturn switch (n) {\n};\n}\n}"],
  [3, "enum E {\nX { void f() { } },\nY;\nabstract void f();\n}"],
  [1, "final enum E { X }", "enum E { X(E.N);\nstatic final int N = 1;\nstatic Integer M = 2;\nE(int i) { }\n}"],
  [1, "abstract enum E { X }", "enum F { A; static int n; }\nenum E { X;\nE() { F.n++; Object o = F.A; }\n}"],
  [
    2,
    "class A {\nfinal enum E { X }\n}",
    "enum E { X;\nstatic int n;\nstatic class K { int k = n; K() { n++; } }\nclass L { int k = n; }\n}",
  ],
  [1, "enum E { X(M);\nstatic Integer M = 2;\nE(int i) { }\n}"],
  [
    3,
    "enum E { X;\nstatic Integer M = 2;\nE() { this(M); }\nE(int i) { }\n}",
    "class A {\nint m(int n) {\nreturn switch (n) {\ncase 1 -> { try { yield 1; } finally { n++; } }\ncase 2 -> { while (true) { } }\ncase 3 -> { if (n > 0) yield 1; else throw new RuntimeException(); }\ndefault -> { for (;;) { if (n > 1) yield 2; } }\n};\n}\n}",
  ],
  [6, "class A {\nint m(int n) {\nreturn switch (n) {\ndefault -> {\nif (n > 0) yield 1;\n}\n};\n}\n}"],
];
