import { expect, test } from "vitest";
import { errorsOf } from "../../../testing/front-end.ts";

/** A program and everything that is said about it: place, marked text, kind, wording. */
type WrongText = readonly [source: string, ...errors: readonly string[]];

const CALLS: readonly WrongText[] = [
  [
    "class A { void m(A a, Object o) {} void m(Object o, A a) {} void t(A a) { m(a, a); } }",
    "1:75 `m` ambiguous-method: “m(A, A)” fits more than one declaration. Declared: A.m(A,Object); A.m(Object,A). Add a cast to choose one.",
  ],
  [
    "class A { void m(A a) {} void m(String s) {} <T> T any() { return null; } void t() { m(any()); } }",
    "1:86 `m` ambiguous-method: “m(…)” fits more than one declaration. Declared: A.m(A); A.m(String). Add a cast to choose one.",
  ],
  [
    "class A { void m(A a) {} void m(String s) {} void t() { m(null); } }",
    "1:57 `m` ambiguous-method: “m(null)” fits more than one declaration. Declared: A.m(A); A.m(String). Add a cast to choose one.",
  ],
  [
    'class A { void m(A a) {} void m(int i) {} void t() { m("s"); } }',
    "1:54 `m` no-applicable-method: No “m” takes (String). Declared: A.m(A); A.m(int).",
  ],
  [
    "class A { A(int i) {} Object o = new A(); }",
    "1:38 `A` no-applicable-method: No “new A” takes (). Declared: A(int).",
  ],
  [
    "class P { P(int x) {} } class A extends P {}",
    "1:31 `A` no-applicable-method: No “super” takes (). Declared: P(int).",
  ],
  [
    "class P { P(int x) {} } class A extends P { A() {} }",
    "1:45 `A` no-applicable-method: No “super” takes (). Declared: P(int).",
  ],
  [
    'class P { P(int x) {} } class A extends P { A() { super("s"); } }',
    "1:51 `super` no-applicable-method: No “super” takes (String). Declared: P(int).",
  ],
  [
    "class A { A() { this(1); } A(int i) { this(); } }",
    "1:11 `A` ill-formed: This constructor calls itself through “this(…)”. Let one constructor of the cycle call “super(…)”.",
  ],
  [
    "class A { A() { this(); } }",
    "1:17 `this();` ill-formed: This constructor calls itself. Call another one, or leave the call out.",
  ],
  [
    "class P { private int f; private void m() {} private P() {} } class A { Object t(P p) { p.m(); p.f = 1; return new P(); } }",
    "1:91 `m` ill-formed: “m” is private in P. Leave out “private” there, or add a method that gives access to it.",
    "1:98 `f` ill-formed: “f” is private in P. Leave out “private” there, or add a method that gives access to it.",
    "1:116 `P` ill-formed: “P” is private in P. Leave out “private” there, or add a method that gives access to it.",
  ],
  [
    "interface I {} abstract class P {} class A { Object i = new I(), p = new P(); }",
    "1:61 `I` ill-formed: I is an interface; no object of it can be created. Create an object of one of its subclasses.",
    "1:74 `P` ill-formed: P is abstract; no object of it can be created. Create an object of one of its subclasses.",
  ],
  ["class A { void m() { null.m(); } }", "1:22 `null` wrong-type: Found null where an object with methods is needed."],
];

const STATIC: readonly WrongText[] = [
  [
    "class A { int f; static int m() { return f; } }",
    "1:42 `f` ill-formed: “f” is a field of an object, but there is no object here (m() is static). Write an object and a dot before it, or declare it static.",
  ],
  [
    "class A { static A m() { return this; } }",
    "1:33 `this` ill-formed: There is no “this” in a static context (m() is static). Leave out “static”, or use a variable.",
  ],
  [
    "class A { void i() {} static void m() { i(); } }",
    "1:41 `i` ill-formed: “i” is called on an object, but there is no object here (m() is static). Write an object and a dot before it, or declare the method static.",
  ],
  [
    "class A { void i() {} void m() { A.i(); } int f; int n() { return A.f; } }",
    "1:36 `i` ill-formed: “i” is called on an object, but A is a class. Write an object before the dot, or declare the method static.",
    "1:67 `A.f` ill-formed: “f” is a field of an object, but A is a class. Write an object before the dot, or declare it static.",
  ],
  [
    "class A { static void m() { super.toString(); } }",
    "1:29 `super` ill-formed: There is no “super” in a static context (m() is static). Leave out “static”, or use a variable.",
  ],
  [
    "class A { int f; A(int i) {} A() { this(f); } }",
    "1:41 `f` ill-formed: “f” is a field of an object, but there is no object here (the object exists only after this call). Write an object and a dot before it, or declare it static.",
  ],
  [
    "class A { int f; static class B { int m() { return f; } } }",
    "1:52 `f` ill-formed: “f” is a field of an object, but there is no object here (A.B is a static class of A). Write an object and a dot before it, or declare it static.",
  ],
  [
    "class A { int f; static int s = f; }",
    "1:33 `f` ill-formed: “f” is a field of an object, but there is no object here. Write an object and a dot before it, or declare it static.",
  ],
];

const FLOW: readonly WrongText[] = [
  [
    "class A { int m() { } }",
    "1:21 `}` ill-formed: m() can reach its end without returning a value. End every path through it with a return, or declare it void.",
  ],
  [
    "class A { int m(boolean b) { if (b) return 1; } }",
    "1:47 `}` ill-formed: m() can reach its end without returning a value. End every path through it with a return, or declare it void.",
  ],
  [
    "class A { int m() { for (;;) { break; } } }",
    "1:41 `}` ill-formed: m() can reach its end without returning a value. End every path through it with a return, or declare it void.",
  ],
  [
    "class A { void m() { return; int x; } }",
    "1:30 `int x;` ill-formed: This can never be reached. Leave it out, or change what comes before it.",
  ],
  [
    "class A { void m() { return; ; } }",
    "1:30 `;` ill-formed: This can never be reached. Leave it out, or change what comes before it.",
  ],
  [
    "class A { void m() { while (true) {} m(); } }",
    "1:38 `m();` ill-formed: This can never be reached. Leave it out, or change what comes before it.",
  ],
  [
    "class A { void m() { while (false) { m(); } } }",
    "1:36 `{ m(); }` ill-formed: This can never be reached. Leave it out, or change what comes before it.",
  ],
  [
    "class A { void m() { break; } void n() { continue; } }",
    "1:22 `break;` ill-formed: “break” is outside a loop. Leave it out.",
    "1:42 `continue;` ill-formed: “continue” is outside a loop. Leave it out.",
  ],
  ["class A { { return; } }", "1:13 `return;` ill-formed: “return” is outside a method. Leave it out."],
  [
    "class A { int m(boolean b) { int x; if (b) x = 1; return x; } }",
    "1:58 `x` ill-formed: “x” may have no value yet. Give it one where it is declared, or on every path that leads here.",
  ],
  [
    "class A { int m() { int x; x++; return x; } }",
    "1:28 `x` ill-formed: “x” may have no value yet. Give it one where it is declared, or on every path that leads here.",
  ],
  [
    "class A { void m() { int x; int y; assert (x = 1) > 0 : y; x++; } }",
    "1:57 `y` ill-formed: “y” may have no value yet. Give it one where it is declared, or on every path that leads here.",
    "1:60 `x` ill-formed: “x” may have no value yet. Give it one where it is declared, or on every path that leads here.",
  ],
  [
    "class A { int m(int n) { int x; for (int i = 0; i < n; i++) x = i; return x; } }",
    "1:75 `x` ill-formed: “x” may have no value yet. Give it one where it is declared, or on every path that leads here.",
  ],
  [
    "class A { int m(boolean b) { int x; if (b && (x = 1) > 0) return x; return x; } }",
    "1:76 `x` ill-formed: “x” may have no value yet. Give it one where it is declared, or on every path that leads here.",
  ],
  [
    "class A { void m() { final int x = 1; x = 2; } void n(final int p) { p++; } final int f = 1; void o() { f = 2; } }",
    "1:39 `x` ill-formed: This is final and already has its value. Leave out “final” where it is declared.",
    "1:70 `p` ill-formed: This is final and already has its value. Leave out “final” where it is declared.",
    "1:105 `f` ill-formed: This is final and already has its value. Leave out “final” where it is declared.",
  ],
];

test.each(CALLS)("calls: %s", expectErrors);
test.each(STATIC)("no object here: %s", expectErrors);
test.each(FLOW)("flow: %s", expectErrors);

async function expectErrors(source: string, ...errors: readonly string[]): Promise<void> {
  expect(await errorsOf(source)).toEqual(errors);
}
