import type { Refused } from "./refused.ts";

/** Types and operators. */
export const operators: readonly Refused[] = [
  [
    5,
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = "a";\n}\n}',
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nString x = "a";\n}\n}',
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nString s = 1;\n}\n}",
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nString s = "" + 1;\n}\n}',
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = 1.5;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\ndouble x = 1;\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = 1L;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nlong x = 1;\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfloat f = 1.5;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfloat f = 1.5f;\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nbyte b = 200;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nbyte b = 100;\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nbyte b = n;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nbyte b = (byte) n;\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nchar c = -1;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nchar c = 65;\n}\n}",
  ],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nchar c = n;\n}\n}"],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nshort s = 1;\ns = s + 1;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nshort s = 1;\ns += 1;\n}\n}",
  ],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nboolean b = 1;\n}\n}"],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nboolean b = n;\n}\n}"],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nif (n) { }\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nif (n > 0) { }\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nif (n = 1) { }\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nboolean b;\nif (b = n > 1) { }\n}\n}",
  ],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nwhile (n--) { }\n}\n}"],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = n > 0;\n}\n}"],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nboolean b = !n;\n}\n}"],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nboolean b = n && true;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nboolean b = n > 0 & true;\n}\n}",
  ],
  [5, 'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = -"a";\n}\n}'],
  [
    5,
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nboolean b = "a" > "b";\n}\n}',
  ],
  [
    5,
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nboolean b = n == "a";\n}\n}',
  ],
  [
    6,
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nboolean b = "a" == new Object();\nboolean c = "a" == Integer.valueOf(1);\n}\n}',
  ],
  [
    5,
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nString s = "a" - "b";\n}\n}',
  ],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = true + 1;\n}\n}"],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nlong l = 1;\nint x = l << 2;\n}\n}",
  ],
  [5, 'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = n >>> "a";\n}\n}'],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nInteger i = 1L;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nLong i = 1L;\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nLong l = 1;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nLong l = 1L;\n}\n}",
  ],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nDouble d = 1;\n}\n}"],
  [5, 'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\ndouble d = "1";\n}\n}'],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nObject o = 1;\nint x = o;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nObject o = 1;\nint x = (int) o;\n}\n}",
  ],
  [
    6,
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nObject o = "a";\nString s = o;\n}\n}',
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nObject o = "a";\nString s = (String) o;\n}\n}',
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nString s = (String) n;\n}\n}",
  ],
  [
    5,
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nInteger i = (Integer) "a";\n}\n}',
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nboolean b = (boolean) n;\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = (int) true;\n}\n}",
  ],
  [
    5,
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nRunnable r = (Runnable) "a";\n}\n}',
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nRunnable r = (Runnable) new Object();\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nList<String> l = (List<String>) new ArrayList<Integer>();\n}\n}",
  ],
  [
    5,
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nboolean b = "a" instanceof Integer;\n}\n}',
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nboolean b = (Object) "a" instanceof Integer;\n}\n}',
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nboolean b = n instanceof Integer;\n}\n}",
  ],
  [
    5,
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint[] a = {1, "a"};\n}\n}',
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint[] a = new int[] {1.5};\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint[] a = new int[1.5];\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint[] a = new int[2L];\n}\n}",
  ],
  [
    6,
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint[] a = new int[2];\nint x = a["0"];\n}\n}',
  ],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = n[0];\n}\n}"],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint[] a = {{1}};\n}\n}"],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint a = {1};\n}\n}"],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint[] a = 1;\n}\n}"],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint[][] a = new int[2];\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = 3000000000;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nlong x = 3000000000L;\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = 0x1FFFFFFFF;\n}\n}",
  ],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = 09;\n}\n}"],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\ndouble d = 1e999;\n}\n}"],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nlong l = 99999999999999999999L;\n}\n}",
  ],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\n1 = n;\n}\n}"],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nn + 1 = 2;\n}\n}"],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nn++ = 2;\n}\n}"],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\n5++;\n}\n}"],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic int f() { return 1; }\nstatic void m(int n) {\nf() = 1;\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic int f() { return 1; }\nstatic void m(int n) {\nf()++;\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nn + 1;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nn += 1;\n}\n}",
  ],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nn;\n}\n}"],
  [5, 'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\n"a";\n}\n}'],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nn > 0 ? n++ : n--;\n}\n}"],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void f() { }\nstatic void m(int n) {\nint x = f();\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void f() { }\nstatic void m(int n) {\nSystem.out.println(f());\n}\n}",
  ],
  [
    6,
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void f() { }\nstatic void m(int n) {\nString s = "a" + f();\n}\n}',
  ],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nvoid x;\n}\n}"],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = int;\n}\n}"],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nString s = String;\n}\n}"],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = null;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nInteger x = null;\n}\n}",
  ],
  [
    5,
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nString s = n > 0 ? "a" : 1;\n}\n}',
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nObject s = n > 0 ? "a" : 1;\n}\n}',
  ],
  [
    5,
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = n > 0 ? 1 : "a";\n}\n}',
  ],
  [
    6,
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = n > 0 ? 1 : null;\nint y = n > 0 ? null : "";\n}\n}',
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nchar c = 'a' + n;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nchar c = 'a' + 1;\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nbyte b = 1;\nb = b * 2;\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfinal int k = 300;\nbyte b = k;\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfinal int k = 30;\nbyte b = k;\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = 1;\nx.y = 2;\n}\n}",
  ],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nsynchronized (n) { }\n}\n}",
  ],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nassert n;\n}\n}"],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void f() { }\nstatic void m(int n) {\nassert true : f();\n}\n}",
  ],
];

/** Names and calls. */
export const calls: readonly Refused[] = [
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = y;\n}\n}"],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nfoo();\n}\n}"],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nFoo f;\n}\n}"],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nnew Foo();\n}\n}"],
  [5, 'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\n"a".foo();\n}\n}'],
  [5, 'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\n"a".length(1);\n}\n}'],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nMath.max(1);\n}\n}"],
  [5, 'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nMath.max(1, "a");\n}\n}'],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nnew ArrayList<String>().add(1);\n}\n}",
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nnew ArrayList<String>().add("1");\n}\n}',
  ],
  [
    7,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void f(String s) { }\nstatic void f(Integer i) { }\nstatic void m(int n) {\nf(null);\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void f(String s) { }\nstatic void f(Integer i) { }\nstatic void m(int n) {\nf((String) null);\n}\n}",
  ],
  [
    7,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void f(int i, long l) { }\nstatic void f(long l, int i) { }\nstatic void m(int n) {\nf(1, 1);\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void f(int i, long l) { }\nstatic void f(long l, int i) { }\nstatic void m(int n) {\nf(1, 1L);\n}\n}",
  ],
  [
    7,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void f(Integer... i) { }\nstatic void f(int... i) { }\nstatic void m(int n) {\nf(1);\n}\n}",
  ],
  [
    6,
    'import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void f(int i) { }\nstatic void m(int n) {\nf("a");\n}\n}',
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void f(int i) { }\nstatic void m(int n) {\nf();\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void f(int i) { }\nstatic void m(int n) {\nf(1, 2);\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void f(int i) { }\nstatic void m(int n) {\nf(1L);\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void f(int i) { }\nstatic void m(int n) {\nf('a');\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void f(byte b) { }\nstatic void m(int n) {\nf(1);\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void f(Long l) { }\nstatic void m(int n) {\nf(1);\n}\n}",
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void f(Long l) { }\nstatic void m(int n) {\nf(1L);\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void f(float x) { }\nstatic void m(int n) {\nf(1.0);\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void f(Integer... x) { }\nstatic void m(int n) {\nf(new int[] {1});\n}\n}",
  ],
  [
    6,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void f(List<String> x) { }\nstatic void m(int n) {\nf(List.of(1));\n}\n}",
  ],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nnew A(1);\n}\n}"],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nA.this.toString();\n}\n}"],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint x = A.y;\n}\n}"],
  [5, "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\njava.util.Foo f;\n}\n}"],
  [
    5,
    "import java.util.*;\nimport java.util.function.*;\nclass A {\nstatic void m(int n) {\nint length = n.length;\n}\n}",
  ],
  [1, "import java.util.Lisst;\nclass A {\n}"],
  [2, "import java.util.List;\nimport java.awt.List;\nclass A {\n}"],
  [1, "import foo.bar.*;\nclass A {\n}"],
  [4, "class A {\nvoid m() {\nString s;\ns.foo = 1;\n}\n}"],
  [1, "import static java.lang.Math.foo;\nclass A {\n}", "import static java.lang.Math.max;\nclass A {\n}"],
];
