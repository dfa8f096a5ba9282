import { describe, expect, test } from "vitest";
import { runProgram } from "../../../java/index.ts";
import { compileJava } from "../../../testing/front-end.ts";
import { instrumented } from "../../../testing/relevancy/instrument.ts";
import { share } from "../../../testing/seeds.ts";
import { instrumentedCode } from "../page/lessons/instrumented-code.ts";
import { concreteSymbolic, symbolicLibrary } from "../symbolic-library/index.ts";

test("Fig. 1: only what s gets into becomes symbolic", async () => {
  const { files, notes } = await instrumented([instrumentedCode.file]);
  expect(notes).toEqual([]);
  expect(files[0]?.text).toBe(`class Limit implements Symbolic {
  int v = 0;
  Limit(int x) {
    this.v = x;
  }
  int GetL() {
    return this.v;
  }
  int IncL(int t) {
    return this.v + t;
  }
  String CutExcess(String s) {
    return __CutExcess(StringExpr._constant(s))._getValue();
  }

  StringExpr __CutExcess(StringExpr s) {
    if (Symbolic._GT(s.__length(), v))
      return s.__substring(Symbolic.IntConstant(0), Symbolic.IntConstant(v));
    else return s;
  }
}

public class Driver {
  public static void __main(String[] args) {
    StringExpr s = Symbolic.string();
    int i = 7;
    Limit limit = new Limit(i);
    limit.IncL(i);
    s = limit.__CutExcess(s);
  }

  public static void main(String[] args) {
    __main(args);
  }
}
`);
});

/** Instruments the statements and methods of a class: the lines that differ, and the notes. */
async function rewritten(statements: string, members = "", isBlind = false) {
  const text = `public class Main {\n${members}\npublic static void main(String[] args) {\n${statements}\n}\n}\n`;
  const original = [{ name: "Main.java", text }];
  const { files, notes } = await instrumented(original, {}, isBlind);
  const before = new Set(text.split("\n"));
  const lines = (files[0]?.text ?? "").split("\n").filter((line) => !before.has(line) && !line.includes("__main"));
  return { original, files, lines: lines.map((line) => line.trim()), notes: notes.map((note) => note.text) };
}

/** As `rewritten`; both versions have to print the same. */
async function changed(statements: string, members = "", isBlind = false) {
  const made = await rewritten(statements, members, isBlind);
  const { original, files } = made;
  const outputs = await Promise.all(
    [
      [...original, ...concreteSymbolic],
      [...files, ...symbolicLibrary],
    ].map(async (program) => {
      const { output, errors, exit } = runProgram(await compileJava(program), {
        stepLimit: 1_000_000,
        input: "",
        arguments: [],
      });
      return { output, errors, exit: exit.kind };
    }),
  );
  expect(outputs[1]).toEqual(outputs[0]);
  return made;
}

/** Statements, and the lines that differ once they are instrumented. */
const statementsAndLines: readonly (readonly [name: string, statements: string, lines: readonly string[]])[] = [
  [
    "arithmetic, mixed with constants",
    "int x = Symbolic.integer();\nint y = 2 * x + 1 - -x;",
    ["IntExpr x = Symbolic.integer();", "IntExpr y = Symbolic.IntConstant(2)._times(x)._plus(1)._minus(x._negated());"],
  ],
  [
    "promotion and casts",
    "int x = Symbolic.integer();\nlong l = x + 1L;\ndouble d = l / 2;\nchar c = (char) (x + 'a');\nbyte b = (byte) x;",
    [
      "IntExpr x = Symbolic.integer();",
      "LongExpr l = x._toLong()._plus(1L);",
      "RealExpr d = l._dividedBy(2)._toReal();",
      "CharExpr c = x._plus('a')._toChar();",
      "IntExpr b = x._toByte();",
    ],
  ],
  [
    "compound assignments and steps",
    "int x = Symbolic.integer();\nx += 2;\nx++;\nint y = x++ + --x;\nlong l = 1;\nl *= x;",
    [
      "IntExpr x = Symbolic.integer();",
      "x = x._plus(2);",
      "x = x._plus(1);",
      "IntExpr y = (x = x._plus(1))._minus(1)._plus((x = x._minus(1)));",
      "LongExpr l = Symbolic.LongConstant(1);",
      "l = l._times(x._toLong());",
    ],
  ],
  [
    "conditions decide, comparisons that are kept do not",
    "int x = Symbolic.integer();\nif (x > 3 && !(x == 5) || x + 1 <= 2) System.out.println(x);\nboolean big = x > 3;\nwhile (big) { break; }",
    [
      "IntExpr x = Symbolic.integer();",
      "if (Symbolic._GT(x, 3) && !(Symbolic._EQ(x, 5)) || Symbolic._LE(x._plus(1), 2)) System.out.println(x);",
      "BoolExpr big = x._gt(Symbolic.IntConstant(3));",
      "while (Symbolic._IS(big)) { break; }",
    ],
  ],
  [
    "texts",
    'String s = Symbolic.string();\nString t = "<" + s.trim() + 1 + ">";\nif (t.equals(s) || s == null || "a".compareTo(s) > 0) System.out.println("t " + t);',
    [
      "StringExpr s = Symbolic.string();",
      'StringExpr t = StringExpr._concat(StringExpr._concat(StringExpr._concat("<", s.__trim()), 1), ">");',
      'if (Symbolic._IS(t.__equals(s)) || s == null || Symbolic._GT(StringExpr._constant("a").__compareTo(s), 0)) System.out.println("t " + t);',
    ],
  ],
  [
    "methods of boxes and of Math",
    'String s = Symbolic.string() + "7";\nint n = Math.max(Integer.parseInt(s), 3);\nboolean d = Character.isDigit(s.charAt(0));\nString u = String.valueOf(n);\nint a = Math.abs(n);',
    [
      'StringExpr s = StringExpr._concat(Symbolic.string(), "7");',
      "IntExpr n = IntExpr._max(IntExpr._parseInt(s), Symbolic.IntConstant(3));",
      "BoolExpr d = s.__charAt(Symbolic.IntConstant(0)).__isDigit();",
      "StringExpr u = StringExpr._valueOf(n);",
      "IntExpr a = n._abs();",
    ],
  ],
  [
    "arrays and loops",
    "int[] a = new int[2];\na[1] = Symbolic.integer();\na[0] += a[1];\nint sum = 0;\nfor (int each : a) sum += each;\nSystem.out.println(sum + a.length);",
    [
      "IntExpr[] a = IntExpr._array(2);",
      "a[0] = a[0]._plus(a[1]);",
      "IntExpr sum = Symbolic.IntConstant(0);",
      "for (IntExpr each : a) sum = sum._plus(each);",
      "System.out.println(sum._plus(a.length));",
    ],
  ],
  [
    "builders",
    "StringBuilder b = new StringBuilder(\"x\");\nb.append(Symbolic.integer()).append('!');\nString s = b.toString();",
    [
      'StringBuilderExpr b = new StringBuilderExpr(StringExpr._constant("x"));',
      "b.__append(Symbolic.integer()).__append('!');",
      "StringExpr s = b.__toString();",
    ],
  ],
  [
    "a builder that is made of a symbolic text is symbolic, whatever it takes on",
    'String s = Symbolic.string();\nString t = new StringBuilder(s).append("x").toString();\nSystem.out.println(t);',
    ["StringExpr s = Symbolic.string();", 'StringExpr t = new StringBuilderExpr(s).__append("x").__toString();'],
  ],
  [
    "who chooses between a builder made of a symbolic text and another one has two symbolic ones",
    'String s = Symbolic.string();\nStringBuilder b = new StringBuilder();\n(s.isEmpty() ? new StringBuilder(s) : b).append("x");',
    [
      "StringExpr s = Symbolic.string();",
      "StringBuilderExpr b = new StringBuilderExpr();",
      '(Symbolic._IS(s.__isEmpty()) ? new StringBuilderExpr(s) : b).__append("x");',
    ],
  ],
  [
    "declarations with several variables are split",
    "int a = 1, x = Symbolic.integer(), b = 2;\nSystem.out.println(a + b);",
    ["int a = 1; IntExpr x = Symbolic.integer(); int b = 2;"],
  ],
  [
    "parentheses stay where concrete values are computed with",
    "int x = Symbolic.integer();\ndouble d = (2 + x) / 4f - (1 - (x + 1)) * 2f;\nSystem.out.println(d);",
    [
      "IntExpr x = Symbolic.integer();",
      "RealExpr d = Symbolic.RealConstant((2 + x._getValue()) / 4f - (1 - (x._getValue() + 1)) * 2f);",
    ],
  ],
  [
    "places that may be read twice",
    'int[] a = new int[9];\nint i = 3;\nint x = Symbolic.integer();\na[i + 6 / 2] += x;\na[(int) 2L] += x;\na[Math.abs(i)]++;\na["ab".length()] -= x;',
    [
      "IntExpr[] a = IntExpr._array(9);",
      "IntExpr x = Symbolic.integer();",
      "a[i + 6 / 2] = a[i + 6 / 2]._plus(x);",
      "a[(int) 2L] = a[(int) 2L]._plus(x);",
      "a[Math.abs(i)] = a[Math.abs(i)]._plus(1);",
      'a["ab".length()] = a["ab".length()]._minus(x);',
    ],
  ],
  [
    "arrays that are copied and compared, and what null is",
    'int[] a = { Symbolic.integer(), 2 };\nint[] b = a.clone();\nint[] c = java.util.Arrays.copyOfRange(a, 0, 1);\nString s = b == null ? null : Symbolic.string();\nString[] parts = s.split(",");\nchar[] letters = s.toCharArray();',
    [
      "IntExpr[] a = { Symbolic.integer(), Symbolic.IntConstant(2) };",
      "IntExpr[] b = a.clone();",
      "IntExpr[] c = IntExpr._copyOfRange(a, 0, 1);",
      "StringExpr s = b == null ? null : Symbolic.string();",
      'StringExpr[] parts = StringExpr._arrayOf(Symbolic._value(s).split(","));',
      "CharExpr[] letters = s.__toCharArray();",
    ],
  ],
  [
    "methods of Math and of boxes on each type",
    "int x = Symbolic.integer();\nlong l = Math.abs(Symbolic.integer() + 1L);\nint n = Integer.signum(x) + Integer.sum(x, 1) + Integer.compare(x, 2);\ndouble d = Math.max(x, 0.5);\nString t = Integer.toString(x) + Long.toString(l);\nboolean big = Integer.valueOf(x).equals(3);",
    [
      "IntExpr x = Symbolic.integer();",
      "LongExpr l = Symbolic.longInteger()._plus(1L)._abs();",
      "IntExpr n = x._signum()._plus(x._plus(Symbolic.IntConstant(1)))._plus(IntExpr._compare(x, Symbolic.IntConstant(2)));",
      "RealExpr d = RealExpr._max(x._toReal(), Symbolic.RealConstant(0.5));",
      "StringExpr t = StringExpr._concat(StringExpr._valueOf(x), StringExpr._valueOf(l));",
      "BoolExpr big = Symbolic.BoolConstant(Integer.valueOf(x._getValue()).equals(3));",
    ],
  ],
  [
    "comments stay, also within what is rewritten",
    "int x = Symbolic.integer(); // the input\nint y = x /* more */ + 1; // one more",
    ["IntExpr x = Symbolic.integer(); // the input", "IntExpr y = /* more */ x._plus(1); // one more"],
  ],
];

test.each(statementsAndLines)("%s", async (_, statements, lines) => {
  expect((await rewritten(statements)).lines).toEqual(lines);
});

test.each(share(statementsAndLines, 6))("%s: prints the same", async (_, statements) => {
  await changed(statements);
});

/** Statements with inputs, and the declarations that become of them. */
const inputs: readonly (readonly [statement: string, line: string])[] = [
  ["float f = Symbolic.real();", "float f = (float) Symbolic.real()._getValue();"],
  ["Float f = Symbolic.price();", "Float f = (float) Symbolic.real()._getValue();"],
  ["Character c = Symbolic.letter();", "Character c = Symbolic.integer()._toChar()._getValue();"],
  ["char c = Symbolic.letter();", "CharExpr c = Symbolic.integer()._toChar();"],
  ["Byte b = Symbolic.size();", "Byte b = (byte) Symbolic.integer()._toByte()._getValue();"],
  ["Long l = Symbolic.integer();", "Long l = Symbolic.longInteger()._getValue();"],
  ["int n = (int) Symbolic.count();", "IntExpr n = Symbolic.integer();"],
  ["int[] a = Symbolic.numbers();", "int[] a = Symbolic.value();"],
  ["StringBuilder b = Symbolic.builder();", "StringBuilder b = Symbolic.value();"],
  ["var o = Symbolic.object();", "var o = Symbolic.value();"],
  ["Runnable r = () -> Symbolic.object();", "Runnable r = () -> Symbolic.value();"],
  [
    "java.util.function.Supplier<Long> s = Symbolic::count;",
    "java.util.function.Supplier<Long> s = () -> Symbolic.longInteger()._getValue();",
  ],
];

test.each(inputs)("an input is valid Java, whatever is expected of it: %s", async (statement, line) => {
  const text = `class Main {\n  public static void main(String[] args) {\n${statement}\n  }\n}\n`;
  const { files } = await instrumented([{ name: "Main.java", text }], {}, true);
  expect(files[0]?.text.split("\n")).toContain(line);
  await compileJava([...files, ...symbolicLibrary]);
});

test("a named package does not see the library: references to inputs keep their text", async () => {
  const line = "java.util.function.Supplier<Integer> s = Symbolic::integer;";
  const text = `package p;\nclass Main { public static void main(String[] args) {\n${line}\n} }\n`;
  const { files } = await instrumented([{ name: "Main.java", text }]);
  expect(files[0]?.text).toBe(text);
});

describe("methods", () => {
  test("who passes nothing symbolic keeps calling the original, which calls the symbolic version", async () => {
    const { lines } = await changed(
      "int a = twice(Symbolic.integer());\nint b = twice(4);\nSystem.out.println(a + b);",
      "private static int twice(int n) { return 2 * n; }",
    );
    expect(lines).toEqual([
      "public class Main implements Symbolic {",
      "private static int twice(int n) {",
      "return __twice(Symbolic.IntConstant(n))._getValue();",
      "private static IntExpr __twice(IntExpr n) { return Symbolic.IntConstant(2)._times(n); }",
      "IntExpr a = __twice(Symbolic.integer());",
      "System.out.println(a._plus(b));",
    ]);
  });

  test("an overriding method that stays concrete gets a bridge", async () => {
    const members = `interface Rule { int of(int n); }
static class Next implements Rule { public int of(int n) { return n + 1; } }
static class Fixed implements Rule { public int of(int n) { return 3; } }`;
    const statements = `Rule r = new Next();
System.out.println(r.of(Symbolic.integer()));
Rule f = new Fixed();
System.out.println(f.of(2));`;
    const { lines } = await changed(statements, members);
    expect(lines).toContain("static class Next implements Rule, Symbolic { public int of(int n) {");
    expect(lines.join("\n")).toContain("return Symbolic.IntConstant(of(n._getValue()));");
    expect(lines).toContain("System.out.println(r.__of(Symbolic.integer()));");
  });

  test("constructors are overloaded; null says of which type it is", async () => {
    const { lines } = await changed(
      'Box a = new Box(Symbolic.string());\nBox b = new Box("b");\nBox c = new Box(null);\nSystem.out.println(a.text + b.text + c.text);',
      "static class Box { String text; Box(String text) { this.text = text; } }",
    );
    expect(lines.join("\n")).toContain("this(StringExpr._constant(text));");
    expect(lines).toContain("Box c = new Box((String) null);");
  });
});

describe("where relevant and irrelevant arrays meet, the least closed set of declarations becomes symbolic", () => {
  test("the other array of a parameter, and nothing else", async () => {
    const { lines, notes } = await changed(
      `int[] p = {1};
int[] q = {Symbolic.integer()};
int[] alone = {7};
int a = first(p);
if (first(q) > 3) System.out.println(alone[0] + a);`,
      "static int first(int[] x) { return x[0]; }",
    );
    expect(lines).toEqual([
      "public class Main implements Symbolic {",
      "static IntExpr __first(IntExpr[] x) { return x[0]; }",
      "IntExpr[] p = {Symbolic.IntConstant(1)};",
      "IntExpr[] q = {Symbolic.integer()};",
      "IntExpr a = __first(p);",
      "if (Symbolic._GT(__first(q), 3)) System.out.println(Symbolic.IntConstant(alone[0])._plus(a));",
    ]);
    expect(notes).toEqual([]);
  });

  test("what a method returns beside a builder made of a symbolic text is a symbolic builder", async () => {
    const { lines, notes } = await changed(
      `String s = Symbolic.string();
(switch (s.length()) { case 0 -> new StringBuilder(s).append('b'); default -> made(); }).append("x");`,
      "static StringBuilder made() { return new StringBuilder(); }",
    );
    expect(lines).toContain("static StringBuilderExpr __made() { return new StringBuilderExpr(); }");
    expect(lines.at(-1)).toContain("default -> __made(); }).__append(");
    expect(notes).toEqual([]);
  });

  test("who shares an array with one that stays concrete stays concrete for the same reason", async () => {
    const { notes } = await changed(
      `int[] p = {2, 1};
int[] q = {Symbolic.integer()};
java.util.Arrays.sort(p);
if (first(q) > first(p)) System.out.println("more");`,
      "static int first(int[] x) { return x[0]; }",
    );
    const kept = ["first(int[])/x", "main(String[])/q", "main(String[])/p"];
    for (const slot of kept) expect(notes).toContain(`Main.${slot} stays concrete: passed to Arrays.sort(int[]).`);
  });
});

test("a switch decides label by label, and one that is a value has symbolic values", async () => {
  const { lines } = await changed(
    `int s = Symbolic.integer();
char c = (char) s;
switch (s & 3) { case 0 -> System.out.println("zero"); default -> System.out.println("more"); }
int k = switch (c) { case 'a', 98: yield s; default: yield 2; };
System.out.println(k);`,
  );
  expect(lines).toEqual([
    "IntExpr s = Symbolic.integer();",
    "CharExpr c = s._toChar();",
    'switch (Symbolic._SWITCH(s._and(3), 0)) { case 0 -> System.out.println("zero"); default -> System.out.println("more"); }',
    "IntExpr k = switch (Symbolic._SWITCH(c, 'a', (char) (98))) { case 'a', 98: yield s; default: yield Symbolic.IntConstant(2); };",
  ]);
});

test("a field that may be read before its declaration has run is read with the default of its type", async () => {
  const { lines } = await changed(
    "Sub x = new Sub();\nx.own += Symbolic.integer();\nx.plain++;\nSystem.out.println(x.seen);",
    `static class Base { int seen = read(); int read() { return 1; } }
static class Sub extends Base {
int own = 5;
int plain;
@Override int read() { plain = 3; return own + 10; }
}`,
  );
  expect(lines).toContain("IntExpr own = Symbolic.IntConstant(5);");
  expect(lines).toContain("x.own = Symbolic._orDefault(x.own)._plus(Symbolic.integer());");
  expect(lines.join("\n")).toContain("return Symbolic._orDefault(own)._plus(10); }");
});

describe("what cannot be expressed stays concrete, with a note", () => {
  test("a container, and a switch that compares with nothing", async () => {
    const { lines, notes } = await changed(
      "String s = Symbolic.string();\nswitch (s) { default: break; }\njava.util.List<String> l = new java.util.ArrayList<>();\nl.add(s);\nString t = l.get(0);",
    );
    expect(lines).toEqual([
      "StringExpr s = Symbolic.string();",
      "switch (Symbolic._SWITCH(s)) { default: break; }",
      "l.add(Symbolic._value(s));",
      "StringExpr t = StringExpr._constant(l.get(0));",
    ]);
    expect(notes).toContain("The concrete value is used: passed to List.add(Object).");
    expect(notes).toContain("Main.main(String[])/l stays concrete: its type has no symbolic version.");
  });

  test("an array that a library method takes", async () => {
    const { lines, notes } = await changed(
      "int[] a = { Symbolic.integer(), 2 };\njava.util.Arrays.sort(a);\nSystem.out.println(a[0]);",
    );
    expect(lines).toEqual(["int[] a = { Symbolic.integer()._getValue(), 2 };"]);
    expect(notes[0]).toMatch(/a stays concrete/);
  });
});

test("in a named package nothing is symbolic, with a note", async () => {
  const text = "package p;\nclass Main { public static void main(String[] args) { int x = Symbolic.integer(); } }\n";
  const { files, notes, symbolic } = await instrumented([{ name: "Main.java", text }]);
  expect(files[0]?.text).toBe(text);
  expect(symbolic).toEqual([]);
  expect(notes.map((note) => note.text)).toEqual([
    "Main.main(String[])/x stays concrete: a named package does not see the symbolic library.",
  ]);
});

test("of two methods that would have one symbolic signature the later one stays as it is", async () => {
  const { lines, notes } = await rewritten(
    "int x = Symbolic.integer();\nshort y = (short) x;\nSystem.out.println(twice(x) + twice(y));",
    "static int twice(int n) { return 2 * n; }\nstatic int twice(short n) { return 2 * n; }",
  );
  expect(lines).toContain("static int twice(int n) {");
  expect(lines.at(-1)).toBe("System.out.println(__twice(x)._plus(twice((short) y._getValue())));");
  expect(notes.join("\n")).toMatch(/twice\(short\)\/n stays concrete: .*twice\(short\) stays concrete: /s);
});

test("constants stay plain, in classes and interfaces", async () => {
  const { lines } = await rewritten(
    "int a = Limits.MOST + LEAST;\nswitch (a) { case LEAST: break; default: a = other; }",
    "interface Limits { int MOST = 9; }\nstatic final int LEAST = 1;\nstatic final int other = Math.abs(2);",
    true,
  );
  expect(lines).toEqual([
    "public class Main implements Symbolic {",
    "static final IntExpr other = Symbolic.IntConstant(Math.abs(2));",
    "IntExpr a = Symbolic.IntConstant(Limits.MOST + LEAST);",
    "switch (Symbolic._SWITCH(a, LEAST)) { case LEAST: break; default: a = other; }",
  ]);
});

test("blind instrumentation makes everything symbolic but constants and what main takes", async () => {
  const { lines } = await changed("int a = 1;\nfinal int MOST = 5;\nif (a < MOST) System.out.println(a);", "", true);
  expect(lines).toEqual(["IntExpr a = Symbolic.IntConstant(1);", "if (Symbolic._LT(a, MOST)) System.out.println(a);"]);
});
