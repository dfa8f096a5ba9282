import { expect, test } from "vitest";
import { compileJava } from "../../testing/front-end.ts";
import { runProgram } from "./index.ts";

/** What Java 17 prints. */
test.each([
  [
    "a daemon does not keep a program from ending",
    `public class A { public static void main(String[] a) { Thread t = new Thread(() -> { synchronized (A.class) { try { A.class.wait(); } catch (InterruptedException e) { } } }); t.setDaemon(true); t.start(); System.out.print(t.isDaemon() + " end"); } }`,
    "true end",
  ],
  [
    "notify wakes one of those that wait, notifyAll the others",
    `public class A { static int woken; static final Object LOCK = new Object();
  static void waitOnce() { synchronized (LOCK) { try { LOCK.wait(); } catch (InterruptedException e) { } woken++; } }
  public static void main(String[] a) throws Exception { Thread[] all = new Thread[3]; for (int i = 0; i < 3; i++) { all[i] = new Thread(A::waitOnce); all[i].start(); }
  for (Thread t : all) while (t.getState() != Thread.State.WAITING) Thread.sleep(1);
  synchronized (LOCK) { LOCK.notify(); } Thread.sleep(50); System.out.print(woken); synchronized (LOCK) { LOCK.notifyAll(); } for (Thread t : all) t.join(); System.out.print(" " + woken); } }`,
    "1 3",
  ],
  [
    "wait gives a lock that is held twice away, and has it twice again",
    `public class A { static boolean isSet; static final Object LOCK = new Object();
  public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { synchronized (LOCK) { isSet = true; LOCK.notify(); } });
  synchronized (LOCK) { synchronized (LOCK) { t.start(); while (!isSet) LOCK.wait(); System.out.print(Thread.holdsLock(LOCK)); } System.out.print(" " + Thread.holdsLock(LOCK)); } System.out.print(" " + Thread.holdsLock(LOCK)); t.join(); } }`,
    "true true false",
  ],
  [
    "a field of a subclass is not the message of an exception",
    `public class A { static class E extends Exception { String message = "own"; Throwable cause; E() { super("inner", new RuntimeException("why")); } }
  public static void main(String[] a) { Exception e = new E(); System.out.print(e.getMessage() + " " + e + " " + e.getCause().getMessage()); } }`,
    "inner A$E: inner why",
  ],
  [
    "classes say what they are",
    `public class A { interface I { } enum N { X { } } record R(int x) { } static abstract class C { }
  static String of(Class<?> c) { return c.getSimpleName() + (c.isInterface() ? " interface" : "") + (c.isEnum() ? " enum" : "") + (c.isRecord() ? " record" : "") + (c.isArray() ? " array" : "") + "; "; }
  public static void main(String[] a) { System.out.print(of(I.class) + of(N.class) + of(N.X.getClass()) + of(R.class) + of(C.class) + of(int[].class) + new A() { }.getClass().getName()); } }`,
    "I interface; N enum; ; R record; C; int[] array; A$1",
  ],
  [
    "a bridge method checks what it is given",
    `public class A implements Comparable<A> { public int compareTo(A o) { return 0; }
  @SuppressWarnings({"unchecked", "rawtypes"}) public static void main(String[] a) { Comparable raw = new A(); System.out.print(raw.compareTo(new A())); try { raw.compareTo("s"); } catch (ClassCastException e) { System.out.print(" caught"); } } }`,
    "0 caught",
  ],
  [
    "a clause takes what is thrown in its range alone",
    `public class A { static void f(int n) { try { if (n == 0) throw new IllegalStateException("try"); System.out.print("no "); } catch (IllegalStateException e) { System.out.print(e.getMessage() + " "); if (n == 0) throw new IllegalStateException("clause"); } finally { System.out.print("finally "); } }
  public static void main(String[] a) { f(1); try { f(0); } catch (IllegalStateException e) { System.out.print(e.getMessage()); } } }`,
    "no finally try finally clause",
  ],
  [
    "what elements and fields hold at first",
    `import java.util.*; public class A { boolean b; char c; long l; double d; String s;
  public static void main(String[] a) { A o = new A(); System.out.print(o.b + " " + (int) o.c + " " + o.l + " " + o.d + " " + o.s + " " + Arrays.toString(new boolean[2]) + Arrays.toString(new float[1]) + Arrays.toString(new String[1])); } }`,
    "false 0 0 0.0 null [false, false][0.0][null]",
  ],
  [
    "negation of each type",
    'public class A { public static void main(String[] a) { int i = Integer.MIN_VALUE; long l = Long.MIN_VALUE; float f = 0f; double d = 0; byte b = -128; System.out.print(-i + " " + -l + " " + -f + " " + -d + " " + -b + " " + ~i + " " + ~l + " " + ~b); } }',
    "-2147483648 -9223372036854775808 -0.0 -0.0 128 2147483647 9223372036854775807 127",
  ],
  [
    "floats are rounded after each operation",
    'public class A { public static void main(String[] a) { float x = 0.1f, y = 3f; System.out.print(x * y + " " + x / y + " " + (x + y) + " " + (x - y) + " " + y % x + " " + (x * y == 0.3f) + " " + (double) (x * y)); } }',
    "0.3 0.033333335 3.1 -2.9 0.09999996 true 0.30000001192092896",
  ],
  [
    "lambdas keep what they capture",
    "public class A { public static void main(String[] a) { StringBuilder s = new StringBuilder(); Runnable[] all = new Runnable[3]; for (int i = 0; i < 3; i++) { int n = i; all[i] = () -> s.append(n).append(s.length()); } for (Runnable r : all) r.run(); System.out.print(s); } }",
    "011325",
  ],
  [
    "negative zeros in texts and in arithmetic",
    'public class A { public static void main(String[] a) { double z = -0.0; int i = (int) z; System.out.print(z + " " + (z == 0) + " " + i + " " + 1 / z + " " + (long) z + " " + Math.max(z, 0.0) + " " + (0.0f - 0.0f) + " " + Double.compare(z, 0)); } }',
    "-0.0 true 0 -Infinity 0 0.0 0.0 -1",
  ],
  [
    "elements are copied within an array, counted parts of patterns go back, and native sets of characters",
    `public class A {
  static class Thrower { Thrower() { throw new IllegalStateException(); } }
  static String inTurn(String... patterns) { String out = ""; for (String p : patterns) out += "aaaaab".matches(p) ? "yes " : "no "; return out; }
  public static void main(String[] args) {
    String[] a = { "a", "b", "c", "d" };
    System.arraycopy(a, 0, a, 1, 3);
    System.out.print(String.join("", a));
    System.arraycopy(a, 1, a, 0, 3);
    System.out.println(" " + String.join("", a));
    System.out.println(inTurn("(?:a|aa){3}b", "(?:a|aa){2}b", "(?:a|aa){6}b", "(?:aa?){3,4}?b", "(?:aaa?){2}b"));
    System.out.println("中".matches("\\\\p{IsIdeographic}") + " " + "x".matches("\\\\p{IsIdeographic}") + " " + "@".matches("\\\\c\\0") + " " + "中x".replaceAll("\\\\p{IsIdeographic}", "-"));
    try {
      Object o =
          new Thrower();
    } catch (IllegalStateException e) {
      System.out.println(e.getStackTrace()[0].getLineNumber() + " " + e.getStackTrace()[1].getLineNumber());
    }
  }
}`,
    "aabc abcc\nyes no no yes yes \ntrue false true -x\n2 13\n",
  ],
  [
    "an object that is made in a further line of a statement is in the line of the statement",
    `public class B {
  static class Thrower { Thrower() { throw new IllegalStateException(); } Thrower(int x) { this(); } }
  static int line(Runnable r) { try { r.run(); } catch (IllegalStateException e) { for (StackTraceElement s : e.getStackTrace()) if (!s.getMethodName().equals("<init>")) return s.getLineNumber(); } return -1; }
  static void f(Object o) { }
  static Object made() {
    return
        new Thrower();
  }
  static void arg() {
    f(
        new Thrower());
  }
  static void init() {
    Object o =
        new Thrower();
  }
  static void assign() {
    Object o;
    o =
        new Thrower();
  }
  static void args() {
    Object o =
        new Thrower(
            1);
  }
  static void thrown() {
    throw
        new RuntimeException(
          "" +
          new Thrower());
  }
  static void plain() {
    new
      Thrower();
  }
  public static void main(String[] a) {
    System.out.println(line(B::made) + " " + line(B::arg) + " " + line(B::init) + " " + line(B::assign) + " " + line(B::args) + " " + line(B::thrown) + " " + line(B::plain));
  }
}`,
    "6 10 14 19 23 28 34\n",
  ],
  [
    "primitive types and `void` have classes of their own, which are those of the elements of arrays",
    `import java.util.*;
class A {
  static void show(Class<?> c) { System.out.println(c + " " + c.getName() + " " + c.getSimpleName() + " " + c.getTypeName() + " " + c.getCanonicalName() + " " + c.getPackageName() + " " + c.getSuperclass() + " " + c.getComponentType() + " " + c.isPrimitive() + " " + c.isArray()); }
  public static void main(String[] a) {
    for (Class<?> c : new Class<?>[] { int.class, void.class, boolean.class, int[].class, double[][].class, Map.Entry[].class }) show(c);
    Class<Integer> whole = int.class;
    Class<Void> nothing = void.class;
    System.out.println(whole.equals(Integer.class) + " " + (whole == int[].class.getComponentType()) + " " + whole.isInstance(3) + " " + nothing.isAssignableFrom(void.class) + " " + Object.class.isAssignableFrom(int.class));
    try { int.class.cast(3); } catch (ClassCastException e) { System.out.println(e.getMessage()); }
    class Local {}
    System.out.println(new Local[0].getClass().getCanonicalName() + " " + List.of(char.class, String.class));
  }
}`,
    `int int int int int java.lang null null true false
void void void void void java.lang null null true false
boolean boolean boolean boolean boolean java.lang null null true false
class [I [I int[] int[] int[] java.lang class java.lang.Object int false true
class [[D [[D double[][] double[][] double[][] java.lang class java.lang.Object class [D false true
class [Ljava.util.Map$Entry; [Ljava.util.Map$Entry; Entry[] java.util.Map$Entry[] java.util.Map.Entry[] java.util class java.lang.Object interface java.util.Map$Entry false true
false true false true false
Cannot cast java.lang.Integer to int
null [char, class java.lang.String]
`,
  ],
  [
    "exceptions are on the line of the last call or branch of the statement, else on its first",
    `class Lines {
  static class P { P(int n) { if (n > 0) throw new RuntimeException("P"); } P() {} P f; int[] a; P g(int k) { return f; } }
  static int f(int n) { if (n > 5) throw new RuntimeException("n" + n); return n; }
  static P p = new P(); static int[] A0 = {};
  static void args() {
    new P(
      f(0) +
      f(1));
  }
  static void afterCall() {
    int k = f(1) +
      f(2)
      +
      new int[f(0)
        - 1].length;
  }
  static void array() {
    int[] a = {
      1,
      f(2),
      new int[
        -1].length };
  }
  static void plainArray() {
    int[] a = {
      1,
      new int[
        -1].length };
  }
  static void field() {
    int n = p.f
       .a
       .length;
  }
  static void fieldCall() {
    int n = p
       .g(
          1)
       .a
       .length;
  }
  static void cond(boolean b) {
    P x = b
       ? p
         .f
         .f
       : p;
  }
  static void condElement(boolean b) {
    int x = b
       ? A0
          [
           3]
       : 2;
  }
  static void cond2(boolean b) {
    int x = p.f
      == null
       ? p.a
         [1]
       : 1;
  }
  static void whileLoop() {
    int i = 3;
    while (i > 0 &&
        6 / (i
         - 1) > 0) {
      i--;
    }
  }
  static void ifCond(boolean b) {
    if (b
        ? f(1) ==
           1 /
           f(0)
        : true)
      System.out.println();
  }
  static void ret2(boolean b) {
    Object o = null;
    boolean c = b &&
       ((String) (Object)
         Integer.valueOf(2)).isEmpty();
  }
  static void assign(boolean b) {
    int[] a = null;
    a
      [f(0)]
      = b
        ? 1
        : 2;
  }
  static void compound(boolean b) {
    int z = 0;
    z += b
      ? 1
        / z
      : 2;
  }
  static void call(boolean b) {
    g(f(1),
      b ? f(2) : 3,
      1 /
      f(0));
  }
  static void unboxing(boolean b) {
    Integer n = null;
    int k = b
       ? n
       : 3;
  }
  static void text(boolean b) {
    String s = b
       ? "a" +
          f(1) +
          f(9)
       : "";
  }
  static void lambda(boolean b) {
    Runnable r = b
       ? () ->
         f(9)
       : () -> { };
    r
     .run();
  }
  static void sw(boolean b) {
    int x = switch (b ? 1 : 2) {
      case 1 ->
         b
          ? 1 / f(0)
          : 2;
      default -> 0;
    };
  }
  static void g(int a, int b, int c) { }
  public static void main(String[] args) {
    Runnable[] all = { Lines::args0, Lines::args, Lines::afterCall, Lines::array, Lines::plainArray, Lines::field, Lines::fieldCall, () -> cond(true), () -> condElement(true), () -> cond2(true), Lines::whileLoop, () -> ifCond(true), () -> ret2(true), () -> assign(true), () -> compound(true), () -> call(true), () -> unboxing(true), () -> text(true), () -> lambda(true), () -> sw(true) };
    for (Runnable r : all) try { r.run(); System.out.println("?"); } catch (Throwable t) {
      System.out.print(t.getClass().getName() + ":"); for (StackTraceElement e : t.getStackTrace()) { if (e.getMethodName().startsWith("lambda$main") || e.getMethodName().equals("main")) break; System.out.print(" " + e.getMethodName() + ":" + e.getLineNumber()); } System.out.println(); }
  }
  static void args0() {
    new P(
      f(0) +
      f(
       1) / 1
      );
  }
}`,
    `java.lang.RuntimeException: <init>:2 args0:145
java.lang.RuntimeException: <init>:2 args:8
java.lang.NegativeArraySizeException: afterCall:14
java.lang.NegativeArraySizeException: array:20
java.lang.NegativeArraySizeException: plainArray:25
java.lang.NullPointerException: field:31
java.lang.NullPointerException: fieldCall:37
java.lang.NullPointerException: cond:46
java.lang.ArrayIndexOutOfBoundsException: condElement:52
java.lang.NullPointerException: cond2:60
java.lang.ArithmeticException: whileLoop:65
java.lang.ArithmeticException: ifCond:75
java.lang.ClassCastException: ret2:83
java.lang.NullPointerException: assign:91
java.lang.ArithmeticException: compound:97
java.lang.ArithmeticException: call:104
java.lang.NullPointerException: unboxing:109
java.lang.RuntimeException: f:3 text:116
java.lang.RuntimeException: f:3 lambda$lambda$0:122 lambda:125
java.lang.ArithmeticException: sw:131
`,
  ],
  [
    "patterns count groups into the thousands, and numbers have the digits that Java finds",
    `public class A {
  static String all(String text, String... patterns) { String out = ""; for (String p : patterns) out += text.matches(p) ? "yes " : "no "; return out; }
  public static void main(String[] args) {
    String text = "ab".repeat(1000);
    System.out.println(all(text, "(?:ab){1000}", "(?:ab){999}", "(?:ab){1001}", "(?:ab){500,}", "(?:ab){1001,}", "(?:ab){0,1000}?", "(?:ab){2,999}", "(?:(?:ab){10}){100}", "(?:ab){999}(.)(.)"));
    System.out.println(text.replaceFirst("(?:ab){400}", "-").length() + " " + text.replaceFirst("(?:ab){400,}?", "-").length() + " " + text.replaceAll("(?:ab){300}", "-").length() + " " + "xabab".replaceAll("(?:ab){600}", "-"));
    double[] some = { 0.0009735, 0.001749, 1.1405444772031508e+26, 3.094850098213451e+26, 6.653062250012736e-111, 2.117582368135751e-22, 2.923003274661806e+48, 4.2030456845295373e-286 };
    for (double each : some) System.out.print(each + " ");
  }
}`,
    "yes no no yes no yes no yes yes \n1201 1201 203 xabab\n9.735E-4 0.001749 1.1405444772031508E26 3.0948500982134507E26 6.6530622500127355E-111 2.1175823681357508E-22 2.9230032746618058E48 4.2030456845295373E-286 ",
  ],
  [
    "large numbers have the digits that Java finds with whole numbers of 64 bits",
    `public class A { public static void main(String[] a) { double x = 3.0E26; System.out.print(x + " " + x / 2 + " " + 4.0050035963731246E26 + " " + 2.523896805820674E26); } }`,
    "3.0E26 1.5E26 4.0050035963731246E26 2.523896805820674E26",
  ],
])("%s", async (_, text, printed) => {
  const { output, exit } = runProgram(await compileJava(text), { stepLimit: 100_000, input: "", arguments: [] });
  expect([output, exit.kind]).toEqual([printed, "returned"]);
});

test("what waits to be read is counted in bytes", async () => {
  const text = `class A { public static void main(String[] args) throws java.io.IOException {
  System.out.print(System.in.available() + " ");
  System.out.print((char) System.in.read());
  System.out.print(" " + System.in.available());
} }`;
  const { output } = runProgram(await compileJava(text), { stepLimit: 100_000, input: "aé€", arguments: [] });
  expect(output).toBe("6 a 5");
});

test("a class of a package is called by its whole name", async () => {
  const text = `package p.q;
class A {
  public static void main(String[] args) {
    System.out.print(new A().getClass().getName() + " " + A.class.getSimpleName());
    throw new IllegalStateException();
  }
}`;
  const program = await compileJava([{ name: "A.java", text }]);
  const { output, errors } = runProgram(program, { stepLimit: 100_000, input: "", arguments: [] });
  expect(output).toBe("p.q.A A");
  expect(errors).toContain("at p.q.A.main(A.java:5)");
});
