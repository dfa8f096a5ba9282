import { expect, test } from "vitest";
import { errorsOf } from "../../testing/front-end.ts";

/** A program and everything that is said about it: place, marked text, kind, wording. */
type WrongText = readonly [source: string, ...errors: readonly string[]];

const UNSUPPORTED: readonly WrongText[] = [
  [
    "class A<T> { }",
    "1:8 `<T>` unsupported-syntax: A type parameter is not supported yet. Use Object and cast where a value is taken out.",
  ],
  [
    "class A { java.util.List<A> l; }",
    "1:11 `java.util.List<A>` unsupported-syntax: A generic type is not supported yet. Leave out the type arguments and cast where a value is taken out.",
  ],
  [
    "class A { <T> void m(T t) {} }",
    "1:11 `<T>` unsupported-syntax: A type parameter is not supported yet. Use Object and cast where a value is taken out.",
  ],
  [
    "class A { void m(int... x) {} }",
    "1:18 `int... x` unsupported-syntax: A parameter for any number of arguments (T...) is not supported yet. Take an array.",
  ],
  [
    "class A { Object o = new Object() {}; }",
    "1:35 `{}` unsupported-syntax: An anonymous class is not supported yet. Declare a class with a name and create that.",
  ],
  [
    "class A { class B {} }",
    "1:17 `B` unsupported-syntax: An inner class is not supported yet. Make it static and pass the outer object to its constructor.",
  ],
  [
    "class A { void m() { class B {} } }",
    "1:22 `class B {}` unsupported-syntax: A class inside a method is not supported yet. Declare it outside the method.",
  ],
  [
    "class A { enum E { X } }",
    "1:11 `enum E { X }` unsupported-syntax: An enum is not supported yet. Declare a class with one static field for each constant.",
  ],
  [
    "enum E { X }",
    "1:1 `enum E { X }` unsupported-syntax: An enum is not supported yet. Declare a class with one static field for each constant.",
  ],
  [
    "record R(int x) {}",
    "1:1 `record R(int x) {}` unsupported-syntax: A record is not supported yet. Declare a class with fields and a constructor.",
  ],
  [
    "@interface Q {}",
    "1:1 `@interface Q {}` unsupported-syntax: An annotation type is not supported yet. Leave it out.",
  ],
  [
    "class A { void m() { throw null; } }",
    "1:22 `throw null;` unsupported-syntax: “throw” is not supported yet. Return a value that says what went wrong.",
  ],
  [
    "class A { void m() { try { m(); } finally {} } }",
    "1:22 `try { m(); } finally {}` unsupported-syntax: “try” is not supported yet. Leave it out and keep its block.",
  ],
  [
    "class A { void m() { Runnable r = () -> {}; } }",
    "1:35 `() -> {}` unsupported-syntax: A lambda expression is not supported yet. Declare a class with that method and create an object of it.",
  ],
  [
    "class A { Object f = A::new; }",
    "1:22 `A::new` unsupported-syntax: A method reference is not supported yet. Declare a class with that method and create an object of it.",
  ],
  [
    "class A { Object c = A.class; }",
    "1:22 `A.class` unsupported-syntax: A class literal is not supported yet. Leave it out.",
  ],
  [
    "class A { void m(int i) { switch (i) { default: } } }",
    "1:27 `switch (i) { default: }` unsupported-syntax: A “switch” is not supported yet. Use if and else.",
  ],
  [
    "class A { int m(int i) { return switch (i) { default -> 1; }; } }",
    "1:33 `switch (i) { default -> 1; }` unsupported-syntax: A “switch” is not supported yet. Use if and else.",
  ],
  [
    "class A { void m(int[] a) { for (int x : a) {} } }",
    "1:29 `for (int x : a) {}` unsupported-syntax: A “for” over the elements of an array or collection is not supported yet. Use a for loop with an index.",
  ],
  [
    "class A { void m() { l: while (true) { break l; } } }",
    "1:22 `l: while (true) { break l; }` unsupported-syntax: A label is not supported yet. Use a boolean variable that the outer loop tests.",
  ],
  [
    "class A { void m() { assert true; } }",
    "1:22 `assert true;` unsupported-syntax: “assert” is not supported yet. Leave it out.",
  ],
  [
    "class A { void m() { synchronized (this) {} } }",
    "1:22 `synchronized (this) {}` unsupported-syntax: “synchronized” is not supported yet. Leave it out and keep its block.",
  ],
  [
    "class A { boolean m(Object o) { return o instanceof A a; } }",
    "1:55 `a` unsupported-syntax: A pattern after “instanceof” is not supported yet. Test the type alone and cast in a statement of its own.",
  ],
  [
    'class A { String s = """\n x"""; }',
    '1:22 `"""…` unsupported-syntax: A text block is not supported yet. Write a text in double quotes, with \\n between its lines.',
  ],
  [
    "class A { Object m() { return A.this; } }",
    "1:31 `A.this` unsupported-syntax: The outer instance (a qualified “this”) is not supported yet. Keep the outer object in a field of the nested class.",
  ],
  [
    "class A { static <T> void f() {} void m() { A.<A>f(); } }",
    "1:18 `<T>` unsupported-syntax: A type parameter is not supported yet. Use Object and cast where a value is taken out.",
    "1:47 `<A>` unsupported-syntax: An explicit type argument is not supported yet. Leave it out.",
  ],
];

test.each(UNSUPPORTED)("not supported yet: %s", expectErrors);

async function expectErrors(source: string, ...errors: readonly string[]): Promise<void> {
  expect(await errorsOf(source)).toEqual(errors);
}
