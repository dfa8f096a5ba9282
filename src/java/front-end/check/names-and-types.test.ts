import { expect, test } from "vitest";
import { errorsOf } from "../../../testing/front-end.ts";

/** A program and everything that is said about it: place, marked text, kind, wording. */
type WrongText = readonly [source: string, ...errors: readonly string[]];

const NAMES: readonly WrongText[] = [
  [
    "class A { void m() { fooo(); } void foo() {} }",
    "1:22 `fooo` unknown-name: There is no method “fooo” here. Did you mean “foo”?",
  ],
  [
    "class A { int size; int m() { return siez; } }",
    "1:38 `siez` unknown-name: There is no variable “siez” here. Did you mean “size”?",
  ],
  ["class A { Strin s; }", "1:11 `Strin` unknown-name: There is no class “Strin” here. Did you mean “String”?"],
  ["class A { int m(A a) { return a.width; } }", "1:33 `width` unknown-name: There is no field “width” here."],
  [
    "class A { int m(int[] a) { return a.lenght; } }",
    "1:37 `lenght` unknown-name: There is no field “lenght” here. Did you mean “length”?",
  ],
  ["class A { Object o = new B(); }", "1:26 `B` unknown-name: There is no class “B” here."],
  ["class A { void m() { q.x(); } }", "1:22 `q` unknown-name: There is no variable “q” here."],
  ["class A extends B {}", "1:17 `B` unknown-name: There is no class “B” here."],
  ["class A { void m() { { int x = 1; } x = 2; } }", "1:37 `x` unknown-name: There is no variable “x” here."],
  [
    "class A { void m() { List l = null; } }",
    "1:22 `List` ill-formed: The class “List” is not imported. Put “import java.util.List;” at the top.",
  ],
  [
    'class A { int m() { return "a".describeConstable(); } }',
    "1:32 `describeConstable` unsupported-syntax: The library method String.describeConstable is not supported yet. Declare a class of your own with such a method.",
  ],
  [
    "class A { Outer.Missing o; } class Outer {}",
    "1:11 `Outer.Missing` unknown-name: There is no class “Outer.Missing” here.",
  ],
];

const DUPLICATES: readonly WrongText[] = [
  [
    "class A {}\nclass A {}",
    "2:7 `A` duplicate-name: The class “A” is declared twice; the first one is in line 1. Rename one of them.",
  ],
  [
    "class A { int x;\n Object x; }",
    "2:9 `x` duplicate-name: The field “x” is declared twice; the first one is in line 1. Rename one of them.",
  ],
  [
    "class A { void m(int a) {}\n int m(int b) { return 1; } }",
    "2:6 `m` duplicate-name: The method “m(int)” is declared twice; the first one is in line 1. Rename one of them.",
  ],
  [
    "class A { A(int a) {}\n A(int b) {} }",
    "2:2 `A` duplicate-name: The constructor “A(int)” is declared twice; the first one is in line 1. Rename one of them.",
  ],
  [
    "class A { void m(int x, int x) { } }",
    "1:29 `x` duplicate-name: The variable “x” is declared twice; the first one is in line 1. Rename one of them.",
  ],
  [
    "class A { void m(int x) { int x; } }",
    "1:31 `x` duplicate-name: The variable “x” is declared twice; the first one is in line 1. Rename one of them.",
  ],
  [
    "class A { void m() { for (int i = 0; i < 1; i++) { int i; } } }",
    "1:56 `i` duplicate-name: The variable “i” is declared twice; the first one is in line 1. Rename one of them.",
  ],
  [
    "class A { static class A {} }",
    "1:24 `A` duplicate-name: The class “A” is declared twice; the first one is in line 1. Rename one of them.",
  ],
];

const TYPES: readonly WrongText[] = [
  [
    'class A { int m() { int x = "a"; return null; } }',
    '1:29 `"a"` wrong-type: Found String where int is needed.',
    "1:41 `null` wrong-type: Found null where int is needed.",
  ],
  ["class A { A a = new Object(); }", "1:17 `new Object()` wrong-type: Found Object where A is needed."],
  ["class A { void m(int x) { if (x) {} } }", "1:31 `x` wrong-type: Found int where a condition (boolean) is needed."],
  [
    "class A { void m(int x) { while (x = 1) {} } }",
    "1:34 `x = 1` wrong-type: Found int where a condition (== compares, = assigns) is needed.",
  ],
  ["class A { int m(A a) { return 1 + a; } }", "1:35 `a` wrong-type: Found A where a number for “+” is needed."],
  [
    "class A { boolean m(A a, String s) { return a == s; } }",
    "1:50 `s` wrong-type: Found String where a value comparable with A is needed.",
  ],
  ["class A { byte m() { return 300; } }", "1:29 `300` wrong-type: Found int where byte is needed."],
  ["class A { char m(int i) { return i; } }", "1:34 `i` wrong-type: Found int where char is needed."],
  ["class A { int m(long l) { return l; } }", "1:34 `l` wrong-type: Found long where int is needed."],
  ["class A { int m(A a) { return a[0]; } }", "1:31 `a` wrong-type: Found A where an array is needed."],
  ["class A { int m(int[] a, boolean b) { return a[b]; } }", "1:48 `b` wrong-type: Found boolean where int is needed."],
  ["class A { int m(int i) { return i.x; } }", "1:33 `i` wrong-type: Found int where an object with fields is needed."],
  ["class A { void m(int i) { i.m(); } }", "1:27 `i` wrong-type: Found int where an object with methods is needed."],
  [
    "class A { A m(String s) { return (A) s; } }",
    "1:38 `s` wrong-type: Found String where a value that can be cast to A is needed.",
  ],
  [
    "class A { int m(A o) { return (int) o; } }",
    "1:37 `o` wrong-type: Found A where a value that can be cast to int is needed.",
  ],
  [
    "class A { boolean m(int i) { return i instanceof A; } }",
    "1:37 `i` wrong-type: Found int where a value that can be A is needed.",
  ],
  ["class A { int m() { return; } }", "1:21 `return;` wrong-type: Found “return” without a value where int is needed."],
  [
    "class A { void m() { return 1; } }",
    "1:22 `return 1;` ill-formed: m() is void but returns a value. Leave the value out, or name its type instead of void.",
  ],
  [
    "class A { int[] a = {1, true}; int b = {1}; }",
    "1:25 `true` wrong-type: Found boolean where int is needed.",
    "1:40 `{1}` wrong-type: Found an array in braces where int is needed.",
  ],
  ["class A { Long l = 5; }", "1:20 `5` wrong-type: Found int where Long is needed."],
  [
    "class A { void f(Long o) {} void m() { f(5); } }",
    "1:40 `f` no-applicable-method: No “f” takes (int). Declared: A.f(Long).",
  ],
  [
    "class A { void m(A a) { for (A b : a) {} } }",
    "1:36 `a` wrong-type: Found A where an array or an Iterable is needed.",
  ],
  [
    "class A { void m() { throw this; } }",
    "1:28 `this` wrong-type: Found A where a Throwable (an exception or an error) is needed.",
  ],
  [
    "class A { void m() { try {} catch (A a) {} } }",
    "1:36 `A` wrong-type: Found A where a Throwable (an exception or an error) is needed.",
  ],
  [
    "class A { void m() { try (A a = new A()) {} } }",
    "1:27 `A a = new A()` wrong-type: Found A where an AutoCloseable (which can be closed) is needed.",
  ],
  [
    "class A { void m(A a) { switch (a) { default: } } }",
    "1:33 `a` wrong-type: Found A where an int, char, short, byte, String or enum is needed.",
  ],
  [
    'class A { void m(int i) { switch (i) { case "a": } } }',
    '1:45 `"a"` wrong-type: Found String where int is needed.',
  ],
  [
    "class A { void m() {} int n() { return m(); } }",
    "1:40 `m()` ill-formed: This method returns nothing. Call it in a statement of its own, or let it return a value.",
  ],
  [
    "class A { void v; }",
    "1:11 `void` ill-formed: No value can have the type void. Only methods that return nothing are void; name another type.",
  ],
  [
    "class A { void m(A a) { a++; a += 1; a = -a; } }",
    "1:25 `a` wrong-type: Found A where a number is needed.",
    "1:35 `1` wrong-type: Found int where a value for += on A is needed.",
    "1:43 `a` wrong-type: Found A where a number is needed.",
  ],
  [
    "class A { boolean m(boolean b, int i) { return !i && b | i; } }",
    "1:49 `i` wrong-type: Found int where a condition (boolean) is needed.",
    "1:54 `b` wrong-type: Found boolean where a whole number is needed.",
  ],
  ['class A { A m(boolean b) { return b ? this : "s"; } }', '1:46 `"s"` wrong-type: Found String where A is needed.'],
  [
    "class A { void m() { var x = null; var y; } }",
    "1:26 `x` ill-formed: The type of “var” cannot be derived from null. Name the type.",
    "1:40 `y` ill-formed: “var” needs a value to derive its type from. Name the type.",
  ],
];

test.each(NAMES)("unknown names: %s", expectErrors);
test.each(DUPLICATES)("declared twice: %s", expectErrors);
test.each(TYPES)("wrong types: %s", expectErrors);

async function expectErrors(source: string, ...errors: readonly string[]): Promise<void> {
  expect(await errorsOf(source)).toEqual(errors);
}
