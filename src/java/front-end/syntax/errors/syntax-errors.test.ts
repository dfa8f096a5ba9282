import { expect, test } from "vitest";
import { errorsOf } from "../../../../testing/front-end.ts";

/** A program and everything that is said about it: place, marked text, kind, wording. */
type WrongText = readonly [source: string, ...errors: readonly string[]];

const MISSING: readonly WrongText[] = [
  ["class A { void m() { int x = 1 } }", "1:31 `` syntax: Syntax error: found “}”, expected “;”."],
  ["class A { void m() { int x = 1\n  int y; } }", "1:31 `` syntax: Syntax error: found “int”, expected “;”."],
  [
    "class A { int f() { return 1 } int g() {\n return 2 } }",
    "1:29 `` syntax: Syntax error: found “}”, expected “;”.",
    "2:10 `` syntax: Syntax error: found “}”, expected “;”.",
  ],
  ["class A { void m( { } }", "1:18 `` syntax: Syntax error: found “{”, expected “)”."],
  ["class A { void m(int x { } }", "1:23 `` syntax: Syntax error: found “{”, expected “)”."],
  ["class A { void m(boolean x) { if (x { } } }", "1:36 `` syntax: Syntax error: found “{”, expected “)”."],
  ["class A { int x }", "1:16 `` syntax: Syntax error: found “}”, expected “;”."],
  ["class A { int[] a = {1, 2; }", "1:26 `` syntax: Syntax error: found “;”, expected “}”."],
  ["class A extends { }", "1:16 `` syntax: Syntax error: found “{”, expected a name."],
  ["class A { public int; }", "1:21 `` syntax: Syntax error: found “;”, expected a name."],
  ["class A { void m() { while () {} } }", "1:29 `` syntax: Syntax error: found “)”, expected an expression."],
  ["class A { void m() { }", "1:23 `` syntax: Syntax error: found the end of the file, expected “}”."],
  ["clas A { }", "1:1 `clas` syntax: Syntax error: found “clas”, expected “class”."],
  ["interfce A { }", "1:1 `interfce` syntax: Syntax error: found “interfce”, expected “interface”."],
];

const UNEXPECTED: readonly WrongText[] = [
  ["class A { void m() { x = ; } }", "1:26 `;` syntax: Syntax error: found “;”, expected an expression."],
  ["class A { void m() { foo(1,; } }", "1:28 `;` syntax: Syntax error: found “;”, expected an expression."],
  ["class A { void m() { foo(; } }", "1:26 `;` syntax: Syntax error: found “;”, expected an expression or “)”."],
  ["class A { void m() { foo(a b); } }", "1:28 `b` syntax: Syntax error: found “b”, expected “,” or “)”."],
  ["class A { void m() { a = b +; } }", "1:29 `;` syntax: Syntax error: found “;”, expected an expression."],
  ["class A { void m() { a.; } }", "1:24 `;` syntax: Syntax error: found “;”, expected a name."],
  ["class A { int m() { return x y; } }", "1:30 `y` syntax: Syntax error: found “y”, expected “;”."],
  ["class A { void m() { x = y z; } }", "1:28 `z` syntax: Syntax error: found “z”, expected “;”."],
  ["class A { void m() { foo() bar(); } }", "1:28 `bar` syntax: Syntax error: found “bar”, expected “;”."],
  [
    "class A { void m() { for (int i=0;i<2) {} } }",
    "1:38 `)` syntax: Syntax error: found “)”, expected two semicolons between the parentheses of “for”.",
  ],
  ["class A { void m() { for (i = 0; i < 3; i++ { } } }", "1:45 `{` syntax: Syntax error: found “{”, expected “)”."],
  ["class A { void m() { if x > 3 { } } }", "1:25 `x` syntax: Syntax error: found “x”, expected “(”."],
  [
    "class A { void m() { else {} } }",
    "1:22 `else` syntax: Syntax error: found “else”, expected an “if” before it, closed with a statement or a block.",
  ],
  [
    "class A { void m() { catch (A a) {} } }",
    "1:22 `catch` syntax: Syntax error: found “catch”, expected a “try” before it.",
  ],
  [
    "class A { void m() { case 1: } }",
    "1:22 `case` syntax: Syntax error: found “case”, expected an enclosing “switch”.",
  ],
  ["class A { void m() { int[] a = new int[]; } }", "1:40 `]` syntax: Syntax error: found “]”, expected a length."],
  ["class A { void m() { C c = new C; } }", "1:33 `;` syntax: Syntax error: found “;”, expected “(”."],
  ["class A { int a[3]; }", "1:17 `3` syntax: Syntax error: found “3”, expected “]”."],
  ["class A { void m(x) {} }", "1:19 `)` syntax: Syntax error: found “)”, expected a name."],
  ["class A { void m(int x int y) {} }", "1:24 `int` syntax: Syntax error: found “int”, expected “,” or “)”."],
  [
    "class A { void m() { int x = 1; super(); } }",
    "1:33 `super` syntax: Syntax error: found “super”, expected a statement (“super(…)” comes first in a constructor).",
  ],
  [
    "class A { A() { int x = 1; this(2); } }",
    "1:28 `this` syntax: Syntax error: found “this”, expected a statement (“this(…)” comes first in a constructor).",
  ],
  [
    "class A { void m(A a) { this = a; } }",
    "1:30 `=` syntax: Syntax error: found “=”, expected “;” (only variables, fields and array elements are assigned).",
  ],
  ["class { }", "1:7 `{` syntax: Syntax error: found “{”, expected a name."],
  ["class A\n  void m() {}\n}", "1:8 `` syntax: Syntax error: found “void”, expected “{”."],
  ["class A { void m() { } } }", "1:26 `}` syntax: Syntax error: found “}”, expected no more closing braces."],
];

const WORDS: readonly WrongText[] = [
  ["class A { void m() { int while = 3; } }", "1:26 `while` syntax: Syntax error: found “while”, expected a name."],
  ["class A { int goto; }", "1:15 `goto` syntax: Syntax error: found “goto”, expected a name."],
  ["class class {}", "1:7 `class` syntax: Syntax error: found “class”, expected a name."],
  ["import int.x; class A {}", "1:8 `int` syntax: Syntax error: found “int”, expected a name."],
  ["class A { void m() { int _ = 1; } }", "1:26 `_` syntax: Syntax error: found “_”, expected a name."],
];

const LEXICAL: readonly WrongText[] = [
  [
    'class A { String s = "abc; }',
    '1:22 `"abc; }` syntax: Syntax error: found a text that does not end in its line, expected “"”.',
  ],
  [
    "class A { char c = 'a; }",
    "1:20 `'a; }` syntax: Syntax error: found a character that does not end in its line, expected “'”.",
  ],
  [
    "class A { char c = ''; }",
    "1:20 `''` syntax: Syntax error: found nothing between the quotes, expected one character.",
  ],
  ["class A { /* abc }", "1:11 `/* abc }` syntax: Syntax error: found a comment that does not end, expected “*/”."],
  ["class A { void m() { # } }", "1:22 `#` syntax: Syntax error: found “#”, expected a token of Java."],
  [
    "class A { int o = 08; }",
    "1:19 `08` syntax: Syntax error: found “08”, expected a number without 0 in front (that makes it octal).",
  ],
];

const SEVERAL: readonly WrongText[] = [
  [
    "class A { void m() { int x = 1 }\n void n() { y = ; }\n int z }",
    "1:31 `` syntax: Syntax error: found “}”, expected “;”.",
    "2:17 `;` syntax: Syntax error: found “;”, expected an expression.",
    "3:7 `` syntax: Syntax error: found “}”, expected “;”.",
  ],
];

test.each(MISSING)("something is missing: %s", expectErrors);
test.each(UNEXPECTED)("something is in the way: %s", expectErrors);
test.each(WORDS)("keywords as names: %s", expectErrors);
test.each(LEXICAL)("no token at all: %s", expectErrors);
test.each(SEVERAL)("each line has its own error: %s", expectErrors);

async function expectErrors(source: string, ...errors: readonly string[]): Promise<void> {
  expect(await errorsOf(source)).toEqual(errors);
}
