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

/** Ways through a body. */
export const ways: readonly Refused[] = [
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nreturn;\nn = 1;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nif (true) return;\nn = 1;\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nwhile (true) { }\nn = 1;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nwhile (true) { break; }\nn = 1;\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfor (;;) { }\nn = 1;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfor (;;) { if (n > 0) break; }\nn = 1;\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\ndo { } while (true);\nn = 1;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\ndo { } while (n > 0);\nn = 1;\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nwhile (false) {\nn = 1;\n}\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nif (false) {\nn = 1;\n}\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfor (; false; ) {\nn = 1;\n}\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nthrow new RuntimeException();\nn = 1;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nif (n > 0) throw new RuntimeException();\nn = 1;\n}\n}",
  ],
  [
    7,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nwhile (n > 0) {\nbreak;\nn--;\n}\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nwhile (n > 0) {\nif (n > 1) break;\nn--;\n}\n}\n}",
  ],
  [
    7,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nwhile (n > 0) {\ncontinue;\nn--;\n}\n}\n}",
  ],
  [
    8,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nswitch (n) {\ncase 1:\nbreak;\nn = 2;\n}\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\ntry { return; } finally { n = 1; }\nn = 2;\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\n{ return; }\nn = 1;\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nif (n > 0) return; else return;\nn = 1;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nif (n > 0) return;\nn = 1;\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nl: while (true) { while (true) break; }\nn = 1;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nl: while (true) { while (true) break l; }\nn = 1;\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\ntry { n = 1; } catch (java.io.IOException e) { }\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\ntry { n = 1; } catch (Exception e) { }\n}\n}",
  ],
  [
    4,
    "class A {\nint m(int n) {\nif (n > 0) return 1;\n}\n}",
    "class A {\nint m(int n) {\nif (n > 0) return 1; else return 2;\n}\n}",
  ],
  [
    4,
    "class A {\nint m(int n) {\nwhile (n > 0) return 1;\n}\n}",
    "class A {\nint m(int n) {\nwhile (true) if (n > 0) return 1;\n}\n}",
  ],
  [
    4,
    "class A {\nint m(int n) {\nswitch (n) { case 1: return 1; }\n}\n}",
    "class A {\nint m(int n) {\nswitch (n) { case 1: return 1; default: return 2; }\n}\n}",
  ],
  [
    4,
    "class A {\nint m(int n) {\ntry { return 1; } catch (Exception e) { }\n}\n}",
    "class A {\nint m(int n) {\ntry { return 1; } finally { }\n}\n}",
  ],
  [3, "class A {\nint m() {\nreturn;\n}\n}", "class A {\nvoid m() {\nreturn;\n}\n}"],
  [3, "class A {\nvoid m() {\nreturn 1;\n}\n}"],
  [3, "class A {\nA() {\nreturn 1;\n}\n}"],
  [3, "class A {\nint m() {\n}\n}", "class A {\nint m() {\nthrow new Error();\n}\n}"],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nSupplier<Integer> s = () -> { if (n > 0) return 1; };\n}\n}",
  ],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nbreak;\n}\n}"],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\ncontinue;\n}\n}"],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nl: n = 1;\nbreak k;\n}\n}",
  ],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nl: { continue l; }\n}\n}"],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nRunnable r = () -> { break; };\n}\n}",
  ],
  [3, "class A {\n{\nreturn;\n}\n}"],
  [
    2,
    "class A {\nstatic {\nthrow new RuntimeException();\n}\n}",
    "class A {\nstatic {\nif (true) throw new RuntimeException();\n}\n}",
  ],
];

/** Checked exceptions. */
export const exceptions: readonly Refused[] = [
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nthrow new Exception();\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nthrow new RuntimeException();\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nThread.sleep(1);\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\ntry { Thread.sleep(1); } catch (InterruptedException e) { }\n}\n}",
  ],
  [
    4,
    "class A {\nvoid f() throws Exception { }\nvoid m() {\nf();\n}\n}",
    "class A {\nvoid f() throws Exception { }\nvoid m() throws Exception {\nf();\n}\n}",
  ],
  [3, "class A {\nA() throws Exception { }\nstatic A a = new A();\n}"],
  [
    2,
    "class B { B() throws Exception { } }\nclass A extends B {\n}",
    "class B { B() throws Exception { } }\nclass A extends B {\nA() throws Exception { }\n}",
  ],
  [
    3,
    "class B { void f() { } }\nclass A extends B {\nvoid f() throws Exception { }\n}",
    "class B { void f() throws Exception { } }\nclass A extends B {\nvoid f() { }\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\ntry { } catch (Exception e) { } catch (RuntimeException e) { }\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\ntry { } catch (RuntimeException e) { } catch (Exception e) { }\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\ntry { } catch (RuntimeException | IllegalStateException e) { }\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\ntry { } catch (ArithmeticException | IllegalStateException e) { }\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nRunnable r = () -> Thread.sleep(1);\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\njava.util.concurrent.Callable<Integer> r = () -> { Thread.sleep(1); return 1; };\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\ntry (A a = new A()) { }\n}\n}",
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\ntry (java.util.Scanner a = new java.util.Scanner("")) { }\n}\n}',
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\ntry (AutoCloseable a = null) { }\n}\n}",
  ],
  [
    5,
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nthrow "a";\n}\n}',
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nthrow new Error("a");\n}\n}',
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nthrow null;\nn = 1;\n}\n}",
  ],
  [2, "class A {\nvoid m() throws String { }\n}"],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\ntry { throw new Exception(); } catch (RuntimeException e) { }\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\ntry { } catch (String e) { }\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\ntry { n = 1; } catch (final Exception e) { e = null; }\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\ntry { n = 1; } catch (ArithmeticException | NullPointerException e) { e = null; }\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfor (Object o : List.of(1)) throw new java.io.IOException();\n}\n}",
  ],
  [
    2,
    "class A {\nint x = f();\nint f() throws Exception { return 1; }\n}",
    "class A {\nint x = f();\nA() throws Exception { }\nint f() throws Exception { return 1; }\n}",
  ],
];

/** Captured variables, inner classes, annotations. */
export const captures: readonly Refused[] = [
  [
    7,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = 1;\nx = 2;\nRunnable r = () -> System.out.println(x);\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = 1;\nRunnable r = () -> System.out.println(x);\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = 1;\nRunnable r = () -> x++;\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfor (int i = 0; i < 3; i++) {\nRunnable r = () -> System.out.println(i);\n}\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfor (int i : new int[3]) {\nRunnable r = () -> System.out.println(i);\n}\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = 1;\nRunnable r = new Runnable() { public void run() { n++; } };\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = 1;\nnew Object() { int y = x; };\nx = 2;\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nn++;\nRunnable r = () -> System.out.println(n);\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = 1;\nRunnable r = () -> { int x = 2; };\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = 1;\nRunnable r = new Runnable() { public void run() { int x = 2; } };\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nRunnable r = new Runnable() { };\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nRunnable r = new Runnable();\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nObject o = new Object() { void f() { } };\no.f();\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nvar o = new Object() { void f() { } };\no.f();\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nclass L { }\nclass L { }\n}\n}",
  ],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nL l;\nclass L { }\n}\n}"],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nstatic int x = 1;\n}\n}"],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nprivate int x = 1;\n}\n}"],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nclass L { int f() { return n; } }\nn = 2;\n}\n}",
  ],
  [
    5,
    "class A {\nclass B { }\n}\nclass C {\nA.B b = new A.B();\n}",
    "class A {\nclass B { }\n}\nclass C {\nA.B b = new A().new B();\n}",
  ],
  [2, "class A {\n@Foo\nvoid m() { }\n}"],
  [
    5,
    "class A {\nvoid m() throws Exception {\ntry { m(); }\ncatch (java.io.IOException e) { }\ncatch (java.io.FileNotFoundException e) { }\n}\n}",
  ],
];
