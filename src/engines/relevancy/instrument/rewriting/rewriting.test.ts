import { expect, test } from "vitest";
import { instrumented } from "../../../../testing/relevancy/instrument.ts";

interface Row {
  readonly what: string;
  readonly members?: string;
  readonly statements: string;
  readonly lines: readonly string[];
  readonly notes?: readonly string[];
}

/** Statements behind `int x = Symbolic.integer(); String s = Symbolic.string();`, and the lines that differ. */
const rows: readonly Row[] = [
  {
    what: "texts that are only printed are joined by Java where they begin with a text",
    statements:
      'System.out.println(1 + x + "a");\nSystem.out.println("a" + (x + 1));\nSystem.out.println("a" + x + s);\nSystem.out.println(x + 1);\nchar[] letters = s.toCharArray();\nSystem.out.println(letters);',
    lines: [
      'System.out.println(StringExpr._concat(Symbolic.IntConstant(1)._plus(x), "a"));',
      'System.out.println("a" + (x._plus(1)));',
      "System.out.println(x._plus(1));",
      "char[] letters = Symbolic._value(s).toCharArray();",
    ],
    notes: [
      "Main.main(String[])/letters stays concrete: passed to PrintStream.println(char[]).",
      "The concrete value is used: String.toCharArray() has no symbolic version.",
    ],
  },
  {
    what: "a text that is surely not null, and one that may be",
    members:
      'static String sure(boolean b) { return b ? "a" : "b" + 1; }\nstatic String maybe(boolean b, String t) { return b ? "a" : t; }\nstatic String never(int n) { throw new IllegalStateException("" + n); }',
    statements:
      "String a = sure(x > 1);\nString b = maybe(x > 1, s);\nString c = never(x);\nSystem.out.println(a.length() + b.length());",
    lines: [
      "class Main implements Symbolic {",
      "static String sure(boolean b) {",
      "return __sure(Symbolic.BoolConstant(b));",
      'static String __sure(BoolExpr b) { return Symbolic._IS(b) ? "a" : "b" + 1; }',
      "static String maybe(boolean b, String t) {",
      "return Symbolic._value(__maybe(Symbolic.BoolConstant(b), StringExpr._constant(t)));",
      'static StringExpr __maybe(BoolExpr b, StringExpr t) { return Symbolic._IS(b) ? StringExpr._constant("a") : t; }',
      "static String never(int n) {",
      "return __never(Symbolic.IntConstant(n));",
      'static String __never(IntExpr n) { throw new IllegalStateException("" + n._getValue()); }',
      "String a = __sure(x._gt(Symbolic.IntConstant(1)));",
      "StringExpr b = __maybe(x._gt(Symbolic.IntConstant(1)), s);",
      "String c = __never(x);",
      "System.out.println(Symbolic.IntConstant(a.length())._plus(b.__length()));",
    ],
    notes: ["The concrete value is used: passed to new IllegalStateException(…)."],
  },
  {
    what: "references are compared as they are",
    statements:
      'int[] a = { x };\nint[] b = { 1 };\nObject o = null;\nboolean n = a == null || s != null;\nboolean m = a == o;\nboolean k = a == b;\nboolean t = s == "a";',
    lines: [
      "IntExpr[] a = { x };",
      "IntExpr[] b = { Symbolic.IntConstant(1) };",
      'BoolExpr t = Symbolic.BoolConstant(Symbolic._value(s) == "a");',
    ],
    notes: ["The concrete value is used: it is compared by its value."],
  },
  {
    what: "operators on what has no symbolic version",
    statements: "float f = 2f;\ndouble d = x + f;",
    lines: ["RealExpr d = Symbolic.RealConstant(x._getValue() + f);"],
    notes: ["“+” is computed on concrete values."],
  },
  {
    what: "chars are numbers where they are computed with and ordered",
    statements:
      "char c = (char) x;\nboolean a = c == 'a';\nboolean b = c < 'd';\nint n = -c;\nc = 98;\nc = 'x';\nshort h = (short) x;\nh += 1;\nh++;",
    lines: [
      "CharExpr c = x._toChar();",
      "BoolExpr a = c._toInt()._eq(Symbolic.IntConstant('a'));",
      "BoolExpr b = c._toInt()._lt(Symbolic.IntConstant('d'));",
      "IntExpr n = c._toInt()._negated();",
      "c = Symbolic.CharConstant((char) (98));",
      "c = Symbolic.CharConstant('x');",
      "IntExpr h = x._toShort();",
      "h = h._plus(1)._toShort();",
      "h = h._plus(1)._toShort();",
    ],
  },
  {
    what: "arrays that are made of parts, of texts and of other arrays",
    members: "static int[] same(int[] a) { return a; }",
    statements:
      'int[][] g = new int[2][];\ng[0] = new int[] { x };\nchar[] c = "ab".toCharArray();\nc[0] = (char) x;\nint[] b = same(g[0]).clone();\njava.util.Arrays.fill(b, 3);\nint[] e = java.util.Arrays.copyOf(b, b.length);\nint[] p = { 1 };\nint[] q = x > 1 ? p : b;',
    lines: [
      "class Main implements Symbolic {",
      "static IntExpr[] __same(IntExpr[] a) { return a; }",
      "IntExpr[][] g = new IntExpr[2][];",
      "g[0] = new IntExpr[] { x };",
      'CharExpr[] c = StringExpr._constant("ab").__toCharArray();',
      "c[0] = x._toChar();",
      "IntExpr[] b = __same(g[0]).clone();",
      "java.util.Arrays.fill(b, Symbolic.IntConstant(3));",
      "IntExpr[] e = IntExpr._copyOf(b, b.length);",
      "IntExpr[] p = { Symbolic.IntConstant(1) };",
      "IntExpr[] q = Symbolic._GT(x, 1) ? p : b;",
    ],
  },
  {
    what: "inputs that become other numbers at once",
    statements:
      "double d = Symbolic.integer();\nlong l = Symbolic.integer();\nbyte b = (byte) Symbolic.integer();\nfloat f = Symbolic.integer();",
    lines: [
      "RealExpr d = Symbolic.integer()._toReal();",
      "LongExpr l = Symbolic.longInteger();",
      "IntExpr b = Symbolic.integer()._toByte();",
      "float f = Symbolic.integer()._getValue();",
    ],
    notes: [
      "Main.main(String[])/f stays concrete: its type has no symbolic version.",
      "The concrete value is used: kept in f, which is not symbolic.",
    ],
  },
  {
    what: "methods of texts and builders that have no symbolic version, and those that take any object",
    statements:
      'boolean a = s.matches("x");\nObject o = "a";\nboolean b = o.equals(s);\nboolean c = s.equals(o);\nStringBuilder t = new StringBuilder();\nt.append(x).append(s).append(2.5);\nString u = String.valueOf(t);\nboolean d = "a".equals(null);\nString v = Character.toString((char) x);\nString w = String.valueOf(x);',
    lines: [
      'BoolExpr a = Symbolic.BoolConstant(Symbolic._value(s).matches("x"));',
      "BoolExpr b = Symbolic.BoolConstant(o.equals(Symbolic._value(s)));",
      "BoolExpr c = s.__equals(o);",
      "t.append(x._getValue()).append(Symbolic._value(s)).append(2.5);",
      "StringExpr u = StringExpr._constant(String.valueOf(t));",
      "StringExpr v = x._toChar()._toString();",
      "StringExpr w = StringExpr._valueOf(x);",
    ],
    notes: [
      "Main.main(String[])/t stays concrete: passed to String.valueOf(Object).",
      "The concrete value is used: String.matches(String) has no symbolic version.",
      "The concrete value is used: passed to Object.equals(Object).",
      "The concrete value is used: passed to StringBuilder.append(int).",
      "The concrete value is used: passed to StringBuilder.append(String).",
    ],
  },
  {
    what: "methods of Math",
    statements:
      "double d = Math.pow(x, 2);\nint m = Math.floorMod(x, 3);\ndouble r = Math.sqrt(x);\nint least = Math.min(x, 3);\nlong l = Math.max(x, 3L);\nint a = Math.abs(-x);",
    lines: [
      "RealExpr d = x._toReal()._pow(Symbolic.RealConstant(2));",
      "IntExpr m = Symbolic.IntConstant(Math.floorMod(x._getValue(), 3));",
      "RealExpr r = x._toReal()._sqrt();",
      "IntExpr least = IntExpr._min(x, Symbolic.IntConstant(3));",
      "LongExpr l = LongExpr._max(x._toLong(), Symbolic.LongConstant(3L));",
      "IntExpr a = x._negated()._abs();",
    ],
    notes: ["The concrete value is used: passed to Math.floorMod(int,int)."],
  },
  {
    what: "a result that is not used, and declarations of several fields",
    members: "private static int kept = 1, given = 0, last;\nstatic int note(int n) { last = n; return n; }",
    statements: "note(x);\ngiven = x;\nint y = given;",
    lines: [
      "class Main implements Symbolic {",
      "private static int kept = 1; private static IntExpr given = Symbolic.IntConstant(0), last = Symbolic.IntConstant(0);",
      "static int note(int n) {",
      "return __note(Symbolic.IntConstant(n))._getValue();",
      "static IntExpr __note(IntExpr n) { last = n; return n; }",
      "__note(x);",
      "IntExpr y = given;",
    ],
  },
];

test.each(rows)("$what", async ({ members = "", statements, lines, notes = [] }) => {
  const text = `class Main {\n${members}\npublic static void main(String[] args) {\nint x = Symbolic.integer(); String s = Symbolic.string();\n${statements}\n}\n}\n`;
  const found = await instrumented([{ name: "Main.java", text }]);
  const before = new Set(text.split("\n"));
  const changed = (found.files[0]?.text ?? "")
    .split("\n")
    .filter(
      (line) => !before.has(line) && !line.includes("__main") && !line.includes("= Symbolic.integer(); StringExpr s"),
    );
  expect(changed.map((line) => line.trim())).toEqual(lines);
  expect(found.notes.map((note) => note.text)).toEqual(notes);
});
