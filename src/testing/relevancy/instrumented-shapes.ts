/** A small program with symbolic inputs: what its class declares, and the statements of its main method. */
export interface InstrumentedShape {
  readonly name: string;
  readonly members?: string;
  readonly statements: string;
  /** The path condition of the run in which integer inputs are 2, texts “b”, booleans true and doubles 0.5. */
  readonly conditions: readonly string[];
}

/** What symbolic values meet in ordinary Java: each shape has a decision that depends on an input. */
export const instrumentedShapes: readonly InstrumentedShape[] = [
  {
    name: "a switch on a text",
    statements: `String s = Symbolic.string();
switch (s) { case "a": say("A"); break; case "b": say("B"); break; default: say("other"); }`,
    conditions: ['!string1.equals("a")', 'string1.equals("b")'],
  },
  {
    name: "a switch on a number, with arrows",
    statements: `int n = Symbolic.integer() + 1;
switch (n) { case 1 -> say("one"); case 2, 3 -> say("few"); default -> say("many"); }`,
    conditions: ["!((integer1 + 1) == 1)", "!((integer1 + 1) == 2)", "((integer1 + 1) == 3)"],
  },
  {
    name: "a switch that is a value",
    statements: `int n = Symbolic.integer();
int k = switch (n) { case 2 -> n * 10; case 3 -> { int m = n + 1; yield m; } default -> 0; };
if (k > 5) say("big " + k);`,
    conditions: ["(integer1 == 2)", "((integer1 * 10) > 5)"],
  },
  {
    name: "an index that is computed",
    statements: `int[] a = { 4, 5, 6, 7 };
int s = Symbolic.integer();
if (a[s & 3] > 5) say("above " + a[s & 3]);`,
    conditions: ["(integer1 == 2)"],
  },
  {
    name: "an index into a symbolic array, written to",
    statements: `int[] a = new int[4];
int s = Symbolic.integer();
a[s & 3] = s;
a[s & 3]++;
if (a[2] > 2) say("stored " + a[2]);`,
    conditions: ["(integer1 == 2)", "((integer1 + 1) > 2)"],
  },
  {
    name: "a boxed local",
    statements: `Integer n = Symbolic.integer();
if (n > 1) say("more than one");
Integer m = n + 1;
if (m.equals(3)) say("three");`,
    conditions: ["(integer1 == 2)"],
  },
  {
    name: "a boxed long and a boxed character",
    statements: `Long l = Symbolic.integer() + 5L;
long k = l;
Character c = (char) ('a' + Symbolic.integer());
if (k == 7 && c == 'c') say("boxes");`,
    conditions: ["(integer1 == 2)", "((char) (97 + integer2) == 'c')"],
  },
  {
    name: "Integer.compare",
    statements: `int x = Symbolic.integer();
if (Integer.compare(x, 1) > 0) say("greater");
if (Long.compare(x, 5L) < 0) say("smaller");`,
    conditions: ["(Integer.compare(integer1, 1) > 0)", "(Long.compare((long) integer1, 5L) < 0)"],
  },
  {
    name: "Integer.sum, max, signum and bitCount",
    statements: `int x = Symbolic.integer();
int y = Integer.sum(x, 3);
if (Integer.max(y, 4) == 5) say("five");
if (Integer.bitCount(x) == 1 && Integer.signum(x) == 1) say("one bit");`,
    conditions: [
      "(Math.max((integer1 + 3), 4) == 5)",
      "(Integer.bitCount(integer1) == 1)",
      "(Integer.signum(integer1) == 1)",
    ],
  },
  {
    name: "a result passed on to a boxing call",
    members: `static int next(int n) { return n + 1; }`,
    statements: `int x = Symbolic.integer();
java.util.List<Integer> l = new java.util.ArrayList<>();
l.add(next(x));
Integer boxed = Integer.valueOf(next(x));
if (l.get(0) == 3 && boxed > 2) say("kept " + l);`,
    conditions: ["((integer1 + 1) == 3)"],
  },
  {
    name: "a result that depends on a field, passed on",
    members: `static int state; static int read() { return state + 1; } static <T> T same(T t) { return t; }`,
    statements: `state = Symbolic.integer();
Integer n = same(read());
Object o = read();
if (n == 3) say("three " + o);`,
    conditions: ["((integer1 + 1) == 3)"],
  },
  {
    name: "a lambda of an interface of the program",
    members: `interface Rule { int of(int n); }
static int twice(Rule r, int n) { return r.of(r.of(n)); }`,
    statements: `int x = Symbolic.integer();
Rule add = n -> n + 1;
Rule choose = n -> { if (n > 2) return 0; return n; };
if (twice(add, x) == 4) say("four");
say("chosen " + choose.of(x));`,
    conditions: ["(integer1 == 2)"],
  },
  {
    name: "a lambda that captures an input",
    members: `interface Question { boolean holds(); }`,
    statements: `int x = Symbolic.integer();
Question q = () -> x > 1;
java.util.function.IntSupplier s = () -> x * 2;
if (q.holds()) say("holds " + s.getAsInt());`,
    conditions: ["(integer1 > 1)", "(integer1 == 2)"],
  },
  {
    name: "classes that implement an interface of the program",
    members: `interface Rule { int of(int n); default boolean isBig(int n) { return of(n) > 2; } }
static class Next implements Rule { public int of(int n) { return n + 1; } }
static class Zero implements Rule { public int of(int n) { return 0; } }`,
    statements: `int x = Symbolic.integer();
Rule[] rules = { new Next(), new Zero() };
for (Rule r : rules) { if (r.of(x) > 1) say("more"); if (r.isBig(x)) say("big"); }`,
    conditions: ["((integer1 + 1) > 1)", "((integer1 + 1) > 2)"],
  },
  {
    name: "a class and a lambda of one interface",
    members: `interface Rule { int of(int n); }
static class Next implements Rule { public int of(int n) { return n > 1 ? n : -n; } }`,
    statements: `int x = Symbolic.integer();
Rule[] rules = { new Next(), n -> n - 1 };
for (Rule r : rules) say("rule " + r.of(x));`,
    conditions: ["(integer1 == 2)"],
  },
  {
    name: "a method reference",
    members: `interface Rule { int of(int n); } static int half(int n) { return n > 1 ? n / 2 : 0; }`,
    statements: `int x = Symbolic.integer();
Rule r = S::half;
java.util.function.IntUnaryOperator f = S::half;
if (half(x) == 1) say("half");
say(r.of(x) + " " + f.applyAsInt(x));`,
    conditions: ["(integer1 > 1)", "((integer1 / 2) == 1)", "(integer1 == 2)"],
  },
  {
    name: "an anonymous class with diamond, of the library",
    statements: `int x = Symbolic.integer();
java.util.Comparator<String> c = new java.util.Comparator<>() {
  public int compare(String a, String b) { return a.length() > x ? 1 : a.compareTo(b); }
};
java.util.List<String> l = new java.util.ArrayList<>(java.util.List.of("c", "bbb", Symbolic.string()));
l.sort(c);
say(l.toString());`,
    conditions: ['string1.equals("b")', "(3 > integer1)", "!(1 > integer1)", "!(1 > integer1)", "!(1 > integer1)"],
  },
  {
    name: "an anonymous class with diamond, of the program",
    members: `interface Rule<T> { int of(T t, int n); default int both(T t, int n) { return of(t, n) + 1; } }`,
    statements: `int x = Symbolic.integer();
Rule<String> r = new Rule<>() {
  public int of(String t, int n) { if (n > t.length()) return n; return 0; }
};
say("rule " + r.of("a", x) + r.both(Symbolic.string(), 3));`,
    conditions: ["(integer1 > 1)", 'string1.equals("b")'],
  },
  {
    name: "a comparator that is given symbolic texts",
    statements: `String s = Symbolic.string();
String[] names = { "c", s, "a" };
java.util.Arrays.sort(names, new java.util.Comparator<>() {
  public int compare(String a, String b) { return b.compareTo(a); }
});
say(String.join(",", names));`,
    conditions: ['string1.equals("b")'],
  },
  {
    name: "long and double inputs",
    statements: `long l = Symbolic.integer();
double d = Symbolic.real();
l = l * 3000000000L;
if (l > 5000000000L && d < 1) say("wide " + l + " " + d);
Double e = Symbolic.real();
if (e > 0.25) say("real " + e);`,
    conditions: ["((integer1 * 3000000000L) > 5000000000L)", "(real1 < 1.0)", "(real2 == 0.5)"],
  },
  {
    name: "a map with a symbolic key",
    statements: `String s = Symbolic.string();
java.util.Map<String, Integer> m = new java.util.HashMap<>();
m.put("k" + s, Symbolic.integer());
if (m.containsKey("kb")) say("found " + m.get("kb"));`,
    conditions: ['string1.equals("b")', "(integer1 == 2)"],
  },
  {
    name: "a conditional between an input and null",
    statements: `boolean b = Symbolic.bool();
String s = b ? Symbolic.string() : null;
Integer n = b ? Symbolic.integer() : null;
if (s != null && s.isEmpty() == false) say(s + n);`,
    conditions: ["bool1", "bool1", "(integer1 == 2)", "(string1.isEmpty() == false)"],
  },
  {
    name: "an exception with a symbolic message",
    statements: `int x = Symbolic.integer();
try { if (x > 1) throw new IllegalStateException("at " + x); say("fine"); }
catch (IllegalStateException e) { if (e.getMessage().equals("at 2")) say("caught"); }`,
    conditions: ["(integer1 > 1)", "(integer1 == 2)"],
  },
  {
    name: "a record and an enum",
    members: `record Point(int x, int y) { int sum() { return x + y; } }
enum Size { SMALL(1), LARGE(5); final int most; Size(int most) { this.most = most; } boolean fits(int n) { return n <= most; } }`,
    statements: `Point p = new Point(Symbolic.integer(), 1);
if (p.sum() > 2) say("far " + p);
for (Size s : Size.values()) if (s.fits(Symbolic.integer())) say("fits " + s);`,
    conditions: ["(integer1 == 2)", "!(integer2 <= 1)", "(integer3 <= 5)"],
  },
  {
    name: "a generic class that holds an input",
    members: `static class Box<T extends Comparable<T>> { T value; Box(T value) { this.value = value; } boolean isMore(T other) { return value.compareTo(other) > 0; } }`,
    statements: `Box<Integer> a = new Box<>(Symbolic.integer());
Box<String> b = new Box<>(Symbolic.string());
if (a.isMore(1) && b.isMore("a")) say("more " + a.value + b.value);`,
    conditions: ["(integer1 == 2)", 'string1.equals("b")'],
  },
  {
    name: "variadic parameters and String.format",
    members: `static int sum(int... all) { int s = 0; for (int each : all) s += each; return s; }`,
    statements: `int x = Symbolic.integer();
if (sum(x, 1, x) == 5) say(String.format("%d and %s", x, Symbolic.string()));`,
    conditions: ["((((0 + integer1) + 1) + integer1) == 5)", "(integer1 == 2)", 'string1.equals("b")'],
  },
  {
    name: "streams",
    statements: `int x = Symbolic.integer();
java.util.List<Integer> l = new java.util.ArrayList<>();
for (int i = 0; i < x; i++) l.add(i * x);
int sum = l.stream().mapToInt(i -> i + x).filter(i -> i > 2).sum();
if (sum == 4) say("sum " + sum);`,
    conditions: ["(0 < integer1)", "(integer1 == 2)", "(1 < integer1)", "!(2 < integer1)"],
  },
  {
    name: "an abstract class and an inner class",
    members: `static abstract class Shape { abstract double area(); boolean isLarge() { return area() > 1; } }
static class Square extends Shape { final double side; Square(double side) { this.side = side; } double area() { return side * side; } }
class Inner { int n; Inner(int n) { this.n = n; } boolean isEven() { return n % 2 == 0; } }`,
    statements: `Shape s = new Square(Symbolic.real() + 1);
if (s.isLarge()) say("large");
if (new S().new Inner(Symbolic.integer()).isEven()) say("even");`,
    conditions: ["(((real1 + 1.0) * (real1 + 1.0)) > 1.0)", "((integer1 % 2) == 0)"],
  },
  {
    name: "arrays of arrays, lengths and instanceof",
    statements: `int x = Symbolic.integer();
int[][] grid = new int[x + 1][2];
grid[x][1] = x;
Object o = x;
if (o instanceof Integer i && i == 2 && grid.length > x) say("grid " + grid[x][1]);`,
    conditions: ["(integer1 == 2)", "(3 > integer1)"],
  },
  {
    name: "equals, hashCode and toString that depend on a field",
    members: `static class Key { final int n; Key(int n) { this.n = n; }
@Override public boolean equals(Object o) { return o instanceof Key && ((Key) o).n == n; }
@Override public int hashCode() { return n; }
@Override public String toString() { return n > 1 ? "key" + n : "none"; } }`,
    statements: `Key k = new Key(Symbolic.integer());
java.util.Set<Key> set = new java.util.HashSet<>();
set.add(k);
if (set.contains(new Key(2))) say("in " + set);
if (k.equals(new Key(2))) say("same " + k);`,
    conditions: [
      "(integer1 == 2)",
      "(integer1 == 2)",
      "(integer1 > 1)",
      '("key" + String.valueOf(integer1)).equals("key2")',
      "(2 == integer1)",
      "(integer1 > 1)",
    ],
  },
  {
    name: "a local that is symbolic first, then a constant",
    statements: `int x = Symbolic.integer();
if (x > 1) say("greater");
x = 5;
int after = x + 1;
if (after > 5) say("after " + after);
x = Symbolic.integer();
if (x + after > 7) say("again");`,
    conditions: ["(integer1 > 1)", "((integer2 + 6) > 7)"],
  },
  {
    name: "texts and booleans that are assigned anew",
    statements: `String s = Symbolic.string();
boolean b = s.equals("b");
if (b) say("b");
s = null;
String copy = s;
b = copy == null;
boolean isNull = b;
if (isNull) say("null " + copy);`,
    conditions: ['string1.equals("b")'],
  },
  {
    name: "a parameter that is assigned anew",
    members: `static int clamp(int n) { int given = n; if (given > 1) { n = 1; } else { n = 0; } int kept = n; return kept; }`,
    statements: `int x = Symbolic.integer();
int y = clamp(x);
if (y == 1) say("clamped " + x);`,
    conditions: ["(integer1 > 1)"],
  },
  {
    name: "a loop variable that is used again behind the loop",
    statements: `int n = Symbolic.integer();
int i = 0;
for (i = 0; i < n; i++) say("round " + i);
i = 7;
int last = i;
try { i = n / (last - 7); } catch (ArithmeticException e) { last = i; } finally { i = 9; }
int end = i;
if (last == 7 && end == 9) say("behind");`,
    conditions: ["(0 < integer1)", "(1 < integer1)", "!(2 < integer1)"],
  },
  {
    name: "a loop whose head declares a symbolic variable beside a concrete one",
    statements: `int x = Symbolic.integer();
for (int i = 0, n = x + 1; i < n; i++, n--) say("round " + i);
outer: for (final int most = 4, n = x; ; ) { for (long a = 0, b = n; a < b; a++) if (a + b > most) break outer; break; }
switch (3) { default: for (int i = 1, k = x; i < k; i++) say("two " + k); }`,
    conditions: [
      "(0 < (integer1 + 1))",
      "(1 < ((integer1 + 1) - 1))",
      "!(2 < (((integer1 + 1) - 1) - 1))",
      "(0L < (long) integer1)",
      "!((0L + (long) integer1) > 4L)",
      "(1L < (long) integer1)",
      "!((1L + (long) integer1) > 4L)",
      "!(2L < (long) integer1)",
      "(1 < integer1)",
      "!(2 < integer1)",
    ],
  },
  {
    name: "shifts by longs, also in place",
    statements: `int x = Symbolic.integer();
long l = x;
l <<= x & 3L;
int n = 1 << l;
n >>>= 1L;
byte b = (byte) x;
b <<= l;
if (l == 8 && n == 128 && b == 0) say("shifted");`,
    conditions: [
      "(((long) integer1 << (int) ((long) integer1 & 3L)) == 8L)",
      "(((1 << (int) ((long) integer1 << (int) ((long) integer1 & 3L))) >>> 1) == 128)",
      "((byte) ((byte) integer1 << (int) ((long) integer1 << (int) ((long) integer1 & 3L))) == 0)",
    ],
  },
  {
    name: "references to constructors",
    members: `static class Side { final int length; Side(int length) { this.length = length; } boolean isLong() { return length > 2; } }
static class Pair { final Side a; final int[] both; Pair(int a, int[] both) { this.a = new Side(a); this.both = both; } }`,
    statements: `int x = Symbolic.integer();
java.util.function.IntFunction<Side> make = Side::new;
java.util.function.Function<Integer, Side> boxed = Side::new;
java.util.function.BiFunction<Integer, int[], Pair> two = Pair::new;
if (make.apply(3).isLong() && !new Side(x).isLong() && boxed.apply(x).length == 2) say("sides");
if (two.apply(x, new int[] { x, 1 }).both[0] == 2) say("pair");`,
    conditions: ["!(integer1 > 2)", "(integer1 == 2)"],
  },
  {
    name: "references to inputs",
    members: `static <T> T from(java.util.function.Supplier<T> s) { return s.get(); }`,
    statements: `Integer n = from(Symbolic::integer);
java.util.function.Supplier<String> text = Symbolic::string;
if (n == 2 && text.get().equals("b")) say("made");`,
    conditions: ["(integer1 == 2)", 'string1.equals("b")'],
  },
];

/** The shape as a class of this name. */
export function shapeText({ members = "", statements }: InstrumentedShape, name: string): string {
  const indented = (text: string) => text.replace(/^/gm, "    ").replace(/\bS(::|\(\))/g, `${name}$1`);
  return `public class ${name} {
    static void say(String text) { System.out.println(text); }
${indented(members)}
    public static void main(String[] args) {
${indented(statements)}
    }
}
`;
}
