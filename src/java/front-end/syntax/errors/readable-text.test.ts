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
  "case 1: f(A.b(x), A.b(x, y)); default:",
  "case A.B b -> 1;",
  "case A.B -> f(a.b());",
  "case R(int x) -> m(x, A.of(1));",
  "null, default",
])("the rest stays: %s", (text) => {
  expect(readableText(text)).toBe(text);
});
