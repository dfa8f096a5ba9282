import type { Refused } from "./refused.ts";

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
