import { expect, test } from "vitest";
import { inputsOfMethod } from "./inputs-of-method.ts";

const inputs = (text: string, method = "m", name = "A.java"): readonly string[] =>
  inputsOfMethod([{ name, text }], method);

test.each([
  ["class A { static int m(node x, int[] ys) { return 0; } }", ["x", "ys"]],
  ["class A { public int m(final int k) throws E { if (n(k)) { m(k + 1); } return 1; } }", ["this", "k"]],
  ["class A { void n() { m(1); } private void m(int k, A a) { } void m(int k) { } }", ["this", "k"]],
  ["class A { /* void m(int gone) { } */ static void m(Map<A, B> map, int... more) { } }", ["map", "more"]],
  ["class A { static void n(int k) { } }", []],
])("%s", (text, expected) => {
  expect(inputs(text)).toEqual(expected);
});

test("a method may be named by its label", () => {
  expect(inputs("class A { static void m(int k) { } }", "A.m(int)")).toEqual(["k"]);
});

test("a program in the core language says what its inputs are", () => {
  expect(inputs("data node { node next; }\ninput node x, node y;\ny := x", "main", "a.core")).toEqual(["x", "y"]);
});
