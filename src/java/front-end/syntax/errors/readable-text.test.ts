import { expect, test } from "vitest";
import { readableText } from "./readable-text.ts";

test.each([
  ["case null, default -> 1;", "case null, $efault -> 1;"],
  ["case A.B(int x) -> 1;", "case A$B(int x) -> 1;"],
  ["o instanceof a.b.C (var x)", "o instanceof a$b$C (var x)"],
  ["case R(A.B(int x), C.D(var y, E z)) ->", "case R(A$B(int x), C$D(var y, E z)) ->"],
  ["case R(A.B(List<String> x)) ->", "case R(A$B(List<String> x)) ->"],
])("what the grammar lacks is one name: %s", (text, readable) => {
  expect(readableText(text)).toBe(readable);
  expect(readable).toHaveLength(text.length);
});

test.each([
  ["case final A a -> 1;", "case       A a -> 1;"],
  ["case R(final int x, S(var y, final var z)) -> 1;", "case R(      int x, S(var y,       var z)) -> 1;"],
  ["o instanceof R<List<A>>(final var x) && f(x)", "o instanceof R<List<A>>(      var x) && f(x)"],
  ["case R(A.B(final int x)) ->", "case R(A$B(      int x)) ->"],
])("a pattern is read without final: %s", (text, readable) => {
  expect(readableText(text)).toBe(readable);
  expect(readable).toHaveLength(text.length);
});

test.each([
  "case 1: f(A.b(x), A.b(x, y)); default:",
  "case A.B b -> 1;",
  "case A.B -> f(a.b());",
  "case R(int x) -> m(x, A.of(1));",
  "null, default",
  "case R(int x) -> m((final int y) -> y);",
  "case 1: f(x); } void m(final int x) {",
  "if (o instanceof R && m(x)) for (final int i : a)",
  "case A -> (final int x, final int y) -> x;",
])("the rest stays: %s", (text) => {
  expect(readableText(text)).toBe(text);
});
