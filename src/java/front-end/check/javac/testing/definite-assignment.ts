import type { Refused } from "./refused.ts";

/** Definite assignment. */
export const assignment: readonly Refused[] = [
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x;\nn = x;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x;\nx = 1;\nn = x;\n}\n}",
  ],
  [
    7,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x;\nif (n > 0) x = 1;\nn = x;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x;\nif (n > 0) x = 1; else x = 2;\nn = x;\n}\n}",
  ],
  [
    7,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x;\nwhile (n > 0) { x = 1; n--; }\nn = x;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x;\nwhile (true) { x = 1; if (n > 0) break; }\nn = x;\n}\n}",
  ],
  [
    7,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x;\nfor (int i = 0; i < n; i++) x = i;\nn = x;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x;\nint i = 0;\ndo x = i; while (i++ < n);\nn = x;\n}\n}",
  ],
  [
    10,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x;\nswitch (n) {\ncase 1: x = 1; break;\ncase 2: x = 2;\n}\nn = x;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x;\nswitch (n) {\ncase 1: x = 1; break;\ndefault: x = 2;\n}\nn = x;\n}\n}",
  ],
  [
    7,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x;\ntry { x = n / n; } catch (ArithmeticException e) { }\nn = x;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x;\ntry { x = n / n; } catch (ArithmeticException e) { x = 0; }\nn = x;\n}\n}",
  ],
  [
    7,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x;\nif (n > 0 && (x = n) > 1) { }\nn = x;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x;\nif (n > 0 && (x = n) > 1) n = x;\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x;\nif (n > 0 || (x = n) > 1) n = x;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x;\nif (n > 0 || (x = n) > 1) { } else n = x;\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x;\nx++;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = 0;\nx++;\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x;\nx += 1;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x;\nx = 1;\nx += 1;\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x;\nRunnable r = () -> System.out.println(x);\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = 1;\nRunnable r = () -> System.out.println(x);\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = x + 1;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = (x = 1) + 1;\n}\n}",
  ],
  [
    7,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfinal int x;\nx = 1;\nx = 2;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfinal int x;\nif (n > 0) x = 1; else x = 2;\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfinal int x = 1;\nx = 2;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = 1;\nx = 2;\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfinal int x = 1;\nx++;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = 1;\nx++;\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfinal int x;\nwhile (n > 0) { x = 1; n--; }\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nwhile (n > 0) { final int x; x = 1; n--; }\n}\n}",
  ],
  [
    7,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfinal int x;\nif (n > 0) x = 1;\nx = 2;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfinal int x;\nif (n > 0) { x = 1; return; }\nx = 2;\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(final int n) {\nn = 3;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(final int n) {\nint k = 3 + n;\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfor (final int i = 0; i < 3; i++) { }\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfor (int i = 0; i < 3; i++) { }\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfor (final int i : new int[3]) i = 2;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfor (int i : new int[3]) i = 2;\n}\n}",
  ],
  [
    7,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfinal int x;\ntry { x = 1; } finally { }\nx = 2;\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfinal int x;\ntry { x = n / n; } catch (Exception e) { x = 2; }\n}\n}",
  ],
  [2, "class A {\nfinal int x;\n}", "class A {\nfinal int x = 1;\n}"],
  [3, "class A {\nfinal int x;\nA() { }\n}", "class A {\nfinal int x;\nA() { x = 1; }\n}"],
  [
    4,
    "class A {\nfinal int x;\nA() { x = 1; }\nA(int i) { }\n}",
    "class A {\nfinal int x;\nA() { x = 1; }\nA(int i) { this(); }\n}",
  ],
  [4, "class A {\nfinal int x = 1;\nA() {\nx = 2;\n}\n}", "class A {\nint x = 1;\nA() {\nx = 2;\n}\n}"],
  [5, "class A {\nfinal int x;\nA() {\nx = 1;\nx = 2;\n}\n}"],
  [5, "class A {\nfinal int x;\n{ x = 1; }\nA() {\nx = 2;\n}\n}"],
  [4, "class A {\nfinal int x;\nA() { this(1);\nx = 1;\n}\nA(int i) { x = i; }\n}"],
  [2, "class A {\nstatic final int X;\n}", "class A {\nstatic final int X;\nstatic { X = 1; }\n}"],
  [4, "class A {\nfinal int x = 1;\nvoid m() {\nx = 2;\n}\n}"],
  [
    4,
    "class A {\nfinal int x;\nA() {\nint y = x;\nx = 1;\n}\n}",
    "class A {\nfinal int x;\nA() {\nx = 1;\nint y = x;\n}\n}",
  ],
  [2, "class A {\nint y = x;\nint x = 1;\n}", "class A {\nint y = this.x;\nint x = 1;\n}"],
  [
    2,
    "class A {\nstatic int y = x + 1;\nstatic int x = 1;\n}",
    "class A {\nstatic int y = A.x + 1;\nstatic int x = 1;\n}",
  ],
  [3, "record R(int x) {\nvoid m() {\nx = 2;\n}\n}"],
  [3, "record R(int x) {\nR(int x) {\n}\n}", "record R(int x) {\nR(int x) {\nthis.x = x;\n}\n}"],
];
