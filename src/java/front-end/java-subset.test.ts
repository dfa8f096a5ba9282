import { expect, test } from "vitest";
import { compileJava, errorsOf } from "../../testing/front-end.ts";
import { libraryNames, librarySource } from "../library/index.ts";
import { NOTE_MESSAGES } from "../messages/notes.ts";
import { isJdkClass } from "./types/jdk/jdk-names.ts";

/** A construct, its section of the language specification, and a program that uses it. */
type Row = readonly [construct: string, section: string, source: string];

const IN: readonly Row[] = [
  [
    "Primitive types, their literals and conversions",
    "4.2, 5.1, 3.10",
    "class A { long m(int i) { char c = 'a'; c += 1; byte b = (byte) 0x1F; double d = 1e3 + 0b101 + 0x1.8p1; return i + 1_000L + c + b + (long) d; } }",
  ],
  [
    "Boxing and unboxing",
    "5.1.7",
    "class A { int m(Integer i) { Integer j = i + 1; j++; long l = j; Object o = 3.5; return j; } }",
  ],
  [
    "Operators, with constant expressions computed",
    "15",
    "class A { static final int N = 1 << 4; int m(int i) { i >>>= 2; return i > 0 ? -i % N : ~i ^ N; } }",
  ],
  [
    "Text: literals, text blocks, joining",
    "3.10.5, 3.10.6, 15.18.1",
    'class A { String m(int i) { String s = """\n  a\n  b\\tc"""; s += i; return s + 1.5 + \'c\' + null; } }',
  ],
  [
    "Arrays, of several dimensions too",
    "10",
    "class A { int m() { int[][] a = {{1}, {2, 3}}; int[] b = new int[3]; return a[1][0] + b.length; } }",
  ],
  [
    "if, while, do, for, labels, break, continue",
    "14",
    "class A { int m(int n) { out: for (int i = 0; ; i++) { do { if (i > n) break out; if (i == 2) continue out; } while (i < 0); } return n; } }",
  ],
  [
    "for over arrays and over everything Iterable",
    "14.14.2",
    "import java.util.List; class A { int m(int[] a, List<String> l) { int s = 0; for (int x : a) s += x; for (var t : l) s += t.length(); return s; } }",
  ],
  [
    "switch, old and new, as a value, with yield",
    "14.11, 15.28",
    'class A { enum E { X, Y } int m(String s, E e) { switch (s) { case "a": return 1; default: } return switch (e) { case X -> 2; case Y -> { yield 3; } }; } }',
  ],
  [
    "Record patterns, nested, with `var` and `final` (Java 21) and `_` (Java 22)",
    "14.30",
    "class A { record R(int x, R next) {} int m(Object o) { return o instanceof R(int x, R(final var y, _)) && x > y ? x : 0; } }",
  ],
  [
    "switch over patterns, with guards, null and sealed types (Java 21)",
    "14.11, 14.11.1",
    'class A { sealed interface S permits X, Y {} record X(int i) implements S {} record Y() implements S {} int m(S s) { return switch (s) { case X(int i) when i > 1 -> i; case X x -> 0; case Y y -> 1; }; } String n(Object o) { return switch (o) { case A.X(var i) -> "x"; case String t -> t; case null, default -> null; }; } }',
  ],
  [
    "Sealed classes and their permitted classes",
    "8.1.1.2, 8.1.6",
    "class A { sealed interface S permits T {} final class T implements S {} sealed class U {} non-sealed class V extends U {} }",
  ],
  [
    "Exceptions: throw, try, catch of several types, finally",
    "14.18, 14.20",
    'class A { int m() { try { throw new IllegalStateException("x"); } catch (IllegalStateException | ArithmeticException e) { return 1; } finally { m(); } } }',
  ],
  [
    "try with resources",
    "14.20.3",
    "class A implements AutoCloseable { public void close() {} static void m() { try (A a = new A(); var b = new A()) { a.close(); } } }",
  ],
  [
    "instanceof with a variable",
    "15.20.2",
    "class A { int m(Object o) { if (!(o instanceof String s)) return 0; return s.length(); } }",
  ],
  ["var", "14.4.1", 'class A { int m() { var s = "x"; return s.length(); } }'],
  [
    "assert (checked; switched on for symbolic execution only, as by java -ea)",
    "14.10",
    'class A { void m(int i) { assert i > 0 : "positive"; } }',
  ],
  [
    "synchronized; other modifiers, without effect",
    "14.19, 8.3.1, 8.4.3",
    "class A { @Deprecated volatile int i; synchronized void m() { synchronized (this) { i++; } } }",
  ],
  [
    "Classes, nested, inner, local and anonymous",
    "8, 8.1.3, 14.3, 15.9.5",
    "class A { int i; class In { int j = i; } Object m(int k) { class Local { int l = k + i; } return new Object() { int n = new Local().l; }; } }",
  ],
  [
    "Interfaces with default, static and private methods",
    "9.4",
    "interface I { int N = 1; int m(); default int d() { return p() + m(); } private int p() { return N; } static int s() { return 2; } }",
  ],
  [
    "Enums, with fields and bodies",
    "8.9",
    "enum E { A(1) { int f() { return 2; } }, B(3); final int i; E(int i) { this.i = i; } int f() { return i + values().length; } }",
  ],
  ["Records", "8.10", "record R(int x, String s) { static int n; R { n++; } int twice() { return 2 * x(); } }"],
  ["Sealed classes", "8.1.6", "sealed interface S permits T {} final class T implements S {}"],
  [
    "Initializers, static and not, in their order",
    "8.6, 8.7",
    "class A { static int n = 1; int i = n; static { n++; } { i++; } }",
  ],
  [
    "Methods that take any number of arguments",
    "8.4.1, 15.12.2.4",
    'class A { static int m(String s, int... x) { return x.length; } int n() { return m("a") + m("a", 1, 2); } }',
  ],
  [
    "Generics by erasure, with inferred type arguments",
    "4.5, 8.4.4, 18",
    "import java.util.*; class A<T extends Comparable<T>> { T best(List<? extends T> l) { T b = null; for (T t : l) if (b == null || t.compareTo(b) > 0) b = t; return b; } static <X> List<X> of(X x) { List<X> l = new ArrayList<>(); l.add(x); return l; } }",
  ],
  [
    "Lambdas and method references",
    "15.27, 15.13",
    "import java.util.function.*; class A { int m(int k) { Function<Integer, Integer> f = x -> x + k; Supplier<A> s = A::new; return f.apply(1); } }",
  ],
  [
    "Packages and imports, of static members too",
    "7",
    "package p; import static java.lang.Math.max; import java.util.*; class A { int m() { return max(1, new ArrayList<String>().size()); } }",
  ],
  [
    "Annotations, declared ones too: `@Override` and `@FunctionalInterface` are checked, the others have no effect",
    "9.6",
    "@interface Mark { int value() default 1; } @Mark(2) class A { @Override public String toString() { return null; } @FunctionalInterface interface F { void f(); } }",
  ],
  [
    "Checked exceptions: caught or declared",
    "11.2",
    "class A { void m() throws Exception { throw new Exception(); } void n() { try { m(); } catch (Exception e) { } } }",
  ],
  [
    "Conditional, short-circuit and compound operators, `++`, evaluated from left to right",
    "15.7, 15.14, 15.23, 15.25, 15.26.2",
    "class A { int m(int i, int[] a) { a[i++] += i > 0 && a[i] != 0 ? i-- : ++i; return a[0] ^= i; } }",
  ],
  [
    "Threads, `synchronized`, `wait` and `notify`: one runs at a time, and a deadlock is reported at once",
    "17",
    "class A { void m() throws InterruptedException { Thread t = new Thread(() -> {}); t.start(); t.join(); } }",
  ],
  [
    "Captured variables and the objects around an inner class",
    "8.1.3, 15.8.4",
    "class A { int i; class In { int i = A.this.i; class Deep { int j = A.this.i + In.this.i; } } Runnable m(int k) { return () -> i = k; } }",
  ],
  [
    "Class literals and getClass",
    "15.8.2",
    "class A { boolean m(Object o) { return o.getClass() == A.class && o != int.class; } }",
  ],
];

const NOTED: readonly (readonly [construct: string, note: string, source: string])[] = [
  ["Native methods", "A native method has no code here: its effects are not known.", "class A { native int m(); }"],
  [
    "Loading native code",
    "Native code is not loaded: its effects are not known.",
    'class A { static { System.loadLibrary("a"); } }',
  ],
  [
    "The date and the time of today: `LocalDate.now`, `Instant.now`, …",
    NOTE_MESSAGES.clock,
    "import java.time.LocalDate; class A { LocalDate d = LocalDate.now(); }",
  ],
  [
    "Threads, and tasks of executors and futures (once, at the first)",
    NOTE_MESSAGES.threads,
    "class A { void m() throws InterruptedException { new Thread(() -> {}).start(); synchronized (this) { notifyAll(); wait(); } new Thread().start(); } }",
  ],
];

const REFUSED: readonly (readonly [construct: string, instead: string, source: string])[] = [
  ["Modules", "A module declaration is not supported yet.", "module m {}"],
  [
    "Library classes that are not listed",
    "The library class “java.util.ResourceBundle” is not supported yet.",
    "import java.util.ResourceBundle; class A {}",
  ],
  ["Files", "Programs run without files", "import java.nio.file.*; class A {}"],
  [
    "Reflection: `Class.forName`, `getMethod`, `newInstance`, …",
    "Programs run without reflection",
    'class A { Object m() throws Exception { return Class.forName("A").getDeclaredConstructor().newInstance(); } }',
  ],
  ["The network", "Programs run without a network", "import java.net.Socket; class A {}"],
  ["Windows", "Programs run without windows", "import javax.swing.*; class A {}"],
  ["Databases", "Programs run without a database", "import java.sql.Connection; class A {}"],
];

test.each(IN)("in: %s", async (_, __, source) => {
  await compileJava(source);
});

test.each(REFUSED)("refused: %s", async (_, message, source) => {
  const errors = await errorsOf(source);
  expect(errors.some((error) => error.includes(message))).toBe(true);
});

test.each(NOTED)("noted: %s", async (_, note, source) => {
  const { notes } = await compileJava(source);
  expect(new Set(notes.map((each) => each.text))).toEqual(new Set([note]));
  for (const { span } of notes) expect(span).toMatchObject({ file: "A.java", start: { line: 1 } });
});

/** The public classes of the library, by package. */
const LIBRARY: ReadonlyMap<string, readonly string[]> = publicClasses();

function publicClasses(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const name of [...libraryNames()].sort()) {
    const dot = name.lastIndexOf(".");
    const text = librarySource(name)?.text ?? "";
    if (!/^public .*(class|interface|enum|record) /m.test(text)) continue;
    if (!isJdkClass(name.slice(0, dot), name.slice(dot + 1))) continue;
    found.set(name.slice(0, dot), [...(found.get(name.slice(0, dot)) ?? []), name.slice(dot + 1)]);
  }
  return found;
}

/** What a course is promised. */
const PROMISED: Readonly<Record<string, string>> = {
  "java.lang":
    "Object String StringBuilder StringBuffer Boolean Byte Short Character Integer Long Float Double Number Math System " +
    "Iterable Comparable Runnable Thread Enum Record Class AutoCloseable Throwable Exception RuntimeException Error " +
    "NullPointerException ArithmeticException ClassCastException ArrayIndexOutOfBoundsException " +
    "IndexOutOfBoundsException NegativeArraySizeException ArrayStoreException IllegalArgumentException " +
    "IllegalStateException NumberFormatException UnsupportedOperationException CloneNotSupportedException " +
    "InterruptedException StackOverflowError AssertionError Override FunctionalInterface Deprecated SafeVarargs " +
    "SuppressWarnings",
  "java.util":
    "List ArrayList LinkedList Map HashMap TreeMap LinkedHashMap Set HashSet TreeSet Deque ArrayDeque PriorityQueue " +
    "Queue Stack Iterator Collection Collections Arrays Objects Optional OptionalInt OptionalDouble " +
    "IntSummaryStatistics DoubleSummaryStatistics Random Scanner Comparator " +
    "NoSuchElementException ConcurrentModificationException SequencedCollection SequencedSet SequencedMap",
  "java.util.concurrent":
    "Callable ExecutorService Executors Future CompletableFuture TimeUnit CountDownLatch CyclicBarrier Semaphore " +
    "ConcurrentHashMap ConcurrentSkipListMap ConcurrentSkipListSet CopyOnWriteArrayList ConcurrentLinkedQueue BlockingQueue LinkedBlockingQueue ArrayBlockingQueue",
  "java.util.concurrent.atomic": "AtomicInteger AtomicLong AtomicBoolean AtomicReference",
  "java.util.concurrent.locks": "Lock ReentrantLock Condition ReadWriteLock ReentrantReadWriteLock",
  "java.math": "BigInteger BigDecimal RoundingMode MathContext",
  "java.time": "LocalDate DayOfWeek Month Period",
  "java.util.function":
    "Function BiFunction Supplier Consumer BiConsumer Predicate BiPredicate UnaryOperator BinaryOperator IntFunction " +
    "IntPredicate IntUnaryOperator IntBinaryOperator ToIntFunction IntConsumer IntSupplier BooleanSupplier",
  "java.util.regex": "Pattern Matcher MatchResult PatternSyntaxException",
  "java.util.stream": "Stream IntStream LongStream DoubleStream Collector Collectors",
};

test.each(Object.entries(PROMISED))("the library has what a course uses of %s", (name, classes) => {
  expect(LIBRARY.get(name)).toEqual(expect.arrayContaining(classes.split(" ")));
});

test.each([...LIBRARY])("every class of %s can be imported and named", async (name, classes) => {
  const imports = classes.map((each) => `import ${name}.${each};`).join(" ");
  const fields = classes.map((each) => `${name}.${each} x${each};`).join(" ");
  await compileJava(`${imports} class A { ${fields} }`);
});

/** What `src/java/interpreter/limits.test.ts` tries. */
const LIMITS: readonly (readonly [limit: string, meaning: string])[] = [
  [
    "Steps",
    "about one per instruction. Long operations such as copying, searching and matching count as more steps, so that no run exceeds its limit of steps or time.",
  ],
  [
    "Memory",
    "256 MB, then an `OutOfMemoryError`. An object counts as 32 bytes and 8 for each field, an array as 64 bytes and its elements (8 bytes each where they are `long`, `double`, `boolean` or references), a text as 48 bytes and 2 for each character. Only objects that the program can still reach count; they are measured after every 64 MB that are allocated, and before anything that large is created.",
  ],
  ["Stack", "12,000 calls, then a `StackOverflowError`. Stack traces show 1,024 of them."],
  ["Output", "1,000,000 characters on both streams together, then the run ends (`output-limit`)."],
  [
    "Regular expressions",
    "Java’s, but for Unicode blocks, grapheme clusters, characters by name and the flag `CANON_EQ`. Matching takes time in proportion to pattern and text, unless the pattern refers to groups (`\\1`) or counts into the thousands.",
  ],
];

test("docs/java-subset.md says the same", async () => {
  await expect(page()).toMatchFileSnapshot("../../../docs/java-subset.md");
});

function page(): string {
  return [
    "# The Java that Fixscope reads",
    "",
    "Java 17, and of Java 21 the patterns and the sequenced collections, as far as a self-contained program uses them. This page is",
    "written by `src/java/front-end/java-subset.test.ts`, which compiles an example of every line. Sections are those of the Java",
    "Language Specification.",
    "",
    "## In",
    "",
    ...IN.flatMap(([construct, section, source]) => [`- **${construct}** (${section})`, "", fenced(source), ""]),
    "## The library",
    "",
    "Written in Java in `src/java/library`, compiled as far as a program uses it. Parts of Java 17’s library that it lacks are refused",
    "by name; a class of the program hides one of the library with the same name.",
    "",
    ...[...LIBRARY].map(([name, classes]) => `- **${name}**: ${classes.join(", ")}`),
    "",
    "## Limits of a run",
    "",
    "The limits of a program that the interpreter executes. A limit that ends a run early is reported as such, and the",
    "result is partial; errors that Java has, too, are the program’s own and can be caught.",
    "",
    ...LIMITS.map(([limit, meaning]) => `- **${limit}**: ${meaning}`),
    "",
    "## Noted in the result, with the place",
    "",
    ...NOTED.map(([construct, note]) => `- **${construct}**: ${note}`),
    "",
    "## Refused, with the place and what to write instead",
    "",
    ...REFUSED.map(([construct, message]) => `- **${construct}**: ${message}`),
    "",
  ].join("\n");
}

function fenced(source: string): string {
  return `  \`\`\`java\n${source.replace(/^/gm, "  ")}\n  \`\`\``;
}
