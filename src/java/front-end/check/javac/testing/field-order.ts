import { inFile } from "./refused.ts";

/** Fields that initializers read before they have a value: declared further down, or the one whose value is made. */
export const forwardReferences = inFile([
  [
    2,
    "class A {\nRunnable r = () -> System.out.println(x);\nint x;\n}",
    "class A {\nRunnable r = () -> System.out.println(this.x);\nint x;\n}",
  ],
  [2, "class A {\nstatic int x = x + 1;\n}", "class A {\nstatic int x = A.x + 1;\n}"],
  [2, "class A {\nint x = x + 1;\n}", "class A {\nint x = (x = 1) + 1;\n}"],
  [2, "class A {\n{ x += 1; }\nint x;\n}", "class A {\n{ x = 1; this.x += 1; }\nint x;\n}"],
  [2, "class A {\n{ x++; }\nint x;\n}", "class A {\n{ x = 1; }\nint x;\n}"],
  [
    2,
    "class A {\nstatic Runnable r = () -> { r.run(); };\n}",
    "class A {\nstatic Runnable r = () -> { A.r.run(); };\n}",
  ],
  [2, "interface I {\nint X = Y;\nint Y = 1;\n}", "interface I {\nint X = I.Y;\nint Y = 1;\n}"],
  [
    3,
    "class A {\nint n = m;\nint x = y, y = 1;\nstatic int m;\n}",
    "class A {\nint n = m, x = 1, y = x;\nstatic int m;\n}",
  ],
  [2, "class A {\nObject o = z;\nint z;\n}", "class A {\nObject o = new Object() { int k = z; };\nint z;\n}"],
  [2, "enum E { A,\nB(E.C), C;\nE(E... o) { }\n}", "enum E { A,\nB(E.A), C(B);\nE(E... o) { }\n}"],
  [2, "enum E { A,\nB(E.B);\nE(E... o) { }\n}"],
  [2, "enum E { A,\nB(B);\nE(E... o) { }\n}"],
  [
    1,
    "enum E { A(E.K);\nstatic final Integer K = 3;\nE(Object o) { }\n}",
    "enum E { A(E.K);\nstatic final int K = 3;\nE(Object o) { }\n}",
  ],
  [
    1,
    "enum E { A(() -> E.B), B(null);\nE(Supplier<E> s) { }\n}",
    "enum E { A { E next() { return E.B; } }, B { E next() { return A; } };\nabstract E next();\n}",
  ],
  [
    2,
    "enum E { A;\nstatic int x = A.y;\nstatic int y = 1;\n}",
    "enum E { A;\nstatic { E.y = 2; }\nstatic int y = 1;\n}",
  ],
  [2, "enum E { A;\nstatic { E.y++; }\nstatic int y = 1;\n}", "class C {\nstatic { C.y++; }\nstatic int y = 1;\n}"],
  [2, "enum E { A;\nint x = y;\nstatic int y = 1;\n}", "enum E { A;\nint x = y;\nstatic final int y = 1;\n}"],
]);
