import { expect, test } from "vitest";
import { withOpenFields } from "./open-fields.ts";

const opened = (text: string): string | undefined => withOpenFields([{ name: "A.java", text }])[0]?.text;

test.each([
  ["class A { private int x; }", "class A {         int x; }"],
  ["class A { private final A a = null; }", "class A {               A a = null; }"],
  ["class A { int y; public final int[] x = {1}; }", "class A { int y; public       int[] x = {1}; }"],
])("%s", (text, expected) => {
  expect(opened(text)).toBe(expected);
});

test.each([
  "class A { private static final int RED = 0; }",
  "class A { private int m(final int k) { return k; } }",
  "class A { private A() { } private static class B { } }",
])("%s stays", (text) => {
  expect(opened(text)).toBe(text);
});
