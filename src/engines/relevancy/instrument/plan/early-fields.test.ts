import { expect, test } from "vitest";
import { compileTyped } from "../../../../testing/relevancy/instrument.ts";
import { earlyFields } from "./early-fields.ts";

const programs: readonly (readonly [name: string, text: string, early: readonly string[]])[] = [
  ["nothing runs before", "class A { int x = 1; int y; A() { y = x; } static int n; static int m = 3; }", []],
  [
    "a constructor of the superclass calls a method",
    "class B { B() { m(); } void m() { } } class A extends B { int x = 1; int y; final int z; A() { z = 3; } }",
    ["A.x", "A.y", "A.z"],
  ],
  [
    "it does so by way of another constructor",
    "class B { B() { this(1); } B(int n) { m(); } void m() { } } class A extends B { int x; }",
    ["A.x"],
  ],
  [
    "a superclass of the superclass gives its object away",
    "class C { static C last; C() { last = this; } } class B extends C { } class A extends B { int x = 2; }",
    ["A.x"],
  ],
  [
    "a superclass only sets its own fields",
    "class B { int b; B(int n) { b = n; } } class A extends B { int x; A() { super(2); } }",
    [],
  ],
  [
    "an initializer calls a method: what is declared behind it is seen early, and the field itself",
    "class A { int w; int x = m(); int y = 2; int z; int m() { return z; } }",
    ["A.x", "A.y", "A.z"],
  ],
  ["a lambda keeps the object", "class A { Runnable r = () -> m(); int x = 1; void m() { } }", ["A.r", "A.x"]],
  ["an initializer block assigns what is declared behind it", "class A { { x = 5; } int x; int y = 1; }", ["A.x"]],
  [
    "a final field is assigned on two branches, and a method is called behind or between",
    "class A { final int x; final int y; A(boolean b) { if (b) x = 1; else x = 2; m(); y = 3; } void m() { } }",
    ["A.y"],
  ],
  ["the text of a constructor stands before the fields", "class A { A() { m(); } void m() { } int x; int y = 1; }", []],
  [
    "a static initializer reads ahead",
    "class A { static int w; static int x = m(); static int y = 7; static int z; static int m() { return y; } }",
    ["A.x", "A.y", "A.z"],
  ],
  ["an initializer reads ahead by `this`", "class A { int w = this.x; int x = 1; int y = 2; }", ["A.x"]],
  [
    "a static initializer reads ahead by the class",
    "class A { static int w = A.x; static int x = 1; static int y = 2; }",
    ["A.x"],
  ],
  [
    "constants of an enum are made before its other fields",
    "enum A { ONE, TWO; static int made = 3; A() { m(); } void m() { } }",
    ["A.made"],
  ],
  [
    "an object of another class that runs nothing is made",
    "class B { int n = 1; } class A { static B b = new B(); static int x = 2; }",
    [],
  ],
  [
    "the initializer of another class runs",
    "class B { static int n = A.x; } class A { static int m = B.n; static int x = 2; }",
    ["A.m", "A.x", "B.n"],
  ],
  [
    "a constructor makes an object of its own class",
    "class A { static A a = new A(true); static int x = 1; A(boolean b) { if (!b) new A(true); } }",
    [],
  ],
  ["the library prints a number", 'class A { static { System.out.println(1 + " "); } static int x = 1; }', []],
  [
    "the library prints an object",
    "class A { static A a = new A(); static { System.out.println(a); } static int x = 1; }",
    ["A.x"],
  ],
];

test.each(programs)("%s", async (_, text, early) => {
  const fields = earlyFields(await compileTyped([{ name: "A.java", text }]));
  expect([...fields].map((field) => `${field.class.name}.${field.name}`).sort()).toEqual(early);
});
