import type { InstrumentedShape } from "./instrumented-shapes.ts";

/** Where relevant and irrelevant values meet in one declaration: nothing of the path condition may be lost there. */
export const meetingShapes: readonly InstrumentedShape[] = [
  {
    name: "two arrays in one parameter",
    members: `static int first(int[] x) { return x[0]; }`,
    statements: `int[] p = { 1 };
int[] q = { Symbolic.integer() };
int a = first(p);
if (first(q) > 1) say("big " + a);`,
    conditions: ["(integer1 > 1)"],
  },
  {
    name: "two arrays of texts in one parameter",
    members: `static String pick(String[] a, int i) { return a[i]; }`,
    statements: `String[] names = { "x", "y" };
String[] in = { Symbolic.string(), "z" };
String u = pick(names, 0);
if (pick(in, 0).length() > 0) say("long " + u);`,
    conditions: ["(string1.length() > 0)"],
  },
  {
    name: "two arrays in one result and one conditional",
    members: `static int[] made(boolean b, int n) { int[] a = { n }; int[] c = { 7 }; return b ? a : c; }`,
    statements: `int[] p = made(false, 3);
int[] q = made(true, Symbolic.integer());
int[] r = p[0] > 5 ? p : q;
int[] s = p[0] > 9 ? p : q;
if (r[0] > 6 && s[0] == 2) say("both");`,
    conditions: ["(integer1 == 2)"],
  },
  {
    name: "two arrays in one field, and through an assignment",
    members: `static class Cell { int[] data; Cell(int[] data) { this.data = data; } }`,
    statements: `int[] p = { 4 };
int[] q = { Symbolic.integer() };
Cell a = new Cell(p);
Cell b = new Cell(q);
int[] each;
each = a.data;
if (each[0] > 3) say("four");
each = b.data;
if (each[0] > 1) say("two");`,
    conditions: ["(integer1 > 1)"],
  },
  {
    name: "rows of an array of arrays",
    members: `static int[] row(int[][] grid, int i) { return grid[i]; }`,
    statements: `int[] p = { 4 };
int[] q = { Symbolic.integer() };
int[][] grid = { p, q };
int[] back = row(grid, 0);
if (back[0] > 3) say("four");
for (int[] each : grid) if (each[0] > 3) say("more");
if (row(grid, 1) == q && grid[1][0] > 1) say("two");`,
    conditions: ["!(integer1 > 3)", "(integer1 > 1)"],
  },
  {
    name: "arrays in the parameters of methods that override one another",
    members: `static abstract class Reader { abstract int of(int[] a); int twice(int[] a) { return of(a) + of(a); } }
static class First extends Reader { int of(int[] a) { return a[0]; } }
static class Zero extends Reader { int of(int[] a) { return 0; } }`,
    statements: `Reader first = new First();
Reader zero = new Zero();
int[] p = { 1 };
int[] q = { Symbolic.integer() };
if (zero.of(p) == 0) say("zero");
if (first.twice(q) > 3) say("four");`,
    conditions: ["((integer1 + integer1) > 3)"],
  },
  {
    name: "builders in one parameter",
    members: `static void add(StringBuilder b, String s) { b.append(s); }`,
    statements: `StringBuilder p = new StringBuilder("p");
StringBuilder q = new StringBuilder();
add(p, "x");
add(q, Symbolic.string());
if (q.toString().length() == 1) say(p + " one");`,
    conditions: ['(("" + string1).length() == 1)'],
  },
  {
    name: "arrays that are compared with one another",
    members: `static boolean same(int[] a, int[] b) { return a == b; }`,
    statements: `int[] p = { 1 };
int[] q = { Symbolic.integer() };
if (!same(p, q) && p != q && p != null) say("two");
if (q[0] > 1) say("more");`,
    conditions: ["(integer1 > 1)"],
  },
  {
    name: "an array that a switch chooses",
    statements: `int s = Symbolic.integer();
int[] p = { 1 };
int[] q = { s };
int[] r = switch (s) { case 1 -> p; case 2 -> q; default -> new int[] { 3 }; };
if (r[0] > 1) say("two");
int[] t = switch (p[0]) { case 1: yield p; default: yield r; };
if (t[0] == 1) say("one");`,
    conditions: ["!(integer1 == 1)", "(integer1 == 2)", "(integer1 > 1)"],
  },
  {
    name: "a method that is called for its effect, and one whose result is not used",
    members: `static int state; static int add(int n) { state += n; return state; }`,
    statements: `state = Symbolic.integer();
add(3);
int n = add(4);
if (n > 8) say("nine");`,
    conditions: ["(((integer1 + 3) + 4) > 8)"],
  },
  {
    name: "a generic method and a generic class with arguments of both kinds",
    members: `static <T> T same(T t) { return t; }
static class Pair<A, B> { final A a; final B b; Pair(A a, B b) { this.a = a; this.b = b; } A a() { return a; } }
static int sum(java.util.List<Integer> l) { int s = 0; for (int each : l) s += each; return s; }`,
    statements: `int x = Symbolic.integer();
java.util.List<Integer> p = new java.util.ArrayList<>(java.util.List.of(1, 2));
java.util.List<Integer> q = new java.util.ArrayList<>();
q.add(x);
if (sum(p) == 3) say("three");
if (sum(q) == 2 && same(x) > 1) say("two");
Pair<Integer, String> a = new Pair<>(1, "a");
Pair<Integer, String> b = new Pair<>(x, Symbolic.string());
if (a.a() + b.a() == 3 && b.b.equals("b")) say("pair");`,
    conditions: ["(integer1 == 2)", 'string1.equals("b")'],
  },
  {
    name: "a field that is read before its initializer",
    members: `static class Base { int seen = read(); Base() { put(9); } int read() { return 1; } void put(int n) { } }
static class Sub extends Base { int own = 5; int kept; boolean isSet; final long late; Sub(int n) { late = n; }
  @Override int read() { return own + kept + (isSet ? 1 : 10) + (int) late; }
  @Override void put(int n) { kept = n; isSet = true; } }
static int first = ahead(); static int limit = 7; static int plain; static int ahead() { return limit + plain; }`,
    statements: `int s = Symbolic.integer();
Sub x = new Sub(s);
x.own += s;
x.kept++;
limit -= s;
plain += s;
first += s;
say(x.seen + " " + x.kept + " " + x.isSet + " " + first + limit + plain);
if (x.own > 6 && x.kept > 9 && x.late < 3) say("own");
if (limit > 4 || first > 5 || plain > 1) say("static");`,
    conditions: ["((5 + integer1) > 6)", "((long) integer1 < 3L)", "((7 - integer1) > 4)"],
  },
  {
    name: "a switch that falls through, with its default in the middle",
    statements: `int n = Symbolic.integer() + 1;
final int most = 4;
int k = 0;
switch (n) { case 1: k += 1; default: k += 10; case most: k += 100; break; case 5, 6: k += 1000; }
say("k " + k);
char c = (char) ('a' + n);
switch (c) { case 'b', 99: say("b"); break; case 'd': say("d"); }`,
    conditions: [
      "!((integer1 + 1) == 1)",
      "!((integer1 + 1) == 4)",
      "!((integer1 + 1) == 5)",
      "!((integer1 + 1) == 6)",
      "!((char) (97 + (integer1 + 1)) == 'b')",
      "!((char) (97 + (integer1 + 1)) == 'c')",
      "((char) (97 + (integer1 + 1)) == 'd')",
    ],
  },
  {
    name: "a switch that is a value of every type",
    members: `enum Size { SMALL, LARGE }`,
    statements: `int n = Symbolic.integer();
String s = Symbolic.string();
String t = switch (s) { case "a", "c" -> s + n; case "b" -> { String u = s + "!"; yield u; } default -> "none"; };
long l = switch (n & 3) { case 0: case 1: yield 1; case 2: if (n > 1) yield n; else yield 5L; default: yield 9; };
boolean isBig = switch (n) { case 7 -> true; default -> n > 1; };
Size size = switch (n) { case 2 -> Size.LARGE; default -> Size.SMALL; };
if (t.equals("b!") && l == 2 && isBig) say("all " + (switch (n) { case 3 -> n; default -> 4; } + 1));
switch (size) { case LARGE: say("large"); break; case SMALL: say("small"); }
if (switch (n) { case 2 -> n < 3; default -> false; }) say("small");`,
    conditions: [
      '!string1.equals("a")',
      '!string1.equals("c")',
      'string1.equals("b")',
      "!((integer1 & 3) == 0)",
      "!((integer1 & 3) == 1)",
      "((integer1 & 3) == 2)",
      "(integer1 > 1)",
      "!(integer1 == 7)",
      "(integer1 == 2)",
      '(string1 + "!").equals("b!")',
      "((long) integer1 == 2L)",
      "(integer1 > 1)",
      "!(integer1 == 3)",
      "(integer1 == 2)",
      "(integer1 < 3)",
    ],
  },
  {
    name: "arrays that the library copies, fills and makes",
    members: `static String pick(String[] a, int i) { return a[i]; }
static int[] twice(int[] a) { int[] b = a.clone(); for (int i = 0; i < b.length; i++) b[i] *= 2; return b; }`,
    statements: `int x = Symbolic.integer();
String[] parts = "a,b".split(",");
String[] in = { Symbolic.string(), "z" };
if (pick(parts, 1).equals("b") && pick(in, 0).length() == 1) say("one");
int[] q = { x, 1 };
int[] copy = java.util.Arrays.copyOf(q, 4);
copy[3] += x;
int[] middle = java.util.Arrays.copyOfRange(copy, 1, 4);
int[] moved = new int[3];
System.arraycopy(middle, 1, moved, 0, 2);
if (twice(q)[0] > 3 && moved[1] == 2) say("moved " + moved[0]);
java.util.Arrays.fill(moved, 1, 3, x);
if (moved[0] + moved[2] > 1) say("filled");
int[][] grid = new int[2][3];
grid[1][2] = x;
if (grid[1][2] > grid[0][0]) say("grid");`,
    conditions: [
      "(string1.length() == 1)",
      "((integer1 * 2) > 3)",
      "((0 + integer1) == 2)",
      "((0 + integer1) > 1)",
      "(integer1 > 0)",
    ],
  },
  {
    name: "any number of arguments",
    members: `static int sum(int... all) { int s = 0; for (int each : all) s += each; return s; }
static String first(String before, String... all) { return all.length == 0 ? before : all[0]; }`,
    statements: `int x = Symbolic.integer();
int[] both = { x, 2 };
if (sum(1, 2) == 3 && sum() == 0 && sum(x, 1) == 3 && sum(both) > 3) say("sums");
if (first("a").equals("a") && first("a", Symbolic.string(), "c").equals("b")) say("first");`,
    conditions: ["(((0 + integer1) + 1) == 3)", "(((0 + integer1) + 2) > 3)", 'string1.equals("b")'],
  },
  {
    name: "elements that are changed in place where the index does something",
    statements: `int x = Symbolic.integer();
int[] a = { x, x, 5 };
int i = 0;
a[i++] += 3;
int before = a[i++]++;
a["ab".length()] *= a[i - 2];
if (a[0] == 5 && before < a[1] && a[2] > 14 && i == 2) say("changed");`,
    conditions: ["((integer1 + 3) == 5)", "(((integer1 + 1) - 1) < (integer1 + 1))", "((5 * (integer1 + 3)) > 14)"],
  },
  {
    name: "a yield of what begins with a parenthesis",
    statements: `int x = Symbolic.integer();
int y = switch (x & 1) { case 0: yield ++x; default: yield x--; };
if (y == 3) say("three");`,
    conditions: ["((integer1 & 1) == 0)", "((integer1 + 1) == 3)"],
  },
];
