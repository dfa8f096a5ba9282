import { expect, test } from "vitest";
import { errorsOf } from "../../../../testing/front-end.ts";

/** A program and everything that is said about it: place, marked text, kind, wording. */
type WrongText = readonly [source: string, ...errors: readonly string[]];

const HIERARCHY: readonly WrongText[] = [
  [
    "class A extends B {} class B extends A {}",
    "1:7 `A` ill-formed: A is its own supertype. Break the cycle of “extends” and “implements”.",
  ],
  [
    "interface I extends I {}",
    "1:11 `I` ill-formed: I is its own supertype. Break the cycle of “extends” and “implements”.",
  ],
  ["class C extends I {} interface I {}", "1:17 `I` ill-formed: I is an interface. Write “implements I”."],
  ["class D implements C {} class C {}", "1:20 `C` ill-formed: C is a class, not an interface. Write “extends C”."],
  [
    "interface J extends C {} class C {}",
    "1:21 `C` ill-formed: C is a class, not an interface. An interface extends interfaces only.",
  ],
  [
    "final class F {} class G extends F {}",
    "1:34 `F` ill-formed: F is final, so nothing can extend it. Leave out “extends F”.",
  ],
  ["class A implements I, I {} interface I {}", "1:23 `I` ill-formed: I is listed twice. Leave one out."],
  [
    "interface I { int get(); void set(A a); } class A implements I { public int get() { return 1; } }",
    "1:49 `A` ill-formed: A is not abstract and does not implement I.set(A). Add “public void set(A)”, or declare A abstract.",
  ],
  [
    "abstract class P { abstract void p(); } class B extends P {}",
    "1:47 `B` ill-formed: B is not abstract and does not implement P.p(). Add “void p()”, or declare B abstract.",
  ],
  [
    "class C { abstract void q(); }",
    "1:7 `C` ill-formed: C is not abstract and does not implement C.q(). Add “void q()”, or declare C abstract.",
  ],
  [
    "class P { A m() { return null; } } class A extends P { Object m() { return null; } }",
    "1:63 `m` ill-formed: “m” returns Object, but P.m(), which it overrides, returns A. Return A here too.",
  ],
  [
    "class P { static void m() {} } class A extends P { void m() {} }",
    "1:57 `m` ill-formed: “m” is not static, but P.m(), which it overrides, is static. Make both the same, or rename one.",
  ],
  [
    "class P { void m() {} } class A extends P { static void m() {} }",
    "1:57 `m` ill-formed: “m” is static, but P.m(), which it overrides, is not. Make both the same, or rename one.",
  ],
  [
    "class P { final void m() {} } class A extends P { void m() {} }",
    "1:56 `m` ill-formed: “m” overrides P.m(), which is final. Leave out “final” there, or rename this one.",
  ],
  [
    "class P { public void m() {} } class A extends P { void m() {} }",
    "1:57 `m` ill-formed: “m” must be public, like P.m(), which it overrides. Put “public” before it.",
  ],
  [
    "interface I { void m(); } class P { void m() {} } class A extends P implements I {}",
    "1:57 `A` ill-formed: “m” must be public, like I.m(), which it overrides. Put “public” before it.",
  ],
  [
    "interface I { default void m() {} } interface J { default void m() {} } class A implements I, J {}",
    "1:79 `A` ill-formed: A inherits both I.m() and J.m(). Add “public void m()” to it.",
  ],
  [
    "interface I { default void m() {} } interface J { void m(); } abstract class A implements I, J {}",
    "1:78 `A` ill-formed: A inherits both I.m() and J.m(). Add “public void m()” to it.",
  ],
  [
    "interface K { void m(); } class A { void m() { K.super.m(); } }",
    "1:48 `K.super` ill-formed: K is not an interface that A implements itself. Name one from its “implements”.",
  ],
  [
    "abstract class P { abstract void m(); } class A extends P { void m() { super.m(); } }",
    "1:78 `m` ill-formed: “m” is abstract in P. There is no code to run there; leave out “super.”.",
  ],
];

const SHAPES: readonly WrongText[] = [
  [
    "class A { m() {} }",
    "1:11 `m` ill-formed: “m” has no return type, as if it were a constructor of A. Put a return type or void before it, or call it A.",
  ],
  [
    "class A { void m(); abstract void n() {} }",
    "1:16 `m` ill-formed: “m” has no body. Give it one, or declare it abstract.",
    "1:35 `n` ill-formed: “n” is abstract and has a body. Leave out one of the two.",
  ],
  [
    "interface I { void m() {} int F; }",
    "1:20 `m` ill-formed: “m” has a body in an interface. Put “default” before it, or end it with a semicolon.",
    "1:31 `F` ill-formed: A field of an interface is a constant. Give it a value.",
  ],
  [
    "class A { private public int x; public public int y; }",
    "1:19 `public` ill-formed: “private” and “public” exclude each other. Leave one out.",
    "1:40 `public` ill-formed: “public” occurs twice here. Leave one out.",
  ],
  [
    "static class A { default void m() {} }",
    "1:1 `static` ill-formed: “static” cannot stand before a top-level class. Leave it out.",
    "1:18 `default` ill-formed: “default” cannot stand before a method. Leave it out.",
  ],
  [
    "class A { void m() { 1 + 2; } }",
    "1:22 `1 + 2;` ill-formed: This computes a value that is not used. Assign it, pass it on, or leave it out.",
  ],
  [
    "class A { void m(int i) { (i++); } }",
    "1:27 `(i++);` ill-formed: This computes a value that is not used. Assign it, pass it on, or leave it out.",
  ],
  [
    "class A { void m(boolean b) { if (b) int x = 1; } }",
    "1:38 `int x = 1;` ill-formed: A variable declared here could never be used. Put braces around it.",
  ],
  [
    "class A { int x = 2147483648; long y = 9223372036854775808L; }",
    "1:19 `2147483648` ill-formed: This number does not fit into 32 bits. End it with L for a long.",
    "1:40 `9223372036854775808L` ill-formed: This number does not fit into 64 bits. Use a smaller one.",
  ],
  [
    "class A { char c = 'ab'; String s = \"\\q\"; }",
    "1:20 `'ab'` ill-formed: Between single quotes there must be exactly one character. Use double quotes for a text.",
    '1:37 `"\\q"` ill-formed: This escape is unknown. Java has \\b \\t \\n \\f \\r \\s \\" \\\' \\\\, octal ones and \\u with four hexadecimal digits.',
  ],
  [
    "class A { void[] m() { return null; } }",
    "1:11 `void` ill-formed: There are no arrays of void. Name an element type.",
  ],
  [
    "class A { void m(A a) { a.length = 1; int[] b = {}; b.length = 2; } }",
    "1:27 `length` unknown-name: There is no field “length” here.",
    "1:53 `b.length` ill-formed: The length of an array cannot be assigned. Create an array of the length you need.",
  ],
  [
    "class A { void m() { package p; } }",
    "1:22 `package p;` ill-formed: A package line is inside a method. Move it to the top of the file.",
  ],
  [
    "abstract class A { abstract private void m(); } final abstract class B {}",
    "1:42 `m` ill-formed: “m” is abstract and private. Leave out one of the two.",
    "1:70 `B` ill-formed: B is abstract and final. Leave out one of the two.",
  ],
  [
    "class A { java.util.List<int> i; java.util.List<char> c; java.util.Map<String, long> l; }",
    "1:26 `int` ill-formed: A type argument must be a class, but int is not one. Write Integer.",
    "1:49 `char` ill-formed: A type argument must be a class, but char is not one. Write Character.",
    "1:80 `long` ill-formed: A type argument must be a class, but long is not one. Write Long.",
  ],
  [
    "interface I { int m(); } interface J { long m(); } abstract class A implements I, J {}",
    "1:67 `A` ill-formed: A inherits I.m() and J.m(), but no method can return what both return. Leave one of the two supertypes out, or rename one of the methods.",
  ],
  [
    "record R(int a) { public int a() throws Exception { return a; } }",
    "1:30 `a` ill-formed: “a()” reads a component of the record, but declares exceptions. Leave out “throws”.",
  ],
  [
    "record R(int x) { R() { } }",
    "1:19 `R` ill-formed: This constructor of the record R does not take its components, and calls no other constructor first. Begin it with “this(…)”.",
  ],
  [
    "sealed class S permits T, T {} final class T extends S {}",
    "1:27 `T` ill-formed: T is listed twice. Leave one out.",
  ],
  [
    "class A<T extends U, U extends T> { <X extends X> void m() {} }",
    "1:22 `U` ill-formed: U is its own bound. Break the cycle of “extends”.",
    "1:38 `X` ill-formed: X is its own bound. Break the cycle of “extends”.",
  ],
  [
    "import java.util.List; import static java.util.ArrayList.copyOf; class List {}",
    "1:1 `import java.util.List;` ill-formed: This file declares a class List itself. Leave the import out, or rename the class.",
    "1:24 `import static java.util.ArrayList.copyOf;` unknown-name: There is no class “java.util.ArrayList.copyOf” here.",
  ],
  [
    "record R(int x) { static int n; int y; }",
    "1:33 `int y;` ill-formed: A record has no instance fields except its components. Make it static or a component.",
  ],
];

test.each(HIERARCHY)("class hierarchy: %s", expectErrors);
test.each(SHAPES)("ill-formed declarations and statements: %s", expectErrors);

async function expectErrors(source: string, ...errors: readonly string[]): Promise<void> {
  expect(await errorsOf(source)).toEqual(errors);
}

test.each([
  "abstract class Both<T> implements List<T>, Deque<T> { public boolean add(T one) { return false; } }",
  "interface Both<T> extends Deque<T>, List<T> {}",
  "class Mine<T> extends LinkedList<T> implements List<T> {}",
])("what lists and queues have since Java 21 only does not clash: %s", async (program) => {
  expect(await errorsOf(`import java.util.*; ${program}`)).toEqual([]);
});
