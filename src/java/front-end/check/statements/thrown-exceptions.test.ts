import { expect, test } from "vitest";
import { compileJava, errorsOf } from "../../../../testing/front-end.ts";

/** A body of `m`, in a class with a checked exception `E`, one below it `F`, and a method that throws `E`. */
function around(body: string): string {
  return `class E extends Exception {} class F extends E {} interface Act { void run() throws E; }
class R implements AutoCloseable { R() throws F {} public void close() throws E {} }
class A { void f() throws E { } static void take(Act a) {} static void safe(Runnable r) {}
void m(boolean b) {
${body}
} }`;
}

const SAID: readonly (readonly [body: string, ...errors: readonly string[]])[] = [
  [
    "throw new E();",
    "5:1 `throw new E();` ill-formed: E may be thrown here, and is neither caught nor declared. Put “try” and “catch” around it, or add “throws E” to m().",
  ],
  [
    "f();",
    "5:1 `f` ill-formed: E may be thrown here, and is neither caught nor declared. Put “try” and “catch” around it, or add “throws E” to m().",
  ],
  [
    "try { f(); } catch (F e) {}",
    "5:7 `f` ill-formed: E may be thrown here, and is neither caught nor declared. Put “try” and “catch” around it, or add “throws E” to m().",
  ],
  [
    "try { f(); } catch (E e) { f(); } finally { f(); }",
    "5:28 `f` ill-formed: E may be thrown here, and is neither caught nor declared. Put “try” and “catch” around it, or add “throws E” to m().",
    "5:45 `f` ill-formed: E may be thrown here, and is neither caught nor declared. Put “try” and “catch” around it, or add “throws E” to m().",
  ],
  [
    "safe(() -> f());",
    "5:12 `f` ill-formed: E may be thrown here, and is neither caught nor declared. Put “try” and “catch” around it.",
  ],
  [
    "safe(this::f);",
    "5:12 `f` ill-formed: E may be thrown here, and is neither caught nor declared. Put “try” and “catch” around it.",
  ],
  [
    "Act a = () -> {}; a.run();",
    "5:21 `run` ill-formed: E may be thrown here, and is neither caught nor declared. Put “try” and “catch” around it, or add “throws E” to m().",
  ],
  [
    "int x = switch (1) { case 1 -> { f(); yield 2; } default -> 3; };",
    "5:34 `f` ill-formed: E may be thrown here, and is neither caught nor declared. Put “try” and “catch” around it, or add “throws E” to m().",
  ],
  [
    "try (R r = new R()) { }",
    "5:6 `R r = new R()` ill-formed: E may be thrown here, and is neither caught nor declared. Put “try” and “catch” around it, or add “throws E” to m().",
    "5:12 `new` ill-formed: F may be thrown here, and is neither caught nor declared. Put “try” and “catch” around it, or add “throws F” to m().",
  ],
  [
    "try { m(b); } catch (E e) { }",
    "5:15 `catch (E e) ` ill-formed: Nothing in this “try” throws E. Leave this “catch” out.",
  ],
  [
    "try { f(); } catch (Exception e) { e = new Exception(); throw e; }",
    "5:57 `throw e;` ill-formed: Exception may be thrown here, and is neither caught nor declared. Put “try” and “catch” around it, or add “throws Exception” to m().",
  ],
  [
    "new R() { };",
    "5:1 `new` ill-formed: F may be thrown here, and is neither caught nor declared. Put “try” and “catch” around it, or add “throws F” to m().",
  ],
];

test.each(SAID)("%s", async (body, ...errors) => {
  expect(await errorsOf(around(body))).toEqual(errors);
});

const CLASSES: readonly (readonly [source: string, ...errors: readonly string[]])[] = [
  [
    "class P { P() throws Exception {} } class A extends P { }",
    "1:43 `A` ill-formed: Exception may be thrown here, and is neither caught nor declared. Put “try” and “catch” around it, or write a constructor of A with “throws Exception”.",
  ],
  [
    "class P { P() throws Exception {} } class A extends P { A() {} }",
    "1:57 `A` ill-formed: Exception may be thrown here, and is neither caught nor declared. Put “try” and “catch” around it, or add “throws Exception” to A(…).",
  ],
  [
    "class A { static int f() throws Exception { return 1; } static int x = f(); int y = f(); { f(); } }",
    "1:72 `f` ill-formed: Exception may be thrown here, and is neither caught nor declared. Put “try” and “catch” around it.",
    "1:85 `f` ill-formed: Exception may be thrown here, and is neither caught nor declared. Put “try” and “catch” around it.",
    "1:92 `f` ill-formed: Exception may be thrown here, and is neither caught nor declared. Put “try” and “catch” around it.",
  ],
  [
    "class P { void m() {} } class A extends P { void m() throws Exception {} }",
    "1:50 `m` ill-formed: “m” throws Exception, but P.m(), which it overrides, does not. Catch it here, or declare it there too.",
  ],
  [
    "class A { void m() throws String, Missing {} }",
    "1:27 `String` wrong-type: Found String where a Throwable (an exception or an error) is needed.",
    "1:35 `Missing` unknown-name: There is no class “Missing” here.",
  ],
  ["interface A { void m() throws Missing; }", "1:31 `Missing` unknown-name: There is no class “Missing” here."],
  [
    "class A { void m() { Thread.sleep(1); } }",
    "1:29 `sleep` ill-formed: InterruptedException may be thrown here, and is neither caught nor declared. Put “try” and “catch” around it, or add “throws InterruptedException” to m().",
  ],
];

test.each(CLASSES)("%s", async (source, ...errors) => {
  expect(await errorsOf(source)).toEqual(errors);
});

const FINE: readonly string[] = [
  "try { f(); } catch (E e) { }",
  "try { f(); } catch (Exception e) { }",
  "try { f(); } catch (F e) { } catch (E e) { }",
  "try { m(b); } catch (Exception e) { } catch (Throwable t) { }",
  "try { m(b); } catch (final Exception e) { throw e; }",
  "try { f(); } catch (E e) { } finally { m(b); }",
  "take(() -> f()); take(this::f);",
  "while (true) { try { f(); } finally { return; } }",
  "throw new IllegalStateException();",
  "throw new AssertionError();",
  "Object o = new int[0].clone();",
  "try (R r = b ? new R() : null) { } catch (E e) { }",
  "Object o = new Object() { int x; { f(); } void g() throws E { f(); } };",
  'String s = java.util.Optional.of("a").orElseThrow(IllegalStateException::new);',
];

test.each(FINE)("nothing is said about: %s", async (body) => {
  await compileJava(around(body));
});

test.each([
  "class A { <X extends Exception> void m(X x) throws X { throw x; } void n() { m(new RuntimeException()); } }",
  "interface Act<X extends Exception> { void run() throws X; } class A { static <X extends Exception> void go(Act<X> a) throws X { a.run(); } void m() { go(() -> {}); } }",
  "class P { void m() throws Exception {} } class A extends P { void m() {} void n() { m(); } }",
  "class A { int x = f(); A() throws Exception {} static int f() throws Exception { return 1; } }",
  "class A implements Cloneable { public A clone() { try { return (A) super.clone(); } catch (CloneNotSupportedException e) { throw new AssertionError(e); } } }",
  "void m() { throw new Exception(); }\nm();",
])("nothing is said about: %s", async (source) => {
  await compileJava(source);
});

test("a handler is not blamed for what was refused in its body", async () => {
  expect(await errorsOf(around("try { Object o = new Unheard(); } catch (E e) {}"))).toEqual([
    "5:22 `Unheard` unknown-name: There is no class “Unheard” here.",
  ]);
});
