import { expect, test } from "vitest";
import { compileJava, errorsOf } from "../../../../testing/front-end.ts";

const WAY_OUT = "Give it one where it is declared, or on every path through each constructor.";

test.each([
  ["class A { final int x; }", `1:21 \`x\` ill-formed: The final field “x” gets no value. ${WAY_OUT}`],
  [
    "class A { final int x; A() {} A(int i) { x = i; } }",
    `1:29 \`}\` ill-formed: The final field “x” gets no value in A(). ${WAY_OUT}`,
  ],
  [
    "class A { final int x; A(int i) { if (i > 0) x = i; } }",
    `1:53 \`}\` ill-formed: The final field “x” gets no value in A(int). ${WAY_OUT}`,
  ],
  [
    "class A { final int x; A(int i) { if (i > 0) return; x = i; } }",
    `1:61 \`}\` ill-formed: The final field “x” gets no value in A(int). ${WAY_OUT}`,
  ],
  [
    "class A { final int x; A(A a) { a.toString(); } }",
    `1:47 \`}\` ill-formed: The final field “x” gets no value in A(A). ${WAY_OUT}`,
  ],
  ["class A { static final int X; }", `1:28 \`X\` ill-formed: The final field “X” gets no value. ${WAY_OUT}`],
])("%s", async (source, error) => {
  expect(await errorsOf(source)).toEqual([error]);
});

test.each([
  "class A { final int x; { x = 1; } }",
  "class A { final int x; A() { this(1); } A(int i) { this.x = i; } }",
  "class A { final int x; A(int i) { if (i > 0) x = i; else throw new RuntimeException(); } }",
  "class A { static final int X; static { X = 1; } }",
  "class A { final int x; A(int i) { switch (i) { case 1: x = 2; break; default: x = 3; } } }",
  "record R(int a) { R { a = 2; } }",
  "class A { Object m() { return new Object() { final int x; { x = 2; } }; } }",
  "enum E { P(1), Q { }; final int n; E(int n) { this.n = n; } E() { this(0); } }",
])("nothing is said about: %s", async (source) => {
  await compileJava(source);
});
